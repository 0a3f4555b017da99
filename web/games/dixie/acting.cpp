#include <string>

#include "engine/core/text.h"
#include "engine/games/dixie/rules/morale.h"
#include "engine/games/dixie/rules/specials.h"
#include "web/games/dixie/chance_words.h"
#include "web/games/dixie/dixie_view.h"

/// How a decision is made on the table, the same in every step: the first press chooses a card or a position, and the
/// prompt says what a second press, the red button and Enter would do, with its chances. Some answers are given
/// beforehand.
namespace longroll::web::dixie {
namespace {

/// "Draw two more cards." after a colon: "draw two more cards".
std::string in_a_sentence(std::string words) {
  if (!words.empty() && words.front() >= 'A' && words.front() <= 'Z') {
    words.front() = static_cast<char>(words.front() - 'A' + 'a');
  }
  if (words.ends_with('.')) {
    words.pop_back();
  }
  return words;
}

}  // namespace

std::string DixieView::press_word() const { return area_.touch ? "Tap" : "Click"; }

void DixieView::forget_choice() {
  is_asking_ = false;
  chosen_ = kNoPiece;
  melee_place_ = kNowhere;
  popup_.clear();
}

/// What a second press would do; null: nothing has been chosen, or it is still open where to.
const Choice* DixieView::ready() const {
  if (!model_.may_act() || is_asking_) {
    return nullptr;
  }
  if (!popup_.empty()) {
    return popup_.size() == 1 ? popup_.front() : nullptr;
  }
  return melee_place_ != kNowhere ? choices().melee_at(melee_place_) : choices().plain(chosen_);
}

std::optional<Action> DixieView::main_choice() const {
  const Choice* chosen = ready();
  return chosen != nullptr ? std::optional(chosen->action) : std::nullopt;
}

/// What is chosen, or all that can be, has its button in the prompt. Several melees have theirs beside the table, where
/// there is room beside it.
bool DixieView::is_on_table(const Action& choice) const {
  if (model_.prompt().choices.size() == 1 || main_choice() == choice) {
    return false;
  }
  const bool is_melee = dx::verb_of(choice) == dx::Do::Melee;
  return is_about_card(choice) || (is_melee && !is_phone() && !several_melees().empty());
}

/// What comes of the choice, and how likely: after its label.
std::string DixieView::prospects_of(const Choice& choice) const {
  const PieceId id = dx::verbs::card_of(choice.action);
  const Odds* odds = model_.odds(choice.action);
  switch (dx::verb_of(choice.action)) {
    case dx::Do::Fire:
      return " at " + place_name(dx::shot_of(game().field(seen()), id, 0, dx::aim_of(choice.action)).target) +
             (odds != nullptr ? ": " + hits_in_percent(*odds) : "");
    case dx::Do::Enfilade:
    case dx::Do::FireOn:
      return odds != nullptr ? ": " + hits_in_percent(*odds) : "";
    case dx::Do::Check:
    case dx::Do::March:
      return odds != nullptr ? ": " + best_in_percent(*odds) : "";
    case dx::Do::TakeHit:
    case dx::Do::TakeGeneralHit: {
      const dx::Likelihood stands = dx::chances_to_stand(game().field(seen()), id, seen().piece(id).marks + 1);
      return stands.good == 0 ? ": it is destroyed"
                              : ": it stands its next roll " + percent_of(stands.good, stands.all);
    }
    case dx::Do::Melee: {
      const Place place = dx::verbs::place_of(choice.action);
      const Blow mine = blow_of(place, snapshot_.bottom);
      const Blow theirs = blow_of(place, other(snapshot_.bottom));
      return ": your " + count_of(mine.dice, "die", "dice") + " for " + tenths_in_words(mine.tenths) +
             " hits, theirs " + std::to_string(theirs.dice) + " for " + tenths_in_words(theirs.tenths);
    }
    case dx::Do::Play:
      return ": " + in_a_sentence(card(id).effect);
    default:
      return "";
  }
}

/// Before the deployment ends with a battle that is as good as lost: asked once more.
std::int32_t DixieView::asks_first(const Action& choice) const {
  return dx::verb_of(choice) == dx::Do::Finish && !is_asking_ && !what_is_lost().empty() ? kFinishButton : kNoTarget;
}

/// Dixie 4.0: the positions without troops, in words, when they are enough for the enemy to win by marching in; else
/// empty.
std::string DixieView::what_is_lost() const {
  const dx::Field field = game().field(seen());
  if (!model_.may_act() || !field.is_deploying()) {
    return "";
  }
  const std::vector<Place> open = open_positions();
  if (static_cast<int>(open.size()) < field.battlefield().positions_to_win()) {
    return "";
  }
  std::string names;
  for (std::size_t i = 0; i < open.size(); ++i) {
    names += (i == 0 ? "" : i + 1 == open.size() ? " and " : ", ") + place_name(open[i]);
  }
  return names + (open.size() == 1 ? " has" : " have") +
         " no troops: the battle is lost as soon as the enemy marches in.";
}

std::string DixieView::chosen_words() const {
  if (is_asking_) {
    return what_is_lost();
  }
  if (const Choice* chosen = ready()) {
    const bool may_aim = popup_.empty() && chosen_ != kNoPiece && choices().has_targets(chosen_);
    return chosen->label + prospects_of(*chosen) + (may_aim ? ". Or choose where, of what is lit." : ".");
  }
  if (!model_.may_act() || chosen_ == kNoPiece || !choices().has_targets(chosen_)) {
    return "";
  }
  return card(chosen_).name + ": " + (popup_.empty() ? "now choose where, of what is lit." : "choose how.");
}

std::string DixieView::chosen_label() const {
  const Choice* chosen = ready();
  return chosen != nullptr ? button_of(chosen->action) : "";
}

int DixieView::step_key() const {
  if (!model_.may_act()) {
    return 0;
  }
  const int turn = seen().track(track(dx::Track::Turn)) * 8 + seen().track(track(dx::Track::PhaseNow));
  const int key = 1 + turn * 64 + static_cast<int>(step());
  if (step() != dx::StepKind::Window) {
    return key + (is_asking_ ? 32 : 0);  // no step's number is as high
  }
  const auto window = locals_of<dx::WindowLocals>(seen().top());
  return (key * 16 + static_cast<int>(window.moment)) * 128 + window.card + 1;
}

Intent DixieView::press_card(PieceId id) {
  if (choices().of(id).empty()) {
    return {};
  }
  if (const Choice* plain = choices().plain(id); plain != nullptr && chosen_ == id) {
    return Intent::submit(plain->action);
  }
  chosen_ = chosen_ == id ? kNoPiece : id;
  wish_.hand_open = false;
  lay_anew();
  return Intent::redraw();
}

/// Special cards are offered again for every card that fires or rolls: the phase and the moment in which an answer once
/// given can stand for all, and whose it is. 0: each is a question of its own.
int DixieView::pass_key() const {
  if (!model_.may_act() || step() != dx::StepKind::Window) {
    return 0;
  }
  const dx::Moment moment = locals_of<dx::WindowLocals>(seen().top()).moment;
  if (moment != dx::Moment::BeforeFire && moment != dx::Moment::BeforeMorale) {
    return 0;
  }
  const int turn = seen().track(track(dx::Track::Turn)) * 8 + seen().track(track(dx::Track::PhaseNow));
  return 1 + (turn * 2 + index_of(model_.reader())) * 8 + static_cast<int>(moment);
}

std::vector<BarButton> DixieView::prompt_buttons() const {
  if (is_asking_) {
    return {{kStayButton, "Go on deploying", true}};
  }
  std::vector<BarButton> buttons;
  if (pass_key() != 0) {
    buttons.push_back({kPassButton, "Nothing this phase"});
  }
  if (choices().first(dx::Do::Check) != nullptr && model_.prompt().choices.size() > 1) {
    const std::string all = "Roll all " + std::to_string(model_.prompt().choices.size()) + " in order";
    buttons.push_back({kRollAllButton, all, ready() == nullptr});
  }
  return buttons;
}

std::optional<Action> DixieView::given_answer() const {
  // Nothing is to be chosen where nobody has horse artillery, which is asked about so that the enemy learns nothing
  // (7.2), and where a general alone was hit: he rolls one die, and nothing is played on it (11.2).
  if (!has_jumped_ && model_.may_act() && model_.prompt().choices.size() == 1) {
    const Action only = model_.prompt().choices.front().action;
    const auto check = read<dx::verbs::Check>(only);
    if (step() == dx::StepKind::HorseFire || (check && is_known(check->card) && card(check->card).is_commander())) {
      return only;
    }
  }
  if (const Choice* check = is_rolling_all_ ? choices().first(dx::Do::Check) : nullptr) {
    return check->action;
  }
  const int key = pass_key();
  return key != 0 && key == pass_in_ ? std::optional(action_of(dx::Do::Pass)) : std::nullopt;
}

}  // namespace longroll::web::dixie
