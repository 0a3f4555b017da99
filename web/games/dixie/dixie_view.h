#pragma once

#include <map>
#include <optional>
#include <vector>

#include "engine/games/dixie/game.h"
#include "engine/games/dixie/locals.h"
#include "engine/games/dixie/rules/fire.h"
#include "engine/games/dixie/verbs.h"
#include "web/board/dice.h"
#include "web/board/picking.h"
#include "web/games/dixie/choices.h"
#include "web/games/dixie/chronicle.h"
#include "web/games/dixie/layout.h"
#include "web/games/dixie/melee_odds.h"
#include "web/games/dixie/notes.h"
#include "web/games/dixie/roll.h"
#include "web/games/dixie/rule_help.h"
#include "web/games/dixie/words.h"
#include "web/views/battle_end.h"
#include "web/views/drag_target.h"
#include "web/views/game_view.h"
#include "web/views/lesson_guide.h"
#include "web/views/narrator.h"
#include "web/views/notes_reader.h"
#include "web/views/phone_hints.h"
#include "web/views/place_shower.h"
#include "web/views/prompt_helper.h"
#include "web/views/reference.h"
#include "web/views/reporter.h"
#include "web/views/scrollable.h"

namespace longroll::web::dixie {

/// The screen of Dixie: battlefield, hand and inspector. draw.cpp draws, motion.cpp animates, input.cpp answers pointer
/// and keys, inspector.cpp fills the side panel.
class DixieView final : public GameView,
                        private Scrollable,
                        private DragTarget,
                        private PromptHelper,
                        private PhoneHints,
                        private LessonGuide,
                        private NotesReader,
                        private Chronicler,
                        private PlaceShower,
                        private Reporter,
                        private Reference,
                        private Narrator {
 public:
  explicit DixieView(GameModel& model);

  ViewCapabilities capabilities() override;
  void arrange(const Area& area) override;
  float show(const Happened& happened, board::Motion& motion) override;
  void jump() override;
  void draw_table(board::Canvas& canvas, const board::Motion& motion, std::int32_t focus) override;
  Intent draw_inspector() override;
  void draw_ahead() override;
  void draw_aside() override;
  std::int32_t pick(board::Vec2 at, float slop) const override;
  std::vector<Target> targets() const override;
  bool hover(std::int32_t id) override;
  Tip tip(std::int32_t id) const override;
  bool is_on_table(const Action& choice) const override;
  Intent activate(std::int32_t id) override;
  Intent cancel() override;
  bool can_drag(std::int32_t id) const override;
  Intent drag(std::int32_t id, board::Vec2 to, bool done) override;
  bool pan(board::Vec2 by) override;
  bool wheel(board::Vec2 at, board::Vec2 by) override;
  std::vector<BarButton> bar_buttons() const override;
  std::vector<BarButton> prompt_buttons() const override;
  std::optional<Action> main_choice() const override;
  std::string chosen_words() const override;
  std::string chosen_label() const override;
  int step_key() const override;
  std::int32_t asks_first(const Action& choice) const override;
  std::optional<Action> told_choice() const override;
  bool tells_odds() const override;
  std::optional<Action> given_answer() const override;
  std::optional<board::Rect> where(const Action& action, Part part) const override;
  std::optional<board::Rect> way_to(const Action& action) const override;
  std::vector<HelpPage> help() const override;
  std::vector<ShownChart> charts() const override;
  bool has_charts() const override { return !charts_.empty(); }
  int chart_now() const override;
  std::string wanted_notes() const override;
  void take_notes(std::string_view text) override;
  bool has_place(const Ply& ply) const override;
  void reveal(const Ply& /*ply*/) override {}
  std::vector<board::Rect> places_of(const Ply& ply) const override;
  std::optional<FightReport> fight(const Happened& happened) override;
  std::optional<Moment> moment(const Happened& happened) override;
  std::vector<DigestLine> digest(std::size_t from, std::size_t until) const override;
  bool is_rolling(const board::Motion& motion) const override;
  void keep_told(bool is_told) override { is_told_ = is_told; }
  void look_at(std::int32_t target) override;
  std::optional<board::Rect> place_of(std::int32_t target) const override;
  Seat phasing() const override;
  void show_cards(board::Canvas& canvas, std::span<const std::int32_t> cards, board::Rect within) const override;
  const BattleEnd& battle_end() override;
  std::string history() const override { return history_; }
  std::vector<ToldPart> tell() const override;
  std::string prospects(const Choice& choice) const override { return prospects_of(choice); }
  std::string at_stake() const override;
  std::vector<Target> everything() const override;

 private:
  // --- what is there
  const dx::Dixie& game() const { return *game_; }
  const dx::Edition& edition() const { return game().data_of(seen()); }
  const State& seen() const { return model_.view().seen; }
  std::string place_name(Place place) const { return dx::place_name(snapshot_.layout, place); }
  const dx::Card& card(PieceId id) const { return edition().card(seen().piece(id).kind); }
  bool is_known(PieceId id) const { return seen().has_piece(id) && seen().piece(id).kind >= 0; }
  bool is_phone() const { return area_.form == Area::Form::Phone; }
  dx::StepKind step() const;
  Choices choices() const { return model_.may_act() ? Choices(model_.prompt()) : Choices(); }
  void refresh();   ///< reads the table anew and lays it out
  void lay_anew();  ///< lays out what has been read
  void show_position(Place place);
  void look_at_prompt();  ///< phone: shows the position that the prompt is about
  void read_roll(std::size_t shown);
  void fold_hand_at_end();

  // --- motion
  void forget_motion();
  void read_roll_of(const Happened& happened);
  float show_move(const Event& event, const Picture& before, board::Motion& motion, float at);
  void show_turn(const Event& event, board::Motion& motion, float at);

  // --- answers
  std::string press_word() const;
  void forget_choice();
  const Choice* ready() const;
  std::string prospects_of(const Choice& choice) const;
  int pass_key() const;
  bool is_lit(PieceId id) const;
  bool is_place_lit(Place place) const;
  Place place_of_target(std::int32_t id) const;
  Intent go(PieceId id, Place place);
  Intent press_card(PieceId id);
  Tip tip_of_card(PieceId id) const;
  Tip tip_of_place(Place place) const;
  void keep_clear(PieceId id, Tip& tip) const;
  Tip refused(const Action& action, std::string title) const;
  board::Rect popup_button(std::size_t n) const;
  std::string way_in_words(const Action& action) const;

  // --- drawing
  void draw_wide_ground(board::Canvas& canvas);
  void draw_phone_ground(board::Canvas& canvas);
  void draw_box(board::Canvas& canvas, const Box& box, const board::Motion& motion, std::int32_t focus);
  void draw_small_box(board::Canvas& canvas, const Box& box);
  void draw_chips(board::Canvas& canvas, const Box& box);
  void draw_large_box(board::Canvas& canvas, const Box& box, const board::Motion& motion, std::int32_t focus);
  void draw_slot(board::Canvas& canvas, const Slot& slot, const board::Motion& motion, std::int32_t focus);
  void draw_ghosts(board::Canvas& canvas, const board::Motion& motion);
  void draw_roll(board::Canvas& canvas, const board::Motion& motion);
  void draw_dice(board::Canvas& canvas, const board::Motion& motion, board::Vec2 from, float size);
  void draw_hand(board::Canvas& canvas, const board::Motion& motion, std::int32_t focus);
  void draw_counts(board::Canvas& canvas);
  void draw_inspected(board::Canvas& canvas);
  board::CardPlace raised(const Slot& slot) const;
  void draw_popup(board::Canvas& canvas);
  board::CardState state_of(PieceId id, const board::Motion& motion) const;

  // --- inspector
  int firepower_now() const;
  void inspect_sum(const dx::Sum& sum);
  bool inspect_choice();
  bool inspect_flank(PieceId id, Place place);
  const Choice* way_of_fire(PieceId id) const;
  void inspect_fire(PieceId id, dx::Aim aim);
  void reckon_melee(const Choice* way);
  /// A melee that the choices asked for decide about, and the choice by which it goes on.
  struct Bout {
    Place place = kNowhere;
    const Choice* way = nullptr;  ///< null when another decides
  };
  Bout bout() const;
  /// What a side throws into the next round there.
  struct Blow {
    int dice = 0;
    int tenths = 0;  ///< hits on average, in tenths
  };
  Blow blow_of(Place place, Seat side) const;
  void inspect_melee(Place place, const Choice* way);
  std::vector<const Choice*> several_melees() const;
  std::optional<Action> draw_melees();
  std::string sum_up_melee(Place place, const Choice* way);
  void inspect_morale(PieceId id);
  void inspect_hits();
  void inspect_roll();
  void inspect_card(PieceId id);
  void inspect_turn();
  void inspect_positions();
  void inspect_end();
  std::vector<Place> open_positions() const;
  std::string gaps() const;
  std::vector<std::int32_t> targets_of(const Ply& ply) const;
  std::string what_is_lost() const;
  void warn_of_gaps();
  bool seems_held(Place position, Seat side) const;
  /// How many of the positions that count for that side it has won, for all that can be seen.
  int positions_won(Seat side) const;

  // --- the table in words: narrator.cpp
  std::string card_in_words(PieceId id) const;
  std::string whose(Seat owner) const;
  ToldPart tell_battle() const;
  ToldPart tell_position(Place place) const;

  /// A card on its way out of play, drawn though it lies nowhere.
  struct Ghost {
    PieceId id;
    int kind;
    board::CardPlace from;
  };

  GameModel& model_;
  const dx::Dixie* game_;
  Faces faces_;
  Notes notes_;
  bool notes_came_ = false;
  std::vector<HelpPage> rule_help_;  ///< empty until its file has come
  std::vector<ShownChart> charts_;   ///< likewise, nothing lit
  bool help_came_ = false;
  std::optional<BattleEnd> end_;  ///< of the game after `end_plies_` decisions
  std::size_t end_plies_ = 0;
  std::string history_;  ///< what happened in this battle
  bool history_came_ = false;
  Area area_;
  TableSnapshot snapshot_;
  Picture picture_;
  Wish wish_;
  std::uint64_t revision_ = 0;
  PieceId chosen_ = kNoPiece;
  bool is_asking_ = false;        ///< "Deployment is done" was pressed, and it is asked whether that is meant
  bool is_hand_lit_ = false;      ///< nearly every card of the hand may be chosen: the exceptions are marked, not they
  Place melee_place_ = kNowhere;  ///< where a melee has been chosen, not yet begun
  std::int32_t hovered_ = kNoTarget;
  std::vector<const Choice*> popup_;  ///< ways to march to popup_at_; into the model's prompt
  Place popup_at_ = kNowhere;
  bool is_told_ = false;  ///< the banner tells of a fight: its dice need not lie on the table as well
  bool is_rolling_all_ = false;
  int pass_in_ = 0;          ///< pass_key() where no special card is to be played any more; 0 nowhere
  bool has_jumped_ = false;  ///< back to this decision: what else goes by itself is asked
  std::optional<Roll> roll_;
  std::optional<MeleeOdds> melee_;  ///< of melee_way_ at the revision melee_at_
  std::uint64_t melee_at_ = UINT64_MAX;
  Action melee_way_{};
  std::map<PieceId, board::CardPlace> came_from_;
  std::map<PieceId, int> was_down_;  ///< 1: the card that flips lay face-down before
  std::vector<Ghost> ghosts_;
  board::PickList picks_;
  std::map<std::int32_t, board::Rect> rects_;
  double lit_since_ = -1e9;
};

/// Keys of the table's animations.
constexpr std::uint64_t key_of(int what, int n) {
  return static_cast<std::uint64_t>(what) << 32 | static_cast<std::uint32_t>(n);
}
enum Moving { kMoving = 1, kFlipping, kMarking, kRouting, kRolling, kLighting };

}  // namespace longroll::web::dixie
