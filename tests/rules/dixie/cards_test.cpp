// Dixie 1.0, 1.1, 2.0: the cards, the dice and the battle decks.
#include <algorithm>
#include <set>

#include "engine/play/setup.h"
#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

constexpr std::string_view kSixCards = R"({"edition": "six", "title": "Six", "format": 2,
  "battle_deck": {"usa": 6, "csa": 0}, "muster": {"usa": 2, "csa": 0}, "reinforcements": {"usa": 1, "csa": 1},
  "cards": [
    {"id": "foot", "side": "usa", "type": "infantry", "name": "Foot", "short": "F", "cv": 3, "fire": {"short": 2}},
    {"id": "horse", "side": "usa", "type": "cavalry", "name": "Horse", "short": "H", "cv": 2, "fire": {"short": 1}},
    {"id": "guns", "side": "usa", "type": "artillery", "name": "Guns", "short": "G", "cv": 1,
     "fire": {"long": 1, "short": 3}},
    {"id": "chief", "side": "usa", "type": "general", "name": "Chief", "short": "C", "attack": 2, "defense": 1, "stars": 1},
    {"id": "run", "side": "usa", "type": "terrain", "name": "Run", "short": "R", "terrain": "creek", "limit": 2},
    {"id": "ford", "side": "usa", "type": "special", "name": "Ford", "short": "F", "special": "ford", "when": "w",
     "effect": "e", "face": ["a", "b"]}]})";

std::string six_cards_with(std::string_view from, std::string_view to) {
  std::string text(kSixCards);
  text.replace(text.find(from), from.size(), to);
  return text;
}

TEST(Dixie_1_0_TheCards, SixTypesWithTheirRatings) {
  const Result<Edition> edition = parse_edition(kSixCards, "six.json");
  ASSERT_TRUE(edition) << describe(edition.faults());
  const std::vector<Card>& cards = edition.value().cards;
  ASSERT_EQ(cards.size(), 6U);
  EXPECT_EQ(cards[0].type, CardType::Infantry);
  EXPECT_EQ(cards[0].value, 3);
  EXPECT_EQ(cards[0].fire_short, 2);
  EXPECT_EQ(cards[1].type, CardType::Cavalry);
  EXPECT_EQ(cards[2].type, CardType::Artillery);
  EXPECT_EQ(cards[2].fire_long, 1);
  EXPECT_EQ(cards[2].fire_short, 3);
  EXPECT_EQ(cards[3].type, CardType::General);
  EXPECT_EQ(cards[3].attack, 2);
  EXPECT_EQ(cards[3].defense, 1);
  EXPECT_EQ(cards[4].type, CardType::Terrain);
  EXPECT_EQ(cards[4].limit, 2);
  EXPECT_TRUE(cards[4].is_water());
  EXPECT_EQ(cards[5].type, CardType::Special);
  EXPECT_EQ(cards[5].special, SpecialKind::Ford);
}

TEST(Dixie_1_0_TheCards, CombatValueIsOneToFour) {
  for (const std::string_view value : {"0", "5", "-1"}) {
    const Result<Edition> edition =
        parse_edition(six_cards_with("\"cv\": 3", "\"cv\": " + std::string(value)), "six.json");
    ASSERT_FALSE(edition) << value;
    EXPECT_NE(describe(edition.faults()).find("cards[0]"), std::string::npos) << describe(edition.faults());
  }
}

TEST(Dixie_1_0_TheCards, OnlyTroopsAreRatedForCombat) {
  EXPECT_FALSE(parse_edition(six_cards_with("\"attack\": 2", "\"attack\": 2, \"cv\": 2"), "six.json"));
  EXPECT_FALSE(parse_edition(six_cards_with("\"short\": 1}", "\"short\": 1, \"long\": 1}"), "six.json"));
}

constexpr std::string_view kFormatTwo = R"({"edition": "two", "title": "Two", "format": 2, "undecided": "usa",
  "battle_deck": {"usa": 4, "csa": 1}, "muster": {"usa": 2, "csa": 0}, "reinforcements": {"usa": 1, "csa": 1},
  "morale_codes": true, "points": {"three": {"usa": 300, "csa": 270}, "five": {"usa": 500, "csa": 450}},
  "days": ["one", "two"],
  "cards": [
    {"id": "foot", "side": "usa", "type": "infantry", "name": "Foot", "short": "F", "cv": 3, "fire": {"short": 2},
     "morale": "A", "corps": "II", "division": "II/1", "day": 3},
    {"id": "guns", "side": "usa", "type": "artillery", "name": "Guns", "short": "G", "cv": 1, "guns": 8, "horse": true,
     "fire": {"long": 1, "short": 3}, "morale": "C", "corps": "I", "late": "ohio"},
    {"id": "chief", "side": "usa", "type": "general", "name": "Chief", "short": "C", "attack": 2, "defense": 1,
     "stars": 2, "stacking": 3, "rank": "wing", "commands": ["I", "XI"], "killed": true, "captured": true},
    {"id": "run", "side": "usa", "type": "terrain", "name": "Run", "short": "R", "terrain": "wall",
     "places": ["left", "right-center"], "day": 2, "no_outflank": true},
    {"id": "den", "side": "csa", "type": "terrain", "name": "Den", "short": "D", "terrain": "rocks",
     "places": ["left"]}]})";

std::string format_two_with(std::string_view from, std::string_view to) {
  std::string text(kFormatTwo);
  text.replace(text.find(from), from.size(), to);
  return text;
}

TEST(Dixie_1_0_TheCards, TellWhatTheLaterEditionsAsk) {
  const Result<Edition> read = parse_edition(kFormatTwo, "two.json");
  ASSERT_TRUE(read) << describe(read.faults());
  const Edition& edition = read.value();
  EXPECT_EQ(edition.undecided_for, Seat::Union);
  EXPECT_EQ(edition.points_three[1], 270);
  EXPECT_EQ(edition.points_five[0], 500);
  EXPECT_EQ(edition.days.size(), 2U);
  EXPECT_FALSE(edition.three_days);
  const std::vector<Card>& cards = edition.cards;
  EXPECT_EQ(cards[0].morale, 1);
  EXPECT_EQ(edition.corps[static_cast<std::size_t>(cards[0].corps)], "II");
  EXPECT_EQ(edition.divisions[static_cast<std::size_t>(cards[0].division)], "usa II/1");
  EXPECT_EQ(cards[0].day, 3);
  EXPECT_EQ(cards[1].morale, -1);
  EXPECT_EQ(cards[1].guns, 8);
  EXPECT_TRUE(cards[1].is_horse);
  EXPECT_EQ(cards[1].late, Late::Ohio);
  EXPECT_EQ(cards[1].division, kNoUnit);
  EXPECT_EQ(cards[2].stacking, 3);
  EXPECT_EQ(cards[2].rank, Rank::Wing);
  EXPECT_TRUE(cards[2].is_killed);
  EXPECT_TRUE(cards[2].is_captured);
  EXPECT_FALSE(cards[2].is_wounded);
  EXPECT_FALSE(cards[2].has_wreath);
  EXPECT_EQ(cards[2].commands >> cards[1].corps & 1, 1);
  EXPECT_EQ(cards[2].commands >> cards[0].corps & 1, 0);
}

TEST(Dixie_10_1_TerrainLimits, PlacesAreThoseOfItsOwnersLine) {
  const Result<Edition> read = parse_edition(kFormatTwo, "two.json");
  ASSERT_TRUE(read) << describe(read.faults());
  const Card& wall = read.value().cards[3];
  EXPECT_EQ(wall.terrain, TerrainType::Wall);
  EXPECT_EQ(wall.day, 2);
  EXPECT_TRUE(wall.bars_outflanking);
  EXPECT_TRUE(wall.may_lie_at(position_of(Seat::Union, 0)));
  EXPECT_TRUE(wall.may_lie_at(position_of(Seat::Union, 3)));
  EXPECT_FALSE(wall.may_lie_at(position_of(Seat::Union, 4)));
  EXPECT_FALSE(wall.may_lie_at(position_of(Seat::Confederate, 0)));
  const Card& rocks = read.value().cards[4];
  EXPECT_TRUE(rocks.may_lie_at(position_of(Seat::Confederate, 4))) << "their left faces the Union's right";
  EXPECT_FALSE(rocks.may_lie_at(position_of(Seat::Confederate, 0)));
  EXPECT_FALSE(rocks.is_water());
}

TEST(Dixie_1_0_TheCards, RefuseWhatTheirEditionDoesNotHave) {
  EXPECT_FALSE(parse_edition(format_two_with("\"left\", ", "\"left-back\", "), "two.json")) << "a place of Shiloh";
  EXPECT_FALSE(parse_edition(format_two_with("\"morale\": \"A\", ", ""), "two.json")) << "a letter is missing";
  EXPECT_FALSE(parse_edition(format_two_with("\"morale_codes\": true, ", ""), "two.json")) << "a letter too many";
  EXPECT_FALSE(parse_edition(format_two_with("\"stacking\": 3", "\"stacking\": 4"), "two.json"));
  EXPECT_FALSE(parse_edition(format_two_with("\"wing\"", "\"king\""), "two.json"));
  EXPECT_FALSE(parse_edition(format_two_with("\"format\": 2", "\"format\": 1"), "two.json"));
  EXPECT_FALSE(parse_edition(format_two_with("\"day\": 2", "\"day\": 3"), "two.json")) << "ground has no third day";
}

TEST(Dixie_1_1_Dice, HaveSixEqualFaces) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(3)).at("usa.left");
  t.csa("georgia", infantry(2)).at("usa.left");
  State state = t.state();
  Events events;
  t.dixie().apply(state, *t.dixie().parse(state, "fire iowa"), events);
  ASSERT_EQ(t.dixie().to_act(state), Seat::Chance);
  const Chance chance = t.dixie().chance(state);
  EXPECT_EQ(chance.kind, Chance::Kind::Die);
  EXPECT_EQ(chance.ways, 6);
  EXPECT_EQ(chance.lowest, 1);
}

TEST(Dixie_1_1_Dice, ShowEveryFaceInTime) {
  std::set<int> faces;
  for (std::uint32_t n = 0; n < 100; ++n) {
    Luck luck(7);
    faces.insert(luck.pick({Chance::Kind::Die, 0, 6, 1, ""}, n).outcome + 1);
  }
  EXPECT_EQ(faces, (std::set<int>{1, 2, 3, 4, 5, 6}));
}

/// A collection of 10 Union and 12 Confederate cards for battle decks of 6 and 5, musters of 4 and 2.
Edition small_edition() {
  Edition edition;
  edition.id = "small";
  edition.battle_deck[0] = 6;
  edition.battle_deck[1] = 5;
  edition.muster[0] = 4;
  edition.muster[1] = 2;
  edition.reinforcements[0] = edition.reinforcements[1] = 1;
  for (int n = 0; n < 22; ++n) {
    Card card = infantry(2);
    card.side = n < 10 ? Seat::Union : Seat::Confederate;
    card.id = std::string(id_of(card.side)) + "." + std::to_string(n);
    edition.cards.push_back(card);
    edition.facts.push_back(card);
  }
  return edition;
}

int count_in(const State& state, Place place) {
  int count = 0;
  for (const Piece& piece : state.pieces) {
    count += piece.place == place ? 1 : 0;
  }
  return count;
}

TEST(Dixie_2_0_BattleDecks, AreDealtAndTheMusterIsTakenOff) {
  const Dixie game({small_edition()});
  const Session session(game, standard_setup(game), 1);
  EXPECT_EQ(count_in(session.state(), reserve_of(Seat::Union)), 4);
  EXPECT_EQ(count_in(session.state(), deck_of(Seat::Union)), 2);
  EXPECT_EQ(count_in(session.state(), reserve_of(Seat::Confederate)), 2);
  EXPECT_EQ(count_in(session.state(), deck_of(Seat::Confederate)), 3);
  EXPECT_EQ(session.state().pieces.size(), 11U) << "the rest of the collection stays out of the game";
}

TEST(Dixie_2_0_BattleDecks, HoldEachCardOnceAndOnlyOfTheirSide) {
  const Dixie game({small_edition()});
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const Session session(game, standard_setup(game), seed);
    std::set<std::int16_t> kinds;
    for (const Piece& piece : session.state().pieces) {
      EXPECT_EQ(game.editions().front().card(piece.kind).side, owner_of(piece));
      EXPECT_TRUE(kinds.insert(piece.kind).second);
    }
  }
}

TEST(Dixie_2_0_BattleDecks, AnyCardOfTheCollectionMayBeDealtAnywhere) {
  const Dixie game({small_edition()});
  std::set<std::int16_t> mustered;
  std::set<std::int16_t> left_out = {10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21};
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const Session session(game, standard_setup(game), seed);
    std::set<std::int16_t> out = {10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21};
    for (const Piece& piece : session.state().pieces) {
      out.erase(piece.kind);
      if (piece.place == reserve_of(Seat::Confederate)) {
        mustered.insert(piece.kind);
      }
    }
    EXPECT_EQ(out.size(), 7U);
    std::erase_if(left_out, [&](std::int16_t kind) { return out.count(kind) != 0; });
  }
  EXPECT_EQ(mustered.size(), 12U);
  EXPECT_TRUE(left_out.empty());
}

TEST(Dixie_2_0_BattleDecks, EveryDrawOfTheDealIsEquallyLikely) {
  const Dixie game({small_edition()});
  State state = game.setup(standard_setup(game));
  Events events;
  for (int ways = 12; ways > 7; --ways) {
    EXPECT_EQ(game.chance(state).kind, Chance::Kind::Draw);
    EXPECT_EQ(game.chance(state).ways, ways) << "the Confederates are dealt first";
    game.apply(state, game.chance(state).outcome(0), events);
  }
  EXPECT_EQ(game.chance(state).ways, 10);
}

TEST(Dixie_2_0_BattleDecks, LieUnexaminedByBothSides) {
  const Dixie game({small_edition()});
  const Session session(game, standard_setup(game), 1);
  for (const Seat reader : {Seat::Union, Seat::Confederate}) {
    const View view = game.view(session.state(), reader);
    for (std::size_t i = 0; i < session.state().pieces.size(); ++i) {
      const Piece& piece = session.state().pieces[i];
      const bool own_hand = piece.place == reserve_of(reader);
      EXPECT_EQ(view.seen.pieces[i].kind >= 0, own_hand);
    }
    EXPECT_TRUE(std::count(view.hidden.begin(), view.hidden.end(), Hidden{deck_of(Seat::Confederate), 1, 0, 3}) == 1);
  }
}

}  // namespace
}  // namespace longroll::dixie::test
