"""The rules of a match of D.E.I., wired together. DEI-GAME-06 the story that is told around them has no effect."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.dei.rules import names
from ludoteca.games.dei.rules.building import TakeUp
from ludoteca.games.dei.rules.buying import BuyByRobot, ChoosePayment
from ludoteca.games.dei.rules.clean_up import CleanUp
from ludoteca.games.dei.rules.collecting import ChooseVictim, ExchangeResource
from ludoteca.games.dei.rules.drones import CarryFrom, CarryScrappers, Harvest, Reap, Teleport
from ludoteca.games.dei.rules.features import features
from ludoteca.games.dei.rules.layout import Layout
from ludoteca.games.dei.rules.missions import ResolveMissions, TakeMission
from ludoteca.games.dei.rules.moving import ChooseCrew, MoveNeena, MoveTo
from ludoteca.games.dei.rules.phases import ActInPhase, EndPhase, PlayTurn, TakeForAbraham, UnlockTalent
from ludoteca.games.dei.rules.playing import PlanCards, PlayCard, UseSymbol, finish_card, gives_for_nothing, is_spent
from ludoteca.games.dei.rules.recruiting import RecruitFrom, SeedRegion
from ludoteca.games.dei.rules.scoring import standing, total
from ludoteca.games.dei.rules.secrets import cover_cards, imagine_cards
from ludoteca.games.dei.rules.setup import (
    DealTalents,
    DraftTalent,
    LayTable,
    PickFaction,
    PlaceChampion,
    PlaceUnits,
    lay_table,
    restore_city,
)
from ludoteca.games.dei.rules.state import Dei
from ludoteca.games.dei.rules.traits import PHASES, TRAITS
from ludoteca.kernel.chance import Chance, Rng
from ludoteca.kernel.decision import Options
from ludoteca.kernel.numbers import Seat
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import Sight


@final
class DeiRules(Rules[Dei]):
    def __init__(self, layout: Layout) -> None:
        super().__init__(
            layout.seats,
            layout.actions,
            {
                int(names.PICK_FACTION): PickFaction(layout.faction),
                int(names.PLACE_CHAMPION): PlaceChampion(layout.stand),
                int(names.DRAFT_TALENT): DraftTalent(layout.draft),
                int(names.PLAN_CARDS): PlanCards(layout.numbers.cards_a_phase),
                int(names.PLAY_CARD): PlayCard(),
                int(names.USE_SYMBOL): UseSymbol(),
                int(names.RECRUIT_FROM): RecruitFrom(),
                int(names.SEED_REGION): SeedRegion(),
                int(names.MOVE_TO): MoveTo(),
                int(names.CHOOSE_CREW): ChooseCrew(),
                int(names.MOVE_NEENA): MoveNeena(),
                int(names.EXCHANGE_RESOURCE): ExchangeResource(),
                int(names.CHOOSE_VICTIM): ChooseVictim(),
                int(names.TAKE_UP): TakeUp(),
                int(names.HARVEST): Harvest(),
                int(names.CARRY_SCRAPPERS): CarryScrappers(),
                int(names.CARRY_FROM): CarryFrom(),
                int(names.TELEPORT): Teleport(),
                int(names.REAP): Reap(),
                int(names.CHOOSE_PAYMENT): ChoosePayment(layout.pay),
                int(names.BUY_BY_ROBOT): BuyByRobot(),
                int(names.TAKE_FOR_ABRAHAM): TakeForAbraham(),
                int(names.UNLOCK_TALENT): UnlockTalent(),
                int(names.TAKE_MISSION): TakeMission(),
                int(names.END_PHASE): EndPhase(),
            },
            interludes=[],
            consequences={
                int(names.LAY_TABLE): LayTable(),
                int(names.PLACE_UNITS): PlaceUnits(),
                int(names.DEAL_TALENTS): DealTalents(),
                int(names.PLAY_TURN): PlayTurn(),
                int(names.ACT_IN_PHASE): ActInPhase(),
                int(names.RESOLVE_MISSIONS): ResolveMissions(),
                int(names.CLEAN_UP): CleanUp(),
            },
        )
        self.layout = layout
        self.phases = PHASES
        self.traits = TRAITS

    def start(self, chance: Chance) -> Dei:
        return lay_table(self.layout, chance)

    def leave_out(self, s: Dei, seat: Seat, out: Options) -> None:
        """A card is not laid away while it still gives something for nothing."""
        if s.deciding() == names.USE_SYMBOL and gives_for_nothing(s, out):
            out.count -= 1  # to lay it away is the last of the options

    def settle(self, s: Dei) -> bool:
        """A card of which nothing is left is done with."""
        if s.deciding() == names.USE_SYMBOL and is_spent(s, s.player):
            finish_card(s)
            return True
        return False

    def score(self, s: Dei, seat: Seat) -> i64:
        return total(s, seat)

    def rank(self, s: Dei, seat: Seat) -> i64:
        return standing(s, seat)

    def features(self, s: Dei, viewer: Seat, out: vec[float]) -> None:
        features(s, viewer, out)

    def restore(self, s: Dei) -> None:
        restore_city(s)

    def scrub(self, s: Dei, seat: Seat, rng: Rng) -> None:
        """The order of decks, Talents that are locked, Candy of others; with DEI-OPT-3 their cards too."""
        imagine_cards(s, seat, rng)
        s.candy.imagine(seat, rng)
        s.talents.imagine(seat, rng)

    def veil(self, s: Dei, seat: Seat, out: Sight) -> None:
        cover_cards(s, seat, out)
