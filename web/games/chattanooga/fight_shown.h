#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/play/odds.h"
#include "web/games/chattanooga/shown_game.h"
#include "web/games/chattanooga/table_reading.h"
#include "web/hexgame/game.h"
#include "web/views/reporter.h"

namespace longroll::web::chattanooga {

/// Chattanooga 10.2: each result of the attack and how many of the ten dice bring it, the worst for the attacker first.
Odds results_of(const ch::Field& field, const ch::Engagement& engagement);
/// Chattanooga 11.2: the same of a shot.
Odds results_of(const ch::Field& field, const ch::Shot& shot);
/// Exact chances with the results in the order of those of the table; results that it has not come last.
Odds in_order_of(const Odds& by_table, Odds exact);
/// Chattanooga 11.1, 11.2: harm to the target (harm_to_defender) by all ten dice of the shot together.
int harm_of(const ch::Field& field, const ch::Shot& shot);
/// "intensity 5, die −1"
std::string column_words(const ch::Field& field, const ch::Engagement& engagement);
/// Chattanooga 10.7: what it means that the defender is surrounded: "20 GA is surrounded: 30% that it stays, ...".
std::string flank_words(const ch::Field& field, const ch::Engagement& engagement);
/// Chattanooga 15.0: how likely the die of a combat brings a fortune of war, and to whom; empty: none can come.
std::string fortune_words(const ch::Field& field);
/// Chattanooga 8.1, 8.4, 10.1: of each hex beside that one the enemy who would do the most harm to who defends it, the
/// most dangerous first. He may have to be put on top before he attacks.
std::vector<ch::Engagement> threats_to(const ch::Field& field, HexId hex);
/// Chattanooga 10.6 to 10.9: what an attack on that defender may have besides what is counted now, each a sentence.
std::vector<std::string> threat_notes(const ch::Field& field, PieceId defender);

/// Attacks and shots: who can make them and what each would bring, the one under way, and the last roll.
class FightShown {
 public:
  explicit FightShown(const ShownGame& in) : in_(in) {}

  /// Reads the State.
  void read();
  /// Who is attacked or fired at, and from where.
  hexgame::AttackShown arrows() const;
  /// An attack or shots are being announced.
  bool is_asked() const { return hex_ != kNoHex; }
  /// The choice of who alone can attack or fire; null: several can, or nobody is asked for.
  const Choice* only_answer() const;
  /// Draws who can attack or fire with the items of the one looked at.
  void draw();
  /// "If attacked here": each enemy beside the hex, as things stand.
  void draw_threat(HexId hex) const;
  /// The result of the last roll, and a table of all dice that the phase has brought outside of combat: those of one
  /// order for many stand together.
  void draw_result() const;
  /// That table, the newest last; empty once the phase is over.
  std::vector<hexgame::PanelRow> dice_of_phase() const;
  /// The attack that is asked about, line by line.
  std::vector<std::string> in_words() const;
  /// The exact chances of an attack or a shot from the worst for who makes it to the best.
  Odds in_order(const Action& choice, const Odds& odds) const;
  /// Chattanooga 11.1: what a shot that can be announced is likely to do (PromptHelper::worth).
  std::optional<int> worth(const Action& choice) const;
  /// A line of the panel that was pressed, once.
  Intent take_intent() { return std::exchange(intent_, {}); }
  /// How the table is read for the attack or the shot that is looked at, else for the last roll of a fight.
  std::optional<TableReading> reading() const;

  std::vector<hexgame::DieShown> read_roll(std::size_t n, const State& before);
  std::optional<FightReport> fight(std::size_t n, const State& before) const;
  void forget_roll();
  void forget_dice() { dice_of_phase_.clear(); }
  int last_die() const { return last_die_; }

 private:
  /// One who can attack or fire.
  struct Line {
    PieceId unit = kNoPiece;
    std::string words;         ///< "intensity 5, die −1"
    bool is_together = false;  ///< 11.4: with the other batteries of its hex
  };
  std::optional<Action> action_of_line(const Line& line) const;
  ch::Shot shot_of(const Line& line) const { return {line.unit, target_, line.is_together}; }
  void read_shots(const ch::BombardmentLocals& shots);
  void add_dice(const ch::Field& before, const Events& events);
  static std::string fortune_title(const State& before);
  std::optional<FightReport> fortune_report(std::size_t n, const State& before) const;
  std::optional<ch::Shot> shot_of_choice(const Action& choice) const;
  std::string alone_words() const;
  std::string how_to_answer() const;
  PieceId looked_at_unit() const;
  std::optional<ch::Engagement> looked_at() const;
  std::optional<ch::Shot> shot_looked_at() const;
  void draw_line(const Line& line);
  void draw_engagement(const ch::Field& field, const ch::Engagement& engagement) const;
  void draw_shot(const ch::Field& field, const ch::Shot& shot) const;

  const ShownGame& in_;
  bool is_fire_ = false;
  HexId hex_ = kNoHex;         ///< that is attacked or fired at
  PieceId target_ = kNoPiece;  ///< who stands there
  std::vector<Line> lines_;
  Intent intent_;
  int last_die_ = -1;  ///< natural; -1: none is shown
  std::string last_;   ///< what came of it
  std::vector<hexgame::PanelRow> dice_of_phase_;
  std::array<int, 4> phase_of_dice_{};  ///< turn, couplet, phase and side of those
  std::optional<TableReading> rolled_;  ///< the table as it was read for the last roll of a fight
};

}  // namespace longroll::web::chattanooga
