// build: logic
#include "web/games/chattanooga/chronicle.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "engine/core/text.h"
#include "engine/games/chattanooga/log_notes.h"
#include "engine/games/chattanooga/rules/army_morale.h"
#include "engine/games/chattanooga/rules/victory.h"
#include "engine/games/chattanooga/words.h"

namespace longroll::web::chattanooga {
namespace {

namespace ch = longroll::chattanooga;
namespace notes = ch::notes;

constexpr std::array kSides{Seat::Union, Seat::Confederate};

/// Chattanooga 5.8, 5.11: gone unless it is rebuilt. The enemy has points for who is captured or destroyed.
bool is_lost(Place place) {
  return place == ch::kCaptured || place == ch::kDestroyed || place == ch::kEliminated ||
         place == ch::kShatteredAndEliminated || place == ch::kRoutedAndEliminated || place == ch::kReadyAndEliminated;
}
bool is_lost_leader(Place place) { return place == ch::kCaptured || place == ch::kKilled; }
/// Chattanooga 5.6: off the map, and may come back.
bool is_off_the_map(Place place) {
  return place == ch::kRouted || place == ch::kShattered || place == ch::kReady || place == ch::kRebuilt;
}
/// It was set up or has entered (3.5).
bool has_come(Place place) { return is_hex(place) || place == ch::kAcross || is_lost(place) || is_off_the_map(place); }

template <class Is>
std::string count_pieces(const ch::Field& field, Seat side, Is&& is) {
  const auto pieces = field.pieces();
  return std::to_string(
      std::count_if(pieces.begin(), pieces.end(), [&](PieceId id) { return field.side_of(id) == side && is(id); }));
}

void add_lines(const ch::Field& field, BattleEnd& out) {
  const auto both = [&](std::string what, auto&& is) {
    out.lines.push_back(
        {std::move(what), count_pieces(field, Seat::Union, is), count_pieces(field, Seat::Confederate, is)});
  };
  const auto place = [&](PieceId id) { return field.piece(id).place; };
  both("Units on the ground that wins for them", [&](PieceId id) {
    return field.has_unit_on_map(id, field.side_of(id)) &&
           field.scenario().wins_on[field.side_of(id)].has(static_cast<HexId>(place(id)));
  });
  out.lines.push_back({"Points for enemy losses", std::to_string(ch::victory_points(field, Seat::Union)),
                       std::to_string(ch::victory_points(field, Seat::Confederate))});
  both("Units captured", [&](PieceId id) { return field.is_unit(id) && place(id) == ch::kCaptured; });
  both("Units eliminated",
       [&](PieceId id) { return field.is_unit(id) && is_lost(place(id)) && place(id) != ch::kCaptured; });
  both("Units routed, or waiting to return",
       [&](PieceId id) { return field.is_unit(id) && is_off_the_map(place(id)); });
  if (field.has(ch::Option::Leaders)) {
    both("Leaders killed or captured",
         [&](PieceId id) { return field.type(id) == ch::UnitType::Leader && is_lost_leader(place(id)); });
  }
}

/// Units by formation, lost and in all.
void count_losses(const ch::Field& field, BattleEnd& out) {
  out.loss_unit = "units captured, eliminated or destroyed";
  std::map<std::pair<Seat, std::string>, std::size_t> places;
  for (const PieceId id : field.pieces()) {
    if (!field.is_unit(id) || !has_come(field.piece(id).place)) {
      continue;
    }
    const ch::Unit& unit = field.counter(id);
    const auto [at, is_new] = places.try_emplace({field.side_of(id), unit.formation_title}, out.losses.size());
    if (is_new) {
      out.losses.push_back({field.side_of(id), unit.formation_title});
    }
    BattleEnd::Loss& loss = out.losses[at->second];
    loss.all += 1;
    loss.lost += is_lost(field.piece(id).place) ? 1 : 0;
  }
}

/// Where a side stands on the ground that wins for it; kNoHex: nowhere.
HexId first_of_goal(const ch::Field& field, Seat side) {
  HexId first = kNoHex;
  (field.units(side) & field.scenario().wins_on[side]).for_each([&](HexId hex) {
    first = first == kNoHex ? hex : first;
  });
  return first;
}

/// Reads the game from its first known decision for what turned it.
class TurningPoints {
 public:
  TurningPoints(const ch::Chattanooga& game, const Session& session)
      : game_(game), session_(session), state_(session.state_at(session.first_ply())) {}

  void read(BattleEnd& out) {
    read_ground(0, out, true);
    for (std::size_t n = session_.first_ply(); n < session_.ply_count(); ++n) {
      read_ply(n, out);
    }
    keep_greatest(out.turning_points, std::move(weights_));
  }

 private:
  /// What one decision cost: "29 PA is captured, 109 PA routs", for each side.
  struct Cost {
    std::string words;
    int weight = 0;
  };

  void read_ply(std::size_t n, BattleEnd& out) {
    BySide<Cost> costs{};
    for (const Event& event : session_.ply(n).events) {
      read_event(event, costs, n, out);
      enact(state_, event);
    }
    for (const Seat side : kSides) {
      if (costs[side].weight > 0) {
        add(out, {n + 1, other(side), capitalized(costs[side].words) + "."}, costs[side].weight);
      }
    }
    read_ground(n, out, false);
  }

  /// Chattanooga 5.6, 5.8, 13.4, 16.3
  void read_event(const Event& event, BySide<Cost>& costs, std::size_t n, BattleEnd& out) {
    const ch::Field field = game_.field(state_);
    const auto lose = [&](PieceId piece, std::string_view what, int weight) {
      Cost& cost = costs[field.side_of(piece)];
      cost.words += (cost.words.empty() ? "" : ", ") + field.counter(piece).title + " " + std::string(what);
      cost.weight += weight;
    };
    if (const auto taken = longroll::read<notes::Captured>(event)) {
      lose(taken->unit, "is captured", 4);
    } else if (const auto gone = longroll::read<notes::Eliminated>(event)) {
      lose(gone->unit, "is eliminated", 3);
    } else if (const auto killed = longroll::read<notes::LeaderKilled>(event)) {
      lose(killed->unit, "is killed", 4);
    } else if (const auto routed = longroll::read<notes::Routed>(event)) {
      lose(routed->unit, routed->is_shattered ? "is shattered" : "routs", routed->is_shattered ? 2 : 1);
    } else if (const auto panic = longroll::read<notes::ArmyPanicked>(event)) {
      add(out,
          {n + 1, other(ch::side_of_command(panic->command)),
           capitalized(ch::name_of_command(panic->command)) + " panics."},
          8);
    }
  }

  /// Chattanooga 3.3
  void read_ground(std::size_t n, BattleEnd& out, bool is_first) {
    const ch::Field field = game_.field(state_);
    for (const Seat side : kSides) {
      const HexId now = first_of_goal(field, side);
      if (!is_first && (now == kNoHex) != (goals_[side] == kNoHex)) {
        const std::string who = side == Seat::Union ? "Union troops" : "The Confederates";
        const std::string what = now == kNoHex ? " lose the ground that wins for them." : " reach ";
        add(out,
            {n + 1, now == kNoHex ? other(side) : side,
             who + what + (now == kNoHex ? "" : ch::place_name(field, now) + ", which wins for them.")},
            6);
      }
      goals_[side] = now;
    }
  }

  void add(BattleEnd& out, BattleEnd::TurningPoint point, int weight) {
    out.turning_points.push_back(std::move(point));
    weights_.push_back(weight);
  }

  const ch::Chattanooga& game_;
  const Session& session_;
  State state_;
  BySide<HexId> goals_{};
  std::vector<int> weights_;
};

}  // namespace

BattleEnd chronicle_of(const ch::Chattanooga& game, const Session& session) {
  BattleEnd out;
  const ch::Field field = game.field(session.state());
  add_lines(field, out);
  count_losses(field, out);
  TurningPoints(game, session).read(out);
  return out;
}

}  // namespace longroll::web::chattanooga
