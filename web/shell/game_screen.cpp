#include "web/shell/game_screen.h"

#include <algorithm>
#include <utility>

#include "engine/play/game_under_way.h"
#include "web/shell/page.h"
#include "web/views/lesson_guide.h"
#include "web/views/prompt_helper.h"
#include "web/views/timed.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

constexpr double kStray = 400;  ///< ms after the question has changed in which a click may be meant for the one before

}  // namespace

GameScreen::GameScreen(const LoadedGame& loaded, Session session, Match match, GameStore store,
                       std::optional<Replay> past, std::optional<std::size_t> seen)
    : loaded_(&loaded),
      model_(*loaded.game, std::move(session), std::move(match), loaded.adjutant.get(), seen),
      view_(make_view(loaded.game->info().id, model_)),
      store_(std::move(store)),
      past_(std::move(past)) {
  scene_.model = &model_;
  scene_.view = view_.get();
  scene_.capabilities = view_ ? view_->capabilities() : ViewCapabilities{};
  scene_.layout = &layout_;
  saved_plies_ = model_.session().ply_count();
  has_acted_ = saved_plies_ > 0;
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
  watch_step();
  go_on();
  answer_given();
  ask_opponent();
  follow_watch();
  scene_.speed = pace.speed;
  scene_.watched = watch_.decisions();
  scene_.can_skip = watch_.is_long(now) && !model_.is_waiting_for_friend();
  if (scene_.moment && !pace.still && now >= moment_until_) {
    scene_.moment.reset();
  }
  catch_up();
  const bool decided = saved_plies_ != model_.session().ply_count();
  saved_plies_ = model_.session().ply_count();
  return decided;
}

/// What the player has answered beforehand, or need not be asked.
std::optional<Action> GameScreen::given_answer() const {
  const PromptHelper* helper = scene_.capabilities.prompt_helper;
  if (helper == nullptr || !model_.may_act()) {
    return std::nullopt;
  }
  const bool is_told =
      lesson_ && lesson_->is_followed() && !helper->passed_over().empty();  // the lesson asks it itself
  return is_told ? std::nullopt : helper->given_answer();
}

/// What the player has answered beforehand; and, before it is seen, what has one answer only.
void GameScreen::answer_given() {
  const std::optional<Action> given = rest_.empty() ? given_answer() : std::nullopt;
  const std::string passed = given ? scene_.capabilities.prompt_helper->passed_over() : "";
  if (!given || model_.refuse(*given) || (passed.empty() && (now_ < hold_until_ || motion_.is_active()))) {
    return;
  }
  if (passed.empty()) {
    const std::string notice = scene_.notice;  // what has just been passed over is still said
    submit(*given);
    scene_.notice = notice;
    return;
  }
  passed_over_ = model_.session().ply_count();
  model_.submit_empty(*given, passed);
  scene_.notice = passed;
  scene_.notice_rule.clear();
}

/// The script's next decision, when it is made without the reader; what it asks of him is brought into sight.
void GameScreen::follow_lesson() {
  lesson_->follow(model_.session());
  if (lesson_->is_left_behind()) {  // from here on it is a game as any other
    scene_.lesson = nullptr;
    lesson_.reset();
    return;
  }
  const std::optional<Action> next = lesson_->awaited(model_.session());
  const bool is_for_learner =
      model_.may_act() && now_ >= hold_until_ && rest_.empty() && lesson_->makes_next(model_.session());
  LessonGuide* guide = scene_.capabilities.lesson_guide;
  if (next && guide != nullptr && model_.may_act() && guided_ != model_.shown() && layout_.area.table.w > 0) {
    guided_ = model_.shown();
    guide->bring_into_sight(*next);
  }
  if (next && (model_.may_bot_think() || is_for_learner) &&
      !model_.game().refuse(model_.session().state(), model_.session().to_act(), *next)) {
    if (is_for_learner) {
      finish_motion();
    }
    model_.submit(*next);
  }
}

/// The lesson's next decision of the other side, or the computer's.
void GameScreen::ask_opponent() {
  if (lesson_) {
    follow_lesson();
  }
  if (model_.may_bot_think()) {
    if (!opponent_.is_thinking() && !opponent_.has_answer(model_.session()) && asked_revision_ != model_.revision()) {
      asked_revision_ = model_.revision();
      opponent_.ask(*loaded_, model_.session(), model_.match());
    }
    opponent_.think(8, [] { return page::now(); });
  }
  while (model_.may_bot_think() && opponent_.has_answer(model_.session())) {
    model_.submit(*opponent_.take(model_.session()));
  }
}

/// Notes when another step asks: a second click for the one before may still be on its way.
void GameScreen::watch_step() {
  const PromptHelper* helper = scene_.capabilities.prompt_helper;
  const int step = helper != nullptr && model_.may_act() ? helper->step_key() : 0;
  if (step != 0 && step != step_) {
    stray_until_ = step_ != 0 ? std::max(now_, hold_until_) + kStray : 0;
    step_ = step;
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
  if (scene_.moment && !pace_.still) {
    at(moment_until_);
  }
  const bool is_lesson_next = lesson_ && model_.may_act() && lesson_->makes_next(model_.session());
  if (is_lesson_next || given_answer()) {
    at(hold_until_);
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

/// Where a lesson speaks the banner would stand in its way.
bool GameScreen::shows_fight() const { return scene_.fight && (scene_.lesson == nullptr || !lesson_speaks(scene_)); }

/// On a map at the foot, for above are the small map and the map's buttons; among cards at the head, for below are
/// one's own.
board::Rect GameScreen::place_of_digest_line() const {
  if (layout_.area.form != Area::Form::Phone || !scene_.digest_open || !model_.may_act() || model_.is_curtain_down()) {
    return {};
  }
  const board::Rect& table = layout_.area.table;
  const float tall = ui::scaled(48) + 8;
  return {table.x, ground() == Area::Ground::Map ? table.bottom() - tall : table.y, table.w, tall};
}

void GameScreen::draw_board(board::Canvas& canvas) {
  const GameUnderWay scope(model_.session());
  if (view_ && !model_.is_curtain_down()) {
    Reporter* reporter = scene_.capabilities.reporter;
    if (reporter != nullptr) {
      reporter->keep_told(shows_fight());
    }
    view_->draw_table(canvas, motion_, focus_);
    if (reporter != nullptr && scene_.moment && !scene_.moment->cards.empty()) {
      const board::Rect caption = place_of_moment(scene_);
      const board::Rect& table = layout_.area.table;
      reporter->show_cards(canvas, scene_.moment->cards,
                           {table.x, caption.bottom() + 4, table.w, table.bottom() - caption.bottom() - 8});
    }
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
  scene_.refused = {};
  scene_.news.clear();
  focus_ = kNoTarget;
  show_tip_ = false;
  answered_ = model_.prompt().text;
  if (lesson_) {
    lesson_->release();
  }
  scene_.since.clear();
  model_.submit(action);
  hold_until_ = 0;
  rest_ = std::move(then);
}

void GameScreen::order(const Action& first, const std::vector<Action>& then) {
  const Refusal refusal = model_.is_live() ? model_.refuse(first) : Refusal{"The game has moved on", ""};
  if (refusal) {
    submit(first);  // it says why
    return;
  }
  std::vector<Action> row{first};
  row.insert(row.end(), then.begin(), then.end());
  rest_.clear();
  scene_.notice.clear();
  focus_ = kNoTarget;
  show_tip_ = false;
  answered_ = model_.prompt().text;
  scene_.since.clear();
  model_.submit_row(row);
  // What a die follows is shown by itself.
  order_end_ = model_.session().ply_count() - (model_.can_undo() ? 0 : 1);
  hold_until_ = 0;
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
    scene_.notice += (scene_.notice.empty() ? "" : scene_.notice.ends_with('.') ? " " : ". ") + line;
  }
  scene_.notice_rule = tip.rule;
  scene_.refused = tip;
}

void GameScreen::execute(const Intent& intent, Commands& out) {
  if (intent.kind == Intent::Kind::Redraw) {
    scene_.notice.clear();
  } else {
    ask(intent, out);
  }
}

void GameScreen::press(std::int32_t id, Commands& out) {
  if (!view_) {
    return;
  }
  const Intent intent = view_->activate(id);
  if (intent.kind != Intent::Kind::None && layout_.area.form == Area::Form::Phone) {
    scene_.digest_open = false;  // it would lie over the map on which he has begun
  }
  if (intent.kind == Intent::Kind::None && id != kNoTarget) {
    const Tip tip = view_->tip(id);
    if (tip.barred) {
      refuse(tip);
    }
  }
  execute(intent, out);
}

bool GameScreen::step_back(Commands& out) {
  if (model_.is_replaying()) {
    out.push_back(commands::OfGame::BackToGame);
    return true;
  }
  focus_ = kNoTarget;
  show_tip_ = false;
  point_at_nothing();
  const Intent intent = view_ && !model_.is_curtain_down() ? view_->cancel() : Intent{};
  execute(intent, out);
  return intent.kind != Intent::Kind::None;
}

void GameScreen::point_at_nothing() {
  hovered_ = kNoTarget;
  point({});
  if (view_) {
    view_->hover(kNoTarget);
  }
}

void GameScreen::jumped() {
  if (lesson_) {
    lesson_->hold();
  }
  opponent_.cancel();
  watch_.forget();
  scene_.fight.reset();
  scene_.moment.reset();
  scene_.since.clear();
  scene_.digest_open = false;
  replay_until_.reset();
  scene_.notice.clear();
  scene_.refused = {};
  rest_.clear();
  order_end_ = 0;
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
    redo_from_ = page::now() + kStray;  // on a phone it stands there now when nothing is left to undo
  }
}

void GameScreen::ignore_second_click() { stray_until_ = page::now() + kStray; }

void GameScreen::take_back(int decisions) {
  if (model_.can_undo()) {
    model_.take_back(decisions);
    jumped();
  }
}

void GameScreen::redo() {
  if (model_.can_redo()) {
    model_.redo();
    jumped();
    undo_from_ = page::now() + kStray;  // on a phone it stands there now
  }
}

void GameScreen::seek(std::size_t n) {
  model_.seek(n);
  jumped();
}

void GameScreen::branch() {
  model_.branch();
  scene_.digest = {};
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
