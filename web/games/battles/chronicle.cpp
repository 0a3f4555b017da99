// build: logic
#include "web/games/battles/chronicle.h"

#include <map>
#include <utility>

#include "engine/core/text.h"
#include "engine/games/battles/log_notes.h"
#include "engine/games/battles/rules/victory.h"
#include "engine/games/battles/words.h"

namespace longroll::web::battles {
namespace {

namespace bt = longroll::battles;

const bt::Counter& counter_of(const bt::Field& field, PieceId id) {
  return field.battle().counter(field.piece(id).kind);
}

/// Strength points by formation, lost and in all.
void count_losses(const bt::Field& field, BattleEnd& out) {
  out.loss_unit = "strength points";
  std::map<std::pair<Seat, std::string>, std::size_t> places;
  for (PieceId id = 0; field.state().has_piece(id); ++id) {
    const Piece& piece = field.piece(id);
    if (piece.kind < 0 || !bt::is_combat_unit(counter_of(field, id).arm)) {
      continue;
    }
    const bt::Counter& counter = counter_of(field, id);
    const auto [at, is_new] = places.try_emplace({counter.side, counter.formation}, out.losses.size());
    if (is_new) {
      out.losses.push_back({counter.side, counter.formation_title});
    }
    BattleEnd::Loss& loss = out.losses[at->second];
    loss.all += counter.strength;
    loss.lost += piece.place == bt::kEliminated ? counter.strength : 0;
  }
}

std::vector<Seat> holders(const bt::Field& field) {
  std::vector<Seat> held;
  for (std::size_t i = 0; i < field.scenario().objectives.size(); ++i) {
    held.push_back(bt::holder_of(field, i));
  }
  return held;
}

/// Reads the game from its first known decision for what turned it.
class TurningPoints {
 public:
  TurningPoints(const bt::Battles& game, const Session& session)
      : game_(game), session_(session), state_(session.state_at(session.first_ply())) {}

  void read(BattleEnd& out) {
    held_ = holders(game_.field(state_));
    for (std::size_t n = session_.first_ply(); n < session_.ply_count(); ++n) {
      read_ply(n, out);
    }
    keep_greatest(out.turning_points, std::move(weights_));
  }

 private:
  void read_ply(std::size_t n, BattleEnd& out) {
    std::string lost;
    int strength = 0;
    Seat loser = Seat::Nobody;
    for (const Event& event : session_.ply(n).events) {
      if (const auto eliminated = longroll::read<bt::notes::Eliminated>(event)) {
        const bt::Counter& counter = counter_of(game_.field(state_), eliminated->unit);
        if (bt::is_combat_unit(counter.arm)) {
          lost += (lost.empty() ? "" : ", ") + counter.title;
          strength += counter.strength;
          loser = counter.side;
        }
      }
      enact(state_, event);
    }
    if (strength > 0) {
      add(out, {n + 1, other(loser), "Lost: " + lost + "."}, strength);
    }
    read_ground(n, out);
  }

  void read_ground(std::size_t n, BattleEnd& out) {
    const bt::Field field = game_.field(state_);
    const std::vector<Seat> now = holders(field);
    for (std::size_t i = 0; i < now.size(); ++i) {
      const longroll::hexgame::Objective& objective = field.scenario().objectives[i];
      if (now[i] != held_[i] && is_player(now[i])) {
        add(out, {n + 1, now[i], capitalized(side_words(now[i])) + " take " + objective.name + "."},
            4 + objective.points[static_cast<std::size_t>(index_of(now[i]))]);
      }
    }
    held_ = now;
  }

  static std::string side_words(Seat side) { return side == Seat::Union ? "Union troops" : "the Confederates"; }

  void add(BattleEnd& out, BattleEnd::TurningPoint point, int weight) {
    out.turning_points.push_back(std::move(point));
    weights_.push_back(weight);
  }

  const bt::Battles& game_;
  const Session& session_;
  State state_;
  std::vector<Seat> held_;
  std::vector<int> weights_;
};

}  // namespace

BattleEnd chronicle_of(const bt::Battles& game, const Session& session) {
  BattleEnd out;
  const bt::Field field = game.field(session.state());
  const bt::Standing points = bt::standing(field);
  const auto both = [&](std::string what, int of_union, int of_confederates) {
    out.lines.push_back({std::move(what), std::to_string(of_union), std::to_string(of_confederates)});
  };
  both("Points for enemy losses", points.losses[0], points.losses[1]);
  both("Points for ground", points.ground[0], points.ground[1]);
  both("Points in all", points.of(Seat::Union), points.of(Seat::Confederate));
  for (std::size_t i = 0; i < field.scenario().objectives.size(); ++i) {
    const longroll::hexgame::Objective& objective = field.scenario().objectives[i];
    const Seat holder = bt::holder_of(field, i);
    const auto held = [&](Seat side) {
      return holder == side ? std::to_string(objective.points[static_cast<std::size_t>(index_of(side))])
                            : std::string("-");
    };
    out.lines.push_back({objective.name, held(Seat::Union), held(Seat::Confederate)});
  }
  count_losses(field, out);
  TurningPoints(game, session).read(out);
  return out;
}

}  // namespace longroll::web::battles
