// build: logic
#include "web/games/campaign/march_shown.h"

#include <algorithm>

#include "engine/core/text.h"

namespace longroll::web::campaign {
namespace {

std::vector<HexId> hexes_in(const cw::MarchReach& reach) {
  std::vector<HexId> out;
  for (const cw::MarchReach::Way& way : reach.ways()) {
    if (way.before >= 0) {
      out.push_back(way.hex);
    }
  }
  return out;
}

}  // namespace

void MarchShown::read() {
  move_.reset();
  hexes_.clear();
  const auto move = in_.under_way<cw::ForceMoveLocals>();
  if (!move || !in_.model().may_act()) {
    return;
  }
  move_ = move;
  if (move->stage == cw::ForceMoveStage::Choosing) {
    reach_ = in_.field().reach(*move);
    for (const HexId hex : hexes_in(reach_)) {
      if (in_.choice(cw::verbs::March{hex}) != nullptr) {
        hexes_.push_back(hex);
      }
    }
    return;
  }
  for (const Choice& choice : in_.model().prompt().choices) {
    if (is_action<cw::verbs::RailTo>(choice.action)) {
      hexes_.push_back(arguments_of<cw::verbs::RailTo>(choice.action).hex);
    }
  }
}

std::optional<State> MarchShown::after(const cw::verbs::Muster& muster) const {
  const Action action = action_of(muster);
  if (in_.choices().find(action) == nullptr) {
    return std::nullopt;
  }
  State draft = in_.seen();
  Events events;
  in_.game().apply(draft, action, events);
  return draft;
}

std::vector<HexId> MarchShown::hexes_of(const cw::verbs::Muster& muster) const {
  const std::optional<State> draft = after(muster);
  if (!draft || draft->stack.empty() || !is_step<cw::ForceMoveLocals>(draft->top())) {
    return {};
  }
  return hexes_in(in_.game().field(*draft).reach(longroll::locals_of<cw::ForceMoveLocals>(draft->top())));
}

std::optional<hexgame::WayShown> MarchShown::way_to(HexId hex) const {
  if (!is_out() || std::find(hexes_.begin(), hexes_.end(), hex) == hexes_.end()) {
    return std::nullopt;
  }
  if (move_->stage != cw::ForceMoveStage::Choosing) {
    return hexgame::WayShown{{move_->here, hex}, "rail"};
  }
  hexgame::WayShown out;
  const cw::MarchReach::Way* way = &reach_.way(hex);
  out.label = std::to_string(move_->points - way->points);
  for (;;) {
    out.hexes.insert(out.hexes.begin(), way->hex);
    if (way->before < 0) {
      return out;
    }
    way = &reach_.ways()[static_cast<std::size_t>(way->before)];
  }
}

std::string MarchShown::cost_words(HexId hex) const {
  if (!is_out() || move_->stage != cw::ForceMoveStage::Choosing || !reach_.has(hex)) {
    return "";
  }
  const cw::MarchReach::Way& way = reach_.way(hex);
  return std::to_string(static_cast<int>(way.points)) + " of " + count_of(move_->points, "point", "points") +
         (way.exits == 0 ? "" : ", leaves " + count_of(way.exits, "zone", "zones") + " of the enemy") +
         (way.stops ? ", and attacks" : "");
}

bool MarchShown::leaves_zone(HexId hex) const {
  return is_out() && move_->stage == cw::ForceMoveStage::Choosing && reach_.has(hex) && reach_.way(hex).exits > 0;
}

bool MarchShown::fights_at(HexId hex) const {
  return is_out() && move_->stage == cw::ForceMoveStage::Choosing && reach_.has(hex) && reach_.way(hex).stops;
}

std::optional<Intent> MarchShown::take_instead(const cw::verbs::Muster& muster) const {
  const Action halt = action_of(cw::verbs::Halt{});
  if (!is_out()) {
    return std::nullopt;
  }
  if (!move_->has_moved && in_.model().can_undo()) {
    const Session& session = in_.model().session();
    const State before = session.state_at(session.ply_count() - 1);
    const bool is_muster = is_action<cw::verbs::Muster>(session.ply(session.ply_count() - 1).action);
    return is_muster && !in_.game().refuse(before, in_.model().reader(), action_of(muster))
               ? std::optional(Intent::submit({action_of(muster)}, 1))
               : std::nullopt;
  }
  if (in_.choices().find(halt) == nullptr) {
    return std::nullopt;
  }
  State halted = in_.seen();
  Events events;
  in_.game().apply(halted, halt, events);
  return in_.game().refuse(halted, in_.model().reader(), action_of(muster))
             ? std::nullopt
             : std::optional(Intent::submit({halt, action_of(muster)}, 0));
}

std::optional<Intent> MarchShown::put_down() const {
  if (!is_out()) {
    return std::nullopt;
  }
  if (!move_->has_moved && in_.model().can_undo()) {
    return Intent::submit(std::vector<Action>{}, 1);
  }
  const Action halt = action_of(cw::verbs::Halt{});
  return in_.choices().find(halt) != nullptr ? Intent::submit(halt) : Intent{};
}

std::optional<Intent> MarchShown::send(const cw::verbs::Muster& muster, HexId to) const {
  const std::optional<State> draft = after(muster);
  const Action march = action_of(cw::verbs::March{to});
  return draft && !in_.game().refuse(*draft, in_.model().reader(), march)
             ? std::optional(Intent::submit({action_of(muster), march}, 0))
             : std::nullopt;
}

}  // namespace longroll::web::campaign
