#include "web/games/dixie/words.h"

#include <algorithm>

#include "engine/core/enum_table.h"
#include "engine/core/letters.h"
#include "engine/core/text.h"
#include "engine/games/dixie/game.h"
#include "engine/games/dixie/rules/fire.h"
#include "engine/games/dixie/words.h"
#include "web/games/dixie/ground_words.h"
#include "web/games/dixie/look.h"
#include "web/games/dixie/roll.h"

namespace longroll::web::dixie {

board::CardType type_of(dx::CardType type) {
  constexpr auto kTypes = enum_table<dx::CardType, dx::CardType::Special, board::CardType>(
      {board::CardType::Infantry, board::CardType::Cavalry, board::CardType::Artillery, board::CardType::General,
       board::CardType::Terrain, board::CardType::Special});
  return kTypes[type];
}

namespace {

std::string fire_words(const dx::Card& card) {
  if (card.type == dx::CardType::Artillery) {
    return "F" + std::to_string(card.fire_long) + " / F" + std::to_string(card.fire_short);
  }
  return "F" + std::to_string(card.fire_short);
}

board::TerrainArt art_of(dx::TerrainType type) {
  switch (type) {
    case dx::TerrainType::Woods:
      return board::TerrainArt::Woods;
    case dx::TerrainType::Hill:
      return board::TerrainArt::Hill;
    case dx::TerrainType::Field:
      return board::TerrainArt::Field;
    case dx::TerrainType::Ridge:
      return board::TerrainArt::Ridge;
    case dx::TerrainType::Rocks:
      return board::TerrainArt::Rocks;
    case dx::TerrainType::Wall:
      return board::TerrainArt::Wall;
    case dx::TerrainType::Creek:
      return board::TerrainArt::Creek;
    case dx::TerrainType::Pond:
      break;
  }
  return board::TerrainArt::Pond;
}

/// The figure of each special card; some share one.
constexpr auto kSpecialArt = enum_table<dx::SpecialKind, dx::SpecialKind::FreshHorses, board::SpecialArt>({
    board::SpecialArt::Ford,
    board::SpecialArt::Railway,
    board::SpecialArt::Sharpshooters,
    board::SpecialArt::ColorGuard,
    board::SpecialArt::RebelYell,
    board::SpecialArt::BayonetCharge,
    board::SpecialArt::Cover,
    board::SpecialArt::Rally,
    board::SpecialArt::MistakenColors,
    board::SpecialArt::SignalStation,
    board::SpecialArt::ShortOfAmmunition,
    board::SpecialArt::Panic,
    board::SpecialArt::Rally,  // Johnny Shiloh: a drum
    board::SpecialArt::Canister,
    board::SpecialArt::Gunboats,
    board::SpecialArt::Cover,          // breastworks
    board::SpecialArt::SignalStation,  // a guide
    board::SpecialArt::Rally,          // the long roll: a drum
    board::SpecialArt::FreshHorses,
});

board::SpecialArt art_of(const dx::Card& card) {
  // At Shiloh reserves come by the river.
  return card.special == dx::SpecialKind::Railway && card.name.find("boat") != std::string::npos
             ? board::SpecialArt::Gunboats
             : kSpecialArt[card.special];
}

CardWords face_of(const dx::Card& card) {
  CardWords out;
  const std::string beside = " (" + card.short_name + ")";
  out.is_alias = card.name.ends_with(beside);
  out.name = card.name.substr(0, card.name.size() - (out.is_alias ? beside.size() : 0));
  out.short_name = card.short_name;
  board::CardFace& face = out.face;
  face.type = type_of(card.type);
  face.side = side_of(card.side);
  const auto is_coat = [&](std::string_view word) { return card.coat.find(word) != std::string::npos; };
  face.coat = is_coat("blue") || (card.coat.empty() && card.side == Seat::Union) ? board::Coat::Blue
              : is_coat("red")                                                   ? board::Coat::Red
              : is_coat("mixed")                                                 ? board::Coat::Brown
                                                                                 : board::Coat::Gray;
  face.look = look_of(card);
  face.horse = card.is_horse;
  face.fate = card.is_killed ? board::Fate::Killed : card.is_wounded ? board::Fate::Wounded : board::Fate::Unhurt;
  face.is_captured = card.is_captured;
  face.has_wreath = card.has_wreath;
  face.value = static_cast<std::uint8_t>(card.value);
  face.stars = static_cast<std::uint8_t>(card.stars);
  if (card.is_troop()) {
    out.state = card.state;
    out.line1 = fire_words(card);
  } else if (card.is_general()) {
    out.mark = card.stacking > 0 ? "+" + std::to_string(card.stacking) : "";
    out.rating = std::to_string(card.attack) + "/" + std::to_string(card.defense);
    out.line1 = "General";
  } else if (card.is_terrain()) {
    face.terrain = art_of(card.terrain);
    out.line1 = ground_words(card);
  } else {
    face.special = art_of(card);
    out.line1 = card.face[0];
    out.line2 = card.face[1];
  }
  return out;
}

/// The badge of its corps, in the colour of its division: of the Union at Gettysburg those that were worn, of the
/// Confederates a flag with the first letter of the corps's name, or its number.
void add_badge(const dx::Edition& edition, const dx::Card& card, CardWords& out) {
  constexpr std::string_view kCorps[] = {"I", "II", "III", "V", "VI", "XI", "XII", "Cav", "Res"};
  const std::string& unit = card.order_of_battle;
  const std::size_t end = std::min(unit.find_first_of(" /"), unit.size());
  const std::string_view head = std::string_view(unit).substr(0, end);
  const bool has_corps = edition.has_morale_letters || (edition.id == "shiloh" && card.side == Seat::Confederate);
  if (!has_corps || head.empty() || head == "Army") {
    return;
  }
  const bool is_flag = card.side == Seat::Confederate && head != "Cav";
  if (is_flag) {
    out.face.badge = board::CorpsBadge::Flag;
    out.device = head.substr(0, head.find_first_not_of('I') == std::string_view::npos ? head.size() : 1);
    return;
  }
  const auto* const corps = std::find(std::begin(kCorps), std::end(kCorps), head);
  if (corps != std::end(kCorps)) {
    out.face.badge = static_cast<board::CorpsBadge>(corps - std::begin(kCorps) + 1);
    out.face.division = end + 1 < unit.size() ? static_cast<std::uint8_t>(unit[end + 1] - '0') : std::uint8_t{0};
  }
}

std::string hits_on(int firepower) { return faces_in_words(dx::faces_that_hit(firepower)); }

}  // namespace

Faces::Faces(const dx::Edition& edition) : first_kind_(edition.first_kind) {
  faces_.reserve(edition.cards.size());
  for (const dx::Card& card : edition.cards) {
    CardWords& words = faces_.emplace_back(face_of(card));
    add_badge(edition, card, words);
    if (edition.has_morale_letters && card.is_troop()) {
      words.mark = card.morale > 0 ? "A" : card.morale < 0 ? "C" : "B";
    }
  }
  for (CardWords& face : faces_) {  // only now do the words stay where they are
    face.face.name = face.name;
    face.face.short_name = face.short_name;
    face.face.rating = face.rating;
    face.face.mark = face.mark;
    face.face.device = face.device;
    face.face.state = face.state;
    face.face.line1 = face.line1;
    face.face.line2 = face.line2;
  }
}

board::CardFace Faces::fitting(int kind, float width, float shown) const {
  board::CardFace face = of(kind);
  // Generals go by their last names, and of regiments as of all only a name that need not be squeezed is whole.
  const std::size_t room = face.type <= board::CardType::Artillery ? 10 : 14;
  const bool is_alias = faces_[static_cast<std::size_t>(kind - first_kind_)].is_alias;
  if (width < 200 && (is_alias || face.name.size() > room || shown < 0.9F || face.type == board::CardType::General)) {
    face.name = face.short_name;
  }
  return face;
}

board::Side side_of(Seat seat) { return seat == Seat::Confederate ? board::Side::Confederate : board::Side::Union; }

namespace {

/// "In the battle he was wounded and captured."; empty of one who came out of it unhurt and free.
std::string fate_in_words(const dx::Card& card) {
  const std::string hurt = card.is_killed ? "killed or mortally wounded" : card.is_wounded ? "wounded" : "";
  const std::string fate =
      hurt + (!hurt.empty() && card.is_captured ? " and " : "") + (card.is_captured ? "captured" : "");
  return fate.empty() ? "" : "In the battle he was " + fate + ".";
}

}  // namespace

std::vector<std::string> ratings_in_words(const dx::Edition& edition, const dx::Card& card) {
  std::vector<std::string> out;
  if (card.is_troop()) {
    out.push_back("Combat value " + std::to_string(card.value) + ": " + count_of(card.value, "die", "dice") +
                  " when it fires. [7.1]");
    out.push_back("Morale " + morale_in_words(edition, card) + ": the number not to exceed on morale rolls. [6.0]");
    if (card.type == dx::CardType::Artillery) {
      out.push_back("Hits on " + hits_on(card.fire_short) + " when engaged, on " + hits_on(card.fire_long) +
                    " across the centerline. [7.2]");
    } else {
      out.push_back("Hits on " + hits_on(card.fire_short) + ", only when engaged. [7.2]");
    }
    if (card.type == dx::CardType::Cavalry) {
      out.push_back("Makes two moves a turn. [8.5]");
    }
    if (card.is_horse) {
      out.push_back("Horse artillery: it may fire after a move. [7.2]");
    }
  } else if (card.is_general()) {
    out.push_back("Morale +" + std::to_string(card.attack) + " for troops beside him that attack, +" +
                  std::to_string(card.defense) + " for those that defend. [11.1]");
    if (card.stacking > 0) {
      out.push_back(count_of(card.stacking, "troop card more", "troop cards more") + " may stand where he is. [11.3]");
    }
    out.push_back("Two moves a turn; does not count for stacking. Sixes of enemy fire hit him. [8.5, 11.2]");
    if (const std::string fate = fate_in_words(card); !fate.empty()) {
      out.push_back(fate);
    }
  } else if (card.is_terrain()) {
    out.push_back(ground_in_words(card));
    out.push_back("Takes one of the four places of its position. [10.1]");
    if (const std::string places = places_in_words(edition, card); !places.empty()) {
      out.push_back("It lies only here: " + places + ". [10.1]");
    }
  } else {
    out.push_back(card.effect + " [12.0]");
    if (card.is_special(dx::SpecialKind::RebelYell) || card.is_special(dx::SpecialKind::BayonetCharge)) {
      out.push_back("Played on a melee: one die more in each round. [13.2]");
    }
    out.push_back("Played: " + card.when + ".");
  }
  return out;
}

std::string title_of(dx::Layout layout, Place position) { return in_capitals(dx::place_name(layout, position)); }

std::string note_of(const dx::Edition& edition, const View& view, const LaidPosition& spot) {
  std::string ground;
  for (const std::vector<Lying>& row : spot.row) {
    for (const Lying& card : row) {
      // Ground that lies face-down is a decoy and makes no difference.
      if (card.id != kNoPiece && edition.card(view.seen.piece(card.id).kind).is_terrain() &&
          !dx::is_decoy(view.seen, view.seen.piece(card.id), edition.card(view.seen.piece(card.id).kind))) {
        constexpr auto kIn = enum_table<dx::TerrainType, dx::TerrainType::Wall, const char*>(
            {"in woods", "on a hill", "in fields", "creek", "pond", "on a ridge", "in rocks", "at a wall"});
        const char* word = kIn[edition.card(view.seen.piece(card.id).kind).terrain];
        if (ground.find(word) == std::string::npos) {
          ground += (ground.empty() ? "" : ", ") + std::string(word);
        }
      }
    }
  }
  if (spot.engaged) {
    return ground.empty() ? "engaged" : ground + ", engaged";
  }
  const auto n = static_cast<int>(spot.size());
  const Seat line = dx::battlefield_of(edition, view.seen).first_holder(spot.place);
  const bool taken = !spot.row[other(line)].empty();
  return n == 0 ? "empty" : taken ? "taken, " + count_of(n, "card", "cards") : count_of(n, "card", "cards");
}

}  // namespace longroll::web::dixie
