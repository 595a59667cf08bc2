# Pebbles in italiano: quanto basta alle prove.
game-title = Sassolini
event-peeked = { $seat } vede { $card }.
event-peeked-secret = { $seat } sbircia una carta.
refusal-too-few-pebbles = { $missing ->
    [one] manca un sassolino
   *[other] mancano { $missing } sassolini
}
card-sun = il sole
card-moon = la luna
card-star = la stella
card-rain = la pioggia
card-wind = il vento
card-snow = la neve
