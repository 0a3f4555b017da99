#pragma once

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/games/battles/rules/duties.h"
#include "web/games/battles/assault.h"
#include "web/games/battles/shown_battle.h"
#include "web/hexgame/game.h"

namespace longroll::web::battles {

board::UnitSymbol symbol_of(bt::Arm arm);

/// The attack that is built or carried out and the one that was rolled last: what each is made of, its chances, and
/// what is still owed. rolls.cpp reads the dice.
class AttackPanel {
 public:
  explicit AttackPanel(const ShownBattle& in) : in_(in) {}

  /// Reads the State anew.
  void read(const bt::Field& now);
  /// There is no attack to show.
  bool empty() const { return !assault_ && !resolved_; }
  /// The attack that is being built or carried out.
  const std::optional<Assault>& assault() const { return assault_; }
  hexgame::AttackShown arrows(const bt::Field& now) const;
  /// Columns by which the attacker lowers the odds himself (8.9).
  int lowered() const { return lowered_; }
  /// Attacks that must still be made or completed (8.11, 8.12).
  const std::vector<bt::Duty>& owed() const { return owed_; }

  /// "All who can (3): 2:1"; empty: fewer than two can join.
  const std::string& all_words() const { return all_words_; }
  bool has_attackers() const { return assault_ && !assault_->attackers.empty(); }
  Intent join_all() const { return Intent::order(all_); }

  void draw();
  /// The same line by line: who takes part with what strength, the odds, what moves them, the chances.
  std::vector<std::string> in_words() const;
  /// The chances of the roll that this decision leads to; empty: it leads to none.
  std::string prospects(const Action& action) const;
  /// "Evans must attack", "Burnside must be attacked"
  std::string owed_in_words(const bt::Duty& duty) const;
  /// A line of the panel that was pressed, once.
  Intent take_intent() { return std::exchange(intent_, {}); }
  void draw_result() const;
  /// "If attacked here"
  void draw_threat(HexId hex);
  void draw_owed_rows(const bt::Field& now) const;

  // --- the last roll ---
  std::vector<hexgame::DieShown> read_roll(std::size_t n, const State& before);
  /// The fight that decision `n`, made in that State, has settled.
  std::optional<FightReport> fight(std::size_t n, const State& before) const;
  /// The attack that the last roll settled, as it stood at its die, and that die (0: none is shown).
  const std::optional<Assault>& resolved() const { return resolved_; }
  int last_die() const { return last_die_; }
  /// The attack that "If attacked here" told of last; null: none that could be made.
  const Assault* threat() const { return threats_[0].attackers.empty() ? nullptr : &threats_[0]; }
  void forget_roll();

 private:
  /// Who could take part and does not yet.
  struct Joiner {
    PieceId unit = kNoPiece;
    int strength = 0;  ///< that it would bring
    std::string odds;  ///< of the attack with it: "3:1"
    Refusal refusal;   ///< why it may not join; empty when it may
  };
  void read_joiners(const bt::Field& now);
  Joiner joiner_of(const bt::Field& now, PieceId unit) const;
  void read_all_joiners();
  void draw_joiners();
  void draw_reckoning(const Assault& attack) const;
  void draw_shifts(const Assault& attack) const;
  void draw_lowering();
  std::string told_of(std::size_t n) const;
  std::string why_strength(const bt::UnitStrength& unit, const Assault* attacks) const;

  const ShownBattle& in_;
  int lowered_ = 0;
  std::optional<Assault> assault_;
  std::optional<Assault> resolved_;  ///< that of the last roll, as it stood at its die
  std::vector<bt::Duty> owed_;
  std::vector<HexId> targets_;  ///< that have been named
  std::vector<Joiner> joiners_;
  std::vector<Action> all_;  ///< brings in all who can join
  std::string all_words_;
  Intent intent_;
  int last_die_ = 0;  ///< of the last roll; 0: none is shown
  std::string last_;  ///< what came of it

  std::array<Assault, 2> threats_;  ///< against threat_hex_: as things stand, and after a move
  HexId threat_hex_ = kNoHex;
  std::uint64_t threat_revision_ = 0;
};

}  // namespace longroll::web::battles
