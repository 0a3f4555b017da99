#include <algorithm>
#include <cmath>

#include "engine/games/battles/steps/step_rule.h"
#include "web/games/battles/battles_view.h"
#include "web/views/panels.h"
#include "web/views/ui.h"
#include "web/views/widgets.h"

/// "The attack": who takes part with what strength and why, the column of the table and its shifts, and the chances.
namespace longroll::web::battlemap {
namespace {

/// The symbol of an arm on its side's ground, as on the counter.
void symbol_box(ImVec2 at, bt::Arm arm, Seat side) {
  ImDrawList* list = ImGui::GetWindowDrawList();
  const board::Theme& t = ui::theme();
  const ImVec2 end{at.x + ui::scaled(30), at.y + ui::scaled(26)};
  const float cut = side == Seat::Confederate ? ui::scaled(5) : 0;
  list->AddRectFilled(at, end, ui::col(t.ground(side_of(side))), cut);
  list->AddRect(at, end, ui::col(t.outline), cut);
  const ImU32 ink = ui::col(t.on_ground(side_of(side)));
  const ImVec2 a{at.x + ui::scaled(6), at.y + ui::scaled(7)}, b{end.x - ui::scaled(6), end.y - ui::scaled(7)};
  list->AddRect(a, b, ink, 0, 0, 1.3F);
  if (arm == bt::Arm::Infantry) {
    list->AddLine(a, b, ink, 1.3F);
  }
  if (arm == bt::Arm::Infantry || arm == bt::Arm::Cavalry || arm == bt::Arm::HorseArtillery) {
    list->AddLine({a.x, b.y}, {b.x, a.y}, ink, 1.3F);
  }
  if (bt::is_artillery(arm) || arm == bt::Arm::Gunboat) {
    list->AddCircleFilled({(a.x + b.x) / 2, (a.y + b.y) / 2}, ui::scaled(3), ink);
  }
}

std::string capital(std::string_view words) {
  std::string out(words);
  if (!out.empty() && out[0] >= 'a' && out[0] <= 'z') {
    out[0] = static_cast<char>(out[0] - 'a' + 'A');
  }
  return out;
}

std::string columns_text(int shift) {
  const int n = std::abs(shift);
  return (n == 1 ? std::string("one column") : std::to_string(n) + " columns") + (shift < 0 ? " left" : " right");
}

/// Columns round the odds, the first ones dashed, the final ones filled, an arrow from these to those.
void odds_strip(const bt::Chart& chart, const bt::Reckoning& r) {
  constexpr int kShown = 7;
  ImDrawList* list = ImGui::GetWindowDrawList();
  const board::Theme& t = ui::theme();
  const int low = std::min(r.level, r.level_before);
  const int high = std::max(r.level, r.level_before);
  const int from = std::clamp((low + high) / 2 - kShown / 2, 0, std::max(0, std::max(high + 1, 10) - kShown));
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float wide = ui::line_left() / kShown;
  const float above = ui::scaled(r.level == r.level_before ? 4 : 16);
  const float top = at.y + above;
  const float tall = ui::scaled(28);
  const auto middle = [&](int level) { return at.x + wide * (static_cast<float>(level - from) + 0.5F); };
  for (int i = 0; i < kShown; ++i) {
    const int level = from + i;
    const ImVec2 a{at.x + wide * static_cast<float>(i) + 1, top},
        b{at.x + wide * static_cast<float>(i + 1) - 1, top + tall};
    const bool here = level == r.level;
    list->AddRectFilled(a, b, ui::col(here ? t.ink : t.panel), 2);
    list->AddRect(a, b, ui::col(here || level == r.level_before ? t.ink : t.rule), 2, 0,
                  level == r.level_before && !here ? 2.0F : 1.0F);
    const std::string words = bt::odds_text(chart, level);
    const ImVec2 size = ui::measure(ui::Type::Label, words);
    ui::draw_text(list, {(a.x + b.x - size.x) / 2, top + (tall - size.y) / 2}, ui::Type::Label, words,
                  here ? t.panel : t.ink);
  }
  if (r.level != r.level_before) {
    const float x0 = std::clamp(middle(r.level_before), at.x, at.x + wide * kShown);
    const float x1 = middle(r.level);
    const float y = top - 2;
    list->AddBezierCubic({x0, y}, {x0 + (x1 - x0) * 0.2F, y - ui::scaled(15)},
                         {x0 + (x1 - x0) * 0.8F, y - ui::scaled(15)}, {x1, y - 3}, ui::col(t.ink), 1.8F);
    list->AddTriangleFilled({x1, y}, {x1 - 5, y - 8}, {x1 + 5, y - 8}, ui::col(t.ink));
  }
  ImGui::Dummy({ui::line_left(), above + tall + ui::scaled(6)});
}

}  // namespace

void BattlesView::inspect_reckoning(const Assault& assault) {
  const bt::Reckoning& r = assault.reckoning;
  const auto line = [&](const bt::UnitStrength& unit, bool attacks) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const bt::Counter& printed = counter(unit.unit);
    symbol_box(at, printed.arm, printed.side);
    ImGui::Indent(ui::scaled(40));
    ui::row(printed.name, "", std::to_string(unit.strength), true);
    std::string why = changes_text(unit);
    if (attacks && bt::is_on_map(seen().piece(unit.unit))) {
      const int range = field().grid().distance(seen().piece(unit.unit).place, assault.targets.front());
      if (range > 1 && assault.targets.size() == 1 && bt::is_artillery(printed.arm)) {
        why = "bombards from " + std::to_string(range) + " hexes [9.1]" + (why.empty() ? "" : "; ") + why;
      }
    }
    if (!why.empty()) {
      ui::paragraph(ui::Type::Note, why, ui::theme().ink2);
    }
    ImGui::Unindent(ui::scaled(40));
  };
  for (const bt::UnitStrength& unit : r.attackers) {
    line(unit, true);
  }
  ui::thin_rule();
  for (const bt::UnitStrength& unit : r.defenders) {
    line(unit, false);
  }
  ui::thin_rule();
  if (r.sum != r.attack) {
    ui::row("Night: the attackers together", "11.2", std::to_string(r.sum) + " : 2");
  }
  ui::subheading("Odds", std::to_string(r.attack) + " to " + std::to_string(r.defence) + " = " +
                             bt::odds_text(field().chart(), r.level_before));
  odds_strip(field().chart(), r);
  for (const bt::Hindrance& shift : r.shifts) {
    ui::row(capital(bt::name_of(shift.cause)) + ": " + columns_text(shift.columns), bt::rule_of(shift.cause), "");
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

/// The attack that is being built, or waits for the defender.
Intent BattlesView::inspect_attack() {
  const bool building = step() == bt::StepKind::Declare && model_.may_act();
  std::string where;
  for (const bt::Duty& duty : owed_) {
    where = duty.unit == kNoPiece ? hex_text(duty.hex) : where;
  }
  ui::heading("The attack", assault_ ? "hex " + hex_text(assault_->targets.front()) : "");
  if (!assault_) {
    ui::paragraph(ui::Type::Body,
                  "Click your units that are lit: each joins the attack. Enemy hexes that are lit can be added to it.",
                  ui::theme().ink);
  } else {
    inspect_reckoning(*assault_);
  }
  if (!owed_.empty()) {
    ui::subheading("It still needs", "");
    for (const bt::Duty& duty : owed_) {
      ui::row(duty.unit != kNoPiece ? counter(duty.unit).name + " has no other enemy left"
                                    : "Hex " + hex_text(duty.hex) + " has no other attacker left",
              duty.unit != kNoPiece ? "8.12" : "8.23", "");
    }
  }
  if (!building || !assault_) {
    return {};
  }
  const Choices now = choices();
  const bool can_lower = now.find(action_of(bt::verbs::Resolve{lowered_ + 1})) != nullptr;
  if (can_lower || lowered_ > 0) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float size = ui::scaled(32);
    ui::row("Lower the odds yourself [8.9]", "", "");
    ui::move_to(at.x + ui::line_left() - 2 * size - 6, at.y - 4);
    const int before = lowered_;
    if (ui::button({.id = "odds-lower",
                    .icon = static_cast<int>(board::Icon::Minus),
                    .tip = "One column lower",
                    .enabled = can_lower,
                    .size = {size, size}})) {
      ++lowered_;
    }
    ui::move_to(at.x + ui::line_left() - size, at.y - 4);
    if (ui::button({.id = "odds-raise",
                    .icon = static_cast<int>(board::Icon::Plus),
                    .tip = "Back up one column",
                    .enabled = lowered_ > 0,
                    .size = {size, size}})) {
      --lowered_;
    }
    ui::move_to(at.x, at.y + size);
    if (lowered_ != before) {
      assault_ = bt::report_of(field(), lowered_, {});
      ui::state().wants_frame = true;
    }
  }
  const Choice* roll = now.find(action_of(bt::verbs::Resolve{lowered_}));
  if (roll != nullptr) {
    const Odds* exact = model_.odds(roll->action);
    draw_odds(exact != nullptr ? *exact : faces_of(field().chart(), assault_->reckoning));
  }
  return {};
}

/// What the last roll was made of and what came of it.
void BattlesView::inspect_result() {
  if (last_.empty() || !resolved_) {
    return;
  }
  ui::heading("The last roll", dice_.empty() ? "" : "die " + std::to_string(dice_.front().value));
  ui::paragraph(ui::Type::Body, last_, ui::theme().ink);
  ui::gap(4);
  inspect_reckoning(*resolved_);
  ui::gap(8);
}

void BattlesView::inspect_threat(HexId hex) {
  const bt::Field now = field();
  if (threat_hex_ != hex || threat_revision_ != revision_) {
    threat_hex_ = hex;
    threat_revision_ = revision_;
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
    inspect_reckoning(threat);
    draw_odds(faces_of(now.chart(), threat.reckoning));
    ui::gap(8);
  }
}

}  // namespace longroll::web::battlemap
