#include "engine/games/chattanooga/rules/reserves.h"
#include "web/games/chattanooga/adapter.h"
#include "web/hexgame/panels/sheets.h"
#include "web/views/ui.h"

/// The panel of the answers that are given in advance to questions of the enemy's phase.
namespace longroll::web::chattanooga {

/// The answer that was given in advance to what is asked now; after a jump the player wants to be asked.
std::optional<StandingAnswers::Answer> ChattanoogaAdapter::answer_in_advance() const {
  if (!in_.model().may_act() || in_.model().shown() == asked_again_at_) {
    return std::nullopt;
  }
  return answers_.answer(in_.field(), in_.model().reader(), in_.model().prompt().choices);
}

void ChattanoogaAdapter::open_answers(bool is_open) {
  answers_open_ = is_open;
  screen.panel_open = is_open && screen.map.is_phone();
  ui::state().wants_frame = true;
}

void ChattanoogaAdapter::draw_answers_panel() {
  static const std::string kAskOrNo[] = {"Ask me", "Never"};
  static const std::string kAskNoOrYes[] = {"Ask me", "Never", "Always"};
  const ch::Field field = in_.field();
  const Seat side = in_.model().reader();
  ui::heading(kAnswersTitle);
  hexgame::note(
      "Questions of the enemy's phase, answered before they come. The answers hold until you change them. They are "
      "kept with this game on this device alone, and are in no link.");
  const auto questions = advance_questions();
  for (std::size_t i = 0; i < questions.size(); ++i) {
    const AdvanceQuestion& question = questions[i];
    if (!can_be_asked(field, question)) {
      continue;
    }
    ui::row(question.words, question.rule, "", true);
    const std::span<const std::string> labels =
        question.yes.empty() ? std::span<const std::string>(kAskOrNo) : std::span<const std::string>(kAskNoOrYes);
    const int was = static_cast<int>(answers_.of(side, i));
    if (const int now = ui::choice_row("answer-" + std::to_string(i), labels, was); now != was) {
      answers_.give(side, i, static_cast<InAdvance>(now));
      ui::state().wants_frame = true;
    }
  }
  if (field.has(ch::Option::Reserves)) {
    const bool is_ordered = ch::deploys_by_itself(field.state(), side);
    ui::row("Reserves when an enemy comes near", "14.5", "", true);
    hexgame::note(is_ordered ? "They deploy by themselves." : "You are asked where each unit goes.");
    hexgame::note("You change this in your Movement Phase. It is a decision of the game: links have it.");
    if (const Choice* order = in_.choice(ch::verbs::StandingOrder{});
        order != nullptr && in_.model().may_act() && ui::button({.id = "answer-reserves", .label = order->label})) {
      by_panel_ = Intent::submit(order->action);
    }
  }
  ui::gap(6);
  if (ui::button({.id = "answers-close", .label = "Close"})) {
    open_answers(false);
  }
}

}  // namespace longroll::web::chattanooga
