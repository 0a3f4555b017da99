// build: logic
#include "web/games/dixie/ground_words.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "engine/core/text.h"
#include "engine/games/dixie/rules/ground.h"
#include "engine/games/dixie/words.h"

namespace longroll::web::dixie {
namespace {

std::string signed_words(int value) {
  return value < 0 ? "\xE2\x88\x92" + std::to_string(-value) : "+" + std::to_string(value);
}

/// "one die more", "two morale less".
std::string change_in_words(int change, const char* one, const char* many) {
  constexpr const char* kNumbers[] = {"no", "one", "two", "three"};
  const int size = std::min(std::abs(change), 3);
  return std::string(kNumbers[size]) + " " + (size == 1 ? one : many) + (change < 0 ? " less" : " more");
}

std::string dice_in_words(int change) { return change_in_words(change, "die", "dice"); }
std::string morale_in_words(int change) { return change_in_words(change, "morale", "morale"); }

}  // namespace

std::string ground_words(const dx::Card& card) {
  if (card.is_water()) {
    return "limit " + std::to_string(card.limit);
  }
  const dx::GroundEffect ground = dx::effect_of(card.terrain);
  std::string words;
  const auto add = [&](const char* what, int value) {
    if (value != 0) {
      words += (words.empty() ? "" : ", ") + std::string(what) + " " + signed_words(value);
    }
  };
  const bool is_against_both = ground.dice_against != 0 && ground.dice_against == ground.morale_against;
  add(is_against_both ? "attack" : "fire", ground.dice_against);
  add("attackers' morale", is_against_both ? 0 : ground.morale_against);
  if (ground.dice_close != 0 && ground.dice_close == ground.morale_for) {
    add(ground.guns_only ? "morale, guns" : "defend", ground.morale_for);
  } else {
    add(ground.guns_only ? "guns" : "fire", ground.dice_close);
    add(ground.dice_against != 0 ? "hold" : "morale", ground.morale_for);
  }
  return words;
}

std::string ground_in_words(const dx::Card& card) {
  if (card.is_water()) {
    return "Only " + count_of(card.limit, "troop card", "troop cards") +
           " of a side may cross the centerline in this column in one turn. [8.3]";
  }
  const dx::GroundEffect ground = dx::effect_of(card.terrain);
  std::vector<std::string> parts;
  if (ground.dice_against != 0 || ground.morale_against != 0) {
    parts.push_back("attackers " + (ground.dice_against == 0 ? "have " + morale_in_words(ground.morale_against)
                                    : ground.morale_against == 0
                                        ? "fire with " + dice_in_words(ground.dice_against)
                                        : "fire with " + dice_in_words(ground.dice_against) + " and have " +
                                              morale_in_words(ground.morale_against)));
  }
  if (ground.dice_close != 0) {
    parts.push_back(std::string(ground.guns_only ? "defending guns" : "defenders") + " fire with " +
                    dice_in_words(ground.dice_close) +
                    (ground.dice_far != 0 ? ", at any range" : " at enemies who have come close"));
  }
  if (ground.morale_for != 0) {
    parts.push_back("defenders have " + morale_in_words(ground.morale_for));
  }
  std::string words;
  for (const std::string& part : parts) {
    words += (words.empty() ? "" : "; ") + part;
  }
  return capitalized(words) + ". [10.3]";
}

std::string morale_in_words(const dx::Edition& edition, const dx::Card& card) {
  const char* letter = !edition.has_morale_letters ? "" : card.morale > 0 ? "A, " : card.morale < 0 ? "C, " : "B, ";
  return letter + std::to_string(card.value + card.morale);
}

std::string places_in_words(const dx::Edition& edition, const dx::Card& card) {
  const bool is_front = edition.battlelines == dx::Battlelines::FrontAndBack;
  std::string out;
  for (const Place place : dx::kAllPositions) {
    if (card.places != dx::kEveryPosition && card.may_lie_at(place)) {
      out += (out.empty() ? "" : ", ") +
             dx::place_name(is_front ? dx::Layout::FrontAndBack : dx::Layout::FiveColumns, place);
    }
  }
  return out;
}

}  // namespace longroll::web::dixie
