#include <algorithm>
#include <string>

#include "engine/core/text.h"
#include "engine/games/dixie/rules/fire.h"
#include "engine/games/dixie/rules/hits.h"
#include "engine/games/dixie/rules/morale.h"
#include "engine/games/dixie/rules/specials.h"
#include "engine/games/dixie/words.h"
#include "web/board/dice.h"
#include "web/games/dixie/dixie_view.h"
#include "web/views/panels.h"
#include "web/views/ui.h"
#include "web/views/widgets.h"

namespace longroll::web::dixie {
namespace {

std::string signed_number(int value) {
  return value < 0 ? "\xE2\x88\x92" + std::to_string(-value) : "+" + std::to_string(value);
}

std::string_view arm_of(dx::CardType type) { return dx::name_of(type); }

}  // namespace

void DixieView::inspect_sum(const dx::Sum& sum) {
  for (int i = 0; i < sum.count; ++i) {
    const dx::Modifier& part = sum.parts[static_cast<std::size_t>(i)];
    ui::row(part.words, part.rule, i == 0 ? std::to_string(part.value) : signed_number(part.value));
  }
  ui::thin_rule();
}

/// The way in which a card would fire: at what is pointed at, else as the first of its choices.
const Choice* DixieView::way_of_fire(PieceId id) const {
  const Choices now = choices();
  if (is_card_target(hovered_)) {
    if (const Choice* aimed = now.at(id, card_of_target(hovered_))) {
      return aimed;
    }
  }
  if (const Place place = place_of_target(hovered_); dx::is_position(place)) {
    if (const auto ways = now.of(id, place); !ways.empty()) {
      return ways.front();
    }
  }
  const auto ways = now.of(id);
  return ways.empty() ? nullptr : ways.front();
}

void DixieView::inspect_fire(PieceId id, dx::Aim aim) {
  const dx::Field field = game().field(seen());
  const Choice* way = way_of_fire(id);
  if (way != nullptr) {
    aim = dx::aim_of(way->action);
  }
  const dx::Shot shot = dx::shot_of(field, id, 0, aim);
  ui::heading("The shot", card(id).short_name);
  inspect_sum(shot.dice);
  ui::row(count_of(std::max(0, shot.dice.total), "die", "dice") + ", " + std::string(arm_of(card(id).type)) +
              " hits on " + faces_in_words(dx::faces_that_hit(shot.firepower)),
          "7.2", "", true);
  ui::row("At " + place_name(shot.target), shot.range == dx::Range::Enfilade ? "13.3" : "", "");
  if (shot.mark != kNoPiece && is_known(shot.mark)) {
    ui::row("All hits on " + card(shot.mark).short_name, "13.4", "");
  }
  if (shot.is_in_support) {
    ui::row("Each 5 hits a friend", "13.5", "");
  }
  if (way != nullptr) {
    if (const Odds* odds = model_.odds(way->action)) {
      draw_odds(*odds);
    }
  }
}

void DixieView::inspect_morale(PieceId id) {
  ui::heading("The morale roll", card(id).short_name);
  const int marks = seen().piece(id).marks;
  if (card(id).is_commander()) {
    ui::row("Each hit: lost on a 6", "11.2", "");
  } else {
    const dx::Sum sum = dx::morale_of(game().field(seen()), id);
    inspect_sum(sum);
    const int faces = dx::faces_that_pass(sum.total);
    ui::row(count_of(std::max(1, marks), "die", "dice") + ", each " +
                (faces == 1 ? faces_in_words(faces) : std::to_string(faces) + " or less"),
            "6.0", "", true);
  }
  for (const Choice* choice : choices().of(id)) {
    if (const Odds* odds = model_.odds(choice->action)) {
      draw_odds(*odds);
      break;
    }
  }
}

/// Each card that may take the hit, and how likely it is to stand with it at its next morale roll.
void DixieView::inspect_hits() {
  const dx::Field field = game().field(seen());
  ui::heading("If you place it on", "stands");
  for (const Choice& choice : model_.prompt().choices) {
    const PieceId id = dx::verbs::card_of(choice.action);
    if (!is_known(id)) {
      continue;
    }
    const int marks = seen().piece(id).marks + 1;
    const bool commander = card(id).is_commander();
    const int faces = dx::faces_that_pass(commander ? dx::kCommanderMorale : dx::morale_of(field, id).total);
    const dx::Likelihood likelihood = dx::chances_to_stand(field, id, marks);
    const bool dies = likelihood.good == 0;
    const double stands = static_cast<double>(likelihood.good) / static_cast<double>(likelihood.all);
    const std::string how =
        dies ? "destroyed"
             : count_of(marks, "die", "dice") + (faces == 1 ? " on 1" : " on 1 to " + std::to_string(faces));
    ui::row(card(id).short_name + ": " + how,
            dies        ? "7.3"
            : commander ? "11.2"
                        : "6.0",
            std::to_string(static_cast<int>(stands * 100 + 0.5)), true);
    const ui::BarPart parts[] = {{static_cast<float>(stands), 0}, {static_cast<float>(1 - stands), 3}};
    ui::chance_bar(parts, 12);
    ui::gap(4);
  }
}

void DixieView::inspect_roll() {
  if (!roll_) {
    return;
  }
  ui::heading(roll_->is_strike ? "The last blow"
              : roll_->is_fire ? "The last shot"
                               : "The last roll",
              roll_->card_name.size() < 20 ? roll_->card_name : "");
  inspect_sum(roll_->sum);
  if (roll_->sum.count > 0) {
    const int faces = roll_->is_fire ? dx::faces_that_hit(roll_->limit) : dx::faces_that_pass(roll_->limit);
    const std::string range = faces == 1 ? "1" : "1 to " + std::to_string(faces);
    ui::row(count_of(static_cast<int>(roll_->dice.size()), "die", "dice") +
                (roll_->is_fire ? ", hit on " : ", pass on ") + range,
            roll_->is_strike ? "13.2"
            : roll_->is_fire ? "7.2"
                             : "6.0",
            "", true);
  }
  std::string dice;
  for (const int die : roll_->dice) {
    dice += (dice.empty() ? "" : " ") + std::to_string(die);
  }
  ui::row("Rolled " + dice + ": " + roll_->result, "", "", true);
  if (!roll_->likely.empty()) {
    ui::text(ui::Type::Note, roll_->likely, ui::theme().ink2);
  }
  ui::gap(8);
}

/// "13k 24w 118m" in words: "13 killed, 24 wounded, 118 missing"; what is told otherwise stays as it is.
std::string losses_in_words(const std::string& casualties) {
  constexpr std::pair<char, const char*> kWords[] = {
      {'k', " killed"}, {'w', " wounded"}, {'m', " missing"}, {'c', " captured"}};
  std::string words;
  for (std::size_t i = 0; i < casualties.size(); ++i) {
    const char c = casualties[i];
    const auto* const found =
        std::find_if(std::begin(kWords), std::end(kWords), [&](const auto& pair) { return pair.first == c; });
    const bool ends = i + 1 == casualties.size() || casualties[i + 1] == ' ';
    if (found == std::end(kWords) || !ends || i == 0 || casualties[i - 1] < '0' || casualties[i - 1] > '9') {
      words += c;
      continue;
    }
    const bool is_list = i + 2 < casualties.size() && casualties[i + 2] >= '0' && casualties[i + 2] <= '9';
    words += found->second + std::string(is_list ? "," : "");
  }
  return words;
}

/// A line of history, and what is known of the unit itself.
void draw_note(const Note& note) {
  ui::paragraph(ui::Type::Note, note.line, ui::theme().ink);
  if (!note.commander.empty()) {
    ui::paragraph(ui::Type::Note, note.commander, ui::theme().ink2);
  }
  if (note.strength > 0) {
    std::string present = (note.is_estimated ? "About " : "") + std::to_string(note.strength) + " men";
    present += note.guns.empty() ? "" : "; guns: " + note.guns;
    present += note.casualties.empty() ? "." : "; losses: " + losses_in_words(note.casualties) + ".";
    ui::paragraph(ui::Type::Note, present, ui::theme().ink2);
  }
}

void DixieView::inspect_card(PieceId id) {
  const dx::Card& shown = card(id);
  ui::heading(shown.short_name, std::string(arm_of(shown.type)));
  ui::paragraph(ui::Type::Strong, shown.name, ui::theme().ink);
  if (!shown.order_of_battle.empty()) {
    ui::paragraph(ui::Type::Note, shown.order_of_battle, ui::theme().ink2);
  }
  ui::gap(2);
  if (const Note* note = notes_.find(shown.id)) {
    draw_note(*note);
    ui::thin_rule();
  }
  for (const std::string& line : ratings_in_words(edition(), shown)) {
    ui::paragraph(ui::Type::Body, line, ui::theme().ink);
    ui::gap(2);
  }
  const Piece& piece = seen().piece(id);
  if ((piece.flags & dx::kFired) != 0) {
    ui::row("Has fired this turn", "7.0", "");
  }
  if ((piece.flags & dx::kMoved) != 0) {
    ui::row("Has moved this turn", "8.0", "");
  }
  if (piece.marks > 0) {
    ui::row("Hits to roll for", "6.0", std::to_string(piece.marks));
  }
}

/// The roll that the player is about to make, if he points at one. True when something was shown.
bool DixieView::inspect_choice() {
  if (!model_.may_act()) {
    return false;
  }
  PieceId about = chosen_;
  if (is_card_target(hovered_) && choices().has(card_of_target(hovered_))) {
    about = card_of_target(hovered_);
  }
  const dx::StepKind now = step();
  if (now == dx::StepKind::Melee) {
    inspect_melee(locals_of<dx::MeleeLocals>(seen().top()).position, choices().first(dx::Do::FightOn));
    inspect_roll();
    return true;
  }
  const auto window = now == dx::StepKind::Window ? std::optional(dx::occasion_of(seen())) : std::nullopt;
  if (window && window->moment == dx::Moment::BeforeMelee) {
    inspect_melee(window->place, choices().first(dx::Do::Pass));
    return true;
  }
  if (now == dx::StepKind::TakeHits || now == dx::StepKind::TakeGeneralHits || now == dx::StepKind::Support) {
    inspect_hits();
    inspect_roll();
    return true;
  }
  if (window && dx::is_position(window->place) && is_known(window->card)) {
    if (window->moment == dx::Moment::BeforeFire) {
      inspect_fire(window->card, window->aim);
    } else {
      inspect_morale(window->card);
    }
    if (const Choice* pass = choices().first(dx::Do::Pass)) {
      if (const Odds* odds = model_.odds(pass->action)) {
        // If nobody plays anything: of my own roll, or of the enemy's.
        draw_odds(*odds,
                  owner_of(seen().piece(window->card)) == model_.reader() ? LowDice::HelpMe : LowDice::HelpTheEnemy);
      }
    }
    return true;
  }
  if (about == kNoPiece || !is_known(about)) {
    const Place place = place_of_target(hovered_);
    if (const Choice* melee = choices().melee_at(place)) {
      inspect_melee(place, melee);
      return true;
    }
    return false;
  }
  if (is_about_fire(now)) {
    // While a target is pointed at, it is about the card that would fire at it.
    const bool aims =
        chosen_ != kNoPiece && is_card_target(hovered_) && choices().at(chosen_, card_of_target(hovered_)) != nullptr;
    inspect_fire(aims ? chosen_ : about, {});
    return true;
  }
  if (now == dx::StepKind::MoralePhase) {
    inspect_morale(about);
    return true;
  }
  return chosen_ != kNoPiece && inspect_flank(chosen_, place_of_target(hovered_));
}

Intent DixieView::draw_inspector() {
  if (revision_ != model_.revision()) {
    refresh();
  }
  Intent intent;
  const bool shown = inspect_choice();
  if (shown && is_about_fire(step()) && chosen_ != kNoPiece) {  // its plain shot is the red button of the prompt
    const std::vector<const Choice*> ways = choices().of(chosen_);
    for (std::size_t i = 0; i < ways.size(); ++i) {
      if (dx::verb_of(ways[i]->action) == dx::Do::Fire) {
        continue;
      }
      ui::gap(4);
      if (ui::button({.id = "dixie-fire-" + std::to_string(i + 1),
                      .label = ways[i]->label,
                      .icon = static_cast<int>(board::Icon::Dice),
                      .size = {ui::line_left(), 0}})) {
        return Intent::submit(ways[i]->action);
      }
    }
  }
  if (const std::optional<Action> melee = draw_melees()) {
    return Intent::submit(*melee);
  }
  if (!shown) {
    if (is_card_target(hovered_) && is_known(card_of_target(hovered_))) {
      inspect_card(card_of_target(hovered_));
    } else if (chosen_ != kNoPiece && is_known(chosen_)) {
      inspect_card(chosen_);
    } else {
      if (!model_.outcome().over) {
        inspect_roll();
      }
      inspect_turn();
    }
  }
  return intent;
}

}  // namespace longroll::web::dixie
