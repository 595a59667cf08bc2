"""The rules of a match of Archipelago, wired together."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.games.archipelago.rules import names as n
from ludoteca.games.archipelago.rules.building import ChooseBuilder, ChooseConstruction, ChooseWaters
from ludoteca.games.archipelago.rules.checkout import PayWithTokens
from ludoteca.games.archipelago.rules.crises import DomesticCrisis, ExportCrisis, FeedCitizens, SupplyExport
from ludoteca.games.archipelago.rules.deeds import (
    AddShip,
    AddShips,
    BuyFound,
    CalmRegion,
    EndSearch,
    ExchangeCube,
    ReadyCard,
    SurveyHex,
    TakeCube,
)
from ludoteca.games.archipelago.rules.discovering import Discover, StockMarket, TakeDiscovery
from ludoteca.games.archipelago.rules.ending import look_for_end
from ludoteca.games.archipelago.rules.evolution import BuyCard, RefillTrack, TurnCard, VisitTrack
from ludoteca.games.archipelago.rules.exploring import (
    ChooseHex,
    LandCitizen,
    PickCell,
    PickRotation,
    PickSide,
    SendExplorer,
)
from ludoteca.games.archipelago.rules.features import features
from ludoteca.games.archipelago.rules.growing import Recruit, Reproduce
from ludoteca.games.archipelago.rules.haggling import keep_few_offers
from ludoteca.games.archipelago.rules.harvesting import ChooseHarvest, GrantHarvest, Harvest
from ludoteca.games.archipelago.rules.layout import Layout
from ludoteca.games.archipelago.rules.looting import Loot, SinkShip
from ludoteca.games.archipelago.rules.memory import cover_cubes
from ludoteca.games.archipelago.rules.migrating import Migrate, MigrateTo
from ludoteca.games.archipelago.rules.offers import AnswerCall, AnswerOffer, CallOffers, FillOffer
from ludoteca.games.archipelago.rules.ordering import Bid, BidAgain, SetOrder
from ludoteca.games.archipelago.rules.rebels import ExpelRebel, ExpelRebels, StandUp
from ludoteca.games.archipelago.rules.rounds import EndRound, PlayRound, PlayRounds
from ludoteca.games.archipelago.rules.scoring import is_separatist, points, standing
from ludoteca.games.archipelago.rules.secrets import imagine_hidden
from ludoteca.games.archipelago.rules.setup import (
    BeginGame,
    ChooseTrends,
    DealHexes,
    DealObjectives,
    FirstExplorations,
    KeepObjective,
    VoteTrend,
    lay_table,
)
from ludoteca.games.archipelago.rules.spots import PickSpot
from ludoteca.games.archipelago.rules.spying import ChooseRival, HideAndPick
from ludoteca.games.archipelago.rules.state import Archipelago
from ludoteca.games.archipelago.rules.trading import Transact
from ludoteca.games.archipelago.rules.traits import PHASES, TRAITS
from ludoteca.games.archipelago.rules.turns import PlayTurn
from ludoteca.games.archipelago.rules.using import ChooseWay, LayWonder, SendToWonder, UseCard
from ludoteca.kernel.chance import Chance, Rng
from ludoteca.kernel.decision import Options
from ludoteca.kernel.numbers import Seat
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import Sight


@final
class ArchipelagoRules(Rules[Archipelago]):
    def __init__(self, layout: Layout) -> None:
        super().__init__(
            layout.seats,
            layout.actions,
            {
                int(n.VOTE_TREND): VoteTrend(),
                int(n.KEEP_OBJECTIVE): KeepObjective(),
                int(n.PICK_SIDE): PickSide(),
                int(n.PICK_CELL): PickCell(),
                int(n.PICK_ROTATION): PickRotation(),
                int(n.LAND_CITIZEN): LandCitizen(),
                int(n.STOCK_MARKET): StockMarket(),
                int(n.TAKE_DISCOVERY): TakeDiscovery(),
                int(n.BID): Bid(),
                int(n.BID_AGAIN): BidAgain(),
                int(n.SET_ORDER): SetOrder(),
                int(n.FEED_CITIZENS): FeedCitizens(),
                int(n.STAND_UP): StandUp(),
                int(n.EXPEL_REBEL): ExpelRebel(),
                int(n.SUPPLY_EXPORT): SupplyExport(),
                int(n.PLAY_ROUND): PlayRound(),
                int(n.HARVEST): Harvest(),
                int(n.GRANT_HARVEST): GrantHarvest(),
                int(n.TRANSACT): Transact(),
                int(n.CHOOSE_HEX): ChooseHex(),
                int(n.SEND_EXPLORER): SendExplorer(),
                int(n.REPRODUCE): Reproduce(),
                int(n.RECRUIT): Recruit(),
                int(n.MIGRATE): Migrate(),
                int(n.MIGRATE_TO): MigrateTo(),
                int(n.CHOOSE_CONSTRUCTION): ChooseConstruction(),
                int(n.CHOOSE_BUILDER): ChooseBuilder(),
                int(n.CHOOSE_WATERS): ChooseWaters(),
                int(n.PAY_WITH_TOKENS): PayWithTokens(),
                int(n.CHOOSE_WAY): ChooseWay(),
                int(n.SINK_SHIP): SinkShip(),
                int(n.LOOT): Loot(),
                int(n.CHOOSE_RIVAL): ChooseRival(),
                int(n.HIDE_AND_PICK): HideAndPick(),
                int(n.CHOOSE_HARVEST): ChooseHarvest(),
                int(n.CALM_REGION): CalmRegion(),
                int(n.EXCHANGE_CUBE): ExchangeCube(),
                int(n.TAKE_CUBE): TakeCube(),
                int(n.SURVEY_HEX): SurveyHex(),
                int(n.BUY_FOUND): BuyFound(),
                int(n.READY_CARD): ReadyCard(),
                int(n.SEND_TO_WONDER): SendToWonder(),
                int(n.ADD_SHIP): AddShip(),
                int(n.PICK_SPOT): PickSpot(),
                int(n.BUY_CARD): BuyCard(),
                int(n.TURN_CARD): TurnCard(),
                int(n.FILL_OFFER): FillOffer(),
                int(n.ANSWER_OFFER): AnswerOffer(),
                int(n.ANSWER_CALL): AnswerCall(),
            },
            interludes=[],
            consequences={
                int(n.CHOOSE_TRENDS): ChooseTrends(),
                int(n.DEAL_HEXES): DealHexes(),
                int(n.FIRST_EXPLORATIONS): FirstExplorations(),
                int(n.DEAL_OBJECTIVES): DealObjectives(),
                int(n.BEGIN_GAME): BeginGame(),
                int(n.PLAY_TURN): PlayTurn(),
                int(n.DOMESTIC_CRISIS): DomesticCrisis(),
                int(n.EXPEL_REBELS): ExpelRebels(),
                int(n.EXPORT_CRISIS): ExportCrisis(),
                int(n.PLAY_ROUNDS): PlayRounds(),
                int(n.END_ROUND): EndRound(),
                int(n.USE_CARD): UseCard(),
                int(n.LAY_WONDER): LayWonder(),
                int(n.ADD_SHIPS): AddShips(),
                int(n.VISIT_TRACK): VisitTrack(),
                int(n.REFILL_TRACK): RefillTrack(),
                int(n.DISCOVER): Discover(),
                int(n.END_SEARCH): EndSearch(),
                int(n.CALL_OFFERS): CallOffers(),
            },
        )
        self.layout = layout
        self.phases = PHASES
        self.traits = TRAITS

    def start(self, chance: Chance) -> Archipelago:
        return lay_table(self.layout, chance)

    def leave_out(self, s: Archipelago, seat: Seat, out: Options) -> None:
        """ARC-NEG-01 nobody has to make offers, and few are worth thinking of."""
        keep_few_offers(s, seat, out)

    def awaits_reply(self, s: Archipelago) -> bool:
        """ARC-NEG-03, ARC-HARV-05 an offer, or a harvest in a rival's region."""
        return s.over == 0 and (s.deciding() == n.ANSWER_OFFER or s.deciding() == n.GRANT_HARVEST)

    def settle(self, s: Archipelago) -> bool:
        """ARC-END-02 an end condition that holds is shown."""
        return look_for_end(s)

    def score(self, s: Archipelago, seat: Seat) -> i64:
        return points(s, seat)

    def rank(self, s: Archipelago, seat: Seat) -> i64:
        return standing(s, seat)

    def payoff(self, s: Archipelago, seat: Seat) -> float:
        """ARC-IND-02 after independence everybody has lost, but for the Separatist."""
        if s.ended_by == n.BY_INDEPENDENCE:
            return 1.0 if is_separatist(s, seat) else 0.0
        return super().payoff(s, seat)

    def features(self, s: Archipelago, viewer: Seat, out: vec[float]) -> None:
        features(s, viewer, out)

    def scrub(self, s: Archipelago, seat: Seat, rng: Rng) -> None:
        imagine_hidden(s, seat, rng)

    def veil(self, s: Archipelago, seat: Seat, out: Sight) -> None:
        cover_cubes(s, seat, out)
