#include <algorithm>

#include "web/games/battles/battles_view.h"

/// What moves when a decision comes on the map, and what is kept of it.
namespace longroll::web::battlemap {

using board::Motion;
using board::Vec2;
namespace duration = board::duration;

namespace {

bool has_roll(const Events& events) {
  return std::any_of(events.begin(), events.end(), [](const Event& e) { return e.kind == EventKind::Rolled; });
}

/// Plies that belong to one combat lie close together: so many are looked at for its die.
constexpr std::size_t kPliesOfACombat = 6;

}  // namespace

/// The dice of decision `n`, what they came to, and the attack that they settled.
void BattlesView::read_dice(std::size_t n, const State& before) {
  const Ply& ply = model_.session().ply(n);
  const bt::Field field = game().field(before);
  dice_.clear();
  resolved_.reset();
  const auto declared = read<bt::verbs::Resolve>(ply.action);
  const auto benefit = read<bt::verbs::Benefit>(ply.action);
  resolved_ =
      bt::report_of(field, declared ? declared->columns : 0, benefit ? std::optional(benefit->ground) : std::nullopt);
  State running = before;
  for (const Event& event : ply.events) {
    if (event.kind == EventKind::Rolled) {
      Die die;
      die.value = event.args[0];
      die.side = field.phasing();
      HexId hex = resolved_ ? resolved_->targets.front() : kNoHex;
      if (const PieceId unit = event.args[2]; running.has_piece(unit)) {
        die.side = owner_of(running.piece(unit));
        hex = is_hex(running.piece(unit).place) ? running.piece(unit).place : hex;
        die.words = counter(unit).name;
      }
      if (hex != kNoHex) {
        die.at = layout().centre(hex);
        dice_.push_back(std::move(die));
      }
    }
    enact(running, event);
  }
  last_.clear();
  const std::span<const LogLine> log = model_.log();
  for (std::size_t i = log.size(); i-- > 0 && log[i].ply >= n;) {
    if (log[i].ply == n) {
      last_ = log[i].text + (last_.empty() ? "" : " ") + last_;
    }
  }
}

/// After a jump: the last roll stays in sight while its combat goes on.
void BattlesView::read_last(std::size_t n) {
  for (std::size_t back = 0; back < kPliesOfACombat && back + model_.session().first_ply() <= n; ++back) {
    if (has_roll(model_.session().ply(n - back).events)) {
      read_dice(n - back, model_.session().state_at(n - back));
      return;
    }
  }
}

float BattlesView::show(const Happened& happened, Motion& motion) {
  const Events& events = happened.ply.events;
  ghosts_.clear();
  ways_.clear();
  was_ = marks_before(events);
  const auto verb = static_cast<bt::Do>(happened.ply.action.verb);
  if (verb == bt::Do::Target || verb == bt::Do::EndCombat || verb == bt::Do::EndMoves) {
    dice_.clear();
    resolved_.reset();
  }
  const bool rolled = has_roll(events);
  if (rolled) {
    read_dice(happened.n, happened.before.seen);
  }
  fan_ = kNoHex;
  hovered_ = kNoTarget;
  refresh();
  look_at_action();
  lit_since_ = motion.now();
  if (model_.may_act()) {
    motion.start(key_of(kLighting, 0), duration::kLit + duration::kBreath);
  }
  if (motion.is_reduced()) {
    return 0;
  }
  float at = 0;
  if (rolled && !dice_.empty()) {
    motion.start(key_of(kRolling, 0), duration::kDice);
    at = duration::kDice + duration::kHitsLift;
  }
  for (const Event& event : events) {
    if (event.kind != EventKind::PieceMoved) {
      continue;
    }
    const PieceId id = event.args[0];
    const bool from_map = is_hex(event.args[1]);
    if (is_hex(event.args[2])) {
      std::vector<Vec2>& way = ways_[id];
      if (way.empty() && from_map) {
        way.push_back(layout().centre(event.args[1]));
      }
      way.push_back(layout().centre(event.args[2]));
    } else if (from_map) {
      ghosts_.push_back({id, layout().centre(event.args[1])});
      motion.start(key_of(kLosing, id), duration::kRout, at);
    }
  }
  float longest = ghosts_.empty() ? 0 : duration::kRout;
  const board::Rect seen_part = camera_.seen();
  const bool theirs = happened.ply.seat != model_.reader();
  for (const auto& [id, way] : ways_) {
    // What the computer does out of sight takes no time, and its marches little.
    const bool visible = std::any_of(way.begin(), way.end(), [&](Vec2 p) { return seen_part.contains(p); });
    const float most = theirs ? duration::kMoveMost / 2 : duration::kMoveMost;
    const float ms = visible ? std::min(duration::kMove * static_cast<float>(way.size() - 1), most) : 0;
    if (ms > 0) {
      motion.start(key_of(kMoving, id), ms, at);
      longest = std::max(longest, ms + (theirs ? 120.0F : 0.0F));
    }
  }
  if (rolled && !dice_.empty() && !camera_.seen().inset(30).contains(dice_.front().at)) {
    const Vec2 where = dice_.front().at;
    camera_.reveal({where.x - 120, where.y - 120, 240, 240});
  }
  return at + longest + (!rolled ? 0.0F : theirs ? 900.0F : 350.0F);
}

}  // namespace longroll::web::battlemap
