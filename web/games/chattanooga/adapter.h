#pragma once

#include <optional>
#include <string>
#include <vector>

#include "web/games/chattanooga/chronicle.h"
#include "web/games/chattanooga/fight_shown.h"
#include "web/games/chattanooga/help.h"
#include "web/games/chattanooga/march_shown.h"
#include "web/games/chattanooga/shown_game.h"
#include "web/games/chattanooga/standing_answers.h"
#include "web/games/chattanooga/unit_notes.h"
#include "web/hexgame/counter_values.h"
#include "web/hexgame/game_notes.h"
#include "web/hexgame/plain_adapter.h"
#include "web/hexgame/targets.h"
#include "web/views/battle_end.h"

namespace longroll::web::chattanooga {

enum OwnButton : std::int32_t {
  kRecoverInstead = hexgame::kFirstOwnButton,
  kJoinAll,
  kMarkOther,
  kShiftWorks,
  kPassOn,
  kFireInstead,
  kAnswersButton,
  kOnlyOne
};

/// What the panel of standing answers is called.
constexpr std::string_view kAnswersTitle = "Answers in advance";

/// Overlays of this game beside those that every map has.
enum : unsigned { kZones = hexgame::kOwn, kCommunications = hexgame::kOwn * 2 };

/// Chattanooga on the map screen (web/hexgame/game.h): the march (march_shown.h), the fight (fight_shown.h), and all
/// else here. adapter.cpp reads the State, answers.cpp says what Esc, Enter and buttons mean, tips.cpp says why not,
/// inspector.cpp fills the side panel, answers_panel.cpp has the answers in advance, army.cpp the order of battle,
/// ground_told.cpp the ground of the digest, narrator.cpp the game in words.
class ChattanoogaAdapter final : public hexgame::PlainAdapter {
 public:
  explicit ChattanoogaAdapter(hexgame::ScreenState& shown);

  board::Plate plate() const override;
  hexgame::BoardSnapshot read() override;
  hexgame::CounterLook look(PieceId piece, std::int16_t marks) const override;
  hexgame::ReachShown look_ahead(PieceId unit) override { return march_.look_ahead(unit); }
  std::optional<hexgame::WayShown> way_to(HexId hex) const override { return march_.way_to(hex); }

  bool may_still_act(PieceId piece) const override;
  bool is_lit(PieceId piece) const override;
  /// Chattanooga 3.2: the works that are being shifted.
  std::vector<HexId> owed() const override;
  std::string ready_words(int count) const override;
  std::optional<Intent> take_next(PieceId unit) override;
  std::string command_of(PieceId unit) const override;
  std::vector<hexgame::RosterGroup> roster(Seat side) const override;

  std::span<const hexgame::OverlayWords> overlays() const override;
  std::string place_words(HexId hex) const override;
  std::vector<hexgame::GroundPatch> ground(unsigned overlays) const override;
  hexgame::SightShown sight_from(HexId hex) const override;

  Tip tip_of_unit(PieceId piece) const override;
  Tip tip_of_hex(HexId hex) const override;
  hexgame::UnitSheet unit_sheet(PieceId piece) const override;
  hexgame::HexSheet hex_sheet(HexId hex) const override;
  hexgame::StackSheet stack_sheet(const hexgame::Stack& stack) const override;
  PieceId shown_as(PieceId piece, Place at) const override;
  std::string loss_words(PieceId piece, Place to) const override;
  bool draw_urgent_panel() override;
  Intent take_intent() override {
    const Intent pressed = std::exchange(by_panel_, Intent{});
    return pressed.kind != Intent::Kind::None ? pressed : fight_.take_intent();
  }
  void draw_turn_panel() override;
  std::vector<std::string> standing_in_words() const override;
  std::vector<std::string> attack_in_words() const override { return fight_.in_words(); }
  std::string cost_in_words(HexId hex) const override { return march_.cost_words(hex); }
  std::string wanted_notes() const override;
  void take_notes(std::string_view text) override;
  const BattleEnd& battle_end() override;
  std::string history() const override { return notes_.history(); }
  std::vector<HelpPage> help() const override;
  std::vector<ShownChart> charts() const override;
  bool has_charts() const override { return !notes_.help().charts.empty(); }
  int chart_now() const override;
  std::vector<std::string> facts() const override;
  void draw_picture(const std::string& id) const override { hexgame::draw_picture(notes_.help().pictures, id); }
  std::string panel_name() const override { return fight_.is_asked() ? "Attack" : "Inspect"; }

  Intent press(std::int32_t button) override;
  std::optional<Intent> click(std::int32_t target, HexId hex) override;
  std::optional<Action> meant(PieceId unit) const override;
  bool means_stack(HexId hex) const override;
  std::optional<Intent> take_instead(PieceId unit) override { return march_.take_instead(unit); }
  std::vector<hexgame::LeftUndone> left_undone() const override;
  std::optional<Intent> put_down() override { return march_.put_down(); }
  Intent cancel() override;
  bool takes_orders() const override;
  bool orders_charges() const override;
  bool is_on_table(const Action& action) const override;
  LowDice low_dice(const Action& choice) const override;
  Odds in_order(const Action& choice, const Odds& odds) const override { return fight_.in_order(choice, odds); }
  std::optional<int> worth(const Action& choice) const override { return fight_.worth(choice); }
  std::optional<Action> main_choice() const override;
  std::optional<Action> given_answer() const override;
  std::string passed_over() const override;
  bool ends_phase(const Action& choice) const override;
  std::vector<BarButton> prompt_buttons() const override;
  std::string answers_as_text() const override { return answers_.as_text(); }
  void take_answers(std::string_view text) override { answers_ = StandingAnswers::from_text(text); }

  std::vector<hexgame::DieShown> read_roll(std::size_t n, const State& before) override {
    return fight_.read_roll(n, before);
  }
  std::optional<FightReport> fight(std::size_t n, const State& before) const override {
    return fight_.fight(n, before);
  }
  bool add_to_digest(std::size_t n, const State& before, std::vector<DigestLine>& out) const override;
  std::optional<Moment> moment(std::size_t n, const State& before) const override;
  bool clears_dice(const Action& action) const override;
  std::span<const std::int16_t> landmarks() const override;
  void forget_roll() override { fight_.forget_roll(); }
  void forget() override {
    asked_again_at_ = in_.model().shown();
    passes_.clear();
    fight_.forget_dice();
  }

 private:
  const HexMap& map() const override { return in_.game().data_of(in_.seen()).map; }
  const longroll::hexgame::Unit& unit(PieceId piece) const override { return in_.counter(piece); }
  std::string ground_words(HexId hex) const override;

  const Choice* works_to_shift(HexId hex) const;
  bool may_pass_on() const;
  bool passes_on() const;
  int phase_key() const;
  std::optional<StandingAnswers::Answer> answer_in_advance() const;
  void open_answers(bool is_open);
  void draw_answers_panel();
  std::vector<std::string> reasons_against(PieceId unit) const;
  int named_decisions() const;
  bool can_mark_both() const;
  bool can_fire_or_attack() const;
  Tip tip_of_way(HexId hex) const;
  Tip why_not(PieceId unit) const;
  std::optional<Action> meant_by_unit(PieceId unit) const;
  std::optional<Action> meant_after_combat(PieceId unit) const;
  std::optional<Action> meant_by_fortune(PieceId unit) const;
  std::vector<std::string> other_choices(PieceId unit, const Choice& clicked) const;
  std::vector<hexgame::Glance> glances_from(const ch::Field& field, HexId from) const;
  Seat gunner_at(HexId from) const;
  bool draw_fortunes();
  void draw_status_box(const ch::Field& field) const;
  void draw_extra_strength(const ch::Field& field) const;
  std::string couplet_words(const ch::Field& field) const;
  std::string light_words(const ch::Field& field) const;
  std::string verdict_words(const ch::Field& field) const;

  ShownGame in_;
  FightShown fight_;
  MarchShown march_;
  hexgame::CounterValues front_, back_;  ///< in good order and disrupted
  hexgame::GameNotes notes_;
  std::optional<UnitNotes> unit_notes_;  ///< nothing until they have come
  hexgame::KeptEnd end_;
  Intent by_panel_;  ///< a fortune, or the order of reserves, that was pressed
  StandingAnswers answers_;
  bool answers_open_ = false;  ///< their panel
  ch::Phase phase_ = ch::Phase::Movement;
  HexId told_why_ = kNoHex;           ///< out of reach: the click before has said why
  bool marks_charges_ = false;        ///< a click prepares a charge in place of a volley (10.1)
  bool fires_ = false;                ///< a click on an enemy who can be attacked fires at him instead (10.1, 11.1)
  std::vector<ch::StepKind> passes_;  ///< what the player answers with "pass" in that phase, as he has said beforehand
  int passes_in_ = 0;                 ///< phase_key()
  std::size_t asked_again_at_ = 0;    ///< after a jump here nothing is answered for the player, who wants to see it
};

}  // namespace longroll::web::chattanooga
