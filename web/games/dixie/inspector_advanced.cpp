#include <string>

#include "engine/core/text.h"
#include "engine/games/dixie/rules/melee.h"
#include "engine/games/dixie/rules/outflanking.h"
#include "web/games/dixie/dixie_view.h"
#include "web/views/panels.h"
#include "web/views/ui.h"

/// The inspector on the advanced rules: a melee before it is fought, a march round the flank.
namespace longroll::web::battlefield {

/// Dixie 13.2: what both sides throw into a round of melee there, and the exact chances of the hits that it costs them.
/// `way` leads to the round; null when another decides about it.
void DixieView::inspect_melee(Place place, const Choice* way) {
  const dx::Field field = game().field(seen());
  if (way != nullptr && (melee_at_ != model_.revision() || melee_way_ != way->action)) {
    melee_ = melee_odds(game(), model_.session().state(), way->action);
    melee_at_ = model_.revision();
    melee_way_ = way->action;
  }
  const bool is_exact = way != nullptr && melee_;
  ui::heading("The melee", place_name(place));
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    int dice = 0;
    int sixths = 0;
    for (PieceId id = 0; id < field.piece_count(); ++id) {
      if (field.piece(id).place == place && owner_of(field.piece(id)) == side && is_known(id) && card(id).is_troop()) {
        const dx::Strike strike = dx::strike_of(field, id);
        dice += strike.dice.total;
        sixths += strike.dice.total * strike.firepower;
      }
    }
    const int tenths = (sixths * 10 + 3) / 6;
    ui::row((side == Seat::Union ? "The Union, " : "The Confederates, ") + count_of(dice, "die", "dice"), "13.2",
            std::to_string(tenths / 10) + "." + std::to_string(tenths % 10), true);
    if (is_exact) {
      const Odds& odds = (*melee_)[static_cast<std::size_t>(index_of(other(side)))];
      draw_odds_bar(odds, 26, ui::line_left());
      ui::paragraph(ui::Type::Note, odds_in_words(odds), ui::theme().ink);
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

/// What a card needs to come round the flank of the place pointed at (13.1). False when it cannot go there so.
bool DixieView::inspect_flank(PieceId id, Place place) {
  const auto ways = choices().of(id, place);
  const bool goes_round = std::any_of(ways.begin(), ways.end(), [](const Choice* way) {
    return static_cast<dx::Do>(way->action.verb) == dx::Do::Outflank;
  });
  if (!goes_round || !card(id).is_troop()) {
    return false;
  }
  const dx::Sum sum = dx::outflank_morale_of(game().field(seen()), id, place);
  ui::heading("Round the flank", card(id).short_name);
  inspect_sum(sum);
  const int ways_through = ways_to_pass(sum.total);
  ui::row(ways_through == 1 ? "One die, a 1" : "One die, 1 to " + std::to_string(ways_through), "13.1",
          std::to_string((ways_through * 200 + 6) / 12) + " in 100", true);
  ui::paragraph(ui::Type::Note,
                "It rolls when all your moves are done. If it comes through it fires at once; else it stays.",
                ui::theme().ink2);
  return true;
}

}  // namespace longroll::web::battlefield
