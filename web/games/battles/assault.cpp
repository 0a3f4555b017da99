// build: logic
#include "web/games/battles/assault.h"

#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/games/battles/rules/movement.h"
#include "engine/games/battles/rules/sight.h"
#include "engine/play/event.h"

namespace longroll::web::battlemap {
namespace {

Assault reckoned(const bt::Field& field, std::vector<PieceId> attackers, std::vector<HexId> targets, int lowered,
                 std::optional<bt::Ground> chosen) {
  Assault out;
  out.attackers = std::move(attackers);
  out.targets = std::move(targets);
  const bt::Attack attack{out.attackers, out.targets};
  const std::optional<bt::Ground> settled = chosen ? chosen : bt::settled_ground(field, attack, lowered);
  out.is_defenders_choice = !settled;
  out.reckoning = bt::reckon(field, attack, settled.value_or(bt::Ground::Other), lowered);
  return out;
}

bool can_fight_hand_to_hand(const bt::Field& field, PieceId unit, HexId target) {
  const auto d = field.grid().direction(field.piece(unit).place, target);
  return d && field.is_unit(unit) && !field.is_routed(unit) &&
         bt::is_open_to_attack(field.map().side(field.piece(unit).place, *d));
}

bool can_fire(const bt::Field& field, PieceId unit, HexId target) {
  const bt::Arm arm = field.arm_of(unit);
  return (bt::is_artillery(arm) || arm == bt::Arm::Gunboat) && !field.is_routed(unit) && bt::can_bombard(field, unit) &&
         bt::reaches(field, unit, target);
}

/// Whose hex it is, as far as it holds units.
std::optional<Seat> holder(const bt::Field& field, HexId hex) {
  for (PieceId id = field.first_at(hex); id != kNoPiece; id = field.next_of(id)) {
    if (field.arm_of(id) != bt::Arm::Breastworks) {
      return field.side_of(id);
    }
  }
  return {};
}

}  // namespace

std::optional<Assault> assault_of(const bt::Field& field, int lowered, std::optional<bt::Ground> chosen) {
  std::vector<PieceId> attackers;
  std::vector<HexId> targets;
  for (PieceId id = 0; id < field.piece_count(); ++id) {
    if (!bt::is_on_map(field.piece(id))) {
      continue;
    }
    if (field.has_flag(id, bt::kAttacking)) {
      attackers.push_back(id);
    } else if (field.has_flag(id, bt::kTarget) &&
               std::find(targets.begin(), targets.end(), field.piece(id).place) == targets.end()) {
      targets.push_back(field.piece(id).place);
    }
  }
  if (attackers.empty() || targets.empty()) {
    return {};
  }
  for (const Step& step : field.state().stack) {
    if (static_cast<bt::StepKind>(step.kind) == bt::StepKind::Combat) {
      lowered = step.locals[1];
      if (step.locals[2] >= 0) {
        chosen = static_cast<bt::Ground>(step.locals[2]);
      }
    }
  }
  return reckoned(field, std::move(attackers), std::move(targets), lowered, chosen);
}

Assault threat_now(const bt::Field& field, HexId hex) {
  std::vector<PieceId> attackers;
  const std::optional<Seat> side = holder(field, hex);
  for (PieceId id = 0; side && id < field.piece_count(); ++id) {
    if (bt::is_on_map(field.piece(id)) && field.side_of(id) != *side &&
        (can_fight_hand_to_hand(field, id, hex) || can_fire(field, id, hex))) {
      attackers.push_back(id);
    }
  }
  return reckoned(field, std::move(attackers), {hex}, 0, {});
}

Assault threat_next_turn(const bt::Field& field, HexId hex) {
  const Assault now = threat_now(field, hex);
  const std::optional<Seat> side = holder(field, hex);
  if (!side) {
    return now;
  }
  std::vector<PieceId> others;
  for (PieceId id = 0; id < field.piece_count(); ++id) {
    if (bt::is_on_map(field.piece(id)) && field.side_of(id) != *side && field.is_unit(id) && !field.is_routed(id) &&
        std::find(now.attackers.begin(), now.attackers.end(), id) == now.attackers.end()) {
      others.push_back(id);
    }
  }
  heap_sort(others.begin(), others.end(), [&](PieceId a, PieceId b) {
    return std::pair(-field.counter(a).strength, a) < std::pair(-field.counter(b).strength, b);
  });
  State imagined = field.state();
  std::vector<PieceId> attackers = now.attackers;
  Reach reach;
  for (const PieceId id : others) {
    const bt::Field then(field.library(), imagined);
    const bt::March march(then, id, bt::MoveMode::Regular);
    march.reach(bt::allowance(then, id, bt::MoveMode::Regular), reach);
    HexId best = kNoHex;
    bool best_halved = false;
    for (const Direction d : kAllDirections) {
      const HexId from = field.grid().neighbor(hex, d);
      if (from == kNoHex || from == then.piece(id).place || !reach.has(from) || !march.may_stop(from) ||
          !bt::is_open_to_attack(field.map().side(from, opposite(d)))) {
        continue;
      }
      State tried = imagined;
      tried.piece(id).place = from;
      const bt::Field there(field.library(), tried);
      const std::array<HexId, 1> target = {hex};
      const bool halved = bt::halving_of(there, id, target, bt::Ground::Other).is_any;
      if (best == kNoHex || (best_halved && !halved)) {
        best = from;
        best_halved = halved;
      }
    }
    if (best != kNoHex) {
      imagined.piece(id).place = best;
      attackers.push_back(id);
    }
  }
  return reckoned(bt::Field(field.library(), imagined), std::move(attackers), {hex}, 0, {});
}

Odds faces_of(const bt::Chart& chart, const bt::Odds& odds) {
  std::array<std::uint64_t, 7> ways{};
  for (int die = 1; die <= 6; ++die) {
    ++ways[static_cast<std::size_t>(bt::result_of(chart, odds, die))];
  }
  Odds out;
  out.total = 6;
  for (std::size_t i = ways.size(); i-- > 0;) {
    if (ways[i] > 0) {
      out.shares.push_back({std::string(words_of(static_cast<bt::CombatResult>(i))), ways[i]});
    }
  }
  return out;
}

std::string_view words_of(bt::CombatResult result) {
  switch (result) {
    case bt::CombatResult::Ae:
      return "attackers destroyed";
    case bt::CombatResult::AePart:
      return "attackers retreat with loss";
    case bt::CombatResult::Ar:
      return "attackers retreat";
    case bt::CombatResult::Ex:
      return "exchange";
    case bt::CombatResult::Dr:
      return "defenders retreat";
    case bt::CombatResult::ExPart:
      return "partial exchange";
    case bt::CombatResult::De:
      return "defenders destroyed";
  }
  return "";
}

std::string changes_text(const bt::UnitStrength& line) {
  std::string out;
  for (const bt::StrengthChange& change : line.changes) {
    out += (out.empty() ? "" : "; ") + std::string(bt::name_of(change.cause)) + ", " + std::to_string(change.before) +
           " becomes " + std::to_string(change.after) + " [" + std::string(bt::rule_of(change.cause)) + "]";
  }
  return out;
}

}  // namespace longroll::web::battlemap
