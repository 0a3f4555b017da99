// build: small
#include "engine/games/dixie/card_reader.h"

#include <algorithm>

#include "engine/core/labels.h"

namespace longroll::dixie {
namespace {

/// A word of a list as its number; the first word when the reader faults it.
int choice(JsonReader& in, std::string_view name, std::initializer_list<std::string_view> words) {
  return std::max(0, in.word(name, words));
}

std::int8_t small(JsonReader& in, std::string_view name, int low, int high) {
  return static_cast<std::int8_t>(in.number(name, low, high));
}

/// The number of a name in a list that grows by it.
UnitIndex unit_of(const JsonReader& in, std::vector<std::string>& names, const std::string& name, int most) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found != names.end()) {
    return static_cast<UnitIndex>(found - names.begin());
  }
  if (name.empty() || name.size() > 24 || static_cast<int>(names.size()) >= most) {
    in.fault(name.empty() || name.size() > 24 ? "a corps or division needs a name of 1 to 24 characters"
                                              : "more than " + std::to_string(most) + " corps or divisions");
    return kNoUnit;
  }
  names.push_back(name);
  return static_cast<UnitIndex>(names.size() - 1);
}

/// Corps and division of a troop or general card (13.9).
void read_units(JsonReader& in, Card& card, Edition& edition) {
  if (in.has("corps")) {
    card.corps = unit_of(in, edition.corps, in.text("corps"), kMaxCorps);
  }
  if (in.has("division")) {
    card.division =
        unit_of(in, edition.divisions, std::string(id_of(card.side)) + " " + in.text("division"), kMaxDivisions);
  }
}

/// When a troop or general card is there (15.1, 15.2).
void read_arrival(JsonReader& in, Card& card) {
  card.day = static_cast<std::int8_t>(in.number_or("day", 1, 3, 1));
  if (in.has("late")) {
    card.late = choice(in, "late", {"ohio", "third"}) == 0 ? Late::Ohio : Late::ThirdDivision;
  }
}

void read_troop(JsonReader& in, Card& card, Edition& edition) {
  card.state = in.text_or("state", "");
  card.value = small(in, "cv", 1, 4);
  JsonReader fire = in.member("fire", Json::Kind::Object);
  card.fire_short = small(fire, "short", 1, 3);
  if (card.type == CardType::Artillery) {
    card.fire_long = small(fire, "long", 1, 3);
    card.guns = static_cast<int>(in.number_or("guns", 1, 100, 0));
    card.is_horse = in.truth_or("horse", false);
  }
  fire.refuse_unknown();
  if (edition.has_morale_letters) {
    card.morale = static_cast<std::int8_t>(1 - choice(in, "morale", {"A", "B", "C"}));
  }
  read_units(in, card, edition);
  read_arrival(in, card);
}

void read_general(JsonReader& in, Card& card, Edition& edition) {
  card.attack = small(in, "attack", 0, 3);
  card.defense = small(in, "defense", 0, 3);
  card.stars = static_cast<int>(in.number("stars", 0, 4));
  card.stacking = static_cast<std::int8_t>(in.number_or("stacking", 1, 3, 0));
  card.is_wounded = in.truth_or("wounded", false);
  card.is_killed = in.truth_or("killed", false);
  card.is_captured = in.truth_or("captured", false);
  card.has_wreath = in.truth_or("wreath", false);
  if (in.has("rank")) {
    card.rank = static_cast<Rank>(1 + choice(in, "rank", {"division", "corps", "wing", "army"}));
  }
  if (in.has("branch")) {
    card.branch = choice(in, "branch", {"cavalry", "artillery"}) == 0 ? Branch::Cavalry : Branch::Artillery;
  }
  read_units(in, card, edition);
  read_arrival(in, card);
  if (in.has("commands")) {
    const JsonReader list = in.member("commands", Json::Kind::List);
    for (std::size_t i = 0; i < list.size(); ++i) {
      const UnitIndex corps = unit_of(list.item(i), edition.corps, list.item(i).json().text, kMaxCorps);
      card.commands = static_cast<std::uint16_t>(card.commands | (corps == kNoUnit ? 0U : 1U << corps));
    }
  }
}

/// Where ground may lie. Opposed battlelines: from the left to the right of its owner. Front and back: from the
/// Union's left to its right, whoever owns it (3.21).
std::uint16_t read_places(const JsonReader& list, const Card& card, Battlelines lines) {
  constexpr std::string_view kAlong[] = {"left", "left-center", "center", "right-center", "right"};
  constexpr std::string_view kDepth[] = {"left-back",  "center-back",  "right-back",
                                         "left-front", "center-front", "right-front"};
  unsigned places = 0;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const std::string_view name = list.item(i).json().text;
    Place place = -1;
    if (lines == Battlelines::Opposed) {
      const auto column = static_cast<int>(std::find(std::begin(kAlong), std::end(kAlong), name) - std::begin(kAlong));
      if (column < kColumns) {
        place = position_of(card.side, card.side == Seat::Union ? column : kColumns - 1 - column);
      }
    } else if (const auto found = std::find(std::begin(kDepth), std::end(kDepth), name); found != std::end(kDepth)) {
      const auto which = static_cast<int>(found - std::begin(kDepth));
      place = position_of(which < 3 ? Seat::Union : Seat::Confederate, 2 * (which % 3));  // columns 0, 2 and 4
    }
    if (place < 0) {
      list.item(i).fault("no such place in this edition: " + json_quote(name));
      continue;
    }
    places |= 1U << position_index(place);
  }
  if (places == 0) {
    list.fault("ground must lie somewhere");
  }
  return static_cast<std::uint16_t>(places);
}

void read_terrain(JsonReader& in, Card& card, const Edition& edition) {
  card.terrain = static_cast<TerrainType>(
      choice(in, "terrain", {"woods", "hill", "field", "creek", "pond", "ridge", "rocks", "wall"}));
  if (card.is_water()) {
    card.limit = small(in, "limit", 1, 3);
  }
  card.bars_outflanking = in.truth_or("no_outflank", false);
  card.day = static_cast<std::int8_t>(in.number_or("day", 1, 2, 1));
  if (in.has("places")) {
    card.places = read_places(in.member("places", Json::Kind::List), card, edition.battlelines);
  }
}

void read_special(JsonReader& in, Card& card) {
  card.special = static_cast<SpecialKind>(
      choice(in, "special",
             {"ford", "railway", "sharpshooters", "color_guard", "rebel_yell", "bayonet_charge", "cover", "rally",
              "mistaken_colors", "signal_station", "short_of_ammunition", "panic", "johnny_shiloh", "double_canister",
              "gunboats", "breastworks", "guide", "long_roll", "fresh_horses"}));
  card.when = in.text("when");
  card.effect = in.text("effect");
  const JsonReader face = in.member("face", Json::Kind::List);
  for (std::size_t i = 0; i < face.size() && i < 2; ++i) {
    card.face[i] = face.item(i).json().text;
  }
}

}  // namespace

Card read_card(JsonReader in, Edition& edition) {
  Card card;
  card.id = in.text("id");
  card.side = seat_of(choice(in, "side", {"usa", "csa"}));
  card.type =
      static_cast<CardType>(choice(in, "type", {"infantry", "cavalry", "artillery", "general", "terrain", "special"}));
  card.short_name = in.text("short");
  card.name = listed_name(in.text("name"), card.short_name);
  card.order_of_battle = in.text_or("ob", "");
  card.coat = in.text_or("coat", "");
  card.look = in.text_or("look", "");
  card.battle_points = static_cast<int>(in.number_or("bp", 0, 1000, 0));
  if (card.is_troop()) {
    read_troop(in, card, edition);
  } else if (card.is_general()) {
    read_general(in, card, edition);
  } else if (card.is_terrain()) {
    read_terrain(in, card, edition);
  } else {
    read_special(in, card);
  }
  in.refuse_unknown();
  return card;
}

}  // namespace longroll::dixie
