"""The fixed tables of a match of Dirty Deeds: the wheels, the print, the numbers, the rulings, the action table."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteca.games.dirty_deeds.rules.names import (
    ACCELERATION,
    ACTIONS,
    BREACH,
    CAPTURE,
    CHANGE_TIME,
    CHOOSE_ACTION,
    CHOOSE_FAMILIAR_ACTION,
    CHOOSE_IN_SECRET,
    CHOOSE_WHEEL,
    CHRONO,
    CONQUER,
    DEFEAT,
    DRILLING,
    EXCHANGE,
    EXPANSION,
    INCITE,
    INSTIGATE,
    KINDS,
    KNIGHT,
    PLACE_BASE,
    PLACE_CHARACTER,
    PORTAL,
    SMALL,
    SPY,
    TUNNEL,
    TURN_WHEEL,
    VIOLATION,
    WHEELS,
)
from ludoteca.games.dirty_deeds.rules.wheels import SPOTS_A_RING, Wheels, hex_name, spots_before
from ludoteca.kernel.actions import ActionTable, Domain, Verb, amounts, seats
from ludoteca.kernel.hexes import Hex, rings

HAND_NAMES = ("knight", "spy", "chrono", "engineer", "fist")
CHARACTER_NAMES = HAND_NAMES[:4]
ACTION_NAMES = (
    "expansion", "defeat", "instigation", "violation", "discovery", "drilling", "acceleration", "gathering",
    "tunnel", "portal", "recruitment", "breach", "rewind", "riot", "delay",
)  # fmt: skip
PAIRED_NAMES = ("discovery", "drilling", "gathering", "tunnel")
WHEEL_NAMES = ("big", "medium", "small")


@final
class Numbers:
    """The parameters of a match by name; a wrong name is found when the rules are made."""

    def __init__(self, numbers: dict[str, int]) -> None:
        self.setup_clicks: i64 = numbers["setup_clicks"]
        self.base_step: i64 = numbers["base_step"] // 60  # in corners
        self.influence: i64 = numbers["influence_per_player"]
        self.tokens: vec[i64] = listed([numbers["tokens_traditions"], numbers["tokens_enchantments"]])
        self.start_tokens: vec[i64] = listed([numbers["start_traditions"], numbers["start_enchantments"]])
        self.start_opaque: i64 = numbers["start_opaque"]
        self.range_defeat: i64 = numbers["range_defeat"]
        self.defeat_max: i64 = numbers["defeat_max"]
        self.instigation: i64 = numbers["n_instigation"]
        self.acceleration_min: i64 = numbers["acceleration_min"]
        self.acceleration_max: i64 = numbers["acceleration_max"]
        self.recruit_exchange: i64 = numbers["recruit_exchange"]
        self.rewind_max: i64 = numbers["rewind_max"]
        self.riot_per_player: i64 = numbers["riot_per_player"]
        self.riot_per_wheel: i64 = numbers["riot_per_wheel"]
        self.familiar_squares: i64 = numbers["familiar_squares"]
        self.final_turns: i64 = numbers["final_turns"]
        self.end_turn_notches: i64 = numbers["end_turn_notches"]
        self.max_turns: i64 = numbers["max_turns"]
        self.big_div: vec[i64] = listed([numbers[f"score_big_div_{k}"] for k in (1, 2, 3)])
        self.medium_div: vec[i64] = listed([numbers[f"score_medium_div_{k}"] for k in (1, 2, 3)])
        self.small_mul: vec[i64] = listed([numbers[f"score_small_mul_{k}"] for k in (1, 2, 3)])
        self.speed: vec[i64] = listed(
            [numbers[f"speed_{who}"] for who in ("knight", "spy", "chrono", "engineer", "recruitment")]
        )
        self.conquers: vec[i64] = vec[i64]([i64(0)] * ACTIONS)  # by action: how many hexes it conquers at most
        self.conquers[EXPANSION] = numbers["n_expansion"]
        self.conquers[DRILLING] = numbers["n_drilling"]
        self.conquers[TUNNEL] = numbers["n_tunnel"]
        self.conquers[VIOLATION] = numbers["n_violation"]
        self.conquers[PORTAL] = numbers["n_portal"]
        self.conquers[BREACH] = numbers["n_breach"]
        self.cost: vec[i64] = vec[i64]([i64(0)] * ACTIONS)  # by action: the Domains of its burden
        self.cost[DEFEAT] = numbers["cost_defeat_domains"]
        self.cost[VIOLATION] = numbers["cost_violation_domains"]
        self.cost[ACCELERATION] = numbers["cost_acceleration_domains"]
        self.cost[PORTAL] = numbers["cost_portal_domains"]
        self.token_cost: vec[i64] = vec[i64]([i64(0)] * (ACTIONS * 2))  # by action and kind of token
        self.token_cost[VIOLATION * 2] = numbers["cost_violation_traditions"]
        self.token_cost[VIOLATION * 2 + 1] = numbers["cost_violation_enchantments"]
        self.token_cost[PORTAL * 2] = numbers["cost_portal_traditions"]
        self.token_cost[PORTAL * 2 + 1] = numbers["cost_portal_enchantments"]

    def dearest(self) -> int:
        """The most Domains a burden can ask for."""
        return max(int(self.cost[action]) for action in range(ACTIONS))


@final
class Rulings:
    """The switchable rulings, each by the name of its setting; flags are 0 and 1, choices go by their place."""

    def __init__(self, chosen: dict[str, int]) -> None:
        self.slow_first: bool = chosen["speed_order"] == 1
        self.realtime: bool = chosen["commit_priority"] == 1
        self.random_priority: bool = chosen["commit_priority"] == 2
        self.named_in_secret: bool = chosen["simple_choice"] == 1
        self.downgrade: bool = chosen["fizzle"] == 1
        self.lose_burden: bool = chosen["fizzle"] == 2
        self.tie_turns_small: bool = chosen["rotate_tie"] == 1
        self.turn_backward: bool = chosen["end_turn_direction"] == 1
        self.meshed: bool = chosen["meshed"] == 1
        self.base_counts: bool = chosen["base_counts"] == 1
        self.chained: bool = chosen["expansion"] == 1
        self.protect_occupied: bool = chosen["protect_occupied"] == 1
        self.instigate_own: bool = chosen["instigate_own"] == 1
        self.harvest_wheel: bool = chosen["harvest_scope"] == 1
        self.drill_opponent: bool = chosen["drill_opponent"] == 1
        self.tunnel_adjacent: bool = chosen["tunnel_scope"] == 1
        self.recruit_even: bool = chosen["recruit_equal"] == 0
        self.recruit_from_supply: bool = chosen["recruit_opaque"] == 0
        self.riot_wheel_total: bool = chosen["riot_wheel_limit"] == 1
        self.riot_spares_self: bool = chosen["riot_self"] == 1
        self.revealed_by_turning: bool = chosen["hourglass_trigger"] == 0
        self.area_points: bool = chosen["medium_base"] == 1
        self.rank_zero: bool = chosen["medium_zero"] == 1
        self.skip_ranks: bool = chosen["tie_rank"] == 1
        self.tie_by_domains: bool = chosen["tie"] == 1
        self.print_known: bool = chosen["print_known"] == 1
        self.open_screens: bool = chosen["open_screens"] == 1
        self.ready_final: bool = chosen["ready_final"] == 1
        self.memory_aid: bool = chosen["memory_aid"] == 1
        self.shuffled: bool = chosen["underground"] == 1


@final
class Layout:
    """What is fixed for a match: built from content and settings, shared by all states."""

    def __init__(
        self,
        seat_count: i64,
        wheels: Wheels,
        printed: list[int],
        numbers: Numbers,
        rulings: Rulings,
        house: dict[str, str],
    ) -> None:
        self.seats = seat_count
        self.house = house  # the settings that are not the usual ones, as they are written
        self.wheels = wheels
        self.numbers = numbers
        self.rulings = rulings
        self.hexes: i64 = wheels.hexes

        self.printed: vec[i64] = listed(printed)
        self.icons: vec[i64] = vec[i64]([i64(0)] * (WHEELS * KINDS))  # by wheel and kind: how many are printed
        for wheel in range(WHEELS):
            for spot in range(wheels.first_spot[wheel], wheels.first_spot[wheel + 1]):
                self.icons[wheel * KINDS + self.printed[spot]] += 1
        self.pose: vec[i64] = vec[i64]()  # by orientation and spot of the start: what the print shows there
        for turned in range(wheels.notches):
            for wheel in range(WHEELS):
                self._lay_pose(wheel, turned)
        # DD-END-01 the spots where the hourglass may be: the outermost ring of the small wheel, and on an even ring
        # those under the middle of a hex, for there a notch never moves it to a border.
        rim = i64(spots_before(int(wheels.radius[SMALL])))
        self.hourglass_from: i64 = wheels.first_spot[SMALL] + rim
        self.hourglass_step: i64 = 2 if wheels.radius[SMALL] % 2 == 0 else 1

        self.actions = ActionTable()
        add = self.actions.add
        names: list[str] = []
        for wheel in range(3):
            places: list[Hex] = rings(int(wheels.radius[wheel]))
            names += [hex_name(wheel, place) for place in places]
        place = Domain("hex", tuple(names), spelled=True)
        corner = Domain("hex", tuple(names[int(wheels.corner[k])] for k in range(6)), spelled=True)
        rivals = seats(int(seat_count))
        tiles = amounts(0, numbers.dearest())
        self.base: Verb = add("base", int(PLACE_BASE), corner)
        self.choose: Verb = add("choose", int(CHOOSE_IN_SECRET), Domain("hand", HAND_NAMES))
        self.intend: Verb = add(
            "intend", int(CHOOSE_IN_SECRET), Domain("intent", ("simple", "costly", "free", *PAIRED_NAMES))
        )
        self.pay: Verb = add("pay", int(CHOOSE_IN_SECRET), tiles, tiles if seat_count > 2 else amounts(0, 0))
        self.do: Verb = add("do", int(CHOOSE_ACTION), Domain("deed", PAIRED_NAMES))
        self.place: Verb = add("place", int(PLACE_CHARACTER), place)
        self.conquer: Verb = add("conquer", int(CONQUER), place)
        self.conquer_stop: Verb = add("conquer-stop", int(CONQUER))
        self.capture: Verb = add("capture", int(CAPTURE), rivals, Domain("character", CHARACTER_NAMES))
        self.capture_stop: Verb = add("capture-stop", int(CAPTURE))
        self.instigate: Verb = add("instigate", int(INSTIGATE), place)
        self.instigate_stop: Verb = add("instigate-stop", int(INSTIGATE))
        self.turn: Verb = add("turn", int(TURN_WHEEL))
        self.turn_stop: Verb = add("turn-stop", int(TURN_WHEEL))
        self.exchange: Verb = add("exchange", int(EXCHANGE), rivals, Domain("taken", ("own", "opaque")))
        self.exchange_stop: Verb = add("exchange-stop", int(EXCHANGE))
        self.familiar: Verb = add("familiar", int(CHOOSE_FAMILIAR_ACTION), Domain("deed", ACTION_NAMES[BREACH:]))
        self.spin: Verb = add("wheel", int(CHOOSE_WHEEL), Domain("wheel", WHEEL_NAMES))
        self.riot: Verb = add("riot", int(INCITE), place)
        self.riot_stop: Verb = add("riot-stop", int(INCITE))
        self.delay: Verb = add("delay", int(CHANGE_TIME), Domain("change", ("more", "fewer")))

    def _lay_pose(self, wheel: i64, turned: i64) -> None:
        """The print of a wheel turned on by so many notches, as it lies when a match begins."""
        wheels = self.wheels
        start = wheels.first_spot[wheel]
        self.pose = append(self.pose, self.printed[start])
        for k in range(1, wheels.radius[wheel] + 1):
            around = SPOTS_A_RING * k
            ring = start + i64(spots_before(int(k)))
            shift = k * turned * (SPOTS_A_RING // wheels.notches)
            for spot in range(around):
                self.pose = append(self.pose, self.printed[ring + (spot - shift + around) % around])

    def hides_hourglass(self, spot: i64) -> bool:
        """Whether the hourglass may be printed on a spot, for all that the rules say."""
        return spot >= self.hourglass_from and (spot - self.hourglass_from) % self.hourglass_step == 0


def listed(numbers: list[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


def has_landing(action: i64) -> bool:
    """Whether an action puts its character on the hex it conquers, instead of on a territory held before."""
    return action == VIOLATION or action == PORTAL


def costly_action(character: i64) -> i64:
    """The one costly action of each character."""
    if character == KNIGHT:
        return DEFEAT
    if character == SPY:
        return VIOLATION
    return ACCELERATION if character == CHRONO else PORTAL
