// build: small
#include "engine/games/dixie/card.h"

#include <algorithm>

#include "engine/core/enum_table.h"
#include "engine/core/heap_sort.h"
#include "engine/core/json_file.h"
#include "engine/core/json_hash.h"
#include "engine/core/text.h"
#include "engine/games/dixie/card_reader.h"

namespace longroll::dixie {
namespace {

constexpr int kMaxOfAPair = 1000;

void read_pair(JsonReader& in, std::string_view name, int (&pair)[2]) {
  JsonReader both = in.member(name, Json::Kind::Object);
  pair[0] = static_cast<int>(both.number("usa", 0, kMaxOfAPair));
  pair[1] = static_cast<int>(both.number("csa", 0, kMaxOfAPair));
  both.refuse_unknown();
}

/// What tells one edition's battle from another's; each key may be absent.
void read_kind_of_battle(JsonReader& in, Edition& edition) {
  if (in.has("undecided")) {
    edition.undecided_for = in.word("undecided", {"marginal", "usa"}) == 1 ? Seat::Union : Seat::Nobody;
  }
  if (in.has("losses")) {
    edition.losses_in = static_cast<LossMeasure>(std::max(0, in.word("losses", {"cv", "points"})));
  }
  if (in.has("battlelines")) {
    edition.battlelines = static_cast<Battlelines>(std::max(0, in.word("battlelines", {"opposed", "front-back"})));
  }
  edition.has_morale_letters = in.truth_or("morale_codes", false);
  if (in.has("points")) {
    JsonReader points = in.member("points", Json::Kind::Object);
    read_pair(points, "three", edition.points_three);
    if (points.has("five")) {
      read_pair(points, "five", edition.points_five);
    }
    points.refuse_unknown();
  }
  if (in.has("days")) {
    const JsonReader days = in.member("days", Json::Kind::List);
    for (std::size_t i = 0; i < days.size() && i < 3; ++i) {
      edition.days.push_back(days.item(i).json().text);
    }
  }
  if (in.has("three_days")) {
    JsonReader three = in.member("three_days", Json::Kind::Object);
    ThreeDays& days = edition.three_days.emplace();
    read_pair(three, "battle_deck", days.battle_deck);
    read_pair(three, "muster", days.muster);
    read_pair(three, "night", days.night);
    read_pair(three, "allotment", days.allotment);
    read_pair(three, "reinforcements", days.reinforcements);
    three.refuse_unknown();
  }
}

/// All of an edition but its cards.
void read_battle(JsonReader& in, Edition& edition) {
  edition.id = in.text("edition");
  edition.title = in.text("title");
  edition.day = in.text_or("day", "");
  in.text_or("sources", "");
  in.number("format", 2, 2);
  read_pair(in, "battle_deck", edition.battle_deck);
  read_pair(in, "muster", edition.muster);
  read_pair(in, "reinforcements", edition.reinforcements);
  edition.quiet_turns = static_cast<int>(in.number_or("quiet_turns", 1, 100, 6));
  read_kind_of_battle(in, edition);
}

void check_collection(const Edition& edition, JsonReader& in) {
  std::vector<std::string_view> ids;
  int of_side[2] = {};
  for (const Card& card : edition.cards) {
    ids.push_back(card.id);
    ++of_side[index_of(card.side)];
    if (card.id.empty() || card.id.size() > 40 ||
        card.id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789.-_") != std::string::npos) {
      in.fault("a card's id " + json_quote(card.id) + " must be 1 to 40 of a-z, 0-9, dot, dash, underscore");
    }
  }
  heap_sort(ids.begin(), ids.end());
  for (std::size_t i = 1; i < ids.size(); ++i) {
    if (ids[i] == ids[i - 1]) {
      in.fault("the id " + json_quote(ids[i]) + " stands twice");
    }
  }
  for (int side = 0; side < 2; ++side) {
    if (edition.three_days && (of_side[side] < edition.three_days->battle_deck[side] ||
                               edition.three_days->muster[side] > edition.three_days->battle_deck[side])) {
      in.fault(std::string(id_of(seat_of(side))) + " has too few cards for its battle deck of three days");
    }
    if (of_side[side] < edition.battle_deck[side] || edition.muster[side] > edition.battle_deck[side]) {
      in.fault(std::string(id_of(seat_of(side))) + " has " + std::to_string(of_side[side]) +
               " cards for a battle deck of " + std::to_string(edition.battle_deck[side]) + " and a muster of " +
               std::to_string(edition.muster[side]));
    }
  }
}

}  // namespace

std::uint64_t hash_of_edition(const Json& file) {
  static constexpr std::string_view kForPeople[] = {
      "title", "sources", "format", "days", "name",   "short", "ob",       "coat",   "state", "stars",
      "guns",  "wounded", "killed", "when", "effect", "face",  "captured", "wreath", "look"};
  // "day" is the date of an edition, but of a card the day on which it comes.
  Json edition = file;
  for (std::size_t i = 0; i < edition.names.size(); ++i) {
    if (edition.names[i] == "day") {
      edition.names.erase(edition.names.begin() + static_cast<std::ptrdiff_t>(i));
      edition.items.erase(edition.items.begin() + static_cast<std::ptrdiff_t>(i));
      break;
    }
  }
  return hash_of_json(edition, kForPeople);
}

Result<Edition> parse_edition(std::string_view text, std::string_view where) {
  return read_json_file<Edition>(text, where, [](JsonReader& in, Edition& edition) {
    read_battle(in, edition);
    JsonReader cards = in.member("cards", Json::Kind::List);
    if (cards.size() > kMaxCards) {
      cards.fault("more than " + std::to_string(kMaxCards) + " cards");
      return;
    }
    for (std::size_t i = 0; i < cards.size(); ++i) {
      edition.cards.push_back(read_card(cards.item(i), edition));
      edition.facts.push_back(edition.cards.back());
    }
    check_collection(edition, cards);
    edition.data_hash = hash_of_edition(in.json());
  });
}

Result<std::vector<Edition>> parse_heads(std::string_view text, std::string_view where) {
  constexpr std::size_t kMaxEditions = 16;
  return read_json_file<std::vector<Edition>>(text, where, [](JsonReader& in, std::vector<Edition>& heads) {
    in.number("format", 1, 1);
    const JsonReader list = in.member("editions", Json::Kind::List);
    for (std::size_t i = 0; i < list.size() && i < kMaxEditions; ++i) {
      JsonReader head = list.item(i);
      Edition& edition = heads.emplace_back();
      edition.is_here = false;
      read_battle(head, edition);
      read_pair(head, "collection", edition.size_of_collection);
      const JsonReader corps = head.member("corps", Json::Kind::List);
      for (std::size_t c = 0; c < corps.size() && c < kMaxCorps; ++c) {
        edition.corps.push_back(corps.item(c).json().text);
      }
      edition.has_late_cards = head.truth_or("late", false);
      const std::optional<std::uint64_t> hash = parse_u64(head.text("hash"));
      if (!hash) {
        head.fault("the hash of the whole file is a number in a text");
      }
      edition.data_hash = hash.value_or(0);
      head.refuse_unknown();
    }
  });
}

std::string_view name_of(CardType type) {
  constexpr auto kNames = enum_table<CardType, CardType::Special, std::string_view>(
      {"infantry", "cavalry", "artillery", "general", "terrain", "special"});
  return kNames[type];
}

std::string_view name_of(TerrainType type) {
  constexpr auto kNames = enum_table<TerrainType, TerrainType::Wall, std::string_view>(
      {"Woods", "Hill", "Field", "Creek", "Pond", "Ridge", "Rocks", "Stone wall"});
  return kNames[type];
}

std::string_view id_of(SpecialKind kind) {
  constexpr auto kIds = enum_table<SpecialKind, SpecialKind::FreshHorses, std::string_view>(
      {"ford", "railway", "sharpshooters", "color_guard", "rebel_yell", "bayonet_charge", "cover", "rally",
       "mistaken_colors", "signal_station", "short_of_ammunition", "panic", "johnny_shiloh", "double_canister",
       "gunboats", "breastworks", "guide", "long_roll", "fresh_horses"});
  return kIds[kind];
}

}  // namespace longroll::dixie
