// build: logic
#include "web/games/dixie/room/collection.h"

#include <algorithm>

#include "engine/core/letters.h"
#include "engine/core/text.h"
#include "engine/games/dixie/rules/decks.h"

namespace longroll::web::dixie {
namespace {

bool is_number(std::string_view part) {
  return !part.empty() && std::all_of(part.begin(), part.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool is_roman(std::string_view part) {
  return !part.empty() && part.find_first_not_of("IVX") == std::string_view::npos;
}

std::string ordinal(int n) {
  const int tens = n % 100 / 10;
  const char* end = tens == 1 ? "th" : n % 10 == 1 ? "st" : n % 10 == 2 ? "nd" : n % 10 == 3 ? "rd" : "th";
  return std::to_string(n) + end;
}

int of_roman(std::string_view part) {
  int sum = 0;
  int last = 0;
  for (auto at = part.rbegin(); at != part.rend(); ++at) {
    const int digit = *at == 'I' ? 1 : *at == 'V' ? 5 : 10;
    sum += digit < last ? -digit : digit;
    last = digit;
  }
  return sum;
}

/// One part of a unit's name at its level: "2" the "2nd Brigade", "Pickett" "Pickett's Division".
std::string level_words(std::string_view part, const std::string& level) {
  if (level == "Army") {
    return "Army of the " + std::string(part);
  }
  if (part == "Cav") {
    return "Cavalry " + level;
  }
  if (part == "Res" || part == "R") {
    return part == "Res" ? "Artillery Reserve" : "Reserve " + level;
  }
  if (part == "HA") {
    return "Horse Artillery";
  }
  if (is_number(part)) {
    return ordinal(parse_int(part).value_or(0)) + " " + level;
  }
  if (is_roman(part)) {
    return level == "Division" ? ordinal(of_roman(part)) + " " + level : std::string(part) + " " + level;
  }
  return part == "Reserve" ? "Reserve " + level : std::string(part) + "'s " + level;
}

/// How much of a card's place in the order of battle names its unit.
std::size_t length_of_unit(const dx::Edition& edition, const dx::Card& card) {
  const std::string& whole = card.order_of_battle;
  const bool is_union_at_shiloh = edition.id == "shiloh" && card.side == Seat::Union;
  const std::size_t end = whole.find_first_of(is_union_at_shiloh || edition.id != "shiloh" ? "/" : " /");
  return std::min(end, whole.size());
}

}  // namespace

std::string unit_of(const dx::Edition& edition, const dx::Card& card) {
  if (card.is_terrain() || card.is_special()) {
    return card.is_terrain() ? "ground" : "special";
  }
  return card.order_of_battle.substr(0, length_of_unit(edition, card));
}

std::string place_in_unit(const dx::Edition& edition, const dx::Card& card) {
  const std::string& whole = card.order_of_battle;
  const std::size_t unit = length_of_unit(edition, card);
  if (unit >= whole.size()) {
    return "";
  }
  std::string rest = whole.substr(unit + 1);
  const std::size_t slash = rest.find('/');
  if (edition.id == "gettysburg" && slash == std::string::npos) {
    return is_number(rest) ? ordinal(parse_int(rest).value_or(0)) + " Div." : rest;
  }
  if (is_number(rest)) {
    return ordinal(parse_int(rest).value_or(0)) + " Brig.";
  }
  if (slash != std::string::npos) {
    rest[slash] = is_number(rest.substr(0, slash)) ? '/' : ' ';
  }
  return rest;
}

std::vector<std::string> units_of(const dx::Edition& edition, Seat side) {
  std::vector<std::string> units;
  for (const dx::Card& card : edition.cards) {
    if (card.side == side) {
      std::string unit = unit_of(edition, card);
      if (std::find(units.begin(), units.end(), unit) == units.end()) {
        units.push_back(std::move(unit));
      }
    }
  }
  return units;
}

std::string unit_words(const dx::Edition& edition, Seat side, std::string_view unit) {
  if (unit == "ground" || unit == "special") {
    return unit == "ground" ? "Ground" : "Special cards";
  }
  if (unit == "Army" || unit == "Unattached") {
    return unit == "Army" ? "The army" : "Unattached";
  }
  const bool is_union = side == Seat::Union;
  const bool at_shiloh = edition.id == "shiloh";
  const bool at_gettysburg = edition.id == "gettysburg";
  std::string words;
  std::string level = at_gettysburg || (at_shiloh && !is_union) ? "Corps"
                      : at_shiloh || !is_union                  ? "Army"
                                                                : "Division";
  while (!unit.empty()) {
    const std::size_t end = std::min(unit.find_first_of(at_shiloh ? " /" : "/"), unit.size());
    words += (words.empty() ? "" : ", ") + level_words(unit.substr(0, end), level);
    const char parted = end < unit.size() ? unit[end] : ' ';
    level = parted == ' ' || (at_gettysburg && level == "Corps") ? "Division" : "Brigade";
    unit.remove_prefix(std::min(end + 1, unit.size()));
  }
  return words;
}

std::vector<int> find_cards(const dx::Edition& edition, Seat side, const Sought& sought) {
  const std::string small = in_small(std::string_view(sought.words).substr(0, 100));
  std::vector<int> found;
  for (std::size_t i = 0; i < edition.cards.size(); ++i) {
    const dx::Card& card = edition.cards[i];
    if (card.side != side || (sought.sort >= 0 && static_cast<int>(card.type) != sought.sort) ||
        (sought.value > 0 && (!card.is_troop() || card.value != sought.value)) ||
        (sought.most_points > 0 && card.battle_points > sought.most_points)) {
      continue;
    }
    const std::string unit = unit_of(edition, card);
    if (!sought.unit.empty() && unit != sought.unit) {
      continue;
    }
    const std::string text = in_small(card.name + " " + card.short_name + " " + unit_words(edition, side, unit));
    const std::vector<std::string_view> words = words_of(small);
    if (std::all_of(words.begin(), words.end(),
                    [&](std::string_view word) { return text.find(word) != std::string::npos; })) {
      found.push_back(edition.first_kind + static_cast<int>(i));
    }
  }
  return found;
}

const std::array<std::string, kSorts>& sorts_in_words() {
  static const std::array<std::string, kSorts> words{"Infantry", "Cavalry", "Artillery",
                                                     "Generals", "Ground",  "Specials"};
  return words;
}

DeckTotal total_of(const dx::Edition& edition, int columns, Seat side, const std::vector<std::int16_t>& deck) {
  DeckTotal total;
  total.budget = dx::budget_of(edition, columns, side);
  for (const std::int16_t kind : deck) {
    const dx::Card& card = edition.card(kind);
    ++total.cards;
    total.troops += card.is_troop() ? 1 : 0;
    total.points += card.battle_points;
    ++total.of_sort[card.type];
  }
  return total;
}

std::string total_words(const DeckTotal& total) {
  return count_of(total.cards, "card", "cards") + ", " + count_of(total.troops, "troop", "troops") + ", " +
         std::to_string(total.points) + " of " + std::to_string(total.budget) + " points";
}

}  // namespace longroll::web::dixie
