#include <algorithm>
#include <cmath>

#include "engine/games/battles/steps/step_rule.h"
#include "web/games/battles/adapter.h"
#include "web/hexgame/panels/odds_strip.h"
#include "web/hexgame/panels/sheets.h"
#include "web/hexgame/panels/strength_lines.h"
#include "web/views/panels.h"
#include "web/views/ui.h"
#include "web/views/widgets.h"

/// "The attack": who takes part with what strength and why, the column of the table and its shifts, and the chances.
namespace longroll::web::battles {
namespace {

std::string columns_text(int shift) {
  const int n = std::abs(shift);
  return (n == 1 ? std::string("one column") : std::to_string(n) + " columns") + (shift < 0 ? " left" : " right");
}

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

/// Why a unit brings another strength than is printed on it; `attacks`: the attack in which it takes part.
std::string BattlesAdapter::why_strength(const bt::UnitStrength& unit, const Assault* attacks) const {
  const std::string why = changes_text(unit);
  const Piece& piece = seen().piece(unit.unit);
  if (attacks == nullptr || !bt::is_on_map(piece) || attacks->targets.size() != 1 ||
      !bt::is_artillery(counter(unit.unit).arm)) {
    return why;
  }
  const int range = field().grid().distance(piece.place, attacks->targets.front());
  return range > 1 ? "bombards from " + std::to_string(range) + " hexes [9.1]" + (why.empty() ? "" : "; ") + why : why;
}

void BattlesAdapter::draw_reckoning(const Assault& assault) {
  const bt::Reckoning& r = assault.reckoning;
  const auto lines = [&](const std::vector<bt::UnitStrength>& units, const Assault* attacks) {
    std::vector<hexgame::StrengthLine> out;
    for (const bt::UnitStrength& unit : units) {
      const hexgame::CounterLook printed = look(unit.unit, 0);
      out.push_back(
          {printed.symbol, printed.side, std::string(printed.name), unit.strength, why_strength(unit, attacks)});
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
                             bt::odds_text(field().chart(), r.level_before));
  hexgame::draw_odds_strip(columns_of(field().chart(), r));
  draw_shifts(assault);
}

/// What moves the odds from column to column.
void BattlesAdapter::draw_shifts(const Assault& assault) {
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
void BattlesAdapter::draw_lowering() {
  const bool can_lower = choices().find(action_of(bt::verbs::Resolve{lowered_ + 1})) != nullptr;
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
    assault_ = bt::report_of(field(), lowered_, {});
    ui::state().wants_frame = true;
  }
}

/// The attack that is being built, or waits for the defender.
void BattlesAdapter::draw_attack_panel() {
  ui::heading("The attack", assault_ ? "hex " + hex_text(assault_->targets.front()) : "");
  if (!assault_) {
    ui::paragraph(ui::Type::Body,
                  "Click your units that are lit: each joins the attack. Enemy hexes that are lit can be added to it.",
                  ui::theme().ink);
  } else {
    draw_reckoning(*assault_);
  }
  if (!owed_.empty()) {
    ui::subheading("It still needs", "");
    for (const bt::Duty& duty : owed_) {
      ui::row(duty.unit != kNoPiece ? counter(duty.unit).name + " has no other enemy left"
                                    : "Hex " + hex_text(duty.hex) + " has no other attacker left",
              duty.unit != kNoPiece ? "8.12" : "8.23", "");
    }
  }
  if (step() != bt::StepKind::Declare || !model().may_act() || !assault_) {
    return;
  }
  draw_lowering();
  if (const Choice* roll = choices().find(action_of(bt::verbs::Resolve{lowered_}))) {
    const Odds* exact = screen.model.odds(roll->action);
    draw_odds(exact != nullptr ? *exact : faces_of(field().chart(), assault_->reckoning));
  }
}

/// What the last roll was made of and what came of it.
void BattlesAdapter::draw_result() {
  if (last_.empty() || !resolved_) {
    return;
  }
  ui::heading("The last roll", last_die_ == 0 ? "" : "die " + std::to_string(last_die_));
  ui::paragraph(ui::Type::Body, last_, ui::theme().ink);
  ui::gap(4);
  draw_reckoning(*resolved_);
  ui::gap(8);
}

void BattlesAdapter::draw_threat(HexId hex) {
  const bt::Field now = field();
  if (threat_hex_ != hex || threat_revision_ != model().revision()) {
    threat_hex_ = hex;
    threat_revision_ = model().revision();
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
    draw_odds(faces_of(now.chart(), threat.reckoning));
    ui::gap(8);
  }
}

}  // namespace longroll::web::battles
