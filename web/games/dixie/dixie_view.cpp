#include "web/games/dixie/dixie_view.h"

#include <algorithm>

#include "web/games/dixie/register.h"

namespace longroll::web::dixie {

DixieView::DixieView(GameModel& model)
    : model_(model), game_(static_cast<const dx::Dixie*>(&model.game())), faces_(edition()) {
  refresh();
  read_roll(model_.shown());
}

dx::StepKind DixieView::step() const {
  return seen().stack.empty() ? dx::StepKind::BattleTurn : static_cast<dx::StepKind>(seen().top().kind);
}

void DixieView::arrange(const Area& area) {
  area_ = area;
  refresh();
}

void DixieView::refresh() {
  const Seat reader = model_.reader();
  snapshot_ = snapshot_of(edition(), model_.view(), is_player(reader) ? reader : Seat::Union);
  revision_ = model_.revision();
  look_at_prompt();
  lay_anew();
}

void DixieView::lay_anew() {
  wish_.is_laying = game().field(seen()).is_deploying() || step() == dx::StepKind::Night;
  wish_.roll_at = roll_ && is_phone() && roll_->place == wish_.chosen_position ? roll_->place : kNowhere;
  picture_ = lay_out(area_, snapshot_, wish_);
  wish_.hand_scroll = std::clamp(wish_.hand_scroll, 0.0F, picture_.hand_reach);
}

void DixieView::show_position(Place place) {
  if (dx::is_position(place)) {
    wish_.chosen_position = place;
  }
}

/// Keeps the chosen position when something can be done there; else goes to the first where something can.
void DixieView::look_at_prompt() {
  if (!model_.may_act() || chosen_ != kNoPiece) {
    return;
  }
  Place first = kNowhere;
  for (const Choice& choice : model_.prompt().choices) {
    const PieceId card = dx::verbs::card_of(choice.action);
    if (is_known(card) && dx::is_position(seen().piece(card).place)) {
      const Place place = seen().piece(card).place;
      if (place == wish_.chosen_position) {
        return;
      }
      first = first == kNowhere ? place : first;
    }
  }
  if (first != kNowhere) {
    wish_.chosen_position = first;
  } else if (step() == dx::StepKind::Window) {
    show_position(locals_of<dx::WindowLocals>(seen().top()).place);
  } else if (step() == dx::StepKind::Melee) {
    show_position(locals_of<dx::MeleeLocals>(seen().top()).position);
  }
}

void DixieView::read_roll(std::size_t shown) {
  roll_.reset();
  // The last roll of this phase or the one before stays on the table.
  const Session& session = model_.session();
  for (std::size_t back = 0; back < 6 && back + session.first_ply() < shown && !roll_; ++back) {
    const std::size_t n = shown - 1 - back;
    const Events& events = session.ply(n).events;
    if (std::any_of(events.begin(), events.end(), [](const Event& e) { return e.kind == EventKind::Rolled; })) {
      roll_ = roll_of(game(), session.state_at(n), session.ply(n));
    }
  }
}

void DixieView::jump() {
  forget_choice();
  hovered_ = kNoTarget;
  is_rolling_all_ = false;
  pass_in_ = 0;
  has_jumped_ = true;
  ghosts_.clear();
  came_from_.clear();
  was_down_.clear();
  lit_since_ = -1e9;
  fold_hand_at_end();
  refresh();
  read_roll(model_.shown());
  lay_anew();
}

/// On a phone an opened hand lies over the field; who won, and where, must be seen.
void DixieView::fold_hand_at_end() {
  if (model_.outcome().over) {
    wish_.hand_open = false;
    wish_.hand_scroll = 0;
  }
}

/// First what the cards under the pointer need, then the help: both are in one pack.
std::string DixieView::wanted_notes() const {
  if (!notes_came_) {
    return "games/dixie/" + edition().id + "-notes.json";
  }
  if (!help_came_) {
    return kRuleHelpFile;
  }
  return history_came_ || !model_.is_over() ? std::string() : kOutcomesFile;
}

void DixieView::take_notes(std::string_view text) {
  if (!notes_came_) {
    notes_.read(text);
    notes_came_ = true;
  } else if (!help_came_) {
    rule_help_ = read_rule_help(text);
    charts_ = read_charts(text);
    help_came_ = true;
  } else {
    history_ = read_history(text, edition().id);
    history_came_ = true;
  }
}

const BattleEnd& DixieView::battle_end() {
  const Session& session = model_.session();
  if (!end_ || end_plies_ != session.ply_count() + session.first_ply()) {
    end_plies_ = session.ply_count() + session.first_ply();
    end_ = chronicle_of(game(), session);
  }
  return *end_;
}

std::vector<HelpPage> DixieView::help() const {
  std::vector<HelpPage> pages = help_pages();
  if (!rule_help_.empty()) {
    pages.resize(1);  // the rules one by one take the place of their digest
    pages.insert(pages.end(), rule_help_.begin(), rule_help_.end());
  }
  return pages;
}

ViewCapabilities DixieView::capabilities() {
  return {.scrollable = this,
          .drag_target = this,
          .prompt_helper = this,
          .phone_hints = this,
          .lesson_guide = this,
          .notes_reader = this,
          .chronicler = this,
          .reporter = this,
          .place_shower = this,
          .reference = this,
          .narrator = this};
}

std::unique_ptr<GameView> make_dixie_view(GameModel& model) { return std::make_unique<DixieView>(model); }

}  // namespace longroll::web::dixie
