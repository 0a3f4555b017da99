#include "engine/games/dixie/card.h"

#include <algorithm>

#include "engine/core/hash.h"
#include "engine/core/json.h"

namespace longroll::dixie {
namespace {

constexpr std::size_t kMostCards = 2000;

void read_troop(JsonReader& in, Card& card) {
  card.value = static_cast<std::int8_t>(in.number("cv", 1, 4));
  JsonReader fire = in.member("fire", Json::Kind::Object);
  card.fire_short = static_cast<std::int8_t>(fire.number("short", 1, 3));
  if (card.type == CardType::Artillery) {
    card.fire_long = static_cast<std::int8_t>(fire.number("long", 1, 3));
  }
  fire.refuse_unknown();
  in.number_or("strength", 0, 20'000, 0);
  in.number_or("guns", 0, 100, 0);
  in.truth_or("estimated", false);
  in.text_or("commander", "");
}

void read_general(JsonReader& in, Card& card) {
  card.attack = static_cast<std::int8_t>(in.number("attack", 0, 3));
  card.defense = static_cast<std::int8_t>(in.number("defense", 0, 3));
  card.stars = static_cast<int>(in.number("stars", 0, 4));
  in.truth_or("wounded", false);
  in.truth_or("killed", false);
}

void read_terrain(JsonReader& in, Card& card) {
  card.terrain = static_cast<TerrainType>(std::max(0, in.word("terrain", {"woods", "hill", "field", "creek", "pond"})));
  in.text_or("proper", "");
  if (card.is_water()) {
    card.limit = static_cast<std::int8_t>(in.number("limit", 1, 3));
  }
}

void read_special(JsonReader& in, Card& card) {
  card.special = static_cast<SpecialKind>(std::max(
      0, in.word("special", {"ford", "railway", "sharpshooters", "color_guard", "rebel_yell", "bayonet_charge", "cover",
                             "rally", "mistaken_colors", "signal_station", "short_of_ammunition", "panic"})));
  card.when = in.text("when");
  card.effect = in.text("effect");
  JsonReader face = in.member("face", Json::Kind::List);
  for (std::size_t i = 0; i < face.size() && i < 2; ++i) {
    card.face[i] = face.item(i).json().text;
  }
}

Card read_card(JsonReader in) {
  Card card;
  card.id = in.text("id");
  card.side = seat_of(std::max(0, in.word("side", {"usa", "csa"})));
  card.type = static_cast<CardType>(
      std::max(0, in.word("type", {"infantry", "cavalry", "artillery", "general", "terrain", "special"})));
  card.name = in.text("name");
  card.short_name = in.text("short");
  card.order_of_battle = in.text_or("ob", "");
  card.line = in.text_or("line", "");
  card.coat = in.text_or("coat", "");
  card.battle_points = static_cast<int>(in.number_or("bp", 0, 1000, 0));
  if (card.is_troop()) {
    read_troop(in, card);
  } else if (card.is_general()) {
    read_general(in, card);
  } else if (card.is_terrain()) {
    read_terrain(in, card);
  } else {
    read_special(in, card);
  }
  in.refuse_unknown();
  return card;
}

void read_pair(JsonReader& in, std::string_view name, int (&pair)[2]) {
  JsonReader both = in.member(name, Json::Kind::Object);
  pair[0] = static_cast<int>(both.number("usa", 0, 200));
  pair[1] = static_cast<int>(both.number("csa", 0, 200));
  both.refuse_unknown();
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
  std::sort(ids.begin(), ids.end());
  for (std::size_t i = 1; i < ids.size(); ++i) {
    if (ids[i] == ids[i - 1]) {
      in.fault("the id " + json_quote(ids[i]) + " stands twice");
    }
  }
  for (int side = 0; side < 2; ++side) {
    if (of_side[side] < edition.battle_deck[side] || edition.muster[side] > edition.battle_deck[side]) {
      in.fault(std::string(id_of(seat_of(side))) + " has " + std::to_string(of_side[side]) +
               " cards for a battle deck of " + std::to_string(edition.battle_deck[side]) + " and a muster of " +
               std::to_string(edition.muster[side]));
    }
  }
}

}  // namespace

Result<Edition> parse_edition(std::string_view text, std::string_view where) {
  Result<Json> json = parse_json(text, where);
  if (!json) {
    return json.faults();
  }
  Faults faults;
  Edition edition;
  JsonReader in(json.value(), std::string(where), faults);
  edition.id = in.text("edition");
  edition.title = in.text("title");
  edition.day = in.text_or("day", "");
  in.text_or("sources", "");
  in.number_or("format", 1, 1, 1);
  read_pair(in, "battle_deck", edition.battle_deck);
  read_pair(in, "muster", edition.muster);
  read_pair(in, "reinforcements", edition.reinforcements);
  edition.quiet_turns = static_cast<int>(in.number_or("quiet_turns", 1, 100, 6));
  JsonReader cards = in.member("cards", Json::Kind::List);
  if (cards.size() > kMostCards) {
    cards.fault("more than " + std::to_string(kMostCards) + " cards");
    return faults;
  }
  for (std::size_t i = 0; i < cards.size(); ++i) {
    edition.cards.push_back(read_card(cards.item(i)));
    edition.facts.push_back(edition.cards.back());
  }
  check_collection(edition, cards);
  in.refuse_unknown();
  if (!faults.empty()) {
    return faults;
  }
  edition.data_hash = hash_text(text);
  return edition;
}

std::string_view name_of(CardType type) {
  constexpr std::string_view kNames[] = {"infantry", "cavalry", "artillery", "general", "terrain", "special"};
  return kNames[static_cast<std::size_t>(type)];
}

std::string_view name_of(TerrainType type) {
  constexpr std::string_view kNames[] = {"Woods", "Hill", "Field", "Creek", "Pond"};
  return kNames[static_cast<std::size_t>(type)];
}

std::string_view id_of(SpecialKind kind) {
  constexpr std::string_view kIds[] = {
      "ford",  "railway", "sharpshooters",   "color_guard",    "rebel_yell",          "bayonet_charge",
      "cover", "rally",   "mistaken_colors", "signal_station", "short_of_ammunition", "panic"};
  return kIds[static_cast<std::size_t>(kind)];
}

}  // namespace longroll::dixie
