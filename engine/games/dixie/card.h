#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/games/dixie/ids.h"

namespace longroll::dixie {

/// What the rules ask of a card, small enough that a whole collection stays in a processor's cache.
struct CardFacts {
  CardType type = CardType::Infantry;
  TerrainType terrain = TerrainType::Woods;
  SpecialKind special = SpecialKind::Ford;
  std::int8_t value = 0;       ///< CV, 1 to 4; 0 for cards that do not fight
  std::int8_t fire_short = 0;  ///< firepower 1 to 3 when engaged
  std::int8_t fire_long = 0;   ///< artillery across the centerline; 0 for others
  std::int8_t attack = 0;      ///< of a general, 0 to 3
  std::int8_t defense = 0;
  std::int8_t limit = 0;  ///< movement limit of a creek or pond

  bool is_troop() const { return type <= CardType::Artillery; }
  bool is_general() const { return type == CardType::General; }
  bool is_terrain() const { return type == CardType::Terrain; }
  bool is_special() const { return type == CardType::Special; }
  bool is_special(SpecialKind kind) const { return is_special() && special == kind; }
  /// Stays on the table face-up and takes hits like a general (12.0).
  bool is_long_lasting() const { return is_special(SpecialKind::ColorGuard); }
  bool is_water() const { return is_terrain() && terrain >= TerrainType::Creek; }
  /// Generals and what takes hits as they do (11.2, 12.0).
  bool is_commander() const { return is_general() || is_long_lasting(); }
};

/// One card of a collection (Dixie 1.0). What each key of the file means stands in assets/games/dixie/FORMAT.md.
struct Card : CardFacts {
  std::string id;  ///< "dixie.usa.12"
  Seat side = Seat::Union;
  std::string name;        ///< "2nd Wisconsin Infantry"
  std::string short_name;  ///< "2nd Wis."
  std::string order_of_battle;
  std::string line;  ///< a line of its history
  std::string coat;  ///< colour of the uniform, "blue", "gray", "mixed"...
  int stars = 0;
  std::string when;     ///< when a special may be played, in words
  std::string effect;   ///< what it does, in words
  std::string face[2];  ///< the same, for the face of the card
  int battle_points = 0;
};

/// An edition: its cards and the numbers of Dixie 2.0 and 9.0, indexed by side.
struct Edition {
  std::string id;     ///< "bull-run"
  std::string title;  ///< "First Bull Run"
  std::string day;    ///< "July 21st, 1861"
  int battle_deck[2] = {};
  int muster[2] = {};
  int reinforcements[2] = {};    ///< drawn each battle turn
  int quiet_turns = 6;           ///< full turns with empty decks that end the battle undecided
  std::vector<Card> cards;       ///< a card's index is its Piece::kind
  std::vector<CardFacts> facts;  ///< of the same cards, close together
  std::uint64_t data_hash = 0;

  const Card& card(int kind) const { return cards[static_cast<std::size_t>(kind)]; }
};

/// Reads an edition's file. Every fault is named with its place.
Result<Edition> parse_edition(std::string_view text, std::string_view where);

std::string_view name_of(CardType type);
std::string_view name_of(TerrainType type);
std::string_view id_of(SpecialKind kind);

}  // namespace longroll::dixie
