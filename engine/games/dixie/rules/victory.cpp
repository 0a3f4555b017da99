#include "engine/games/dixie/rules/victory.h"

namespace longroll::dixie {

namespace {

constexpr int kCenter = 2;
constexpr int kUnionAttacks = 2;  // the day of Shiloh

}  // namespace

bool is_goal(const Field& field, Seat side, Place position) {
  if (line_of(position) == side) {
    return false;
  }
  if (!field.battlefield().is_front_and_back()) {
    return true;
  }
  return column_of(position) == kCenter && (side == Seat::Confederate || field.day() >= kUnionAttacks);
}

int positions_won(const Field& field, Seat side) {
  int won = 0;
  for (const Place position : field.battlefield().positions()) {
    won += is_goal(field, side, position) && field.is_held_alone(position, side) ? 1 : 0;
  }
  return won;
}

bool seems_to_have_won(const Field& field, Seat side) {
  int won = 0;
  for (const Place position : field.battlefield().positions()) {
    const bool seems_alone = field.may_fight(position, side) && !field.may_fight(position, other(side));
    won += is_goal(field, side, position) && seems_alone ? 1 : 0;
  }
  return won >= field.battlefield().positions_to_win();
}

std::optional<Seat> winner_of(const Field& field) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    if (positions_won(field, side) >= field.battlefield().positions_to_win()) {
      return side;
    }
  }
  return std::nullopt;
}

bool is_spent(const Field& field) {
  return field.state().track(track(Track::QuietTurns)) >= field.edition().quiet_turns;
}

std::string_view losses_name(const Edition& edition) {
  return edition.losses_in == LossMeasure::BattlePoints ? "battle points lost" : "combat value lost";
}

int losses_of(const Field& field, Seat side) {
  const Edition& edition = field.edition();
  int lost = 0;
  for (const PieceId id : field.pieces()) {
    if (field.piece(id).place != lost_of(side)) {
      continue;
    }
    const CardFacts& card = field.card(id);
    if (edition.losses_in == LossMeasure::CombatValue) {
      lost += card.is_troop() ? card.value : 0;
    } else {
      lost += card.is_troop() || card.is_general() ? edition.card(field.piece(id).kind).battle_points : 0;
    }
  }
  return lost;
}

namespace {

Margin margin_by(Margin::By by, int of_union, int of_confederates, Seat winner) {
  return winner == Seat::Union ? Margin{by, winner, of_union, of_confederates}
                               : Margin{by, winner, of_confederates, of_union};
}

/// The other side has lost at least a tenth more.
bool is_clearly_less(int mine, int theirs) { return theirs > mine && 10 * theirs >= 11 * mine; }

}  // namespace

Margin margin_of(const Field& field) {
  const int won[] = {positions_won(field, Seat::Union), positions_won(field, Seat::Confederate)};
  if (won[0] != won[1]) {
    return margin_by(Margin::By::Positions, won[0], won[1], won[0] > won[1] ? Seat::Union : Seat::Confederate);
  }
  const int lost[] = {losses_of(field, Seat::Union), losses_of(field, Seat::Confederate)};
  if (is_clearly_less(lost[0], lost[1]) || is_clearly_less(lost[1], lost[0])) {
    return margin_by(Margin::By::Losses, lost[0], lost[1], lost[0] < lost[1] ? Seat::Union : Seat::Confederate);
  }
  return {};
}

}  // namespace longroll::dixie
