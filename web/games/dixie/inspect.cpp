#include <algorithm>

#include "engine/core/text.h"
#include "engine/games/dixie/rules/fire.h"
#include "engine/games/dixie/rules/morale.h"
#include "engine/games/dixie/rules/victory.h"
#include "engine/games/dixie/steps/step_rule.h"
#include "web/games/dixie/dixie_view.h"
#include "web/views/widgets.h"

/// The upper panel: a card's numbers, the exact odds of what is about to be rolled, and what went into the last roll.
/// The sums are those that the rules themselves add up.
namespace longroll::web::dixie {

using longroll::dixie::action_of;
using longroll::dixie::Do;
using longroll::dixie::Field;
using longroll::dixie::is_position;
using longroll::dixie::Modifier;
using longroll::dixie::Purpose;
using longroll::dixie::Range;
using longroll::dixie::Say;
using longroll::dixie::Shot;
using longroll::dixie::StepKind;
using longroll::dixie::Sum;
using longroll::dixie::verb_of;

namespace {

std::string signed_number(int value, bool first) {
  if (first) {
    return std::to_string(value);
  }
  return value < 0 ? "\xE2\x88\x92" + std::to_string(-value) : "+" + std::to_string(value);
}

std::string ruled(std::string_view rule) { return "[" + std::string(rule) + "]"; }

void rows_of(const Sum& sum) {
  for (int i = 0; i < sum.count; ++i) {
    const Modifier& part = sum.parts[static_cast<std::size_t>(i)];
    ui::row(part.words, ruled(part.rule), signed_number(part.value, i == 0));
  }
  ui::thin_rule();
}

std::string hit_numbers(int firepower) {
  return firepower == 1 ? "hit on a 1" : firepower == 2 ? "hit on 1 or 2" : "hit on 1 to 3";
}

/// Chance that every one of `dice` passes a morale number, as the rules judge a die.
double stands(int number, int dice) {
  int ways = 0;
  for (int die = 1; die <= 6; ++die) {
    ways += longroll::dixie::passes_morale(die, number) ? 1 : 0;
  }
  double share = 1;
  for (int i = 0; i < dice; ++i) {
    share *= ways / 6.0;
  }
  return share;
}

std::string percent(double share) { return std::to_string(static_cast<int>(share * 100 + 0.5)); }

}  // namespace

void DixieView::read_roll(const Happened& happened) {
  const Event* fires = nullptr;
  const Event* checked = nullptr;
  const Event* hits = nullptr;
  std::vector<int> dice;
  Roll roll;
  for (const Event& event : happened.ply.events) {
    if (event.kind == EventKind::Rolled) {
      if (checked != nullptr || hits != nullptr) {  // a second roll in one decision: the latest is shown
        dice.clear();
        checked = nullptr;
        hits = nullptr;
      }
      dice.push_back(event.args[0]);
      roll.piece = event.args[2];
    } else if (event.kind == EventKind::Remark) {
      const auto say = static_cast<Say>(event.args[0]);
      fires = say == Say::Fires ? &event : fires;
      checked = say == Say::Checked ? &event : checked;
      hits = say == Say::Hits ? &event : hits;
    }
  }
  if (dice.empty() || roll.piece == kNoPiece) {
    if (static_cast<StepKind>(happened.after.seen.top().kind) != StepKind::TakeHits) {
      roll_ = {};
    }
    return;
  }
  const Piece& known =
      is_known(roll.piece) ? happened.after.seen.piece(roll.piece) : happened.before.seen.piece(roll.piece);
  if (known.kind < 0) {
    return;
  }
  const longroll::dixie::Card& roller = game_.edition().card(known.kind);
  roll.side = roller.side;
  roll.dice = std::move(dice);
  if (fires != nullptr && hits != nullptr) {
    roll.title = roller.name + " fires";
    roll.best = fires->args[3];
    roll.result = hits->args[2] == 0 ? "no hits" : count_of(hits->args[2], "hit", "hits");
    if (hits->args[3] > 0) {
      roll.result += ", a six on the general";
    }
    roll.sum.push_back(count_of(fires->args[2], "die", "dice") + ", " + hit_numbers(fires->args[3]) + "\t\t[7.2]");
    if (is_known(roll.piece) && is_position(happened.before.seen.piece(roll.piece).place)) {
      const Shot shot = longroll::dixie::shot_of(Field(game_.edition(), happened.before.seen), roll.piece);
      for (int i = shot.dice.count - 1; i >= 0; --i) {
        const Modifier& part = shot.dice.parts[static_cast<std::size_t>(i)];
        roll.sum.insert(roll.sum.begin(),
                        std::string(part.words) + "\t" + signed_number(part.value, i == 0) + "\t" + ruled(part.rule));
      }
    }
  } else if (checked != nullptr) {
    const bool failed = checked->args[4] != 0;
    roll.title = roller.name + (static_cast<Purpose>(checked->args[5]) == Purpose::March ? " marches?" : ": morale");
    roll.best = std::clamp<int>(checked->args[2], 1, 5);
    roll.result = roller.is_commander() ? (failed ? "is lost" : "unhurt") : failed ? "fails" : "stands";
    roll.sum.push_back("Passes on 1 to " + std::to_string(roll.best) + "\t\t[6.0]");
  }
  roll_ = std::move(roll);
}

void DixieView::inspect_card(PieceId piece) {
  const longroll::dixie::Card& shown = card(piece);
  ui::heading(shown.name, shown.order_of_battle);
  for (const std::string& sentence : sentences(shown)) {
    ui::paragraph(ui::Type::Body, sentence, ui::theme().ink);
    ui::gap(4);
  }
}

void DixieView::inspect_odds(PieceId piece) {
  const std::vector<Action> mine = actions_of(piece);
  if (mine.empty()) {
    return;
  }
  const Do verb = verb_of(mine.front());
  const Field field(game_.edition(), model_.view().seen);
  if (verb == Do::Fire) {
    const Shot shot = longroll::dixie::shot_of(field, piece);
    ui::heading("The shot", card(piece).short_name);
    rows_of(shot.dice);
    ui::row(count_of(shot.dice.total, "die", "dice") + ", " + hit_numbers(shot.firepower), "[7.2]", "", true);
    ui::paragraph(ui::Type::Note,
                  (shot.range == Range::Long ? "Across the centerline at " : "At the enemy in ") +
                      longroll::dixie::place_name(shot.target) + ".",
                  ui::theme().ink2);
  } else if (verb == Do::Check) {
    ui::heading("Morale", card(piece).short_name);
    if (card(piece).is_commander()) {
      ui::row("Only a six is fatal", "[11.2]",
              "1\xE2\x80\x93"
              "5");
    } else {
      const Sum sum = longroll::dixie::morale_of(field, piece);
      rows_of(sum);
      ui::row("Each die must show this or less", "[6.0]", std::to_string(std::clamp(sum.total, 1, 5)), true);
    }
    ui::paragraph(ui::Type::Note,
                  count_of(field.piece(piece).marks, "die, one for each hit.", "dice, one for each hit."),
                  ui::theme().ink2);
  } else if (verb == Do::March) {
    ui::heading("Forced march", card(piece).short_name);
    rows_of(longroll::dixie::march_morale_of(field, piece, kNoPiece));
    ui::paragraph(ui::Type::Note, "One die: this or less, and it makes two moves; else it stays where it is.",
                  ui::theme().ink2);
  } else {
    return;
  }
  const Odds* odds = model_.odds(mine.front());
  if (odds == nullptr || odds->total == 0) {
    return;
  }
  ui::gap(4);
  ui::subheading("What the dice can do", "in 100");
  std::vector<ui::Chance> parts;
  const auto total = static_cast<double>(odds->total);
  for (std::size_t i = 0; i < odds->shares.size(); ++i) {
    const double share = static_cast<double>(odds->shares[i].weight) / total;
    ui::row(odds->shares[i].gist.empty() ? "nothing" : odds->shares[i].gist, "", percent(share));
    parts.push_back({static_cast<float>(share), static_cast<int>(std::min<std::size_t>(i, 4))});
  }
  ui::chance_bar(parts, 16);
  ui::gap(6);
}

void DixieView::inspect_hits() {
  const Field field(game_.edition(), model_.view().seen);
  ui::gap(4);
  ui::subheading("If you place it on", "stands");
  for (const Choice& choice : model_.prompt().choices) {
    const PieceId piece = choice.action.args[0];
    if (verb_of(choice.action) != Do::TakeHit || !is_known(piece)) {
      continue;
    }
    const int hits = field.piece(piece).marks + 1;
    const bool destroyed = hits > card(piece).value;
    const Sum sum = longroll::dixie::morale_of(field, piece);
    const double share = destroyed ? 0 : stands(sum.total, hits);
    ui::row(card(piece).name, "", percent(share), true);
    std::string why = destroyed ? "more hits than its value: out at once"
                                : "passes on 1 to " + std::to_string(std::clamp(sum.total, 1, 5)) +
                                      (hits > 1 ? ", " + std::to_string(hits) + " dice" : "");
    ui::row(why, destroyed ? "[7.3]" : "[11.1]", "");
    const ui::Chance parts[] = {{static_cast<float>(share), 0}, {static_cast<float>(1 - share), 3}};
    ui::chance_bar(parts, 12);
    ui::gap(4);
  }
}

void DixieView::inspect_roll() {
  ui::heading("The last roll", roll_.title);
  for (const std::string& line : roll_.sum) {
    const std::size_t a = line.find('\t');
    const std::size_t b = line.find('\t', a + 1);
    ui::row(line.substr(0, a), line.substr(b + 1), line.substr(a + 1, b - a - 1));
  }
  std::string dice;
  for (const int die : roll_.dice) {
    dice += (dice.empty() ? "" : "  ") + std::to_string(die);
  }
  ui::row(dice + ": " + roll_.result, "", "", true);
}

void DixieView::inspect_battle() {
  const Field field(game_.edition(), model_.view().seen);
  const Seat me = model_.reader() == Seat::Confederate ? Seat::Confederate : Seat::Union;
  ui::heading("The battle", game_.edition().title);
  ui::paragraph(ui::Type::Body,
                "Hold two of the three enemy positions with troops, and no enemy troops in them, to win.",
                ui::theme().ink);
  ui::gap(4);
  if (field.is_deploying()) {
    ui::paragraph(
        ui::Type::Note,
        "Click a card of your hand, then one of your positions. Troops lie face down until they fire, are hit or "
        "engage.",
        ui::theme().ink2);
    return;
  }
  ui::row("You hold alone", "[4.0]", std::to_string(longroll::dixie::positions_won(field, me)) + " of 2");
  ui::row("The enemy holds alone", "[4.0]", std::to_string(longroll::dixie::positions_won(field, other(me))) + " of 2");
  ui::gap(4);
  ui::paragraph(ui::Type::Note, "Rest the pointer on a card to read it, and on what does not light up to learn why.",
                ui::theme().ink2);
}

Intent DixieView::draw_inspector() {
  const auto hovered = static_cast<PieceId>(hovered_ >= 0 && hovered_ < kPlaceId ? hovered_ : kNoPiece);
  const PieceId piece = is_known(hovered) ? hovered : chosen_;
  if (model_.is_curtain_down()) {
    return {};
  }
  const bool placing_hits =
      model_.may_act() && static_cast<StepKind>(model_.view().seen.top().kind) == StepKind::TakeHits;
  if (placing_hits && !is_known(hovered)) {
    if (!roll_.dice.empty()) {
      inspect_roll();
    }
    inspect_hits();
    return {};
  }
  if (is_known(piece)) {
    inspect_odds(piece);
    inspect_card(piece);
    return {};
  }
  if (!roll_.dice.empty()) {
    inspect_roll();
    ui::gap(8);
  }
  inspect_battle();
  return {};
}

}  // namespace longroll::web::dixie
