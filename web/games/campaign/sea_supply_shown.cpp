// build: logic
#include "web/games/campaign/sea_supply_shown.h"

#include "engine/games/campaign/locals.h"
#include "engine/games/campaign/rules/supply_choices.h"

namespace longroll::web::campaign {
namespace {

bool asks_transports(const State& state) {
  return !state.stack.empty() && is_step<cw::SupplyCheckLocals>(state.top()) &&
         longroll::locals_of<cw::SupplyCheckLocals>(state.top()).stage == cw::SupplyStage::Transports;
}

/// Who lacks supply with that commitment besides those that are made.
int left_with(const cw::Field& field, const cw::verbs::Commit& commit) {
  cw::SeaSupply sea = cw::sea_supply(field);
  if (commit.coast == kNoHex) {
    sea.ports.add(static_cast<cw::SeaZone>(commit.zone));
  } else {
    sea.coasts.add(commit.coast);
  }
  return static_cast<int>(cw::supply_status(field, Seat::Union, sea).unsupplied.size());
}

}  // namespace

Commitments best_commitments(const cw::Campaign& game, const State& state) {
  constexpr int kMost = 16;  // more than there are transports
  Commitments out;
  State draft = state;
  Events events;
  for (int i = 0; i < kMost && asks_transports(draft); ++i) {
    const cw::Field field = game.field(draft);
    const cw::SupplyStatus status = cw::supply_status(field, Seat::Union);
    const int now = static_cast<int>(status.unsupplied.size());
    if (i == 0) {
      out.unsupplied = out.left = now;
    }
    const cw::verbs::Commit* best = nullptr;
    int fewest = now;
    const std::vector<cw::verbs::Commit> all = cw::possible_commitments(field);
    for (const bool to_ports : {true, false}) {
      for (const cw::verbs::Commit& commit : all) {
        const bool is_tried = (commit.coast == kNoHex) == to_ports;
        if (const int left = is_tried ? left_with(field, commit) : now; left < fewest) {
          best = &commit;
          fewest = left;
        }
      }
    }
    if (best == nullptr) {
      break;
    }
    out.row.push_back(action_of(*best));
    out.left = fewest;
    game.apply(draft, out.row.back(), events);
  }
  return out;
}

}  // namespace longroll::web::campaign
