#include <algorithm>

#include "web/views/choice_folds.h"
#include "web/views/panels.h"
#include "web/views/prompt_helper.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

constexpr std::size_t kMaxInBar = 3;
constexpr std::string_view kDot = " \xC2\xB7 ";  ///< between the parts of a heading

/// Choices that have no place on the table: buttons of the prompt bar.
std::vector<const Choice*> choices_for_bar(const Scene& scene) {
  std::vector<const Choice*> out;
  if (!scene.model->may_act()) {
    return out;
  }
  for (const Choice* choice : listed_choices(scene)) {
    if (!is_on_table(scene, choice->action)) {
      out.push_back(choice);
    }
  }
  return out;
}

/// The words of its button: short for what has been chosen, because the prompt says it whole.
std::string label_in_bar(const Scene& scene, const Choice& choice) {
  const PromptHelper* helper = scene.capabilities.prompt_helper;
  const std::string chosen = helper != nullptr && main_choice(scene) == choice.action ? helper->chosen_label() : "";
  return chosen.empty() ? choice.label : chosen;
}

/// Width of those buttons one beside the other.
float width_of(const Scene& scene, const std::vector<const Choice*>& choices) {
  float width = 0;
  for (const Choice* choice : choices) {
    width += ui::measure(ui::Type::Button, label_in_bar(scene, *choice)).x + ui::scaled(40);
  }
  return width;
}

/// Width of the view's own buttons.
float own_width(const Scene& scene) {
  float own = 0;
  for (const BarButton& button : own_buttons(scene)) {
    own += ui::measure(ui::Type::Button, button.label).x + ui::scaled(40);
  }
  return own;
}

/// Few and short enough to stand in the bar beside the view's own buttons, with room for the question; otherwise one
/// button opens the list.
bool fit_in_bar(const Scene& scene, const std::vector<const Choice*>& choices, float page_width) {
  const float width = width_of(scene, choices);
  return choices.size() <= kMaxInBar && width < page_width * 0.56F && width + own_width(scene) < page_width * 0.62F;
}

/// The view's own buttons, of an order that is given, leave no room for others beside the question.
bool own_crowd(const Scene& scene, float page_width) { return own_width(scene) > page_width * 0.44F; }

/// The choices that have a button: all, or else those that are alone of their kind; three melees do not push the end of
/// combat off the bar.
std::vector<const Choice*> buttons_of_bar(const Scene& scene, float page_width) {
  std::vector<const Choice*> choices = choices_for_bar(scene);
  if (fit_in_bar(scene, choices, page_width)) {
    return choices;
  }
  std::vector<const Choice*> alone;
  for (const Choice* choice : choices) {
    if (std::count_if(choices.begin(), choices.end(),
                      [&](const Choice* other) { return other->action.verb == choice->action.verb; }) == 1) {
      alone.push_back(choice);
    }
  }
  // What goes on stands last: of those that have no room the first gives way.
  const PromptHelper* helper = scene.capabilities.prompt_helper;
  const auto stays = [&](const Choice* choice) {
    return is_main(scene, *choice) ||
           (helper != nullptr && helper->ends_phase(choice->action) && !own_crowd(scene, page_width));
  };
  while (!fit_in_bar(scene, alone, page_width)) {
    const auto first = std::find_if_not(alone.begin(), alone.end(), stays);
    if (first == alone.end()) {
      break;
    }
    alone.erase(first);
  }
  return alone;
}

/// As wide for every speed: what stands beside it keeps its place.
float speed_button_width() {
  float wide = 0;
  for (const SpeedWords& words : kSpeeds) {
    wide = std::max(wide, ui::measure(ui::Type::Button, words.title).x);
  }
  return wide + ui::scaled(32 + 28);
}

}  // namespace

void draw_speed_button(const Scene& scene, Commands& out, float width) {
  if (ui::button({.id = "speed",
                  .label = words_for(scene.speed).title,
                  .icon = static_cast<int>(board::Icon::Next),
                  .tip = "Speed of the other side's turn, and of a replay",
                  .size = {width, 0}})) {
    out.push_back(commands::SetSpeed{next_of(scene.speed)});
  }
}

bool is_on_table(const Scene& scene, const Action& choice) {
  const PromptHelper* helper = scene.capabilities.prompt_helper;
  return helper != nullptr && helper->is_on_table(choice);
}

std::vector<const Choice*> listed_choices(const Scene& scene) {
  const PromptHelper* helper = scene.capabilities.prompt_helper;
  std::vector<const Choice*> out;
  for (const bool does_harm : {false, true}) {
    for (const Choice& choice : scene.model->prompt().choices) {
      const bool is_listed = helper == nullptr || helper->set_aside(choice.action).empty();
      if (is_listed && does_harm == (helper != nullptr && helper->does_harm(choice.action))) {
        out.push_back(&choice);
      }
    }
  }
  if (helper != nullptr) {
    put_greatest_first(out, *helper);
  }
  return out;
}

const Choice* only_choice(const Scene& scene) {
  const PromptHelper* helper = scene.capabilities.prompt_helper;
  const Choice* only = nullptr;
  for (const Choice& choice : scene.model->prompt().choices) {
    if (helper == nullptr || helper->set_aside(choice.action).empty()) {
      if (only != nullptr) {
        return nullptr;
      }
      only = &choice;
    }
  }
  return only;
}

std::optional<Action> main_choice(const Scene& scene) {
  const PromptHelper* helper = scene.capabilities.prompt_helper;
  return helper != nullptr ? helper->main_choice() : std::nullopt;
}

ui::ButtonKind kind_of(const BarButton& button) {
  return button.is_main ? ui::ButtonKind::Now : button.is_taken ? ui::ButtonKind::Ink : ui::ButtonKind::Plain;
}

std::vector<BarButton> own_buttons(const Scene& scene) {
  const PromptHelper* helper = scene.capabilities.prompt_helper;
  return helper != nullptr ? helper->prompt_buttons() : std::vector<BarButton>{};
}

std::int32_t main_button(const Scene& scene) {
  const std::vector<BarButton> own = scene.model->may_act() ? own_buttons(scene) : std::vector<BarButton>{};
  const auto main = std::find_if(own.begin(), own.end(), [](const BarButton& button) { return button.is_main; });
  return main != own.end() ? main->id : kNoTarget;
}

bool asks_first(const Scene& scene, const Action& choice) {
  const PromptHelper* helper = scene.capabilities.prompt_helper;
  return helper != nullptr && helper->asks_first(choice) != kNoTarget;
}

bool is_asked_again(const Scene& scene) {
  const PromptHelper* helper = scene.capabilities.prompt_helper;
  return helper != nullptr && helper->is_asked_again();
}

Command pressed(const Scene& scene, const Action& choice) {
  const PromptHelper* helper = scene.capabilities.prompt_helper;
  const std::int32_t asks = helper != nullptr ? helper->asks_first(choice) : kNoTarget;
  return asks != kNoTarget ? Command(commands::Press{asks, true}) : Command(commands::Submit{choice});
}

bool is_main(const Scene& scene, const Choice& choice) {
  if (main_button(scene) != kNoTarget) {
    return false;  // one red at a time
  }
  const auto main = main_choice(scene);
  return main ? *main == choice.action : only_choice(scene) == &choice;
}

void ask(const Intent& intent, Commands& out) {
  if (intent.kind == Intent::Kind::Seek) {
    out.push_back(commands::Seek{static_cast<int>(intent.moment)});
  }
  if (intent.kind != Intent::Kind::Submit) {
    return;
  }
  if (intent.undo > 0) {
    out.push_back(commands::TakeBack{intent.undo});
  }
  if (!intent.actions.empty()) {
    out.push_back(
        commands::Submit{intent.actions.front(), {intent.actions.begin() + 1, intent.actions.end()}, intent.is_order});
  }
}

bool is_for_friend(const Scene& scene) {
  return scene.model->is_waiting_for_friend() && is_player(scene.model->reader());
}

Asked asked_of(const Scene& scene) {
  const GameModel& model = *scene.model;
  const Prompt& prompt = model.prompt();
  const Outcome outcome = model.outcome();
  if (model.is_curtain_down()) {
    return {prompt.heading, "The table is covered until the next player sits down.", "", prompt.seat, false};
  }
  if (outcome.over) {
    return {outcome.title(), outcome.reason, outcome.rule, outcome.winner, false};
  }
  if (model.is_replaying()) {
    return {"Looking back: decision " + std::to_string(model.shown()) + " of " +
                std::to_string(model.session().ply_count()),
            prompt.heading, "", prompt.seat, false};
  }
  if (model.may_act()) {
    const PromptHelper* helper = scene.capabilities.prompt_helper;
    const std::string chosen = helper != nullptr ? helper->chosen_words() : "";
    if (chosen.empty()) {
      return {prompt.heading, prompt.text, prompt.rule, prompt.seat, true, "", scene.since};
    }
    const std::string how = !helper->main_choice() ? "" : ui::for_hand(" \xC2\xB7 click it again to do it");
    return {prompt.heading + how, chosen, prompt.rule, prompt.seat, true};
  }
  const std::string who(name_of(prompt.seat));
  if (model.match().is_only_looked_at) {
    return {prompt.heading,
            "This game is here to be looked at: it was played by other rules or with other data, and nobody can play "
            "it on.",
            "", prompt.seat, false};
  }
  if (model.is_waiting_for_friend()) {
    const std::string next = is_for_friend(scene) ? "Send the link of the game, and open the one that comes back."
                                                  : "You are watching: open the next link that comes.";
    return {prompt.heading, "Your friend decides for the " + who + " side. " + next, "", prompt.seat, false};
  }
  if (prompt.seat == model.reader()) {
    return {prompt.heading, prompt.text, prompt.rule, prompt.seat, false};  // what was answered is shown in a moment
  }
  // One steady line, whether the computer thinks or what it has decided is shown.
  return {prompt.heading,
          "The " + who + " side acts.",
          "",
          prompt.seat,
          false,
          scene.watched > 1 ? std::to_string(scene.watched) + " decisions so far" : ""};
}

namespace {

/// The buttons of the prompt bar, laid from the right. What they leave is room for words.
class BarButtons {
 public:
  BarButtons(const Scene& scene, Commands& out)
      : scene_(scene),
        out_(out),
        left_(scene.layout->prompt.right() - ui::scaled(10)),
        y_(scene.layout->prompt.y + (scene.layout->prompt.h - ui::scaled(ui::state().touch ? 48 : 40)) / 2) {}

  /// Returns where the words must end.
  float draw(const Asked& asked) {
    if (scene_.model->is_replaying()) {
      replaying();
    } else if (scene_.model->outcome().over) {
      over();
    } else if (scene_.can_skip) {
      watching();
    } else {
      if (!asked.rule.empty() && place({.id = "why", .label = "Why?", .icon = static_cast<int>(board::Icon::Book)},
                                       wide("Why?", true, false))) {
        out_.push_back(commands::OpenSheet{Sheet::Why});
      }
      choices();
      if (is_for_friend(scene_) && place({.id = "send-turn",
                                          .label = "Send the turn",
                                          .icon = static_cast<int>(board::Icon::Share),
                                          .kind = ui::ButtonKind::Now},
                                         wide("Send the turn", true, false))) {
        out_.push_back(commands::OpenSheet{Sheet::Share});
      }
    }
    return left_;
  }

 private:
  bool place(ui::ButtonSpec spec, float width) {
    left_ -= width;
    ui::move_to(left_, y_);
    spec.size = {width, 0};
    const bool pressed = ui::button(spec);
    left_ -= ui::scaled(8);
    return pressed;
  }
  bool place(std::string_view id, std::string_view label, ui::ButtonKind kind = ui::ButtonKind::Plain) {
    return place({.id = id, .label = label, .kind = kind}, wide(label, false, false));
  }

  static float wide(std::string_view label, bool icon, bool key) {
    return ui::measure(ui::Type::Button, label).x + ui::scaled(32) + (icon ? ui::scaled(28) : 0) +
           (key && !ui::state().touch ? ui::scaled(62) : 0);
  }

  void replaying() {
    const Reporter* reporter = scene_.capabilities.reporter;
    const bool has_landmarks = reporter != nullptr && reporter->landmark(scene_.model->shown(), 1);
    const float room = ui::scaled(40 + 8 + 32 + 8 + 32 + 8 + (has_landmarks ? 96 : 0)) + speed_button_width() +
                       ui::measure(ui::Type::Button, "Play on from here").x +
                       ui::measure(ui::Type::Button, "Back to the game").x;
    left_ -= room;
    ui::move_to(left_, y_);
    draw_replay_buttons(scene_, out_);
    left_ -= ui::scaled(8);
  }

  void watching() {
    if (place({.id = "skip", .label = "Skip", .key = "Esc", .tip = "Show the rest of it at once"},
              wide("Skip", false, true))) {
      out_.push_back(commands::OfGame::Skip);
    }
    left_ -= speed_button_width();
    ui::move_to(left_, y_);
    draw_speed_button(scene_, out_, speed_button_width());
    left_ -= ui::scaled(8);
  }

  void over() {
    if (place("play-again", "Play again", ui::ButtonKind::Now)) {
      out_.push_back(commands::StartGame{scene_.model->match()});
    }
    if (place("battle-end", "The result")) {
      out_.push_back(commands::OpenSheet{Sheet::End});
    }
    if (place("new-game", "New game")) {
      out_.push_back(commands::SetUp{scene_.model->match().game});
    }
    if (place("look-back", "Look back")) {
      out_.push_back(commands::Seek{0});
    }
  }

  void choices() {
    const auto choices = buttons_of_bar(scene_, scene_.layout->area.page.w);
    if (choices.size() < choices_for_bar(scene_).size()) {
      const bool is_short = own_crowd(scene_, scene_.layout->area.page.w);
      // A picture: "All" beside "One" and "Whole stack" would be all units.
      const std::string label = is_short ? "" : "All " + std::to_string(listed_choices(scene_).size()) + " choices";
      if (place({.id = "choices",
                 .label = label,
                 .icon = is_short ? static_cast<int>(board::Icon::Log) : -1,
                 .tip = "All choices (C)",
                 .kind = ui::ButtonKind::Ink},
                is_short ? ui::scaled(48) : wide(label, false, false))) {
        out_.push_back(commands::OpenSheet{Sheet::Choices});
      }
    }
    // The red button stands left of the others: where it was, none of them is a moment later.
    for (std::size_t i = choices.size(); i-- > 0;) {
      if (!is_main(scene_, *choices[i])) {
        offer(*choices[i]);
      }
    }
    for (const bool is_main_now : {false, true}) {
      for (const BarButton& button : own_buttons(scene_)) {
        if (button.is_main == is_main_now && own(button)) {
          out_.push_back(commands::Press{button.id});
        }
      }
    }
    for (const Choice* choice : choices) {
      if (is_main(scene_, *choice)) {
        offer(*choice);
      }
    }
  }

  bool own(const BarButton& button) {
    return place({.id = "view:" + std::to_string(button.id),
                  .label = button.label,
                  .key = button.is_main ? "Enter" : "",
                  .kind = kind_of(button)},
                 wide(button.label, false, button.is_main));
  }

  void offer(const Choice& choice) {
    const std::string id = "choice:" + scene_.model->game().text(scene_.model->session().state(), choice.action);
    const bool only = is_main(scene_, choice);
    const std::string label = label_in_bar(scene_, choice);
    if (place({.id = id,
               .label = label,
               .key = only ? "Enter" : "",
               .kind = only ? ui::ButtonKind::Now : ui::ButtonKind::Plain},
              wide(label, false, only))) {
      out_.push_back(pressed(scene_, choice.action));
    }
  }

  const Scene& scene_;
  Commands& out_;
  float left_, y_;
};

/// Heading, question and rule, between `x` and `left`: in large letters on one line, or smaller, or on two. The bar has
/// one height for all of them; of the longest question the heading gives way.
void draw_question(const Asked& asked, const board::Rect& r, float x, float left) {
  const board::Theme& t = ui::theme();
  ImDrawList* list = ImGui::GetWindowDrawList();
  const std::string cited = asked.rule.empty() ? "" : "[" + asked.rule + "]";
  const float room = left - x - ui::measure(ui::Type::Label, cited).x - ui::scaled(10);
  const ui::Type type = ui::measure(ui::Type::Prompt, asked.text).x <= room ? ui::Type::Prompt : ui::Type::Strong;
  const bool is_large = type == ui::Type::Prompt;
  const std::string whole = asked.text + " " + cited;
  const bool is_one = ui::measure(type, asked.text).x <= room;
  const int lines = is_one ? 1 : ui::line_count(type, whole, left - x);
  if (lines <= 2) {
    std::string heading = asked.since.empty() ? asked.heading : asked.since;
    constexpr float kTracking = 0.3F;
    const auto is_too_wide = [&] {
      return ui::measure(ui::Type::Label, heading).x + kTracking * static_cast<float>(heading.size()) > left - x;
    };
    // What does not fit beside the buttons is left out from the end, part by part.
    for (std::size_t end = heading.size(); is_too_wide() && (end = heading.rfind(kDot)) != std::string::npos;) {
      heading.resize(end);
    }
    // Of "evening, couplet 2 - Union movement" the phase is left.
    if (const std::size_t phase = heading.rfind(" - "); is_too_wide() && phase != std::string::npos) {
      heading.erase(0, phase + 3);
    }
    ui::draw_text(list, {x, r.y + ui::scaled(is_one ? 12 : 6)}, ui::Type::Label, heading,
                  asked.since.empty() ? t.ink2 : t.ink, kTracking);
  }
  if (is_one) {
    const float base = r.y + ui::scaled(is_large ? 32 : 35);
    const float written = ui::draw_text(list, {x, base}, type, asked.text, t.ink);
    const ImVec2 there{x + written + ui::scaled(6), base + ui::scaled(is_large ? 7 : 3)};
    ui::draw_text(list, there, ui::Type::Label, asked.progress, t.ink2);
    ui::draw_text(list, there, ui::Type::Label, cited, t.ink2);
    ui::cite(there, ui::measure(ui::Type::Label, cited), asked.rule);
  } else {
    const float top = r.y + ui::scaled(lines <= 2 ? 25 : 4);
    ui::draw_lines(list, {x, top}, type, whole, t.ink, left - x, ui::scaled(21.5F));
  }
}

}  // namespace

void draw_prompt_bar(const Scene& scene, Commands& out) {
  const board::Rect& r = scene.layout->prompt;
  const Asked asked = asked_of(scene);
  const board::Theme& t = ui::theme();
  ui::begin_panel({.id = "##prompt", .rect = r, .pad_x = 0, .pad_y = 0});
  ImDrawList* list = ImGui::GetWindowDrawList();
  list->AddRectFilled({r.x, r.y}, {r.x + 6, r.bottom()}, ui::col(asked.ours ? t.red : t.rule), 3,
                      ImDrawFlags_RoundCornersLeft);
  if (is_player(asked.seat)) {
    ui::draw_badge(list, asked.seat, {r.x + 6 + ui::scaled(29), r.y + r.h / 2}, ui::scaled(30),
                   t.mark(asked.seat == Seat::Union ? board::Side::Union : board::Side::Confederate));
  }
  const float left = BarButtons(scene, out).draw(asked);
  draw_question(asked, r, r.x + 6 + ui::scaled(58), left);
  ui::end_panel();
}

}  // namespace longroll::web
