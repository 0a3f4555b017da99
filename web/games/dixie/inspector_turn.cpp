#include <algorithm>
#include <string>

#include "engine/core/text.h"
#include "engine/games/dixie/rules/victory.h"
#include "web/games/dixie/dixie_view.h"
#include "web/views/ui.h"
#include "web/views/widgets.h"

/// The inspector on the battle as a whole: what a turn is, how the positions stand, how it ended.
namespace longroll::web::dixie {
namespace {

constexpr const char* kBeingLaidOut =
    "Cards are being laid out, face down: the enemy's are turned up when they fire, are hit or are engaged.";

const char* side_in_words(Seat side) { return side == Seat::Union ? "The Union" : "The Confederates"; }

}  // namespace

/// Dixie 4.0: for all that can be seen, is that side alone there? Of its face-down cards any may be a troop.
bool DixieView::seems_held(Place position, Seat side) const {
  const auto has_troops = [&](Seat of) {
    const std::vector<Lying>& row = snapshot_.at(position).row[of];
    return std::any_of(row.begin(), row.end(),
                       [&](const Lying& lying) { return lying.id == kNoPiece || card(lying.id).is_troop(); });
  };
  return has_troops(side) && !has_troops(other(side));
}

int DixieView::positions_won(Seat side) const {
  const dx::Field field = game().field(seen());
  int won = 0;
  for (const Place position : field.battlefield().positions()) {
    won += dx::is_goal(field, side, position) && seems_held(position, side) ? 1 : 0;
  }
  return won;
}

/// Dixie 4.0: who has won how many of the positions that count for him.
void DixieView::inspect_positions() {
  const dx::Field field = game().field(seen());
  constexpr const char* kWin[] = {"one wins", "two win", "three win"};
  ui::subheading("Positions won", kWin[field.battlefield().positions_to_win() - 1]);
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    const char* goal = !field.battlefield().is_front_and_back() ? ""
                       : side == Seat::Confederate              ? ": Center Back"
                       : field.day() > 1                        ? ": Center Front"
                                                                : ": none on the first day";
    ui::row(side_in_words(side) + std::string(goal), "4.0", std::to_string(positions_won(side)));
  }
}

/// What the battle came to, once it is over.
void DixieView::inspect_end() {
  const int turns = seen().track(dx::track(dx::Track::Turn));
  ui::heading("The battle is over", count_of((turns + 1) / 2, "turn", "turns"));
  inspect_positions();
  ui::gap(4);
  if (model_.outcome().is_marginal) {
    const dx::Field field = game().field(seen());
    ui::subheading("The margin");
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      ui::row(std::string(side_in_words(side)) + ", " + std::string(dx::losses_name(field.edition())), "4.0",
              std::to_string(dx::losses_of(field, side)));
    }
    ui::gap(4);
  }
  ui::subheading("Cards lost or used up");
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    ui::row(side_in_words(side), "", std::to_string(snapshot_.lost[side]));
  }
  ui::paragraph(ui::Type::Note, "Look back shows every decision again; Share keeps the battle as a link.",
                ui::theme().ink2);
}

/// Dixie 4.0: the reader's own positions without troops.
std::vector<Place> DixieView::open_positions() const {
  std::vector<Place> open;
  if (!is_player(model_.reader())) {
    return open;
  }
  const dx::Field field = game().field(seen());
  for (const Place position : field.battlefield().positions()) {
    if (dx::is_goal(field, other(model_.reader()), position) && !seems_held(position, model_.reader())) {
      open.push_back(position);
    }
  }
  return open;
}

/// The same in words, "USA Left, USA Center"; empty when there are none.
std::string DixieView::gaps() const {
  std::string gaps;
  for (const Place position : open_positions()) {
    gaps += (gaps.empty() ? "" : ", ") + place_name(position);
  }
  return gaps;
}

/// Dixie 4.0: an empty position is lost to the first card that comes; whoever is new here should hear of it in time.
void DixieView::warn_of_gaps() {
  if (const std::string empty = gaps(); !empty.empty()) {
    ui::gap(6);
    ui::paragraph(ui::Type::Strong,
                  "Without troops: " + empty + ". An empty position falls to the first enemy who marches in. [4.0]",
                  ui::theme().ink);
  }
}

DixieView::Bout DixieView::bout() const {
  const dx::StepKind now = step();
  if (!model_.may_act()) {
    return {};
  }
  if (now == dx::StepKind::Melee) {
    return {locals_of<dx::MeleeLocals>(seen().top()).position, choices().first(dx::Do::FightOn)};
  }
  if (now == dx::StepKind::Window) {
    const auto window = locals_of<dx::WindowLocals>(seen().top());
    if (window.moment == dx::Moment::BeforeMelee) {
      return {window.place, choices().first(dx::Do::Pass)};
    }
  }
  const Choice* melee = choices().melee_at(wish_.chosen_position);
  return melee != nullptr ? Bout{wish_.chosen_position, melee} : Bout{};
}

std::optional<Action> DixieView::told_choice() const {
  const Bout now = bout();
  // Of several melees that may be declared; of a melee under way both answers stand as they always do.
  const bool is_one_of_several = now.way != nullptr && step() == dx::StepKind::CombatPhase;
  return is_one_of_several ? std::optional(now.way->action) : std::nullopt;
}

/// Of a melee under way, or about to open, all choices lead to the same dice.
bool DixieView::tells_odds() const {
  return bout().way != nullptr && (step() == dx::StepKind::Melee || step() == dx::StepKind::Window);
}

/// On a phone, above the choices: what cannot be made good once one of them has been pressed.
void DixieView::draw_ahead() {
  if (revision_ != model_.revision()) {
    refresh();
  }
  const ImVec2 from = ImGui::GetCursorScreenPos();
  const float width = ui::line_left();
  std::string told;
  if (game().field(seen()).is_deploying()) {
    // The question before a battle that would be lost says it already.
    const std::string empty = choices().first(dx::Do::Finish) != nullptr && !is_asking_ ? gaps() : "";
    if (!empty.empty()) {
      told = "Without troops: " + empty + ". The first enemy to come takes it. [4.0]";
      ui::paragraph(ui::Type::Note, told, ui::theme().ink);
      ui::cite(ImGui::GetItemRectMin(), ImGui::GetItemRectSize(), "4.0");
    }
  } else if (const Bout now = bout(); now.place != kNowhere) {
    told = sum_up_melee(now.place, now.way);
  }
  ui::state().told = told;
  ui::state().told_at = {from.x, from.y, width, ImGui::GetCursorScreenPos().y - from.y};
}

/// On a phone, below the choices: the same in full, and how the battle ended.
void DixieView::draw_aside() {
  if (revision_ != model_.revision()) {
    refresh();
  }
  if (model_.outcome().over) {
    ui::gap(6);
    inspect_end();
  } else if (const Bout now = bout(); now.place != kNowhere) {
    ui::gap(6);
    inspect_melee(now.place, now.way);
  }
}

void DixieView::inspect_turn() {
  const dx::Field field = game().field(seen());
  if (model_.outcome().over) {
    inspect_end();
    return;
  }
  if (field.is_deploying()) {
    ui::heading("Before the battle", "[3.0]");
    if (!model_.may_act()) {
      ui::paragraph(ui::Type::Body, kBeingLaidOut, ui::theme().ink);
      return;
    }
    ui::paragraph(
        ui::Type::Body,
        ui::for_hand(
            field.battlefield().is_front_and_back()
                ? "The Union deploys alone: click a card of the hand, then one of the six positions. Each needs a "
                  "troop card; four cards fit in each, generals come on top. The rest is the Reserve."
                : "Click a card of your hand, then one of your positions in the lower line. Four cards fit in each; "
                  "generals and the Color Guard come on top. What you keep is your Reserve."),
        ui::theme().ink);
    ui::gap(6);
    ui::paragraph(ui::Type::Note, "A general helps where the fight will be; guns can fire across the road.",
                  ui::theme().ink2);
    warn_of_gaps();
    return;
  }
  if (step() == dx::StepKind::Night) {
    ui::heading("The night", "[15.0]");
    if (!model_.may_act()) {
      ui::paragraph(ui::Type::Body, kBeingLaidOut, ui::theme().ink);
      return;
    }
    ui::paragraph(ui::Type::Body,
                  ui::for_hand("Whoever attacked in an engaged position has gone back, and both sides were reinforced. "
                               "Click a card of your hand, then one of your positions. What you keep is your Reserve "
                               "of the new day."),
                  ui::theme().ink);
    return;
  }
  ui::heading("The turn", std::string(longroll::name_of(field.phasing())));
  const char* const combat = field.has(dx::Option::Melee) ? "2  Combat: melees, then fire" : "2  Combat: fire";
  const char* const phases[] = {"1  Morale: roll for hit cards", combat, "3  Move, play terrain",
                                "4  Reinforce: draw a card"};
  constexpr const char* kRules[] = {"6.0", "7.0", "8.0", "9.0"};
  for (int i = 0; i < 4; ++i) {
    ui::row(phases[i], kRules[i], "", static_cast<int>(field.phase()) == i + 1);
  }
  ui::gap(6);
  inspect_positions();
}

}  // namespace longroll::web::dixie
