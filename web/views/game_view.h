#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/play/action.h"
#include "web/board/canvas.h"
#include "web/board/tween.h"
#include "web/views/game_model.h"

/// The seam between the page and a game's own screen. The page (web/shell, web/views) does the prompt bar, the log,
/// undo, the scrubber, menus, saving, the computer's answers and all raw input. A game's screen (web/games/<game>)
/// draws its table and its inspector, says what lies under a point, and turns "this was activated" into an Action.
///
/// The order of a frame: arrange() when the size changed; show() for each decision that comes on the screen;
/// draw_table(); draw_inspector() inside a panel. Input speaks in ids that the view itself gave (a card, a position, a
/// button): a click, a tap and Enter on the focused target are all activate(id); the pointer resting, a long press and
/// keyboard focus are all hover(id). So mouse, touch and keyboard cannot differ.
namespace longroll::web {

class AdvanceAnswers;
class Chronicler;
class DragTarget;
class KeyListener;
class LessonGuide;
class Narrator;
class NotesReader;
class Overlays;
class PhoneHints;
class PlaceShower;
class PromptHelper;
class Reference;
class Reporter;
class Scrollable;
class Timed;
class Zoomable;

inline constexpr std::int32_t kNoTarget = -1;

/// Where things go, in CSS px of the page.
struct Area {
  enum class Form : std::uint8_t { Wide, Phone };
  Form form = Form::Wide;
  board::Rect page;      ///< the whole window
  board::Rect table;     ///< the sheet with the battlefield
  board::Rect hand;      ///< below the table, for a hand of cards; on a phone a strip above the bottom bar
  board::Rect note;      ///< wide only: left of the hand and above the scrubber, for "Your reserve, 12 still to draw"
  float text_scale = 1;  ///< the text-size setting, 1 to 1.5
  bool touch = false;    ///< fingers: targets at least 44 px
  /// What a game is played on: a table with a hand of cards below it, or a map that fills the sheet.
  enum class Ground : std::uint8_t { Table, Map };
  bool operator==(const Area&) const = default;
};

/// What the player wants, out of the view into the page.
struct Intent {
  enum class Kind : std::uint8_t { None, Submit, Redraw, Seek };
  Kind kind = Kind::None;
  /// One gesture may make several decisions: each waits until the one before is on the screen, and the first that is
  /// not lawful then ends the row.
  std::vector<Action> actions;
  int undo = 0;  ///< so many of one's own decisions are taken back before them
  /// They are one order: made at once, shown together, and taken back by one undo.
  bool is_order = false;
  std::size_t moment = 0;  ///< Seek: to where the game stood after that number of decisions

  static Intent submit(const Action& action) { return {Kind::Submit, {action}, 0}; }
  static Intent submit(std::vector<Action> actions, int undo) { return {Kind::Submit, std::move(actions), undo}; }
  static Intent order(std::vector<Action> actions) { return {Kind::Submit, std::move(actions), 0, true}; }
  /// Nothing to decide, but the picture changed (a card was chosen, a sheet was opened).
  static Intent redraw() { return {Kind::Redraw, {}, 0}; }
  /// Looks back at that moment of the game.
  static Intent seek(std::size_t decisions) { return {Kind::Seek, {}, 0, false, decisions}; }
};

/// Something that the keyboard can stand on.
struct Target {
  std::int32_t id = kNoTarget;
  board::Rect rect;                ///< where it is drawn; the page draws the focus ring round it
  std::string label;               ///< in words, for the mirror: "Fire 4th Alabama"
  std::optional<Action> action{};  ///< the choice that activating it makes at once, when it makes one
};

/// What is said beside the pointer. With `barred` it is a refusal: barred-circle icon, red title.
struct Tip {
  bool barred = false;
  std::string title;                      ///< "Keyes cannot cross here"; empty: no tip
  std::vector<std::string> lines;         ///< each a sentence
  std::string rule;                       ///< "7.6", printed as [7.6] after the last line
  std::vector<board::Rect> keep_clear{};  ///< what it is about, and must not lie over
};

/// A button of the game's own, in the phone's bottom bar ("Hand 7") or beside the choices. activate(id) when pressed.
struct BarButton {
  std::int32_t id = kNoTarget;
  std::string label;
  bool is_main = false;   ///< beside the choices: the red button, which Enter presses
  bool is_taken = false;  ///< it is what holds now, of several that exclude each other
};

/// A page of the rules in our own words, for the help sheet and the mirror.
struct HelpPage {
  std::string title;
  std::vector<std::string> paragraphs;
  std::string print{};                  ///< a file of the site that is this page on paper; may be empty
  std::vector<std::string> pictures{};  ///< of the game's own, by their ids (reference.h)
};

/// What the page does differently by the kind of screen.
struct ViewTraits {
  Area::Ground ground = Area::Ground::Table;
  /// Ms for which a decision of the computer that can be seen is left to be seen at least: less where a turn is many
  /// small ones.
  double dwell = 450;
  /// What its log is called: the time that a game lasts.
  std::string_view log_title = "The day so far";
};

/// What a view can do beyond what every game must, each in a header of its own. Null: it cannot.
struct ViewCapabilities {
  Zoomable* zoomable = nullptr;
  Scrollable* scrollable = nullptr;
  DragTarget* drag_target = nullptr;
  KeyListener* key_listener = nullptr;
  Overlays* overlays = nullptr;
  PromptHelper* prompt_helper = nullptr;
  PhoneHints* phone_hints = nullptr;
  LessonGuide* lesson_guide = nullptr;
  NotesReader* notes_reader = nullptr;
  Chronicler* chronicler = nullptr;
  Timed* timed = nullptr;
  Reporter* reporter = nullptr;
  PlaceShower* place_shower = nullptr;
  Reference* reference = nullptr;
  Narrator* narrator = nullptr;
  AdvanceAnswers* advance_answers = nullptr;
};

class GameView {
 public:
  virtual ~GameView() = default;

  virtual ViewTraits traits() const { return {}; }
  /// What this screen can do beyond what every game must.
  virtual ViewCapabilities capabilities() { return {}; }

  /// The window, the text size or the form changed (also called once before the first frame). `model` outlives the
  /// view.
  virtual void arrange(const Area& area) = 0;

  /// A decision comes on the screen; model().view() shows its outcome already. Start animations on `motion` and return
  /// how many ms the table needs before the next one may come (0 with reduced motion). Also forget any half-made
  /// choice.
  virtual float show(const Happened& happened, board::Motion& motion) = 0;

  /// The moment on the screen jumped (undo, scrubber, curtain, a loaded game): no animation, forget half-made choices.
  virtual void jump() = 0;

  /// Draws table and hand and remembers what lies where for pick() and targets(). `focus` is the keyboard's target or
  /// kNoTarget. The page has drawn the desk and will draw its panels above.
  virtual void draw_table(board::Canvas& canvas, const board::Motion& motion, std::int32_t focus) = 0;

  /// The upper panel of the side column: what lies under the pointer, the last roll with every modifier, the odds.
  /// Called inside an ImGui child window of the right width that scrolls; use web/views/widgets.h. Wide
  /// form only.
  virtual Intent draw_inspector() = 0;

  /// The id under a point, of the picture drawn last; kNoTarget for none. `slop`: px that a finger may miss by.
  virtual std::int32_t pick(board::Vec2 at, float slop) const = 0;

  /// The lawful targets in reading order, for Tab, arrows and the focus ring; empty when it is not our turn.
  virtual std::vector<Target> targets() const = 0;

  /// The pointer rests on, a finger holds, or the keyboard stands on `id` (kNoTarget: on nothing). Return true when the
  /// picture changes by it.
  virtual bool hover(std::int32_t id) = 0;

  /// What to say beside `id`: its name and meaning, or why it may not be chosen now (GameModel::refuse).
  virtual Tip tip(std::int32_t id) const = 0;

  /// `id` was clicked, tapped or entered.
  virtual Intent activate(std::int32_t id) = 0;

  /// Esc, or a tap on nothing: drop a half-made choice.
  virtual Intent cancel() = 0;

  /// Where what an action speaks of is drawn, lawful or not; empty when it is not on the screen. Tests point there.
  enum class Part : std::uint8_t { Piece, Place };
  virtual std::optional<board::Rect> where(const Action& action, Part part) const = 0;

  /// The rules in short, our own words.
  virtual std::vector<HelpPage> help() const = 0;
};

}  // namespace longroll::web
