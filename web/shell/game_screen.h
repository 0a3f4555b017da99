#pragma once

#include <memory>
#include <string>

#include "engine/play/registry.h"
#include "engine/record/game_store.h"
#include "web/board/canvas.h"
#include "web/board/tween.h"
#include "web/shell/input.h"
#include "web/shell/opponent.h"
#include "web/shell/place_flash.h"
#include "web/shell/watch.h"
#include "web/views/lesson.h"
#include "web/views/panels.h"
#include "web/views/view_registry.h"

namespace longroll::web {

/// What the keyboard can stand on: something of the picture, or a control.
struct Stop {
  std::int32_t target = kNoTarget;  ///< of the view; kNoTarget: a control
  std::string control;              ///< its id
  board::Rect rect;
};
/// Where Tab leads, in its order.
struct StopList {
  std::vector<Stop> stops;
  int here = -1;  ///< the one on which the keyboard stands; -1: none
};
/// The controls of the screen on which the keyboard can stand.
StopList stops_of_controls();

/// The screen on which a game is played: its model and view, who answers for the computer, pacing, and what keyboard
/// and pointer stand on. Asks for what it wants by Commands.
class GameScreen {
 public:
  /// `store` keeps it; `past` brings what a game that was taken up from a snapshot does not know yet of its past; what
  /// comes after the first `seen` decisions is shown.
  GameScreen(const LoadedGame& loaded, Session session, Match match, GameStore store, std::optional<Replay> past,
             std::optional<std::size_t> seen);

  GameModel& model() { return model_; }
  GameView* view() { return view_.get(); }
  const LoadedGame& loaded() const { return *loaded_; }
  GameStore& store() { return store_; }
  Scene& scene() { return scene_; }
  Opponent& opponent() { return opponent_; }
  /// From now on a lesson speaks along, and plays the other side as far as it is followed.
  void teach(LessonText text);

  /// Brings decisions on the screen one by one, asks the computer, runs the replay. `now` in ms. True when a decision
  /// was made (the game must be saved).
  bool update(double now, const Pace& pace);
  /// Anything moves: another frame is wanted.
  bool is_moving() const { return motion_.is_active(); }
  /// ms until something is due without input; negative: nothing is.
  double due_in(double now) const;

  Area::Ground ground() const { return view_ ? view_->traits().ground : Area::Ground::Table; }
  const GameLayout& layout() const { return layout_; }
  void arrange(const GameLayout& layout);
  void draw_board(board::Canvas& canvas);
  void draw_panels(Commands& out);

  void gesture(const Gesture& gesture, Commands& out);
  /// True when the key was used.
  bool key(const KeyPress& key, Commands& out);

  void submit(const Action& action, std::vector<Action> then = {});
  /// The decisions of one order at once: they are shown together.
  void order(const Action& first, const std::vector<Action>& then);
  void press(std::int32_t id, Commands& out);
  void undo();
  void take_back(int decisions);
  void redo();
  void seek(std::size_t n);
  /// Points at what makes that choice on the table, as the keyboard does.
  void point_at(const Action& action);
  /// Points at the place of a decision on the table.
  void show_place(std::size_t decision) { flash_.show(scene_, decision, motion_.is_reduced()); }
  void branch();
  void toggle_replay() {
    scene_.replay_running = !scene_.replay_running;
    hold_until_ = 0;
  }
  /// What others do is shown at once until the reader is asked again; a replay ends.
  void skip();
  /// Replays the others' last turn, then comes back.
  void see_again();
  void show_digest_line(std::size_t line);
  void open_digest(bool is_open) { scene_.digest_open = is_open && !scene_.digest.lines.empty(); }
  /// A click where the last one was is not taken for a moment: what stands there has changed.
  void ignore_second_click();
  void lift_curtain();
  void set_controllers(std::array<Controller, 2> who);
  void finish_motion() {
    motion_.finish();
    hold_until_ = 0;
  }
  /// Puts down what was picked up, closes what lies over the table, goes back to the present. False: there was nothing.
  bool step_back(Commands& out);
  /// What is lit on the picture, then the controls.
  StopList stops() const;
  /// What is said beside the keyboard's target or under the pointer; without a title: nothing.
  Tip tip_now() const;

 private:
  void jumped();
  void show_decided();
  void show_one();
  void follow_watch();
  void sum_up(const Watch::Span& turn, Seat side);
  void tell_since();
  void sound(const Happened& happened, bool is_own, bool has_fight, bool has_moment);
  double time_to_tell(const Happened& happened, bool is_own, bool is_skipped);
  double time_for(const Happened& happened, bool is_own, bool is_told, bool is_replay);
  void go_on();
  void escape(Commands& out);
  bool walking_key(const KeyPress& key);
  std::optional<GameCommand> command_of_key(std::int32_t code) const;
  bool shows_fight() const;
  board::Rect place_of_digest_line() const;
  std::optional<Action> given_answer() const;
  void ask_opponent();
  void follow_lesson();
  void catch_up();
  void refuse(const Tip& tip);
  void execute(const Intent& intent, Commands& out);
  void tap(const Gesture& gesture, float slop, Commands& out);
  void answer_given();
  void watch_step();
  bool is_stray(board::Vec2 at) const;
  void drop_stray(Commands& out);
  void drag(const Gesture& gesture, float slop, Commands& out);
  void enter(bool may_choose, Commands& out);
  bool move_focus(board::Vec2 direction, int step);
  bool walk(int step);
  void stand_on(std::int32_t target);
  void hover_at(board::Vec2 at, float slop);
  /// Tells the view where the pointer is.
  void point(std::optional<board::Vec2> at);
  /// Nothing lies under the pointer: what was pointed at has moved, or a panel lies over the table.
  void point_at_nothing();

  const LoadedGame* loaded_;
  GameModel model_;
  std::unique_ptr<GameView> view_;
  GameStore store_;
  std::optional<Replay> past_;
  GameLayout layout_;
  Scene scene_;
  std::optional<Lesson> lesson_;
  std::size_t guided_ = ~std::size_t{0};  ///< the decision to which the lesson has led last
  Opponent opponent_;
  board::Motion motion_;
  PlaceFlash flash_;
  double now_ = 0;
  double hold_until_ = 0;
  Pace pace_;
  Watch watch_;
  std::optional<std::size_t> replay_until_;  ///< there the replay comes back to the game
  std::string answered_;                     ///< the question that the reader has answered last
  double moment_until_ = 0;                  ///< ms; the caption goes then, where anything may move
  bool has_acted_ = false;                   ///< the reader has decided something in this game
  std::size_t saved_plies_ = 0;
  std::optional<std::size_t> passed_over_;  ///< the last decision that was made without asking: one answer only
  std::size_t fight_at_ = 0;                ///< the decision that led to the fight that is told,
  double fight_since_ = 0;                  ///< and since when it is
  std::vector<Action> rest_;                ///< still to be submitted of the last gesture
  std::size_t order_end_ = 0;               ///< decisions before this one are shown together
  std::uint64_t asked_revision_ = 0;
  std::int32_t hovered_ = kNoTarget;
  board::Vec2 hover_at_;
  bool show_tip_ = false;
  std::int32_t focus_ = kNoTarget;
  std::int32_t dragging_ = kNoTarget;
  bool panning_ = false;
  int step_ = 0;  ///< the last that asked us (PromptHelper::step_key)
  double stray_until_ =
      0;                  ///< until then a click where the last one was is not taken: it was meant for the step before
  double undo_from_ = 0;  ///< until then a click where the last one was does not undo: it was meant to redo
  double redo_from_ = 0;  ///< the same the other way about
  board::Vec2 clicked_at_;   ///< where the pointer was let go last
  board::Rect cross_;        ///< of the card of a fight
  bool is_closing_ = false;  ///< it was pressed: the tap means nothing else
};

}  // namespace longroll::web
