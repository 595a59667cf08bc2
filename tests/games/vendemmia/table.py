"""Any position of Vendemmia in one line, for tests: `vendemmia().hand(0, "barbera-3").dice(5, 2).to_act(0)`."""

from __future__ import annotations

from ludoteca.games.vendemmia.game import GAME, VINE
from ludoteca.games.vendemmia.rules.layout import COMPOST_HEAP, DRAW_PILE, TAKE_TURN
from ludoteca.games.vendemmia.rules.rules import VendemmiaRules
from ludoteca.games.vendemmia.rules.state import Vendemmia
from ludoteca.games.vendemmia.view import VendemmiaView
from ludoteca.kernel.chance import Rng
from ludoteca.kernel.events import EVERYBODY, bit
from ludoteca.play.match import Match, Refusal
from ludoteca.play.settings import Value


def vendemmia(seats: int = 2, seed: int = 7, **settings: Value) -> Table:
    """A match at its opening, until something is laid out by hand."""
    return Table(Match(GAME, seats, seed, settings))


class Table:
    """A match of Vendemmia, set up by hand, then played.

    The first vine that is laid by hand clears the table: all 36 vines go to the draw pile, and each is taken from
    there. Baskets come from the store and go back to it. So nothing ever appears or vanishes.
    """

    def __init__(self, match: Match[Vendemmia, VendemmiaRules, VendemmiaView]) -> None:
        assert isinstance(match.rules, VendemmiaRules)
        self.match = match
        self.layout = match.rules.layout
        self._cleared = False

    @property
    def _s(self) -> Vendemmia:
        return self.match._state

    # Setting up.

    def hand(self, seat: int, *vines: str) -> Table:
        """The whole hand of a seat, known to it alone."""
        return self._lay(int(self.layout.hand_of(seat)), vines, int(bit(seat)))

    def terrace(self, seat: int, number: int, *vines: str) -> Table:
        """The vines on a terrace (1, 2 or 3), the lowest first."""
        return self._lay(int(self.layout.terrace_of(seat, number - 1)), vines, int(EVERYBODY))

    def compost(self, *vines: str) -> Table:
        return self._lay(int(COMPOST_HEAP), vines, int(EVERYBODY))

    def draw(self, *vines: str) -> Table:
        """What lies on top of the draw pile, the first to be drawn first."""
        self._clear()
        for vine in reversed(vines):
            self._s.vines.move(DRAW_PILE, self._find(vine), DRAW_PILE)
        return self._changed()

    def whole_draw_pile(self, *vines: str) -> Table:
        """All that is in the draw pile; what is nowhere else lies on the compost heap."""
        self._clear()
        left = [self._name(k) for k in range(self._s.vines.size(DRAW_PILE))]
        self.compost(*(vine for vine in left if vine not in vines))
        return self.draw(*vines)

    def dice(self, first: int, second: int) -> Table:
        """What the dice show now."""
        self._s.dice[0], self._s.dice[1] = first, second
        return self._changed()

    def rolls(self, *shown: int) -> Table:
        """What the dice will show, roll after roll."""
        self._s.chance.prepare([number - 1 for number in shown])
        return self._changed()

    def baskets(self, seat: int, count: int) -> Table:
        self._s.store += self._s.baskets[seat] - count
        self._s.baskets[seat] = count
        assert self._s.store >= 0, "there are not so many baskets"
        return self._changed()

    def to_act(self, seat: int, turns_had: int = 0) -> Table:
        """It is this seat's turn, after everybody has had so many turns."""
        self._s.turn = turns_had * self.match.seats + seat
        self._s.depth = 0
        self._s.push_open(TAKE_TURN, seat)
        return self._changed()

    def _lay(self, pile: int, vines: tuple[str, ...], seen: int) -> Table:
        self._clear()
        deck = self._s.vines
        for vine in vines:
            deck.move(DRAW_PILE, self._find(vine), pile)
            deck.mark_seen(pile, deck.size(pile) - 1, seen)
        return self._changed()

    def _clear(self) -> None:
        assert self.match.ply == 0, "a position is set up before it is played"
        if not self._cleared:
            self._cleared = True
            self._s.vines = self.layout.empty_piles()
            for number in range(len(VINE.keys)):
                self._s.vines.put(DRAW_PILE, number)

    def _find(self, vine: str) -> int:
        place = int(self._s.vines.find(DRAW_PILE, VINE.number(vine)))
        assert place >= 0, f"{vine} has been laid already"
        return place

    def _name(self, place: int) -> str:
        return VINE.keys[self._s.vines.card(DRAW_PILE, place)]

    def _changed(self) -> Table:
        self.match._after = [self._s.copy()]
        return self

    # Playing.

    def play(self, actions: str, seat: int | None = None) -> Table:
        """One move: its actions with spaces between them."""
        self.match.push_plan(actions.split(), seat)
        return self

    def rest(self, compost: str, then: str = "leave") -> Table:
        """A whole turn of resting."""
        return self.play(f"rest compost:{compost}").play(then)

    def undo(self, seat: int | None = None) -> Table:
        self.match.undo(seat)
        return self

    # Asking.

    @property
    def turn_of(self) -> int:
        (seat,) = self.match.to_act
        return seat

    def legal(self, seat: int | None = None) -> list[str]:
        return self.match.legal(seat)

    def why(self, action: str, seat: int | None = None, language: str = "en") -> Refusal:
        """Why an action is not allowed. It must not be."""
        refusal = self.match.why_not(action, seat, language)
        assert refusal is not None, f"{action} is allowed"
        return refusal

    def view(self, seat: int = -1) -> VendemmiaView:
        """What a seat sees, or what spectators see."""
        view = self.match.view(seat)
        assert isinstance(view, VendemmiaView)
        return view

    def own_hand(self, seat: int) -> tuple[str, ...]:
        return self.view(seat).hands[seat]

    def points(self, seat: int) -> int:
        return int(self.match.rules.score(self._s, seat))

    def log(self, seat: int = -1, language: str = "en") -> list[str]:
        """What has been played, as a seat (or a spectator) reads it."""
        return [GAME.texts(language).event(event, seat) for event in self.match.events(seat, since=0)]

    def census(self) -> dict[str, int]:
        return GAME.census(self.match.rules, self._s)

    def imagined(self, seat: int, seed: int) -> VendemmiaView:
        """What the other of two seats would see in a world that this seat thinks possible."""
        rules = self.match.rules
        assert isinstance(rules, VendemmiaRules)
        return GAME.view(rules, rules.imagine(self._s, seat, Rng(seed)), 1 - seat)
