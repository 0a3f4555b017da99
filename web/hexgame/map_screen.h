#pragma once

#include <memory>

#include "web/hexgame/fan_timer.h"
#include "web/hexgame/game.h"
#include "web/hexgame/minimap.h"
#include "web/hexgame/motion.h"
#include "web/hexgame/orders.h"
#include "web/hexgame/panels/roster_panel.h"
#include "web/hexgame/stacks.h"
#include "web/hexgame/targets.h"
#include "web/hexgame/trails.h"
#include "web/views/advance_answers.h"
#include "web/views/battle_end.h"
#include "web/views/drag_target.h"
#include "web/views/game_view.h"
#include "web/views/key_listener.h"
#include "web/views/lesson_guide.h"
#include "web/views/narrator.h"
#include "web/views/notes_reader.h"
#include "web/views/overlays.h"
#include "web/views/phone_hints.h"
#include "web/views/place_shower.h"
#include "web/views/prompt_helper.h"
#include "web/views/reference.h"
#include "web/views/reporter.h"
#include "web/views/scrollable.h"
#include "web/views/timed.h"
#include "web/views/zoomable.h"

namespace longroll::web::hexgame {

/// The screen of a game on hexes, put together from its parts: the map (map_view.h), the counters (stacks.h), what is
/// laid over them (marks.h, overlays.h), what moves (motion.h), panels (panels/), and the game's own adapter (game.h).
class MapScreen final : public GameView,
                        private Zoomable,
                        private Scrollable,
                        private KeyListener,
                        private Overlays,
                        private PromptHelper,
                        private PhoneHints,
                        private NotesReader,
                        private Chronicler,
                        private Timed,
                        private DragTarget,
                        private Reference,
                        private Reporter,
                        private LessonGuide,
                        private PlaceShower,
                        private Narrator,
                        private AdvanceAnswers {
 public:
  MapScreen(GameModel& model, SubjectOf subject_of, MakeAdapter make);

  ViewTraits traits() const override {
    return {.ground = Area::Ground::Map, .dwell = 120, .log_title = game_->log_title()};
  }
  ViewCapabilities capabilities() override;
  void arrange(const Area& area) override;
  float show(const Happened& happened, board::Motion& motion) override;
  void jump() override;
  void draw_table(board::Canvas& canvas, const board::Motion& motion, std::int32_t focus) override;
  Intent draw_inspector() override;
  Intent draw_overlays() override;
  std::int32_t pick(board::Vec2 at, float slop) const override { return screen_.map.pick(at, slop); }
  std::vector<Target> targets() const override;
  bool hover(std::int32_t id) override;
  Tip tip(std::int32_t id) const override;
  bool is_on_table(const Action& choice) const override { return game_->is_on_table(choice); }
  std::string_view set_aside(const Action& choice) const override { return game_->set_aside(choice); }
  LowDice low_dice(const Action& choice) const override { return game_->low_dice(choice); }
  Odds in_order(const Action& choice, const Odds& odds) const override { return game_->in_order(choice, odds); }
  std::optional<int> worth(const Action& choice) const override { return game_->worth(choice); }
  std::optional<Action> main_choice() const override { return ending_ ? ending_ : game_->main_choice(); }
  std::string passed_over() const override { return game_->passed_over(); }
  std::int32_t asks_first(const Action& choice) const override;
  bool is_asked_again() const override { return ending_.has_value(); }
  bool does_harm(const Action& choice) const override { return game_->does_harm(choice); }
  bool ends_phase(const Action& choice) const override { return game_->ends_phase(choice); }
  std::optional<Action> given_answer() const override { return game_->given_answer(); }
  std::string chosen_words() const override;
  Intent activate(std::int32_t id) override;
  Intent cancel() override;
  bool zoom(board::Vec2 about, float factor) override;
  bool pan(board::Vec2 by) override;
  bool wheel(board::Vec2 at, board::Vec2 by) override;
  bool key(std::int32_t code, bool shift) override;
  std::vector<BarButton> bar_buttons() const override;
  std::vector<BarButton> prompt_buttons() const override;
  void draw_ahead() override;
  std::optional<board::Rect> where(const Action& action, Part part) const override;
  std::string wanted_notes() const override { return game_->wanted_notes(); }
  void take_notes(std::string_view text) override { game_->take_notes(text); }
  std::string answers_as_text() const override { return game_->answers_as_text(); }
  void take_answers(std::string_view text) override { game_->take_answers(text); }
  std::optional<FightReport> fight(const Happened& happened) override;
  std::vector<DigestLine> digest(std::size_t from, std::size_t until) const override;
  std::optional<Moment> moment(const Happened& happened) override;
  void look_at(std::int32_t target) override;
  void bring_into_sight(const Action& action) override;
  std::optional<board::Rect> way_to(const Action& action) const override;
  std::optional<board::Rect> place_of(std::int32_t target) const override;
  Seat phasing() const override { return screen_.board.turn.phasing; }
  std::optional<std::size_t> landmark(std::size_t n, int by) const override;
  const BattleEnd& battle_end() override { return game_->battle_end(); }
  std::string history() const override { return game_->history(); }
  std::vector<HelpPage> help() const override { return game_->help(); }
  std::vector<ShownChart> charts() const override { return game_->charts(); }
  bool has_charts() const override { return game_->has_charts(); }
  int chart_now() const override { return game_->chart_now(); }
  void draw_picture(const std::string& id) const override { game_->draw_picture(id); }
  std::vector<std::string> facts() const override { return game_->facts(); }
  void point(std::optional<board::Vec2> at, double now) override;
  void tick(double now, bool is_still) override;
  double due_in(double now) const override;
  bool has_place(const Ply& ply) const override { return !hexes_of(ply).empty(); }
  void reveal(const Ply& ply) override;
  std::vector<board::Rect> places_of(const Ply& ply) const override;
  bool can_drag(std::int32_t id) const override {
    return id == kMinimapTarget ||
           (is_unit_target(id) && screen_.model.may_act() && game_->can_be_dragged(piece_of(id)));
  }
  Intent drag(std::int32_t id, board::Vec2 to, bool is_done) override;
  std::vector<ToldPart> tell() const override;
  std::string prospects(const Choice& choice) const override;
  std::string at_stake() const override;
  std::vector<Target> everything() const override;

 private:
  void refresh();  ///< reads the State anew
  void set_overlays(unsigned overlays);
  void set_reach(ReachShown reach);
  void read_last_roll();
  // --- the other side's turn: turn_report.cpp
  float follow(const Happened& happened);
  std::string name_of_place(HexId hex) const;
  void keep_holders();
  void tell_ground(std::size_t until, std::vector<DigestLine>& out) const;
  std::optional<Moment> moment_since(const BoardSnapshot& before) const;
  // --- the table in words: narrator.cpp
  std::string unit_in_words(PieceId unit) const;
  std::string hex_in_words(HexId hex) const;
  std::string beside(HexId hex, Seat side) const;
  ToldPart tell_battle() const;
  ToldPart tell_units(Seat side) const;
  ToldPart tell_arrivals() const;
  // --- the camera ---
  void look_first();
  void look_at_action(PieceId was_out = kNoPiece);
  void glide_to(HexId hex);
  std::vector<HexId> asked_about() const;
  std::vector<HexId> hexes_of(const Ply& ply) const;
  // --- the army (army.cpp) ---
  /// Units that are not offered: in this turn, or until an enemy comes nearer or they are no longer as they were.
  struct Sleeper {
    PieceId unit = kNoPiece;
    bool is_until_disturbed = false;
    Piece as_it_was{};
    int nearest_enemy = 0;  ///< in hexes, by then
  };
  void gather_ready();
  PieceId sleeper() const;
  bool is_asleep(PieceId unit) const;
  bool is_disturbed(const Sleeper& sleeper) const;
  int nearest_enemy(PieceId unit) const;
  void put_to_sleep(PieceId unit, bool is_until_disturbed);
  Intent next_formation();
  Intent let_them_stay(bool is_until_disturbed);
  Intent next_unit();
  Intent next_place();
  Intent sleep_unit();
  void show_asked();
  void go_to(PieceId unit);
  void go_to_hex(HexId hex);
  Intent press_tool(std::int32_t button);
  void draw_roster_panel();
  void draw_left_undone();
  /// He is asked whether he means a choice that cannot be taken back (HexGameAdapter::fateful_words).
  bool asks_fate() const;
  void draw_warning();
  void draw_panel_over_map();
  bool draw_undone(const LeftUndone& line);
  // --- a click ---
  bool is_second_click(HexId hex);
  bool would_decide(HexId hex) const;
  bool opens_fan(std::int32_t id, HexId hex);
  /// What a click means while an order is given, or begins one; empty: nothing of that.
  std::optional<Intent> order_by_click(std::int32_t id, HexId hex);
  Intent activate_counter(std::int32_t id, HexId hex);
  bool is_fanned(std::int32_t id) const;
  bool means_whole_stack(std::int32_t id) const;
  void follow_with_fan();
  // --- drawing ---
  void draw_ground(const Frame& frame);
  board::Rect place_of_label(const GroundPatch& ground) const;
  void keep_names_clear();
  void inspect();
  void inspect_hex(HexId hex);
  void inspect_in_hand(PieceId unit);

  ScreenState screen_;
  std::unique_ptr<HexGameAdapter> game_;
  MapMotion moves_;
  Orders orders_;
  Intent by_key_;  ///< what a key has asked for, handed over with the next frame
  StackDrawing stacks_;
  Trails trails_;
  std::vector<Seat> holders_;  ///< of the objectives, when the turn of the other side began
  std::optional<Moment> moment_;
  std::size_t moment_of_ = 0;  ///< the decision that it came of
  std::uint64_t revision_ = 0;
  float panel_tall_ = 0;              ///< of the panel over a phone's map, with all that it tells
  HexId uncovered_ = kNoHex;          ///< what that panel tells of, brought out from under it once
  std::vector<GroundPatch> patches_;  ///< of the overlays that are on
  board::HexPatch reach_;
  std::optional<board::Vec2> pointer_;  ///< where the mouse is; empty: the keyboard points, or nothing does
  FanTimer fan_timer_;
  Minimap minimap_;
  double pointed_at_ = 0;     ///< ms, when the pointer was heard of last
  HexId clicked_ = kNoHex;    ///< the last click
  double clicked_at_ = -1e9;  ///< ms
  RosterView roster_;
  std::vector<NamedPlace> places_;  ///< of the map
  std::vector<RosterGroup> roster_groups_;
  std::uint64_t roster_revision_ = ~std::uint64_t{0};  ///< of which they are
  Seat roster_side_ = Seat::Nobody;
  PieceId cursor_ = kNoPiece;  ///< the unit that was offered last
  HexId last_place_ = kNoHex;  ///< and of places the last (next_places)
  std::vector<Sleeper> asleep_;
  int asleep_turn_ = -1;
  std::optional<Action> ending_;  ///< the end of the phase, while the player is asked whether he means it
};

/// The map screen of a game with that adapter.
template <class Adapter>
std::unique_ptr<MapScreen> screen_with(GameModel& model, SubjectOf subject_of) {
  return std::make_unique<MapScreen>(model, subject_of, [](ScreenState& screen) -> std::unique_ptr<HexGameAdapter> {
    return std::make_unique<Adapter>(screen);
  });
}

}  // namespace longroll::web::hexgame
