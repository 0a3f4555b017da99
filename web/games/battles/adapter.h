#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/games/battles/game.h"
#include "engine/games/battles/locals.h"
#include "engine/games/battles/rules/duties.h"
#include "engine/games/battles/rules/movement.h"
#include "web/games/battles/assault.h"
#include "web/games/battles/choices.h"
#include "web/hexgame/game.h"
#include "web/hexgame/targets.h"

namespace longroll::web::battles {

enum OwnButton : std::int32_t { kOtherMode = hexgame::kFirstOwnButton, kGunsStay };

/// Overlays of this game beside those that every map has.
enum OwnOverlay : unsigned { kZones = hexgame::kOwn, kSupply = hexgame::kOwn * 2 };

/// The battle system on the map screen (web/hexgame/game.h). adapter.cpp reads the State, moves.cpp says what a click
/// means for the unit that moves, rolls.cpp reads dice, tips.cpp says why not, inspector.cpp and attack_panel.cpp fill
/// the side panel.
class BattlesAdapter final : public hexgame::HexGameAdapter {
 public:
  explicit BattlesAdapter(hexgame::ScreenState& shown);

  board::Plate plate() const override;
  hexgame::BoardSnapshot read() override;
  hexgame::CounterLook look(PieceId piece, std::int16_t marks) const override;
  bool is_lit(PieceId piece) const override;
  hexgame::ReachShown look_ahead(PieceId unit) override;
  std::optional<hexgame::WayShown> way_to(HexId hex) const override;
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
  void draw_turn_panel() override;
  std::string panel_name() const override { return assault_ || resolved_ ? "Attack" : "Inspect"; }
  std::vector<HelpPage> help() const override;

  Intent press(std::int32_t button) override;
  std::optional<Intent> take_instead(PieceId unit) override;
  std::optional<Intent> put_down() override;
  Intent cancel() override;
  bool is_on_table(const Action& action) const override;
  std::optional<Action> main_choice() const override;
  std::optional<Action> given_answer() const override;
  std::vector<BarButton> prompt_buttons() const override;

  std::vector<hexgame::DieShown> read_roll(std::size_t n, const State& before) override;
  bool clears_dice(const Action& action) const override;
  void forget_roll() override;
  void forget() override;

 private:
  // --- what is there ---
  const bt::Battles& game() const { return *game_; }
  const GameModel& model() const { return screen.model; }
  const State& seen() const { return screen.seen(); }
  const hexgame::ChoiceIndex& choices() const { return screen.choices(); }
  bt::Field field() const { return game().field(seen()); }
  const bt::Counter& counter(PieceId id) const { return game().data_of(seen()).counter(seen().piece(id).kind); }
  bt::StepKind step() const;
  /// The move under way; that of nobody when another step is.
  bt::MoveUnitLocals move_under_way() const;
  PieceId taken() const { return move_under_way().unit; }
  int turn_key() const { return field().turn() * 2 + index_of(field().phasing()); }
  bool asks_guns() const;  ///< only guns that may stay are asked (9.17)

  // --- reading ---
  void read_attack(const bt::Field& now);
  void read_move();
  hexgame::AttackShown arrows_of(const bt::Field& now) const;
  hexgame::ReachShown read_reach(PieceId unit);
  std::vector<HexId> places_of_army(const hexgame::BoardSnapshot& board) const;
  HexId place_of(const bt::Duty& duty) const;
  /// Whose guns would stand there, and how far they see now.
  Seat gunner_at(HexId from) const;
  std::vector<hexgame::Glance> glances_from(const bt::Field& now, HexId from) const;

  // --- words ---
  std::vector<std::string> overlay_lines(HexId hex) const;
  Tip tip_of_way(HexId hex) const;
  Tip tip_of_others_move(PieceId unit) const;
  Tip why_not(PieceId unit) const;
  Tip refused(const Action& action, std::string title) const;

  // --- panels ---
  void draw_attack_panel();
  void draw_reckoning(const Assault& attack);
  void draw_shifts(const Assault& attack);
  void draw_lowering();
  void draw_result();
  void draw_threat(HexId hex);
  void draw_owed_rows(const bt::Field& now) const;
  void draw_points(const bt::Field& now) const;
  std::string why_strength(const bt::UnitStrength& unit, const Assault* attacks) const;

  const bt::Battles* game_;
  std::vector<std::string> values_;  ///< by kind: "5-4"
  bt::Phase phase_ = bt::Phase::Movement;

  int guns_stay_in_ = -1;  ///< turn_key() of the player turn in which bombarding guns stay unasked (9.17)
  int lowered_ = 0;        ///< columns by which the attacker lowers the odds himself

  Reach reach_;
  int reach_points_ = 0;
  std::string other_mode_;           ///< what the button for the other way of moving says; empty: none
  std::optional<State> after_halt_;  ///< when the unit taken is put down: for taking another at once

  std::optional<Assault> assault_;   ///< the attack that is being built or carried out
  std::optional<Assault> resolved_;  ///< that of the last roll
  std::vector<bt::Duty> owed_;       ///< attacks that must still be made or completed
  int last_die_ = 0;                 ///< of the last roll; 0: none is shown
  std::string last_;                 ///< what came of it

  std::array<Assault, 2> threats_;  ///< against threat_hex_: as things stand, and after a move
  HexId threat_hex_ = kNoHex;
  std::uint64_t threat_revision_ = 0;
};

}  // namespace longroll::web::battles
