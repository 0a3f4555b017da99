#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/text.h"
#include "engine/games/battles/rules/victory.h"
#include "web/games/battles/attack_panel.h"
#include "web/games/battles/charts.h"
#include "web/games/battles/chronicle.h"
#include "web/games/battles/help.h"
#include "web/games/battles/shown_battle.h"
#include "web/games/battles/unit_move.h"
#include "web/hexgame/counter_values.h"
#include "web/hexgame/game.h"
#include "web/hexgame/game_notes.h"
#include "web/hexgame/targets.h"

namespace longroll::web::battles {

enum OwnButton : std::int32_t { kOtherMode = hexgame::kFirstOwnButton, kGunsStay, kNoWorks, kAllJoin };

/// Overlays of this game beside those that every map has.
enum : unsigned { kZones = hexgame::kOwn, kSupply = hexgame::kOwn * 2 };

/// The battle system on the map screen (web/hexgame/game.h): the unit that moves (unit_move.h), the attack
/// (attack_panel.h), and all else here. adapter.cpp reads the State, answers.cpp says what Esc, Enter and buttons mean,
/// tips.cpp says why not, inspector.cpp fills the side panel.
class BattlesAdapter final : public hexgame::HexGameAdapter {
 public:
  explicit BattlesAdapter(hexgame::ScreenState& shown);

  board::Plate plate() const override;
  hexgame::BoardSnapshot read() override;
  hexgame::CounterLook look(PieceId piece, std::int16_t marks) const override;
  bool is_lit(PieceId piece) const override;
  hexgame::ReachShown look_ahead(PieceId unit) override;
  bool may_still_act(PieceId piece) const override;
  std::string ready_words(int count) const override;
  std::optional<Intent> take_next(PieceId unit) override;
  std::string command_of(PieceId unit) const override;
  std::vector<hexgame::RosterGroup> roster(Seat side) const override;
  std::vector<hexgame::NamedPlace> places() const override { return hexgame::named_places(in_.field().map()); }
  std::optional<hexgame::WayShown> way_to(HexId hex) const override { return move_.way_to(hex); }
  std::span<const hexgame::OverlayWords> overlays() const override;
  std::vector<hexgame::GroundPatch> ground(unsigned overlays) const override;
  hexgame::SightShown sight_from(HexId hex) const override;
  std::vector<HexId> owed() const override;

  Tip tip_of_unit(PieceId piece) const override;
  Tip tip_of_hex(HexId hex) const override;
  Tip tip_of_strip() const override;
  hexgame::UnitSheet unit_sheet(PieceId piece) const override;
  hexgame::HexSheet hex_sheet(HexId hex) const override;
  hexgame::StackSheet stack_sheet(const hexgame::Stack& stack) const override;
  bool draw_urgent_panel() override;
  Intent take_intent() override { return attack_.take_intent(); }
  std::vector<std::string> standing_in_words() const override;
  std::vector<std::string> attack_in_words() const override { return attack_.in_words(); }
  std::string cost_in_words(HexId hex) const override;
  std::string prospects(const Action& action) const override { return attack_.prospects(action); }
  void draw_turn_panel() override;
  std::string panel_name() const override { return attack_.empty() ? "Inspect" : "Attack"; }
  std::string wanted_notes() const override { return notes_.wanted(kHelpFile, kOutcomesFile, in_.model().is_over()); }
  void take_notes(std::string_view text) override;
  const BattleEnd& battle_end() override;
  std::string history() const override { return notes_.history(); }
  std::vector<HelpPage> help() const override;
  std::vector<ShownChart> charts() const override;
  bool has_charts() const override { return !notes_.help().charts.empty(); }
  int chart_now() const override;
  void draw_picture(const std::string& id) const override { hexgame::draw_picture(notes_.help().pictures, id); }
  std::vector<std::string> facts() const override;

  Intent press(std::int32_t button) override;
  std::optional<Intent> take_instead(PieceId unit) override { return move_.take_instead(unit); }
  std::optional<Intent> put_down() override { return move_.put_down(); }
  Intent cancel() override;
  bool takes_orders() const override;
  std::string cost_text(int cost) const override { return halves_text(cost); }
  bool is_on_table(const Action& action) const override;
  std::optional<Action> main_choice() const override;
  std::optional<Action> given_answer() const override;
  std::string passed_over() const override;
  bool ends_phase(const Action& choice) const override;
  std::vector<BarButton> prompt_buttons() const override;

  std::vector<hexgame::DieShown> read_roll(std::size_t n, const State& before) override {
    return attack_.read_roll(n, before);
  }
  std::optional<FightReport> fight(std::size_t n, const State& before) const override {
    return attack_.fight(n, before);
  }
  std::optional<Moment> moment(std::size_t n, const State& before) const override;
  bool clears_dice(const Action& action) const override;
  std::span<const std::int16_t> landmarks() const override;
  void forget_roll() override { attack_.forget_roll(); }
  void forget() override;

 private:
  int turn_key() const { return in_.field().turn() * 2 + index_of(in_.field().phasing()); }
  bool asks_guns() const;  ///< only guns that may stay are asked (9.17)
  std::vector<HexId> places_of_army(const hexgame::BoardSnapshot& board) const;
  HexId place_of(const bt::Duty& duty) const;
  /// Whose guns would stand there, and what they see.
  Seat gunner_at(HexId from) const;
  std::vector<hexgame::Glance> glances_from(const bt::Field& now, HexId from) const;

  std::vector<std::string> overlay_lines(HexId hex) const;
  Tip tip_of_way(HexId hex) const;
  Tip tip_of_others_move(PieceId unit) const;
  Tip why_not(PieceId unit) const;
  std::string state_words(const bt::Field& now, PieceId unit) const;
  Tip refused(const Action& action, std::string title) const;
  std::string verdict_words(const bt::Standing& standing) const;
  void draw_points(const bt::Field& now) const;

  ShownBattle in_;
  AttackPanel attack_;
  UnitMove move_;
  hexgame::CounterValues values_;
  hexgame::GameNotes notes_;
  hexgame::KeptEnd end_;
  bt::Phase phase_ = bt::Phase::Movement;
  bool digs_no_more_ = false;       ///< breastworks are not asked about any more (10.3)
  std::size_t asked_again_at_ = 0;  ///< after a jump here nothing is answered for the player: he has come to see it
  int guns_stay_in_ = -1;           ///< turn_key() of the player turn in which bombarding guns stay unasked (9.17)
};

}  // namespace longroll::web::battles
