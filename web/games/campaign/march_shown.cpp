// build: logic
#include "web/games/campaign/march_shown.h"

#include <algorithm>

#include "engine/core/text.h"
#include "engine/games/campaign/rules/force.h"
#include "engine/games/campaign/rules/movement.h"
#include "engine/games/campaign/rules/trains.h"

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

std::vector<int> costs_to(const std::vector<HexId>& hexes, const cw::MarchReach& reach) {
  std::vector<int> out;
  for (const HexId hex : hexes) {
    out.push_back(reach.has(hex) ? reach.way(hex).points : 0);
  }
  return out;
}

}  // namespace

/// Fewer trains that each carry more run on fewer railroads.
std::vector<MarchShown::RailWay> MarchShown::rails_of(const cw::Field& field, const cw::ForceMoveLocals& move) {
  std::vector<RailWay> out;
  if (!field.rails(field.phasing()).has(move.here)) {
    return out;
  }
  const int points = cw::moving_force(field, move.here, field.phasing()).points();
  const int most = std::min(points, cw::trains_left(field, field.phasing()));
  int known = 0;
  for (int trains = points == 0 ? 0 : 1; trains <= most; ++trains) {
    const int load = cw::load_of(points, trains);
    if (load == known || cw::refuse_entrain(field, move, trains)) {
      continue;
    }
    known = load;
    cw::train_hexes(field, move, load).for_each([&](HexId hex) {
      if (way_in(out, hex) == nullptr) {
        out.push_back({hex, trains});
      }
    });
  }
  return out;
}

const MarchShown::RailWay* MarchShown::way_in(const std::vector<RailWay>& rails, HexId hex) {
  const auto found = std::find_if(rails.begin(), rails.end(), [&](const RailWay& way) { return way.hex == hex; });
  return found == rails.end() ? nullptr : &*found;
}

const MarchShown::RailWay* MarchShown::rail_to(HexId hex) const {
  const bool may_ride = is_out() && move_->stage == cw::ForceMoveStage::Choosing && !reach_.has(hex);
  return may_ride ? way_in(rails_, hex) : nullptr;
}

std::optional<Intent> MarchShown::ride(HexId hex) const {
  const RailWay* way = rail_to(hex);
  return way == nullptr ? std::nullopt
                        : std::optional(Intent::order(
                              {action_of(cw::verbs::Entrain{way->trains}), action_of(cw::verbs::RailTo{hex})}));
}

void MarchShown::read() {
  move_.reset();
  hexes_.clear();
  rails_.clear();
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
    rails_ = rails_of(in_.field(), *move);
    for (const RailWay& way : rails_) {
      if (!reach_.has(way.hex)) {
        hexes_.push_back(way.hex);
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

std::vector<int> MarchShown::costs() const {
  return is_out() && move_->stage == cw::ForceMoveStage::Choosing ? costs_to(hexes_, reach_) : std::vector<int>();
}

hexgame::ReachShown MarchShown::reach_of(const cw::verbs::Muster& muster, PieceId counter) const {
  const std::optional<State> draft = after(muster);
  if (!draft || draft->stack.empty() || !is_step<cw::ForceMoveLocals>(draft->top())) {
    return {};
  }
  const cw::Field field = in_.game().field(*draft);
  const auto move = longroll::locals_of<cw::ForceMoveLocals>(draft->top());
  const cw::MarchReach& reach = field.reach(move);
  hexgame::ReachShown out{counter, hexes_in(reach)};
  out.costs = costs_to(out.hexes, reach);
  for (const RailWay& way : rails_of(field, move)) {
    if (std::find(out.hexes.begin(), out.hexes.end(), way.hex) == out.hexes.end()) {
      out.hexes.push_back(way.hex);
      out.costs.push_back(0);
    }
  }
  return out;
}

std::optional<hexgame::WayShown> MarchShown::way_to(HexId hex) const {
  if (!is_out() || std::find(hexes_.begin(), hexes_.end(), hex) == hexes_.end()) {
    return std::nullopt;
  }
  if (move_->stage != cw::ForceMoveStage::Choosing) {
    return hexgame::WayShown{{move_->here, hex}, "rail"};
  }
  if (const RailWay* way = rail_to(hex)) {
    return hexgame::WayShown{{move_->here, hex}, way->trains == 0 ? "rail" : count_of(way->trains, "train", "trains")};
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
  if (const RailWay* way = rail_to(hex)) {
    const cw::Field field = in_.field();
    return std::to_string(way->trains) + " of the " +
           count_of(cw::trains_left(field, field.phasing()), "train", "trains") + " that are left";
  }
  if (!is_out() || move_->stage != cw::ForceMoveStage::Choosing || !reach_.has(hex)) {
    return "";
  }
  const cw::MarchReach::Way& way = reach_.way(hex);
  return std::to_string(static_cast<int>(way.points)) + " of " + count_of(move_->points, "point", "points") +
         (way.exits == 0 ? "" : ", leaves " + count_of(way.exits, "zone", "zones") + " of the enemy") +
         (fights_at(hex)       ? ", and attacks"
          : takes_fort_at(hex) ? ", and takes the fort"
                               : "");
}

std::string MarchShown::shortfall_words(HexId hex) const {
  cw::ForceMoveLocals farther = *move_;
  farther.points = cw::MarchReach::kMaxPoints;
  cw::MarchReach reach;
  cw::find_reach(in_.field(), farther, reach);
  const std::string cost =
      reach.has(hex) ? "The cheapest way costs " + std::to_string(reach.way(hex).points) + "." : "No way leads there.";
  return cost + " The force has " + std::to_string(move_->points) + " of " + std::to_string(move_->allowance) +
         " left.";
}

bool MarchShown::meets_at(HexId hex) const {
  return is_out() && move_->stage == cw::ForceMoveStage::Choosing && reach_.has(hex) && reach_.way(hex).stops;
}

bool MarchShown::fights_at(HexId hex) const { return meets_at(hex) && !takes_fort_at(hex); }

bool MarchShown::takes_fort_at(HexId hex) const {
  const cw::Field field = in_.field();
  return meets_at(hex) && cw::takes_fort_at(field, hex, field.phasing());
}

std::optional<Intent> MarchShown::take_instead(const cw::verbs::Muster& muster) const {
  const Action halt = action_of(cw::verbs::Halt{});
  if (!is_out()) {
    return std::nullopt;
  }
  if (!move_->has_moved && in_.model().can_undo()) {
    const Session& session = in_.model().session();
    std::size_t from = session.ply_count() - 1;
    while (from > session.first_ply() && is_action<cw::verbs::Less>(session.ply(from).action)) {
      --from;
    }
    const bool is_muster = is_action<cw::verbs::Muster>(session.ply(from).action);
    return is_muster && !in_.game().refuse(session.state_at(from), in_.model().reader(), action_of(muster))
               ? std::optional(Intent::submit({action_of(muster)}, static_cast<int>(session.ply_count() - from)))
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
  if (!draft) {
    return std::nullopt;
  }
  const Action march = action_of(cw::verbs::March{to});
  if (!in_.game().refuse(*draft, in_.model().reader(), march)) {
    return Intent::order({action_of(muster), march});
  }
  if (draft->stack.empty() || !is_step<cw::ForceMoveLocals>(draft->top())) {
    return std::nullopt;
  }
  const std::vector<RailWay> rails =
      rails_of(in_.game().field(*draft), longroll::locals_of<cw::ForceMoveLocals>(draft->top()));
  const RailWay* way = way_in(rails, to);
  return way == nullptr ? std::nullopt
                        : std::optional(Intent::order({action_of(muster), action_of(cw::verbs::Entrain{way->trains}),
                                                       action_of(cw::verbs::RailTo{to})}));
}

}  // namespace longroll::web::campaign
