#include <algorithm>
#include <bit>

#include "engine/games/chattanooga/rules/bombardment.h"
#include "engine/games/chattanooga/rules/recovery.h"
#include "web/games/chattanooga/adapter.h"
#include "web/games/chattanooga/words.h"

/// The army: who may still act, and the order of battle with how everybody stands.
namespace longroll::web::chattanooga {

bool ChattanoogaAdapter::may_still_act(PieceId unit) const {
  if (in_.step() == ch::StepKind::March) {
    return unit != march_.out() && march_.can_be_put_down() && !march_.refuse_instead(unit);
  }
  // 10.9: who stands ready to fire has his order; he can still be moved.
  const bool is_ready = in_.step() == ch::StepKind::MovementPhase && ch::has_volley(in_.field(), unit);
  return in_.step() != ch::StepKind::SetUp && in_.field().side_of(unit) == in_.model().reader() && !is_ready &&
         is_lit(unit);
}

/// Also who mans works that can be shifted with him (3.2), and who stands in a hex that can be attacked (10.1).
bool ChattanoogaAdapter::is_lit(PieceId unit) const {
  const auto hex = static_cast<HexId>(in_.seen().piece(unit).place);
  return PlainAdapter::is_lit(unit) || works_to_shift(hex) != nullptr ||
         (is_hex(hex) && in_.choice(ch::verbs::AttackHex{hex}) != nullptr);
}

std::vector<HexId> ChattanoogaAdapter::owed() const {
  return march_.works() == kNoHex ? std::vector<HexId>() : std::vector<HexId>{march_.works()};
}

std::string ChattanoogaAdapter::ready_words(int count) const {
  const ch::StepKind asked = in_.step();
  const bool moves = asked == ch::StepKind::MovementPhase || asked == ch::StepKind::March;
  return std::to_string(count) + (moves                                ? " to move"
                                  : asked == ch::StepKind::Attack      ? " may attack"
                                  : asked == ch::StepKind::Bombardment ? " may fire"
                                  : asked == ch::StepKind::Preparation ? " to prepare"
                                  : asked == ch::StepKind::Advance     ? " may go on"
                                                                       : " to choose from");
}

/// Who is due and waits, who could try to recover (5.3), guns alone near the enemy.
std::vector<hexgame::LeftUndone> ChattanoogaAdapter::left_undone() const {
  constexpr int kNear = 4;
  std::vector<hexgame::LeftUndone> out;
  if (in_.step() != ch::StepKind::MovementPhase || !in_.model().may_act()) {
    return out;
  }
  const ch::Field field = in_.field();
  const Seat side = in_.model().reader();
  std::vector<hexgame::LeftUndone> guns;
  for (const PieceId id : field.pieces()) {
    if (!field.is_unit(id) || field.side_of(id) != side) {
      continue;
    }
    const Place place = field.piece(id).place;
    if (place == ch::kDue && in_.choice(ch::verbs::Take{id}) != nullptr) {
      out.push_back({id, "waits to enter the map"});
    } else if (!ch::refuse_recover(field, id)) {
      out.push_back({id, "could try to recover"});
    } else if (is_hex(place) && field.type(id) == ch::UnitType::Artillery) {
      const hexgame::Stack* here = screen.board.at(static_cast<HexId>(place));
      const bool is_guarded =
          here != nullptr && std::any_of(here->units.begin(), here->units.end(), [&](PieceId other) {
            return field.is_unit(other) && field.type(other) != ch::UnitType::Artillery;
          });
      const bool is_near = std::any_of(screen.board.stacks.begin(), screen.board.stacks.end(), [&](const auto& stack) {
        return stack.side != side && field.grid().distance(stack.hex, place) <= kNear;
      });
      if (!is_guarded && is_near) {
        guns.push_back({id, "guns without a guard"});
      }
    }
  }
  out.insert(out.begin(), guns.begin(), guns.end());
  return out;
}

std::optional<Intent> ChattanoogaAdapter::take_next(PieceId unit) {
  if (in_.step() == ch::StepKind::March) {
    return march_.take_instead(unit);
  }
  const Choice* take = in_.choice(ch::verbs::Take{unit});
  return take != nullptr && in_.step() == ch::StepKind::MovementPhase ? std::optional(Intent::submit(take->action))
                                                                      : std::nullopt;
}

/// Chattanooga 14.7: an enemy's reserve marker is seen without its letter, under the id of any marker of his.
PieceId ChattanoogaAdapter::shown_as(PieceId piece, Place at) const {
  const ch::Field field = in_.field();
  if (!field.is_reserve(piece) || field.side_of(piece) == in_.model().reader() || field.piece(piece).place == at) {
    return piece;
  }
  PieceId hidden = piece;
  for (const PieceId other : field.pieces()) {
    if (field.is_reserve(other) && field.side_of(other) == field.side_of(piece) &&
        field.piece(other).up == ch::kReverse) {
      if (field.piece(other).place == at) {
        return other;
      }
      hidden = other;  // it has gone on: all hidden markers look alike
    }
  }
  return hidden;
}

/// Chattanooga 5.6, 5.8, 13.4: who joins a reserve, waits to return or crosses the river is not lost.
std::string ChattanoogaAdapter::loss_words(PieceId piece, Place to) const {
  const ch::UnitType type = in_.counter(piece).type;
  if (!ch::is_combat_unit(type) && type != ch::UnitType::Leader) {
    return "";
  }
  switch (to) {
    case ch::kRouted:
    case ch::kRoutedAndEliminated:
      return "routs";
    case ch::kShattered:
    case ch::kShatteredAndEliminated:
      return "is shattered";
    case ch::kEliminated:
    case ch::kDestroyed:
      return "is eliminated";
    case ch::kCaptured:
      return "is captured";
    case ch::kHit:
      return "is hit";
    case ch::kKilled:
      return "is killed";
    default:
      return "";
  }
}

/// Chattanooga 13.1: the leader with the smallest span that holds all of its formations, mostly that of its division.
std::string ChattanoogaAdapter::command_of(PieceId unit) const {
  const ch::Unit& counter = in_.counter(unit);
  if (!ch::is_combat_unit(counter.type) && counter.type != ch::UnitType::Leader) {
    return "";
  }
  const auto span = [](const ch::Unit& leader) { return std::popcount(leader.formations.bits()); };
  const ch::Unit* nearest = nullptr;
  for (const ch::Unit& leader : in_.game().data_of(in_.seen()).counters) {
    if (leader.type == ch::UnitType::Leader && leader.side == counter.side &&
        counter.formations.is_within(leader.formations) && (nearest == nullptr || span(leader) < span(*nearest))) {
      nearest = &leader;
    }
  }
  return nearest != nullptr ? nearest->name : counter.formation_title;
}

std::vector<hexgame::RosterGroup> ChattanoogaAdapter::roster(Seat side) const {
  const ch::Field field = in_.field();
  hexgame::RosterBuilder builder;
  for (const PieceId id : field.pieces()) {
    const ch::Unit& unit = in_.counter(id);
    const Place place = field.piece(id).place;
    if (field.side_of(id) != side || place == ch::kUnused ||
        (!ch::is_combat_unit(unit.type) && unit.type != ch::UnitType::Leader)) {
      continue;
    }
    const bool is_ready = side == in_.model().reader() && in_.model().may_act() && may_still_act(id);
    std::string state = standing_of(field, id);
    const bool is_disrupted = ch::is_combat_unit(unit.type) && field.is_disrupted(id);
    builder.add(unit, {.unit = id,
                       .symbol = symbol_of(unit.type),
                       .values = std::string((is_disrupted ? back_ : front_).of(field.piece(id).kind)),
                       .state = is_ready && state.empty() ? "may act" : std::move(state),
                       .is_ready = is_ready,
                       .is_gone = place == ch::kCaptured || place == ch::kDestroyed || place == ch::kKilled ||
                                  place == ch::kEliminated});
  }
  return builder.finish();
}

}  // namespace longroll::web::chattanooga
