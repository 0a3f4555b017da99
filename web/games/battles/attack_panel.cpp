#include "web/games/battles/attack_panel.h"

#include <algorithm>
#include <cmath>

#include "engine/core/enum_table.h"
#include "web/hexgame/panels/odds_strip.h"
#include "web/hexgame/panels/sheets.h"
#include "web/hexgame/panels/strength_lines.h"
#include "web/views/panels.h"
#include "web/views/ui.h"
#include "web/views/widgets.h"

/// "The attack": who takes part with what strength and why, the column of the table and its shifts, and the chances.
namespace longroll::web::battles {
namespace {

/// The columns of the table that the strip may show, beyond the last as well.
hexgame::OddsColumns columns_of(const bt::Chart& chart, const bt::Reckoning& r) {
  constexpr int kFewest = 10;
  hexgame::OddsColumns out{{}, r.level_before, r.level};
  for (int level = 0; level < std::max(kFewest, std::max(r.level, r.level_before) + 1); ++level) {
    out.words.push_back(bt::odds_text(chart, level));
  }
  return out;
}

}  // namespace

board::UnitSymbol symbol_of(bt::Arm arm) {
  constexpr auto kSymbols = enum_table<bt::Arm, bt::Arm::Breastworks, board::UnitSymbol>(
      {board::UnitSymbol::Infantry, board::UnitSymbol::Cavalry, board::UnitSymbol::Artillery,
       board::UnitSymbol::HorseArtillery, board::UnitSymbol::Leader, board::UnitSymbol::Gunboat,
       board::UnitSymbol::Infantry});  // breastworks are drawn as ground, not as a counter
  return kSymbols[arm];
}

/// The attack that is built or waits for its die, and what is still owed.
void AttackPanel::read(const bt::Field& now) {
  const bt::StepKind asked = in_.step();
  if (asked != bt::StepKind::Declare) {
    lowered_ = 0;
  }
  const bool before_die =
      asked == bt::StepKind::Declare || asked == bt::StepKind::Combat || asked == bt::StepKind::Evasion;
  assault_ = before_die ? bt::report_of(now, lowered_, {}) : std::nullopt;
  owed_.clear();
  if (asked == bt::StepKind::CombatPhase) {
    owed_ = bt::duties(now);
  } else if (asked == bt::StepKind::Declare) {
    const bt::Front front(now);
    owed_ = bt::closure_of(front, bt::proposal_of(front)).owed;
  }
  read_joiners(now);
}

hexgame::AttackShown AttackPanel::arrows(const bt::Field& now) const {
  hexgame::AttackShown out;
  if (!assault_) {
    out.targets = targets_;  // a hex that has been named has its ring at once
    return out;
  }
  out.targets = assault_->targets;
  for (const PieceId id : assault_->attackers) {
    const HexId from = now.piece(id).place;
    HexId to = out.targets.front();
    for (const HexId target : out.targets) {
      to = now.grid().distance(from, target) < now.grid().distance(from, to) ? target : to;
    }
    out.arrows.push_back({from, to, now.grid().distance(from, to) != 1});
  }
  return out;
}

/// Why a unit brings another strength than is printed on it; `attacks`: the attack in which it takes part.
std::string AttackPanel::why_strength(const bt::UnitStrength& unit, const Assault* attacks) const {
  const std::string why = changes_text(unit);
  const Piece& piece = in_.seen().piece(unit.unit);
  if (attacks == nullptr || !bt::is_on_map(piece) || attacks->targets.size() != 1 ||
      !bt::is_artillery(in_.counter(unit.unit).arm)) {
    return why;
  }
  const int range = in_.field().grid().distance(piece.place, attacks->targets.front());
  return range > 1 ? "bombards from " + std::to_string(range) + " hexes [9.1]" + (why.empty() ? "" : "; ") + why : why;
}

void AttackPanel::draw_reckoning(const Assault& assault) const {
  const bt::Reckoning& r = assault.reckoning;
  const auto lines = [&](const std::vector<bt::UnitStrength>& units, const Assault* attacks) {
    std::vector<hexgame::StrengthLine> out;
    for (const bt::UnitStrength& unit : units) {
      const bt::Counter& printed = in_.counter(unit.unit);
      out.push_back({symbol_of(printed.arm), printed.side, printed.name, unit.strength, why_strength(unit, attacks)});
    }
    hexgame::draw_strength_lines(out);
  };
  lines(r.attackers, &assault);
  ui::thin_rule();
  lines(r.defenders, nullptr);
  ui::thin_rule();
  if (r.sum != r.attack) {
    ui::row("Night: the attackers together", "11.2", std::to_string(r.sum) + " : 2");
  }
  ui::subheading("Odds", std::to_string(r.attack) + " to " + std::to_string(r.defence) + " = " +
                             bt::odds_text(in_.field().chart(), r.level_before));
  hexgame::draw_odds_strip(columns_of(in_.field().chart(), r));
  draw_shifts(assault);
}

/// What moves the odds from column to column.
void AttackPanel::draw_shifts(const Assault& assault) const {
  const bt::Reckoning& r = assault.reckoning;
  for (const bt::Hindrance& shift : r.shifts) {
    ui::row(hexgame::capital(bt::name_of(shift.cause)) + ": " + columns_text(shift.columns), bt::rule_of(shift.cause),
            "");
  }
  if (r.lowered > 0) {
    ui::row("Lowered by the attacker: " + columns_text(-r.lowered), "8.9", "");
  }
  if (r.die != 0) {
    ui::row("Die, for odds beyond 6:1", "8.61", "\xE2\x88\x92" + std::to_string(-r.die));
  }
  if (assault.is_defenders_choice) {
    ui::row("The defender chooses woods or other ground", "8.45", "");
  }
}

/// The attacker may lower the odds before the roll (8.9).
void AttackPanel::draw_lowering() {
  const bool can_lower = in_.choices().find(action_of(bt::verbs::Resolve{lowered_ + 1})) != nullptr;
  if (!can_lower && lowered_ == 0) {
    return;
  }
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float size = ui::scaled(32);
  const auto step_button = [&](const char* id, board::Icon icon, const char* tip, bool enabled, float x) {
    ui::move_to(x, at.y - 4);
    return ui::button({.id = id, .icon = static_cast<int>(icon), .tip = tip, .enabled = enabled, .size = {size, size}});
  };
  ui::row("Lower the odds yourself [8.9]", "", "");
  const float right = at.x + ui::line_left();
  const int before = lowered_;
  if (step_button("odds-lower", board::Icon::Minus, "One column lower", can_lower, right - 2 * size - 6)) {
    ++lowered_;
  }
  if (step_button("odds-raise", board::Icon::Plus, "Back up one column", lowered_ > 0, right - size)) {
    --lowered_;
  }
  ui::move_to(at.x, at.y + size);
  if (lowered_ != before) {
    assault_ = bt::report_of(in_.field(), lowered_, {});
    ui::state().wants_frame = true;
  }
}

/// The attack that is being built, or waits for the defender.
void AttackPanel::draw() {
  ui::heading("The attack", !targets_.empty() ? "hex " + hex_text(targets_.front()) : "");
  if (assault_) {
    draw_reckoning(*assault_);
  } else {
    ui::paragraph(ui::Type::Body, ui::for_hand("Click who is to attack, on the map or here."), ui::theme().ink);
  }
  draw_joiners();
  if (!owed_.empty()) {
    ui::subheading("It still needs", "");
    for (const bt::Duty& duty : owed_) {
      ui::row(duty.unit != kNoPiece ? in_.counter(duty.unit).name + " has no other enemy left"
                                    : "Hex " + hex_text(duty.hex) + " has no other attacker left",
              duty.unit != kNoPiece ? "8.12" : "8.23", "");
    }
  }
  if (in_.step() != bt::StepKind::Declare || !in_.model().may_act() || !assault_) {
    return;
  }
  draw_lowering();
  if (const Choice* roll = in_.choices().find(action_of(bt::verbs::Resolve{lowered_}))) {
    const Odds* exact = in_.screen.model.odds(roll->action);
    draw_odds(exact != nullptr ? *exact : faces_of(in_.field().chart(), *assault_));
  }
}

/// What the last roll was made of and what came of it.
void AttackPanel::draw_result() const {
  if (last_.empty() || !resolved_) {
    return;
  }
  ui::heading("The last roll", last_die_ == 0 ? "" : "die " + std::to_string(last_die_));
  ui::paragraph(ui::Type::Body, last_, ui::theme().ink);
  ui::gap(4);
  draw_reckoning(*resolved_);
  ui::gap(8);
}

void AttackPanel::draw_threat(HexId hex) {
  const bt::Field now = in_.field();
  if (threat_hex_ != hex || threat_revision_ != in_.model().revision()) {
    threat_hex_ = hex;
    threat_revision_ = in_.model().revision();
    threats_ = {bt::threat_now(now, hex), bt::threat_next_turn(now, hex)};
  }
  ui::heading("If attacked here", "hex " + hex_text(hex));
  for (std::size_t i = 0; i < threats_.size(); ++i) {
    const Assault& threat = threats_[i];
    if (i == 1 && threat.attackers.size() == threats_[0].attackers.size()) {
      continue;
    }
    ui::subheading(i == 0 ? "As they stand" : "After their next move", i == 0 ? "" : "an estimate");
    if (threat.attackers.empty()) {
      ui::paragraph(ui::Type::Body, "Nobody can attack this hex from where he stands.", ui::theme().ink);
      continue;
    }
    draw_reckoning(threat);
    draw_odds(faces_of(now.chart(), threat), LowDice::HelpTheEnemy);
    ui::gap(8);
  }
}

std::string AttackPanel::owed_in_words(const bt::Duty& duty) const {
  const hexgame::Stack* stack = in_.screen.board.at(duty.hex);
  return duty.unit != kNoPiece
             ? in_.counter(duty.unit).name + " must attack"
             : (stack == nullptr ? hex_text(duty.hex) : in_.counter(stack->units.front()).name) + " must be attacked";
}

/// Who must still attack and be attacked in this Combat Phase.
void AttackPanel::draw_owed_rows(const bt::Field& now) const {
  if (now.phase() != bt::Phase::Combat || owed_.empty()) {
    return;
  }
  ui::subheading("Still owed", "[8.11, 8.12]");
  for (const bt::Duty& duty : owed_) {
    ui::row(owed_in_words(duty), bt::rule_of(duty.kind), "");
  }
  ui::gap(6);
}

}  // namespace longroll::web::battles
