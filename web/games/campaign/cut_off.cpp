// build: logic
#include "web/games/campaign/cut_off.h"

#include <algorithm>

#include "engine/core/text.h"
#include "engine/games/campaign/rules/supply_status.h"
#include "engine/games/campaign/rules/victory.h"
#include "web/games/campaign/words.h"

namespace longroll::web::campaign {
namespace {

bool carry_out(const cw::Campaign& game, State& state, const Action& action) {
  const Seat seat = game.to_act(state);
  if (!is_player(seat) || game.refuse(state, seat, action)) {
    return false;
  }
  Events events;
  game.apply(state, action, events);
  return true;
}

bool is_at(const State& state, cw::StepKind kind) {
  return !state.stack.empty() && static_cast<cw::StepKind>(state.top().kind) == kind;
}

/// "Bragg (12 points), Fort at Mobile": as many as fit.
std::string names_of(const cw::Field& field, const ForcesShown& forces, const std::vector<PieceId>& pieces) {
  constexpr std::size_t kMost = 3;
  std::vector<std::pair<const ForceShown*, int>> all;
  for (const PieceId id : pieces) {
    if (const ForceShown* force = forces.of(id)) {
      const auto known = std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.first == force; });
      known != all.end() ? void(++known->second) : all.push_back({force, 1});
    }
  }
  std::string out;
  for (std::size_t i = 0; i < std::min(all.size(), kMost); ++i) {
    const auto& [force, count] = all[i];
    out += (out.empty() ? "" : ", ") + (force->leaders.empty() ? short_place(field, force->hex) : force->name) +
           (force->kind == ForceShown::Kind::Fort ? std::string(" (a fort)")
                                                  : " (" + count_of(count, "point", "points") + ")");
  }
  return out + (all.size() > kMost ? " and " + count_of(static_cast<int>(all.size() - kMost), "other", "others") : "");
}

}  // namespace

CutOff cut_off_between(const cw::Field& before, const cw::Field& after) {
  CutOff out;
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    const std::vector<PieceId> known = cw::supply_status(before, side).unsupplied;
    for (const PieceId id : cw::supply_status(after, side).unsupplied) {
      if (!std::binary_search(known.begin(), known.end(), id)) {
        out.unfed[side].push_back(id);
      }
    }
  }
  out.economy = std::max(0, cw::economy_now(before).size() - cw::economy_now(after).size());
  return out;
}

std::optional<Foreseen> foresee(const cw::Campaign& game, const State& state, std::span<const Action> row) {
  constexpr int kMaxPasses = 99;
  const Seat side = game.to_act(state);
  Foreseen out{state};
  const auto pass_by = [&] {
    for (int n = 0; n < kMaxPasses && is_at(out.state, cw::StepKind::Reaction); ++n) {
      out.is_unanswered = true;
      if (!carry_out(game, out.state, action_of(cw::verbs::Pass{}))) {
        return false;
      }
    }
    return true;
  };
  for (const Action& action : row) {
    if (!carry_out(game, out.state, action) || !pass_by()) {
      return std::nullopt;
    }
  }
  if (is_at(out.state, cw::StepKind::ForceMove)) {
    carry_out(game, out.state, action_of(cw::verbs::Halt{}));
  }
  const bool is_quiet = game.to_act(out.state) == side && !is_at(out.state, cw::StepKind::Battle) &&
                        !is_at(out.state, cw::StepKind::CavalryFlight) && !is_at(out.state, cw::StepKind::NavalCombat);
  return is_quiet ? std::optional(std::move(out)) : std::nullopt;
}

std::string cut_off_words(const cw::Campaign& game, const State& state, const ForcesShown& forces,
                          std::span<const Action> row) {
  const std::optional<Foreseen> then = foresee(game, state, row);
  if (!then) {
    return "";
  }
  const cw::Field before = game.field(state);
  const CutOff lost = cut_off_between(before, game.field(then->state));
  const Seat side = game.to_act(state);
  std::string out;
  const auto add = [&](bool is_so, const std::string& words) { out += is_so ? (out.empty() ? "" : "; ") + words : ""; };
  const auto names = [&](Seat of) { return names_of(before, forces, lost.unfed[of]); };
  add(!lost.unfed[other(side)].empty(), "cuts off from supply " + names(other(side)));
  add(!lost.unfed[side].empty(), "leaves without supply " + names(side));
  add(lost.economy > 0, "costs " + count_of(lost.economy, "point", "points") + " of the Confederate economy");
  if (out.empty()) {
    return "";
  }
  const bool has_unfed = !lost.unfed[Seat::Union].empty() || !lost.unfed[Seat::Confederate].empty();
  return capitalized((then->is_unanswered ? "unanswered it " : "") + out) + " [" + (has_unfed ? "8.1" : "") +
         (has_unfed && lost.economy > 0 ? ", " : "") + (lost.economy > 0 ? "14.1" : "") + "].";
}

}  // namespace longroll::web::campaign
