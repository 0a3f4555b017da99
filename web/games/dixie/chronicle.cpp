// build: logic
#include "web/games/dixie/chronicle.h"

#include <array>
#include <utility>

#include "engine/core/text.h"
#include "engine/games/dixie/log_notes.h"
#include "engine/games/dixie/rules/victory.h"

namespace longroll::web::dixie {
namespace {

namespace dx = longroll::dixie;

constexpr std::array kSides{Seat::Union, Seat::Confederate};

/// Troops by arm, and generals: how many are lost of those on the field.
void count_losses(const dx::Dixie& game, const State& state, BattleEnd& out) {
  static constexpr std::array<std::pair<dx::CardType, std::string_view>, 4> kArms{
      {{dx::CardType::Infantry, "Infantry"},
       {dx::CardType::Cavalry, "Cavalry"},
       {dx::CardType::Artillery, "Artillery"},
       {dx::CardType::General, "Generals"}}};
  out.loss_unit = "cards of those on the field";
  for (const Seat side : kSides) {
    for (const auto& [type, name] : kArms) {
      BattleEnd::Loss loss{side, std::string(name)};
      for (const Piece& piece : state.pieces) {
        if (piece.kind < 0 || game.data_of(state).fact(piece.kind).type != type ||
            game.data_of(state).fact(piece.kind).side != side) {
          continue;
        }
        const bool is_lost = piece.place == dx::lost_of(side);
        loss.lost += is_lost ? 1 : 0;
        loss.all += is_lost || !dx::is_unexamined(piece.place) ? 1 : 0;
      }
      if (loss.all > 0) {
        out.losses.push_back(loss);
      }
    }
  }
}

/// How much the battle turned with that; 0: not at all. Positions before days and generals.
int weight_of(const Event& event) {
  if (read<dx::notes::Captured>(event) || read<dx::notes::Enveloped>(event)) {
    return 3;
  }
  if (read<dx::notes::NightFalls>(event) || read<dx::notes::DaysEnd>(event)) {
    return 2;
  }
  return read<dx::notes::Killed>(event) ? 1 : 0;
}

Seat helped_by(const dx::Dixie& game, const State& state, const Event& event) {
  if (const auto captured = read<dx::notes::Captured>(event)) {
    return captured->side;
  }
  if (const auto killed = read<dx::notes::Killed>(event)) {
    return other(game.data_of(state).fact(state.piece(killed->card).kind).side);
  }
  return Seat::Nobody;
}

}  // namespace

BattleEnd chronicle_of(const dx::Dixie& game, const Session& session) {
  BattleEnd out;
  const State& now = session.state();
  const dx::Field field = game.field(now);
  const auto both = [&](std::string what, auto&& figure) {
    out.lines.push_back(
        {std::move(what), std::to_string(figure(Seat::Union)), std::to_string(figure(Seat::Confederate))});
  };
  both("Positions won", [&](Seat side) { return dx::positions_won(field, side); });
  both(capitalized(dx::losses_name(game.data_of(now))), [&](Seat side) { return dx::losses_of(field, side); });
  count_losses(game, now, out);

  std::vector<int> weights;
  State state = session.state_at(session.first_ply());
  for (std::size_t n = session.first_ply(); n < session.ply_count(); ++n) {
    for (const Event& event : session.ply(n).events) {
      if (const int weight = weight_of(event); weight > 0) {
        out.turning_points.push_back(
            {n + 1, helped_by(game, state, event), game.describe_event(state, event, Seat::Nobody)});
        weights.push_back(weight);
      }
      enact(state, event);
    }
  }
  keep_greatest(out.turning_points, std::move(weights));
  return out;
}

}  // namespace longroll::web::dixie
