#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "web/views/command.h"
#include "web/views/digest.h"
#include "web/views/game_layout.h"
#include "web/views/game_model.h"
#include "web/views/game_view.h"
#include "web/views/odds_parts.h"
#include "web/views/widgets.h"

/// The parts of the game screen. Each draws one part and adds what was asked for to `out`.
namespace longroll::web {

class Lesson;

/// What the parts have in common.
struct Scene {
  GameModel* model = nullptr;
  GameView* view = nullptr;       ///< null: the game has no screen of its own yet
  ViewCapabilities capabilities;  ///< of the view
  const GameLayout* layout = nullptr;
  std::string notice;  ///< the last refusal in words, empty when it is settled
  std::string notice_rule;
  Tip refused;                        ///< what the reader tried last and might not do, until something is decided
  bool is_refused_at_finger = false;  ///< the refusal stands where he tapped: it is not said twice
  std::string news;  ///< who plays, or what came with a link, in words, until the next decision; no refusal
  bool replay_running = false;
  Speed speed = Speed::Normal;
  std::size_t watched = 0;           ///< decisions that others have made since the reader's last
  bool can_skip = false;             ///< they take so long that he may want to skip them
  std::string since;                 ///< what came between, when the same is asked again
  Digest digest;                     ///< of the others' last turn
  bool digest_open = false;          ///< it waits to be read
  board::Rect digest_line;           ///< where a phone tells of it in one line; empty: nowhere
  bool is_pointing = false;          ///< the reader points at something: the inspector tells of it
  std::optional<Moment> moment;      ///< the caption across the table
  std::optional<FightReport> fight;  ///< the last one, until he goes on
  const Lesson* lesson = nullptr;    ///< of a guided game
};

/// What a game's view wants, as commands.
void ask(const Intent& intent, Commands& out);

/// A friend elsewhere is to decide, and what was decided here waits to be sent to him.
bool is_for_friend(const Scene& scene);

/// What the prompt bar says: the question to us, what the chosen choice would do, or who is deciding.
struct Asked {
  std::string heading, text, rule;
  Seat seat = Seat::Nobody;
  bool ours = false;
  std::string progress{};  ///< of what others do: "12 decisions so far"
  std::string since{};     ///< what came since the same was asked before
};
Asked asked_of(const Scene& scene);

/// Is this choice made by a click on the table?
bool is_on_table(const Scene& scene, const Action& choice);
/// The choices of the lists: all but those that stand in a panel of their own.
std::vector<const Choice*> listed_choices(const Scene& scene);
/// The only one of them; null: there are several, or none.
const Choice* only_choice(const Scene& scene);
/// The choice that the view names for the red button and for Enter.
std::optional<Action> main_choice(const Scene& scene);
/// Buttons of the game's own beside the choices.
std::vector<BarButton> own_buttons(const Scene& scene);
/// Red for the main one, filled with ink for what holds now.
ui::ButtonKind kind_of(const BarButton& button);
/// The one of them that is red and that Enter presses; kNoTarget: none.
std::int32_t main_button(const Scene& scene);
/// The player would be asked once more whether he means it: others could still act.
bool asks_first(const Scene& scene, const Action& choice);
/// He is asked so now, about the main choice.
bool is_asked_again(const Scene& scene);
/// What pressing the button of a choice asks for: the choice itself, or the question whether it is meant.
Command pressed(const Scene& scene, const Action& choice);
/// Is this the choice of the red button and of Enter?
bool is_main(const Scene& scene, const Choice& choice);

void draw_prompt_bar(const Scene& scene, Commands& out);
/// The phone's sheet: question, choices with their chances.
void draw_prompt_sheet(const Scene& scene, Commands& out);
/// Every lawful choice as a button, with exact chances where it leads to a roll.
void draw_choices(const Scene& scene, Commands& out);
/// The same for little room: when there are many, those that are made on the table wait behind one button.
void draw_short_choices(const Scene& scene, Commands& out);
void draw_header(const Scene& scene, Commands& out);
/// What the log is called: "The day so far".
std::string_view log_title(const Scene& scene);
void draw_log_panel(const Scene& scene, Commands& out);
/// Where a list of the log stands.
enum class LogPlace : std::uint8_t { Panel, Sheet };
/// The lines, the newest in sight; a press on one points at its place on the table.
void draw_log(const Scene& scene, LogPlace where, Commands& out);
/// How high the inspector of a wide window would like to be; 0: not known yet.
float inspector_needs();
void draw_bottom_bar(const Scene& scene, Commands& out);
/// What the lesson says now, and why: in the place of the log, or on a phone above the question.
std::vector<std::string> lesson_words(const Scene& scene);
void draw_lesson(const Scene& scene, Commands& out);
/// The lesson says what is to be done now, so the question need not be read as well.
bool lesson_speaks(const Scene& scene);
/// Scrolls the panel of choices to the one that the lesson rings, or to its words when a card is ringed.
void show_lesson_choice(const Scene& scene);
/// The same beside what is ringed: it stands over the table, clear of what may be chosen.
void draw_lesson_panel(const Scene& scene, Commands& out);
/// Rings round what the lesson waits for.
void draw_lesson_rings(const Scene& scene);
void draw_scrubber(const Scene& scene, Commands& out);
/// What the replay offers, in place of the choices: play, back to the game, branch.
void draw_replay_buttons(const Scene& scene, Commands& out);
/// The speed of what is watched; a press takes the next one.
void draw_speed_button(const Scene& scene, Commands& out, float width = 0);
/// What others did in their turn, line by line.
void draw_digest(const Scene& scene, Commands& out);
/// The same in one line above the table, which opens the rest.
void draw_digest_line(const Scene& scene, Commands& out);
/// The caption across the table.
void draw_moment(const Scene& scene);
/// Where it stands; there must be one.
board::Rect place_of_moment(const Scene& scene);
/// The card of the last fight, at its place. Gives where its cross is.
board::Rect draw_fight(const Scene& scene);
void draw_inspector_panel(const Scene& scene, Commands& out);
/// Beside the pointer and within `bounds`, as large as its words need, and clear of what it is about.
void draw_tip(const Tip& tip, board::Vec2 at, board::Rect bounds);
void draw_curtain(const Scene& scene, Commands& out);

/// Exact chances of a roll: a bar from the best to the worst for the reader, and a line for each part.
void draw_odds(const Odds& odds, LowDice good_for = LowDice::HelpMe);
/// What the bars of a list of choices mean: which end is best for the reader, and what the words beside them are.
void draw_bar_legend();
/// A square button at that corner that opens the charts (reference.h); nothing when the game has none.
void draw_chart_button(float x, float y, float side);
/// The bar of a choice in a list, in the colours of the list's results (OddsScale).
void draw_listed_bar(const Odds& odds, const std::vector<OddsScale>& scales, float height, float width);
/// The bar alone.
void draw_odds_bar(const Odds& odds, float height, float width, LowDice good_for = LowDice::HelpMe);
/// The same in a line: "2 hits 25%, 1 hit 50%, no hits 25%".
std::string odds_in_words(const Odds& odds, LowDice good_for = LowDice::HelpMe);

}  // namespace longroll::web
