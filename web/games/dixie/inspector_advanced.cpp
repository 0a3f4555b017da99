#include <string>

#include "engine/core/text.h"
#include "engine/games/dixie/rules/fire.h"
#include "engine/games/dixie/rules/melee.h"
#include "engine/games/dixie/rules/morale.h"
#include "engine/games/dixie/rules/outflanking.h"
#include "web/games/dixie/chance_words.h"
#include "web/games/dixie/dixie_view.h"
#include "web/views/panels.h"
#include "web/views/ui.h"

/// The inspector on the advanced rules: a melee before it is fought, a march round the flank.
namespace longroll::web::dixie {

/// Dixie 13.2: keeps the exact chances of the round that `way` leads to.
void DixieView::reckon_melee(const Choice* way) {
  if (way != nullptr && (melee_at_ != model_.revision() || melee_way_ != way->action)) {
    melee_ = melee_odds(game(), model_.view(), way->action);
    melee_at_ = model_.revision();
    melee_way_ = way->action;
  }
}

DixieView::Blow DixieView::blow_of(Place place, Seat side) const {
  const dx::Field field = game().field(seen());
  int dice = 0;
  int sixths = 0;
  for (const PieceId id : field.pieces()) {
    if (field.piece(id).place == place && owner_of(field.piece(id)) == side && is_known(id) && card(id).is_troop()) {
      const dx::Strike strike = dx::strike_of(field, id);
      dice += strike.dice.total;
      sixths += strike.dice.total * dx::faces_that_hit(strike.firepower);
    }
  }
  return {dice, (sixths * 10 + dx::kDieFaces / 2) / dx::kDieFaces};
}

/// The melee in two lines, for a phone: each side's dice, the hits that they bring on average, their exact chances.
/// Returns the same in words.
std::string DixieView::sum_up_melee(Place place, const Choice* way) {
  reckon_melee(way);
  std::string told = "The melee at " + place_name(place) + ".";
  if (step() == dx::StepKind::CombatPhase) {  // one of several that may be declared
    ui::text(ui::Type::Note, "At " + place_name(place) + ":", ui::theme().ink);
  }
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    const Blow blow = blow_of(place, side);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float tall = ui::scaled(24);
    ImDrawList* list = ImGui::GetWindowDrawList();
    ui::draw_badge(list, side, {at.x + ui::scaled(8), at.y + tall / 2}, ui::scaled(15),
                   ui::theme().mark(side == Seat::Union ? board::Side::Union : board::Side::Confederate));
    const std::string words = count_of(blow.dice, "die", "dice") + ", " + tenths_in_words(blow.tenths) + " hits";
    ui::draw_text(list, {at.x + ui::scaled(22), at.y + ui::scaled(3)}, ui::Type::Label, words, ui::theme().ink);
    told += " " + std::string(longroll::name_of(side)) + ": " + words;
    if (way != nullptr && melee_) {
      const Odds& odds = (*melee_)[static_cast<std::size_t>(index_of(other(side)))];
      const LowDice good_for = side == model_.reader() ? LowDice::HelpTheEnemy : LowDice::HelpMe;
      told += ", " + odds_in_words(odds, good_for);
      const float left = ui::scaled(22) + ui::measure(ui::Type::Label, "00 dice, 10.0 hits").x + ui::scaled(8);
      const float room = ui::line_left() - left;
      ui::move_to(at.x + left, at.y);
      draw_odds_bar(odds, tall, room, good_for);
    }
    told += ".";
    ui::move_to(at.x, at.y + tall + ui::scaled(4));
  }
  return told;
}

/// Dixie 13.2: what both sides throw into a round of melee there, and the exact chances of the hits that it costs them.
/// `way` leads to the round; null when another decides about it.
void DixieView::inspect_melee(Place place, const Choice* way) {
  reckon_melee(way);
  const bool is_exact = way != nullptr && melee_;
  ui::heading("The melee", place_name(place));
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    const Blow blow = blow_of(place, side);
    ui::row((side == Seat::Union ? "The Union, " : "The Confederates, ") + count_of(blow.dice, "die", "dice"), "13.2",
            tenths_in_words(blow.tenths), true);
    if (is_exact) {
      const Odds& odds = (*melee_)[static_cast<std::size_t>(index_of(other(side)))];
      const LowDice good_for = side == model_.reader() ? LowDice::HelpTheEnemy : LowDice::HelpMe;
      draw_odds_bar(odds, 26, ui::line_left(), good_for);
      ui::paragraph(ui::Type::Note, odds_in_words(odds, good_for), ui::theme().ink);
    }
  }
  ui::paragraph(ui::Type::Note,
                is_exact
                    ? "Exact chances of the next round's hits; at the right how many on average. Special cards are "
                      "not counted in, ground makes no difference."
                    : "Hits a round, on average; ground makes no difference. There are too many dice here to "
                      "play out every throw.",
                ui::theme().ink2);
  ui::gap(6);
}

/// Dixie 13.2: the melees that may be declared, if there are two or more; one alone has its button in the prompt.
std::vector<const Choice*> DixieView::several_melees() const {
  std::vector<const Choice*> melees;
  for (const Place place : reading_order(snapshot_)) {
    if (const Choice* melee = choices().melee_at(place)) {
      melees.push_back(melee);
    }
  }
  return melees.size() < 2 ? std::vector<const Choice*>{} : melees;
}

/// A button for each of several melees; what was pressed.
std::optional<Action> DixieView::draw_melees() {
  const auto melees = model_.may_act() ? several_melees() : std::vector<const Choice*>{};
  if (melees.empty()) {
    return {};
  }
  ui::heading("Hand to hand", "[13.2]");
  for (const Choice* melee : melees) {
    if (ui::button({.id = "dixie-melee-" + std::to_string(dx::verbs::place_of(melee->action)),
                    .label = melee->label,
                    .size = {ui::line_left(), 0}})) {
      return melee->action;
    }
    ui::gap(4);
  }
  ui::gap(6);
  return {};
}

/// What a card needs to come round the flank of the place pointed at (13.1). False when it cannot go there so.
bool DixieView::inspect_flank(PieceId id, Place place) {
  const auto ways = choices().of(id, place);
  const bool goes_round = std::any_of(ways.begin(), ways.end(),
                                      [](const Choice* way) { return dx::verb_of(way->action) == dx::Do::Outflank; });
  if (!goes_round || !card(id).is_troop()) {
    return false;
  }
  const dx::Sum sum = dx::outflank_morale_of(game().field(seen()), id, place);
  ui::heading("Round the flank", card(id).short_name);
  inspect_sum(sum);
  const int faces = dx::faces_that_pass(sum.total);
  ui::row("One die, " + faces_in_words(faces), "13.1",
          std::to_string((faces * 200 + dx::kDieFaces) / (2 * dx::kDieFaces)) + " in 100", true);
  ui::paragraph(ui::Type::Note,
                "It rolls when all your moves are done. If it comes through it fires at once; else it stays.",
                ui::theme().ink2);
  return true;
}

}  // namespace longroll::web::dixie
