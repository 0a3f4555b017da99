#include "web/shell/game_screen.h"

#include <algorithm>
#include <utility>

#include "engine/play/game_under_way.h"
#include "web/shell/page.h"
#include "web/views/prompt_helper.h"
#include "web/views/timed.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

// ms, at normal speed:
constexpr double kReplayDwell = 350;  ///< for a decision of a replay at least
constexpr double kStillStep = 700;    ///< the same where nothing moves
constexpr double kLeastStep = 120;    ///< the same at any speed
constexpr double kFightDwell = 1900;  ///< to read what a fight of others led to

constexpr std::uint64_t kAsked = ~std::uint64_t{0};  ///< key: what may be chosen has been lit

}  // namespace

GameScreen::GameScreen(const LoadedGame& loaded, Session session, Match match, GameStore store,
                       std::optional<Replay> past)
    : loaded_(&loaded),
      model_(*loaded.game, std::move(session), std::move(match)),
      view_(make_view(loaded.game->info().id, model_)),
      store_(std::move(store)),
      past_(std::move(past)) {
  scene_.model = &model_;
  scene_.view = view_.get();
  scene_.capabilities = view_ ? view_->capabilities() : ViewCapabilities{};
  scene_.layout = &layout_;
  saved_plies_ = model_.session().ply_count();
}

bool GameScreen::update(double now, const Pace& pace) {
  const GameUnderWay scope(model_.session());
  now_ = now;
  pace_ = pace;
  motion_.set_reduced(pace.still);
  motion_.tick(now);
  if (Timed* timed = scene_.capabilities.timed) {
    timed->tick(now, pace.still);
  }
  show_decided();
  go_on();
  if (const PromptHelper* helper = scene_.capabilities.prompt_helper;
      helper != nullptr && rest_.empty() && model_.may_act() && now >= hold_until_ && !motion_.is_active()) {
    if (const std::optional<Action> given = helper->given_answer(); given && !model_.refuse(*given)) {
      submit(*given);
    }
  }
  ask_opponent();
  const Reporter* reporter = scene_.capabilities.reporter;
  watch_.follow(model_, reporter != nullptr ? reporter->phasing() : Seat::Nobody, now);
  scene_.speed = pace.speed;
  scene_.watched = watch_.decisions();
  scene_.can_skip = watch_.is_long(now);
  catch_up();
  const bool decided = saved_plies_ != model_.session().ply_count();
  saved_plies_ = model_.session().ply_count();
  return decided;
}

/// Brings what has been decided, or the next decision of a replay, on the screen: one a frame, or all that nobody wants
/// to wait for.
void GameScreen::show_decided() {
  bool goes_on = true;
  while (goes_on && (model_.has_unshown() || (scene_.replay_running && model_.is_replaying())) && now_ >= hold_until_ &&
         !motion_.is_active()) {
    show_one();
    goes_on = watch_.skips() || pace_.speed == Speed::AtOnce;
  }
  scene_.replay_running = scene_.replay_running && model_.is_replaying();
}

void GameScreen::show_one() {
  const auto told = [this] {
    const auto log = model_.log();
    return std::pair(log.size(), log.empty() ? 0 : log.back().text.size());
  };
  const auto told_before = told();
  const bool is_replay = model_.is_replaying();
  model_.show_next([&](const Happened& happened) {
    const bool is_own = !is_replay && model_.match().is_human(happened.ply.seat);
    if (is_own) {
      watch_.begin(model_, now_);
    }
    hold_until_ = now_ + time_for(happened, is_own, told() != told_before, is_replay);
  });
  if (model_.may_act()) {
    motion_.start(kAsked, board::duration::kLit + board::duration::kBreath);
  }
  point_at_nothing();
  show_tip_ = false;
}

/// Has the view show it; ms until the next decision may come.
double GameScreen::time_for(const Happened& happened, bool is_own, bool is_told, bool is_replay) {
  const bool is_map = ground() == Area::Ground::Map;
  // What the reader cannot see (cards laid out face down) needs no time to be looked at.
  const bool is_unseen = !is_own && !is_replay && !is_map && !is_told;
  const bool is_skipped = !is_own && !is_replay && watch_.skips();
  const float factor = is_own ? 1 : is_unseen || is_skipped ? 0 : words_for(pace_.speed).factor;
  motion_.set_pace(factor);
  double ms = view_ ? static_cast<double>(view_->show(happened, motion_)) : 0;
  motion_.set_pace(1);
  if (Reporter* reporter = scene_.capabilities.reporter) {
    if (std::optional<FightReport> fight = reporter->fight(happened)) {
      scene_.fight = std::move(fight);
      ms = is_own ? ms : std::max(ms, kFightDwell);
    } else if (is_own) {
      scene_.fight.reset();
    }
  }
  if (is_replay) {
    ms = std::max(ms, pace_.still ? kStillStep : kReplayDwell) * static_cast<double>(factor);
    return std::max(ms, kLeastStep);
  }
  // A map says itself how long its moves are to be seen.
  const double dwell = is_map || is_own || view_ == nullptr ? 0 : view_->traits().dwell;
  return pace_.still ? 0 : std::max(ms, dwell) * static_cast<double>(factor);
}

void GameScreen::skip() {
  if (model_.is_replaying()) {
    seek(model_.session().ply_count());
  } else {
    watch_.skip();
    finish_motion();
  }
}

/// The lesson's next decision of the other side, or the computer's.
void GameScreen::ask_opponent() {
  if (lesson_) {
    lesson_->follow(model_.session());
    if (const auto next = lesson_->awaited(model_.session());
        next && model_.may_bot_think() &&
        !model_.game().refuse(model_.session().state(), model_.session().to_act(), *next)) {
      model_.submit(*next);
    }
  }
  if (model_.may_bot_think()) {
    if (!opponent_.is_thinking() && asked_revision_ != model_.revision()) {
      asked_revision_ = model_.revision();
      opponent_.ask(*loaded_, model_.session(), model_.match());
    }
    opponent_.think(8, [] { return page::now(); });
  }
  if (const std::optional<Action> action = opponent_.take(); action && model_.may_bot_think()) {
    model_.submit(*action);
  }
}

/// Reads more of the past of a long game, and then tells more of its log, for a few milliseconds of this frame.
void GameScreen::catch_up() {
  constexpr std::size_t kPlies = 32;
  constexpr double kMilliseconds = 6;
  const double until = page::now() + kMilliseconds;
  while (past_ && page::now() < until) {
    if (!past_->step(kPlies)) {
      Result<Session> past = past_->take();
      past_.reset();
      if (!past || !model_.adopt(std::move(past).value())) {
        scene_.notice = "What was saved of the way to this position does not lead here. The game begins from here.";
      }
    }
  }
  while (!past_ && model_.is_behind() && page::now() < until) {
    model_.catch_up(kPlies);
  }
}

double GameScreen::due_in(double now) const {
  double due = -1;
  const auto at = [&](double when) {
    due = due < 0 ? std::max(0.0, when - now) : std::min(due, std::max(0.0, when - now));
  };
  if (scene_.replay_running) {
    at(hold_until_);
  }
  if (const double flash = flash_.due_in(now); flash >= 0) {
    at(now + flash);
  }
  if (model_.has_unshown() || !rest_.empty() || (model_.is_waiting_for_bot() && !opponent_.is_thinking())) {
    at(hold_until_);
  }
  if (model_.may_bot_think() && !opponent_.is_thinking() && asked_revision_ != model_.revision()) {
    at(now);
  }
  if (const Timed* timed = scene_.capabilities.timed; timed != nullptr && timed->due_in(now) >= 0) {
    at(now + timed->due_in(now));
  }
  if (const double wait = watch_.long_in(now); wait >= 0) {
    at(now + wait);
  }
  if (opponent_.is_thinking_here() || past_ || model_.is_behind()) {
    at(now);
  }
  return due;
}

void GameScreen::teach(LessonText text) {
  lesson_.emplace(std::move(text));
  lesson_->follow(model_.session());
  scene_.lesson = &*lesson_;
}

void GameScreen::arrange(const GameLayout& layout) {
  if (layout == layout_) {
    return;
  }
  layout_ = layout;
  if (view_) {
    view_->arrange(layout_.area);
  }
}

void GameScreen::draw_board(board::Canvas& canvas) {
  const GameUnderWay scope(model_.session());
  if (view_ && !model_.is_curtain_down()) {
    view_->draw_table(canvas, motion_, focus_);
  }
}

void GameScreen::submit(const Action& action, std::vector<Action> then) {
  rest_.clear();
  const Refusal refusal = model_.is_live() ? model_.refuse(action) : Refusal{"The game has moved on", ""};
  if (refusal) {
    refuse({true, std::string(refusal.reason), {}, std::string(refusal.rule)});
    return;
  }
  scene_.notice.clear();
  focus_ = kNoTarget;
  show_tip_ = false;
  model_.submit(action);
  hold_until_ = 0;
  rest_ = std::move(then);
}

/// The rest of a gesture that decides several things: each when the one before is on the screen.
void GameScreen::go_on() {
  if (!rest_.empty() && model_.is_live() && !model_.refuse(rest_.front())) {
    std::vector<Action> then(rest_.begin() + 1, rest_.end());
    submit(Action(rest_.front()), std::move(then));
  } else if (model_.is_live()) {
    rest_.clear();
  }
}

void GameScreen::refuse(const Tip& tip) {
  scene_.notice = tip.title;
  for (const std::string& line : tip.lines) {
    scene_.notice += (scene_.notice.empty() ? "" : ". ") + line;
  }
  scene_.notice_rule = tip.rule;
}

void GameScreen::execute(const Intent& intent, Commands& out) {
  if (intent.kind == Intent::Kind::Submit) {
    ask(intent, out);
  } else if (intent.kind == Intent::Kind::Redraw) {
    scene_.notice.clear();
  }
}

void GameScreen::press(std::int32_t id, Commands& out) {
  if (!view_) {
    return;
  }
  const Intent intent = view_->activate(id);
  if (intent.kind == Intent::Kind::None && id != kNoTarget) {
    const Tip tip = view_->tip(id);
    if (tip.barred) {
      refuse(tip);
    }
  }
  execute(intent, out);
}

void GameScreen::point_at_nothing() {
  hovered_ = kNoTarget;
  point({});
  if (view_) {
    view_->hover(kNoTarget);
  }
}

void GameScreen::jumped() {
  opponent_.cancel();
  watch_.forget();
  scene_.fight.reset();
  scene_.notice.clear();
  rest_.clear();
  asked_revision_ = 0;
  hold_until_ = 0;
  hovered_ = kNoTarget;
  focus_ = kNoTarget;
  show_tip_ = false;
  motion_.finish();
  if (view_) {
    view_->jump();
  }
}

void GameScreen::undo() {
  if (model_.can_undo()) {
    model_.undo();
    jumped();
  }
}

void GameScreen::redo() {
  if (model_.can_redo()) {
    model_.redo();
    jumped();
  }
}

void GameScreen::seek(std::size_t n) {
  model_.seek(n);
  jumped();
}

void GameScreen::branch() {
  model_.branch();
  scene_.replay_running = false;
  saved_plies_ = model_.session().ply_count() + 1;  // counts as a decision: it is saved
  jumped();
}

void GameScreen::lift_curtain() {
  model_.lift_curtain();
  jumped();
}

void GameScreen::set_controllers(std::array<Controller, 2> who) {
  model_.set_controllers(who);
  jumped();
}

}  // namespace longroll::web
