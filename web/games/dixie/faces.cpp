#include "web/games/dixie/faces.h"

namespace longroll::web::dixie {

using longroll::dixie::Card;
using longroll::dixie::CardFacts;
using longroll::dixie::CardType;
using longroll::dixie::TerrainType;

namespace {

board::TerrainArt art_of(TerrainType type) {
  switch (type) {
    case TerrainType::Woods:
      return board::TerrainArt::Woods;
    case TerrainType::Hill:
      return board::TerrainArt::Hill;
    case TerrainType::Field:
      return board::TerrainArt::Field;
    case TerrainType::Creek:
      return board::TerrainArt::Creek;
    case TerrainType::Pond:
      return board::TerrainArt::Pond;
  }
  return board::TerrainArt::Woods;
}

}  // namespace

std::string rating_line(const CardFacts& card) {
  switch (card.type) {
    case CardType::Infantry:
    case CardType::Cavalry:
      return "F" + std::to_string(card.fire_short);
    case CardType::Artillery:
      return "F" + std::to_string(card.fire_long) + " / F" + std::to_string(card.fire_short);
    case CardType::General:
      return "General";
    case CardType::Terrain:
      switch (card.terrain) {
        case TerrainType::Woods:
          return "attack \xE2\x88\x92"
                 "1";
        case TerrainType::Hill:
          return "defend +1";
        case TerrainType::Field:
          return "fire +1";
        default:
          return "limit " + std::to_string(card.limit);
      }
    case CardType::Special:
      return "Special";
  }
  return "";
}

PrintedCard::PrintedCard(const Card& card, bool large) : line(rating_line(card)) {
  face.type = static_cast<board::CardType>(card.type);
  face.side = card.side == Seat::Union ? board::Side::Union : board::Side::Confederate;
  face.coat = card.coat == "gray"        ? board::Coat::Gray
              : card.coat == "blue"      ? board::Coat::Blue
              : card.side == Seat::Union ? board::Coat::Blue
                                         : board::Coat::Gray;
  face.terrain = art_of(card.terrain);
  face.special = static_cast<board::SpecialArt>(card.special);
  face.value = static_cast<std::uint8_t>(card.value);
  if (card.is_general()) {
    rating = std::to_string(card.attack) + "/" + std::to_string(card.defense);
    face.rating = rating;
    face.stars = static_cast<std::uint8_t>(card.stars);
  }
  face.name = large ? card.name : card.short_name;
  face.short_name = card.short_name;
  if (card.is_special()) {
    face.line1 = card.face[0];
    face.line2 = card.face[1];
  } else {
    face.line1 = line;
  }
}

board::CardFace back_of(Seat side) {
  board::CardFace face;
  face.side = side == Seat::Union ? board::Side::Union : board::Side::Confederate;
  return face;
}

std::vector<std::string> sentences(const Card& card) {
  std::vector<std::string> out;
  const std::string arm(longroll::dixie::name_of(card.type));
  switch (card.type) {
    case CardType::Infantry:
    case CardType::Cavalry:
      out.push_back("Combat value " + std::to_string(card.value) + ", " + arm + ": when engaged it hits on " +
                    (card.fire_short == 1 ? "a 1." : "1 to " + std::to_string(card.fire_short) + ".") +
                    (card.type == CardType::Cavalry ? " It may make two moves a turn." : ""));
      break;
    case CardType::Artillery:
      out.push_back("Combat value " + std::to_string(card.value) + ", artillery: F" + std::to_string(card.fire_long) +
                    " across the line, F" + std::to_string(card.fire_short) + " when engaged.");
      break;
    case CardType::General:
      out.push_back("Adds " + std::to_string(card.attack) + " to the morale of troops beside him when they attack, " +
                    std::to_string(card.defense) + " when they defend.");
      break;
    case CardType::Terrain:
      switch (card.terrain) {
        case TerrainType::Woods:
          out.push_back("Attackers here have one die and one morale less.");
          break;
        case TerrainType::Hill:
          out.push_back("Defenders here have one die and one morale more, at any range.");
          break;
        case TerrainType::Field:
          out.push_back("Defenders here have one die more when they fire at enemies who engage them.");
          break;
        default:
          out.push_back("No more than " + std::to_string(card.limit) +
                        (card.limit == 1 ? " troop card" : " troop cards") + " a turn may cross the line here.");
          break;
      }
      break;
    case CardType::Special:
      out.push_back(card.when.empty() ? card.effect : "Play: " + card.when + ". " + card.effect);
      break;
  }
  if (!card.line.empty()) {
    out.push_back(card.line);
  }
  return out;
}

}  // namespace longroll::web::dixie
