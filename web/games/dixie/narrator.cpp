#include <algorithm>
#include <string>

#include "engine/core/text.h"
#include "engine/games/dixie/rules/fire.h"
#include "engine/games/dixie/rules/specials.h"
#include "web/games/dixie/chance_words.h"
#include "web/games/dixie/dixie_view.h"
#include "web/games/dixie/ground_words.h"
#include "web/views/panels.h"

/// The table in words: what lies in which position, the hand, who is engaged, what a roll is about. All of it is read
/// from the View on the screen.
namespace longroll::web::dixie {

/// Before the name of a card: nothing of one's own, else whose it is.
std::string DixieView::whose(Seat owner) const {
  return owner == model_.reader()     ? ""
         : is_player(model_.reader()) ? "Enemy: "
                                      : std::string(longroll::name_of(owner)) + ": ";
}

/// "4th Alabama, infantry, value 3, hits on 1 to 2, morale B, 3, 2 hits to roll for, has fired"
std::string DixieView::card_in_words(PieceId id) const {
  const dx::Card& shown = card(id);
  const Piece& piece = seen().piece(id);
  std::string out = shown.name + ", " + std::string(dx::name_of(shown.type));
  if (shown.is_troop()) {
    out +=
        ", value " + std::to_string(shown.value) + ", hits on " + faces_in_words(dx::faces_that_hit(shown.fire_short));
    if (shown.type == dx::CardType::Artillery) {
      out += ", across the centerline on " + faces_in_words(dx::faces_that_hit(shown.fire_long));
    }
    out += ", morale " + morale_in_words(edition(), shown);
  } else if (shown.is_general()) {
    out += ", morale +" + std::to_string(shown.attack) + " attacking, +" + std::to_string(shown.defense) + " defending";
  } else {
    out += ", " + (shown.is_terrain() ? ground_words(shown) : shown.effect);
    const std::string places = places_in_words(edition(), shown);
    out += places.empty() ? "" : ", only at " + places;
  }
  if (piece.marks > 0) {
    out += ", " + count_of(piece.marks, "hit", "hits") + " to roll for";
  }
  if ((piece.flags & dx::kFired) != 0) {
    out += ", has fired";
  }
  if ((piece.flags & dx::kMoved) != 0) {
    out += ", has moved";
  }
  return out;
}

/// Dixie 4.0: positions won, and the cards that lie nowhere on the table; then the last roll.
ToldPart DixieView::tell_battle() const {
  ToldPart out{"How the battle stands", {}};
  const dx::Field field = game().field(seen());
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    out.lines.push_back(std::string(longroll::name_of(side)) + ": " + std::to_string(positions_won(side)) + " of " +
                        std::to_string(field.battlefield().positions_to_win()) + " positions that win; " +
                        count_of(snapshot_.reserve[side], "card", "cards") + " in the Reserve, " +
                        std::to_string(snapshot_.deck[side]) + " still to draw, " +
                        std::to_string(snapshot_.lost[side]) + " lost or used up");
  }
  if (const std::string empty = gaps(); field.is_deploying() && !empty.empty()) {
    out.lines.push_back("Without troops: " + empty);
  }
  if (roll_) {
    std::string dice = "The last roll, " + roll_->card_name + ":";
    for (const int die : roll_->dice) {
      dice += " " + std::to_string(die);
    }
    for (int i = 0; i < roll_->sum.count; ++i) {
      const dx::Modifier& part = roll_->sum.parts[static_cast<std::size_t>(i)];
      dice += (i == 0 ? "; " : ", ") + std::string(part.words) + " " + std::to_string(part.value);
    }
    out.lines.push_back(dice + ": " + roll_->result);
  }
  return out;
}

ToldPart DixieView::tell_position(Place place) const {
  const LaidPosition& spot = snapshot_.at(place);
  ToldPart out{place_name(place) + ": " + note_of(edition(), model_.view(), spot), {}};
  for (const Seat side : {snapshot_.bottom, other(snapshot_.bottom)}) {
    int backs = 0;
    for (const Lying& lying : spot.row[side]) {
      if (lying.id == kNoPiece) {
        ++backs;
      } else {
        out.lines.push_back(whose(lying.owner) + card_in_words(lying.id));
      }
    }
    if (backs > 0) {
      out.lines.push_back(whose(side) + count_of(backs, "card", "cards") + " face down");
    }
  }
  return out;
}

std::vector<ToldPart> DixieView::tell() const {
  std::vector<ToldPart> out{tell_battle()};
  for (const Place place : reading_order(snapshot_)) {
    out.push_back(tell_position(place));
  }
  if (is_player(model_.reader())) {
    ToldPart& hand = out.emplace_back(ToldPart{"Your Reserve", {}});
    for (const PieceId id : snapshot_.hand) {
      hand.lines.push_back(card_in_words(id));
    }
  }
  return out;
}

/// Of the roll of another card that comes when nobody interrupts it.
std::string DixieView::at_stake() const {
  const Choice* pass = step() == dx::StepKind::Window ? choices().first(dx::Do::Pass) : nullptr;
  const Odds* odds = pass != nullptr ? model_.odds(pass->action) : nullptr;
  if (odds == nullptr) {
    return "";
  }
  const PieceId roller = dx::occasion_of(seen()).card;
  const bool is_mine = is_known(roller) && owner_of(seen().piece(roller)) == model_.reader();
  return "If nobody plays anything: " + odds_in_words(*odds, is_mine ? LowDice::HelpMe : LowDice::HelpTheEnemy) + ".";
}

std::vector<Target> DixieView::everything() const {
  std::vector<Target> out;
  const auto add = [&](const Slot& slot) {
    if (const auto rect = rects_.find(slot.target); rect != rects_.end()) {
      out.push_back({slot.target, rect->second, ""});
    }
  };
  for (const Box& box : picture_.boxes) {
    std::for_each(box.cards.begin(), box.cards.end(), add);
  }
  std::for_each(picture_.hand.begin(), picture_.hand.end(), add);
  return out;
}

}  // namespace longroll::web::dixie
