#include "engine/core/text.h"
#include "engine/games/campaign/words.h"
#include "web/games/campaign/adapter.h"
#include "web/games/campaign/words.h"
#include "web/hexgame/panels/sheets.h"
#include "web/views/ui.h"

/// Campaign 6.4: the panel of the answers that are given in advance.
namespace longroll::web::campaign {

const CampaignAdapter::BeforeMuster* CampaignAdapter::before_muster() const {
  if (before_muster_of_ == in_.model().revision()) {
    return before_muster_ ? &*before_muster_ : nullptr;
  }
  before_muster_of_ = in_.model().revision();
  before_muster_.reset();
  const Session& session = in_.model().session();
  if (!march_.is_out() || march_.move().has_moved || !in_.model().can_undo() ||
      session.ply_count() <= session.first_ply()) {
    return nullptr;
  }
  const Action& muster = session.ply(session.ply_count() - 1).action;
  if (!is_action<cw::verbs::Muster>(muster)) {
    return nullptr;
  }
  State before = session.state_at(session.ply_count() - 1);
  Prompt prompt = in_.game().prompt(before);
  before_muster_ = BeforeMuster{std::move(before), std::move(prompt), muster};
  return &*before_muster_;
}

/// How it answers now, and a button for each other answer. `then`: what is decided after it, in place of the last
/// decision; null: the answer alone is given.
void CampaignAdapter::draw_answer(const StandingAnswer& answer, std::string_view who, const Action* then) {
  ui::paragraph(ui::Type::Strong, std::string(who) + ": " + answer.now, ui::theme().ink);
  for (std::size_t i = 0; i < answer.offers.size(); ++i) {
    const AnswerOffer& offer = answer.offers[i];
    const std::string id = "answer-" + std::to_string(answer.hex) + "-" + std::to_string(i);
    if (ui::button({.id = id, .label = capitalized(offer.words), .tip = std::string(who) + ": " + offer.words})) {
      std::vector<Action> orders = offer.orders;
      if (then != nullptr) {
        orders.push_back(*then);
      }
      by_panel_ = Intent::order(std::move(orders));
      by_panel_.undo = then != nullptr ? 1 : 0;
    }
  }
}

/// The side's answer, and the forces that do not answer as it does.
void CampaignAdapter::draw_answers_panel() {
  const cw::Field field = in_.field();
  ui::heading(kAnswersTitle, "[6.4]");
  hexgame::note(
      "When an enemy leaves a zone of yours, or lands in one, you are asked who reacts. Here the question is answered "
      "beforehand, for all forces or for one. In an impulse of yours each answer can be given once.");
  for (const StandingAnswer& answer : answers_) {
    if (answer.hex == kNoHex) {
      draw_answer(answer, "Your side", nullptr);
      ui::subheading("Forces with an answer of their own");
    } else if (answer.is_own) {
      draw_answer(answer, short_place(field, answer.hex), nullptr);
    }
  }
  hexgame::note("A force gets an answer of its own in its own panel: choose it on the map or in the order of battle.");
  if (ui::button({.id = "answers-close", .label = "Close"})) {
    answers_open_ = false;
    screen.panel_open = false;
    ui::state().wants_frame = true;
  }
}

/// The force that was clicked or chosen in the order of battle, with the button that takes it and its answer; false: it
/// has neither.
bool CampaignAdapter::draw_clicked_force() {
  const HexId hex = screen.pinned;
  const hexgame::Stack* stack = hex == kNoHex || screen.told_of() != hex ? nullptr : screen.board.at(hex);
  if (stack == nullptr || stack->units.empty() || !in_.model().may_act()) {
    return false;
  }
  const bool is_one = hexgame::is_unit_target(screen.hovered) && screen.hex_of(screen.hovered) == hex;
  const PieceId shown = is_one ? hexgame::piece_of(screen.hovered) : stack->units.front();
  const ForceShown* force = forces_.of(shown);
  const Choice* begin = force != nullptr ? begins_with(*force) : nullptr;
  const StandingAnswer* answer = answer_at(answers_, hex);
  if (begin == nullptr && answer == nullptr) {
    return false;
  }
  hexgame::draw_stack_panel(unit_sheet(shown), stack_sheet(*stack));
  const std::vector<Choice>& choices = in_.model().prompt().choices;
  for (std::size_t i = 0; begin != nullptr && i < choices.size(); ++i) {
    const auto ships = read<cw::verbs::TakeShips>(choices[i].action);
    if (&choices[i] == begin || (force->is_fleet() && ships && ships->berth == force->berth)) {
      draw_choice("take-", i);
    }
  }
  if (answer != nullptr) {
    ui::subheading("If the enemy comes near", "[6.4]");
    draw_answer(*answer, "It answers", nullptr);
  }
  hexgame::draw_hex_panel(hex_sheet(hex), hex);
  return true;
}

/// Of the force that is out and has not set out: it is put back, answered for, and taken again.
void CampaignAdapter::draw_answer_of_force(HexId hex) {
  const BeforeMuster* before = before_muster();
  if (before == nullptr) {
    return;
  }
  const std::vector<StandingAnswer> all =
      standing_answers(in_.game().field(before->state), in_.model().reader(), before->prompt.choices);
  if (const StandingAnswer* answer = answer_at(all, hex)) {
    ui::subheading("If the enemy comes near", "[6.4]");
    draw_answer(*answer, "It answers", &before->muster);
  }
}

}  // namespace longroll::web::campaign
