#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.h"
#include "engine/core/result.h"
#include "engine/games/dixie/ids.h"

namespace longroll::dixie {

/// A corps or division of an edition: an index into its list of names; kNoUnit for cards that belong to none.
using UnitIndex = std::int8_t;
constexpr UnitIndex kNoUnit = -1;
constexpr int kMaxCorps = 16;
constexpr int kMaxDivisions = 64;
/// Cards of a collection.
constexpr std::size_t kMaxCards = 512;

/// Piece::kind of the first card of the edition of that index. Each has room for a whole collection, so cards that one
/// edition gains or loses do not change the kinds of another.
constexpr std::int16_t first_kind_of(std::size_t edition) { return static_cast<std::int16_t>(edition * kMaxCards); }

/// What the rules ask of a card, small enough that a whole collection stays in a processor's cache.
struct CardFacts {
  CardType type = CardType::Infantry;
  TerrainType terrain = TerrainType::Woods;
  SpecialKind special = SpecialKind::Ford;
  std::int8_t value = 0;       ///< CV, 1 to 4; 0 for cards that do not fight
  std::int8_t fire_short = 0;  ///< firepower 1 to 3 when engaged
  std::int8_t fire_long = 0;   ///< artillery across the centerline; 0 for others
  std::int8_t morale = 0;      ///< Gettysburg's letter (6.0): A +1, B 0, C -1; 0 in the other editions
  std::int8_t attack = 0;      ///< of a general, 0 to 3
  std::int8_t defense = 0;
  std::int8_t stacking = 0;  ///< of a general: troop cards above the limit, 0 to 3 (11.3)
  std::int8_t limit = 0;     ///< movement limit of a creek or pond
  std::int8_t day = 1;       ///< first day on the field, or on which the ground may be played, 1 to 3 (15.2)
  UnitIndex corps = kNoUnit;
  UnitIndex division = kNoUnit;
  Rank rank = Rank::None;           ///< of a general (13.9)
  Branch branch = Branch::AllArms;  ///< of a general (13.9)
  Late late = Late::No;
  bool is_horse = false;          ///< horse artillery: it may fire after a move (7.2)
  bool bars_outflanking = false;  ///< ground that a flanking march cannot pass (13.1)
  Seat side = Seat::Union;
  std::uint16_t commands = 0;             ///< of a wing commander: 1 << corps (13.9)
  std::uint16_t places = kEveryPosition;  ///< of ground: 1 << position_index, where it may lie (10.1)

  bool is_troop() const { return type <= CardType::Artillery; }
  bool is_general() const { return type == CardType::General; }
  bool is_terrain() const { return type == CardType::Terrain; }
  bool is_special() const { return type == CardType::Special; }
  bool is_special(SpecialKind kind) const { return is_special() && special == kind; }
  /// Stays on the table face-up and takes hits like a general (12.0).
  bool is_long_lasting() const { return is_special(SpecialKind::ColorGuard) || is_special(SpecialKind::JohnnyShiloh); }
  bool is_water() const { return is_terrain() && (terrain == TerrainType::Creek || terrain == TerrainType::Pond); }
  /// Generals and what takes hits as they do (11.2, 12.0).
  bool is_commander() const { return is_general() || is_long_lasting(); }
  bool may_lie_at(Place position) const { return (places >> position_index(position) & 1U) != 0; }
  /// Cards of one group are kept back and dealt together (15.1H, 15.2H).
  int group() const { return 2 * static_cast<int>(late) + (day == 1 ? 1 : 0); }
};
constexpr int kDealGroups = 6;
static_assert(sizeof(CardFacts) <= 24);

/// One card of a collection (Dixie 1.0). What each key of the file means stands in assets/games/dixie/FORMAT.md.
struct Card : CardFacts {
  std::string id;          ///< "dixie.usa.12"
  std::string name;        ///< "2nd Wisconsin Infantry"; with another on the card "Thomas Artillery (Stanard)"
  std::string short_name;  ///< "2nd Wis."
  std::string order_of_battle;
  std::string state;  ///< "N.C.", of a troop card whose short name does not tell it
  std::string coat;   ///< colour of the uniform: "blue", "gray", "mixed", "red"
  std::string look;   ///< words for the portrait, "kepi full brown"; FORMAT.md, "Faces"
  int stars = 0;
  int guns = 0;             ///< pieces of an artillery card
  bool is_wounded = false;  ///< a general, at this battle
  bool is_killed = false;
  bool is_captured = false;  ///< beside wounded or killed, or alone
  bool has_wreath = false;   ///< a Confederate general of any grade; his colonels wore the stars alone
  std::string when;          ///< when a special may be played, in words
  std::string effect;        ///< what it does, in words
  std::string face[2];       ///< the same, for the face of the card
  int battle_points = 0;
};

/// The numbers of a battle of three days (15.2), indexed by side.
struct ThreeDays {
  int battle_deck[2] = {};
  int muster[2] = {};
  int night[2] = {};      ///< drawn into the Reserve in each night
  int allotment[2] = {};  ///< reinforcements of each day
  int reinforcements[2] = {};
};

/// How losses are counted where they decide (RULINGS 4.0): by the combat value of troops or by battle points.
enum class LossMeasure : std::uint8_t { CombatValue, BattlePoints };

/// An edition: its cards and the numbers of Dixie 2.0 and 9.0, indexed by side.
struct Edition {
  std::string id;     ///< "bull-run"
  std::string title;  ///< "First Bull Run"
  std::string day;    ///< "July 21st, 1861"
  int battle_deck[2] = {};
  int muster[2] = {};
  int reinforcements[2] = {};         ///< drawn each battle turn
  int quiet_turns = 6;                ///< full turns with empty decks that end the battle undecided
  Seat undecided_for = Seat::Nobody;  ///< who has won then; Nobody: whoever has a marginal victory, if any
  LossMeasure losses_in = LossMeasure::CombatValue;  ///< what is compared for a marginal victory
  Battlelines battlelines = Battlelines::Opposed;
  bool has_morale_letters = false;      ///< 6.0, Gettysburg
  int points_three[2] = {};             ///< battle points of a custom deck for three columns (14.1 to 14.3)
  int points_five[2] = {};              ///< for five; 0: the edition has no such battle
  std::vector<std::string> days;        ///< dates of the battle's days, for people
  std::optional<ThreeDays> three_days;  ///< 15.2
  std::vector<std::string> corps;       ///< names that CardFacts::corps counts, in the order of the file
  std::vector<std::string> divisions;   ///< names that CardFacts::division counts, each with its side: "usa I/1"
  bool has_late_cards = false;          ///< some may come on the second day only (15.1); counted like the size
  bool is_here = true;                  ///< false: of its cards only their numbers are known (parse_heads)
  std::vector<Card> cards;
  std::vector<CardFacts> facts;            ///< of the same cards, close together
  int size_of_collection[2] = {};          ///< cards of each side; the game counts them, when they are here
  int size_of_group[2][kDealGroups] = {};  ///< the same by CardFacts::group(); only when they are here
  std::int16_t first_kind = 0;             ///< Piece::kind of the first card; the others follow it
  std::uint64_t data_hash = 0;             ///< of all in its file that the rules read (hash_of_edition)

  const Card& card(int kind) const { return cards[static_cast<std::size_t>(kind - first_kind)]; }
  const CardFacts& fact(int kind) const { return facts[static_cast<std::size_t>(kind - first_kind)]; }
  /// One past the kind of the last card; the same whether the cards are here or not.
  std::int16_t end_kind() const {
    const int count = is_here ? static_cast<int>(cards.size()) : size_of_collection[0] + size_of_collection[1];
    return static_cast<std::int16_t>(first_kind + count);
  }
  /// Is it a card of this edition, and here?
  bool has_kind(int kind) const { return is_here && kind >= first_kind && kind < end_kind(); }
};

/// Reads an edition's file. Every fault is named with its place.
Result<Edition> parse_edition(std::string_view text, std::string_view where);

/// A hash of what the rules read of an edition's file: all but what is printed for people (names, orders of battle,
/// texts, marks). engine/games/dixie/heads.py makes the same for editions whose cards are not here.
std::uint64_t hash_of_edition(const Json& file);

/// Reads what is known of editions whose cards are not here (engine/games/dixie/heads.py writes it): all that tells
/// their battles apart, how many cards they have, and hash_of_edition of their files.
Result<std::vector<Edition>> parse_heads(std::string_view text, std::string_view where);

std::string_view name_of(CardType type);
std::string_view name_of(TerrainType type);
std::string_view id_of(SpecialKind kind);

}  // namespace longroll::dixie
