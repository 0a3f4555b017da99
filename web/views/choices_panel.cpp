#include <algorithm>
#include <iterator>

#include "web/views/choice_folds.h"
#include "web/views/panels.h"
#include "web/views/phone_hints.h"
#include "web/views/prompt_helper.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

/// A choice as a button, worked out before it is drawn so that neighbours can be given the same height.
struct Offer {
  const Choice* choice = nullptr;
  const Odds* odds = nullptr;  ///< null: no roll comes of it, or not known yet
  std::string best;            ///< "2 hits 33%": the likeliest outcome and its chance; it may be sure
};

/// The results that the bars of the list that is drawn have; none when no choice has a bar of chances.
using Scales = std::vector<OddsScale>;

Scales results_of(const Scene& scene) {
  GameModel& model = *scene.model;
  const PromptHelper* helper = scene.capabilities.prompt_helper;
  Scales scales;
  for (const Choice& choice : model.prompt().choices) {
    const Odds* odds = model.knows_odds(choice.action) ? model.odds(choice.action) : nullptr;
    if (odds != nullptr && odds->shares.size() > 1) {
      add_results(scales, helper != nullptr ? helper->in_order(choice.action, *odds) : *odds,
                  helper != nullptr ? helper->low_dice(choice.action) : LowDice::HelpMe);
    }
  }
  return scales;
}

/// Odds are worked out for one choice a frame, so that a long list does not hold up the page.
Offer offer_of(const Scene& scene, const Choice& choice) {
  GameModel& model = *scene.model;
  const bool now = model.knows_odds(choice.action) || !ui::state().wants_frame;
  ui::state().wants_frame |= !model.knows_odds(choice.action);
  const Odds* odds = now ? model.odds(choice.action) : nullptr;
  if (odds == nullptr || odds->total == 0 || odds->shares.empty()) {
    return {&choice, nullptr, ""};
  }
  const Share& likely = *std::max_element(odds->shares.begin(), odds->shares.end(),
                                          [](const Share& a, const Share& b) { return a.weight < b.weight; });
  if (odds->shares.size() == 1 && likely.summary.empty()) {
    return {&choice, nullptr, ""};  // the dice tell nothing of it
  }
  return {&choice, odds->shares.size() > 1 ? odds : nullptr,
          (likely.summary.empty() ? "nothing" : likely.summary) + " " +
              std::to_string((likely.weight * 200 + odds->total) / (2 * odds->total)) + "%"};
}

/// On a phone, where the view may have told the chances above the choices.
Offer short_offer_of(const Scene& scene, const Choice& choice) {
  const PhoneHints* hints = scene.capabilities.phone_hints;
  return hints != nullptr && hints->tells_odds() ? Offer{&choice, nullptr, ""} : offer_of(scene, choice);
}

float pad_of_offer() { return ui::scaled(12); }

/// Whether the likeliest outcome stands on a line of its own, because it would take half of that of the words.
bool is_noted_below(const Offer& offer, float width) {
  return !offer.best.empty() && 2 * ui::measure(ui::Type::Label, offer.best).x > width - 2 * pad_of_offer();
}

/// Room that the likeliest outcome takes beside the words.
float noted_width(const Offer& offer, float width) {
  return offer.best.empty() || is_noted_below(offer, width)
             ? 0
             : ui::measure(ui::Type::Label, offer.best).x + ui::scaled(10);
}

float words_height(const Offer& offer, float width) {
  return ui::paragraph_height(ui::Type::Strong, offer.choice->label,
                              width - 2 * pad_of_offer() - noted_width(offer, width));
}

float offer_height(const Offer& offer, float width) {
  return words_height(offer, width) + (is_noted_below(offer, width) ? ui::scaled(22) : 0) +
         ui::scaled(offer.odds != nullptr ? 30
                    : ui::state().touch   ? 22
                                          : 16);
}

bool fits_on_line(const Offer& offer, float width) {
  return !is_noted_below(offer, width) &&
         ui::measure(ui::Type::Strong, offer.choice->label).x <= width - 2 * pad_of_offer() - noted_width(offer, width);
}

/// Two choices that are all there are stand beside each other even with words on two lines.
bool may_stand_beside(const Offer& offer, float width, std::size_t choices) {
  return fits_on_line(offer, width) || (choices == 2 && offer.odds == nullptr);
}

/// It is a button like others when its words have room on it and nothing stands below them; in a list of choices over
/// the whole line, words begin at the left.
bool is_plain_button(const Scene& scene, const Offer& offer, float width, bool is_half) {
  return offer.best.empty() && (is_half || is_main(scene, *offer.choice)) &&
         ui::measure(ui::Type::Button, offer.choice->label).x <= width - 2 * pad_of_offer();
}

/// Below its words a bar of exact chances when the choice leads to a roll. True when it was pressed.
bool draw_offer(const Scene& scene, const Scales& scales, const Offer& offer, ImVec2 size, bool is_half = false) {
  const auto [width, height] = size;
  const Choice& choice = *offer.choice;
  if (is_plain_button(scene, offer, width, is_half)) {
    return ui::button({.id = "choice:" + scene.model->game().text(scene.model->session().state(), choice.action),
                       .label = choice.label,
                       .kind = is_main(scene, choice) ? ui::ButtonKind::Now : ui::ButtonKind::Plain,
                       .size = {width, height}});
  }
  const std::string id = "choice:" + scene.model->game().text(scene.model->session().state(), choice.action);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float pad = pad_of_offer();
  const bool below = is_noted_below(offer, width);
  const float top =
      offer.odds != nullptr ? ui::scaled(6) : (height - words_height(offer, width) - (below ? ui::scaled(22) : 0)) / 2;
  const float noted = noted_width(offer, width);
  const bool alone = is_main(scene, choice);
  const ui::ButtonKind kind = alone ? ui::ButtonKind::Now : ui::ButtonKind::Plain;
  const bool pressed = ui::button({.id = id, .tip = choice.label, .kind = kind, .size = {width, height}});
  const ImVec2 after = ImGui::GetCursorScreenPos();
  const board::Colour ink = alone ? ui::theme().on_red : ui::theme().ink;
  ui::move_to(at.x + pad, at.y + top);
  ui::paragraph(ui::Type::Strong, choice.label, ink, width - 2 * pad - noted);
  if (!offer.best.empty()) {
    const ImVec2 note = below ? ImVec2{at.x + pad, at.y + top + words_height(offer, width)}
                              : ImVec2{at.x + width - pad - noted + ui::scaled(10), at.y + ui::scaled(11)};
    ui::draw_text(ImGui::GetWindowDrawList(), note, ui::Type::Label, offer.best, alone ? ink : ui::theme().ink2);
  }
  if (offer.odds != nullptr) {
    ui::move_to(at.x + pad, at.y + height - ui::scaled(18));
    draw_listed_bar(*offer.odds, scales, 8, width - 2 * pad);
  }
  ui::move_to(after.x, after.y);
  return pressed;
}

/// A choice over the whole line.
bool choice_button(const Scene& scene, const Scales& scales, const Choice& choice) {
  const Offer offer = offer_of(scene, choice);
  return draw_offer(scene, scales, offer, {ui::line_left(), offer_height(offer, ui::line_left())});
}

/// Choices below each other, two in a row where their words are short enough: on a phone all of them are to be seen.
/// With `more` below them, a last one that would have a row to itself and is short is not drawn but returned, to share
/// the row of what follows.
const Choice* draw_in_rows(const Scene& scene, const Scales& scales, const std::vector<const Choice*>& choices,
                           bool more, Commands& out) {
  constexpr std::size_t kFew = 3;  // they are buttons beside each other; the lines of a long list begin at the left
  const float gap = ui::scaled(8);
  const float whole = ui::line_left();
  const float half = (whole - gap) / 2;
  const auto draw = [&](const Offer& offer, float width, float height) {
    if (draw_offer(scene, scales, offer, {width, height}, width < whole || choices.size() <= kFew)) {
      out.push_back(pressed(scene, offer.choice->action));
    }
  };
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const Offer left = short_offer_of(scene, *choices[i]);
    const bool is_last = i + 1 == choices.size();
    if (is_last && more && may_stand_beside(left, half, choices.size() + 1)) {
      return choices[i];
    }
    if (is_last || !may_stand_beside(left, half, choices.size())) {
      draw(left, whole, offer_height(left, whole));
      continue;
    }
    const Offer right = short_offer_of(scene, *choices[i + 1]);
    if (!may_stand_beside(right, half, choices.size())) {
      draw(left, whole, offer_height(left, whole));
      continue;
    }
    const float height = std::max(offer_height(left, half), offer_height(right, half));
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw(left, half, height);
    const ImVec2 after = ImGui::GetCursorScreenPos();
    ui::move_to(at.x + half + gap, at.y);
    draw(right, half, height);
    ui::move_to(at.x, after.y);
    ++i;
  }
  return nullptr;
}

/// The heading of a group, with a count. One is open at a time: pressing another closes it.
bool is_open(const ChoiceFold& fold) {
  ImGuiStorage* storage = ImGui::GetStateStorage();
  const ImGuiID open = ImGui::GetID("open fold");
  const auto own = static_cast<int>(ImGui::GetID(fold.title.data(), fold.title.data() + fold.title.size()));
  const bool was_open = storage->GetInt(open) == own;
  const std::string title = std::string(fold.title) + " (" + std::to_string(fold.choices.size()) + ")";
  if (ui::button({.id = "fold:" + std::string(fold.title),
                  .label = title,
                  .icon = static_cast<int>(was_open ? board::Icon::Minus : board::Icon::Plus),
                  .kind = ui::ButtonKind::Bare,
                  .size = {ui::line_left(), 0}})) {
    storage->SetInt(open, was_open ? 0 : own);
    ui::state().wants_frame = true;
  }
  return was_open;
}

/// A choice that is alone, a button of the game's own, or with neither the way to the list.
struct Below {
  const Choice* choice = nullptr;
  const BarButton* button = nullptr;
};

std::string label_of(const Scene& scene, const Below& one) {
  return one.choice != nullptr   ? one.choice->label
         : one.button != nullptr ? one.button->label
                                 : "All " + std::to_string(listed_choices(scene).size()) + " choices";
}

void draw_below(const Scene& scene, const Scales& scales, const Below& one, ImVec2 size, Commands& out) {
  const std::string label = label_of(scene, one);
  if (one.choice != nullptr) {
    if (draw_offer(scene, scales, short_offer_of(scene, *one.choice), size, true)) {
      out.push_back(pressed(scene, one.choice->action));
    }
  } else if (one.button != nullptr) {
    if (ui::button({.id = "view:" + std::to_string(one.button->id),
                    .label = label,
                    .kind = kind_of(*one.button),
                    .size = size})) {
      out.push_back(commands::Press{one.button->id});
    }
  } else if (ui::button({.id = "choices", .label = label, .size = size})) {
    out.push_back(commands::OpenSheet{Sheet::Choices});
  }
}

/// Two in a row where their words are short enough together: halves, or as much as each needs; but no two halves are
/// parted for it.
void draw_pairs(const Scene& scene, const Scales& scales, const std::vector<Below>& all, Commands& out) {
  const float gap = ui::scaled(8);
  const float whole = ui::line_left();
  const float half = (whole - gap) / 2;
  const auto needs = [&](const Below& one) {
    const float words = ui::measure(ui::Type::Button, label_of(scene, one)).x + ui::scaled(24);
    return one.choice != nullptr ? std::min(words, half) : words;  // a choice may have two lines
  };
  const auto height_of = [&](const Below& one, float width) {
    return one.choice != nullptr ? offer_height(short_offer_of(scene, *one.choice), width) : ui::scaled(44);
  };
  for (std::size_t i = 0; i < all.size(); ++i) {
    const float left = needs(all[i]);
    const float right = i + 1 < all.size() ? needs(all[i + 1]) : whole;
    const bool parts_halves = left > half && i + 2 < all.size() && right <= half && needs(all[i + 2]) <= half;
    const bool is_pair = left + gap + right <= whole && !parts_halves;
    const float width = !is_pair                        ? whole
                        : std::max(left, right) <= half ? half
                                                        : left + (whole - gap - left - right) / 2;
    const float other = whole - gap - width;
    const float height = std::max(height_of(all[i], width), is_pair ? height_of(all[i + 1], other) : 0);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_below(scene, scales, all[i], {width, height}, out);
    if (is_pair) {
      const ImVec2 after = ImGui::GetCursorScreenPos();
      ui::move_to(at.x + width + gap, at.y);
      draw_below(scene, scales, all[++i], {other, height}, out);
      ui::move_to(at.x, after.y);
    }
  }
}

}  // namespace

void draw_choices(const Scene& scene, Commands& out) {
  if (!scene.model->may_act()) {
    return;
  }
  const Scales scales = results_of(scene);
  if (!scales.empty()) {
    draw_bar_legend();
  }
  for (const ChoiceFold& fold : folds_of(listed_choices(scene))) {
    if (fold.title.empty() || is_open(fold)) {
      for (const Choice* choice : fold.choices) {
        if (choice_button(scene, scales, *choice)) {
          out.push_back(pressed(scene, choice->action));
        }
      }
    }
  }
}

void draw_short_choices(const Scene& scene, Commands& out) {
  constexpr std::size_t kMany = 8;
  constexpr std::size_t kFew = 3;
  const std::vector<const Choice*> choices = listed_choices(scene);
  if (scene.view == nullptr || !scene.model->may_act()) {
    draw_choices(scene, out);
    return;
  }
  const Scales scales = results_of(scene);
  const PhoneHints* hints = scene.capabilities.phone_hints;
  const auto main = main_choice(scene);
  const bool again = is_asked_again(scene);
  const auto first = again ? std::nullopt : main || hints == nullptr ? main : hints->told_choice();
  // On a map everything that lies there is pointed at, unless the list takes hardly more room than the way to it; a
  // table lists a few choices whole.
  const bool all = choices.size() <= (scene.view->traits().ground == Area::Ground::Table ? kMany : kFew);
  std::vector<const Choice*> shown;
  // What the table does not offer comes first, above the fold.
  for (const bool on_table : {false, true}) {
    for (const Choice* choice : choices) {
      const bool is_first = first && choice->action == *first;
      if (is_first && !on_table) {
        shown.insert(shown.begin(), choice);
      } else if (!is_first && (all || !on_table) && is_on_table(scene, choice->action) == on_table) {
        shown.push_back(choice);
      }
    }
  }
  if (shown.size() == 2 && !first && shown[1] < shown[0]) {
    std::swap(shown[0], shown[1]);  // they share a row: as they are asked
  }
  // What stands after many choices of one kind comes before them: the way on is above the fold.
  constexpr std::size_t kInSight = 3;
  if (shown.size() > kInSight && scene.view->traits().ground == Area::Ground::Map) {
    const auto many = std::find_if(shown.begin(), shown.end(), [&](const Choice* one) {
      return std::count_if(shown.begin(), shown.end(),
                           [&](const Choice* other) { return other->action.verb == one->action.verb; }) > 2;
    });
    const auto end =
        std::find_if(many, shown.end(), [&](const Choice* one) { return one->action.verb != (*many)->action.verb; });
    if (end != shown.end()) {
      std::rotate(many, end, shown.end());
    }
  }
  const bool is_whole = shown.size() == choices.size();
  // What ends a phase in which others could still act stands after the way to them.
  std::vector<const Choice*> last;
  if (!is_whole) {
    const auto is_last = [&](const Choice* one) {
      return again ? one->action == main : !(first && one->action == *first) && asks_first(scene, one->action);
    };
    std::copy_if(shown.begin(), shown.end(), std::back_inserter(last), is_last);
    std::erase_if(shown, is_last);
  }
  std::vector<BarButton> own = own_buttons(scene);
  for (const BarButton& button : own) {  // the red button stands above all that it may stand for
    if (button.is_main && ui::button({.id = "view:" + std::to_string(button.id),
                                      .label = button.label,
                                      .kind = kind_of(button),
                                      .size = {ui::line_left(), 0}})) {
      out.push_back(commands::Press{button.id});
    }
  }
  std::erase_if(own, [](const BarButton& button) { return button.is_main; });
  // The last choice stands beside a button: "Deployment is done" and all that can be laid out.
  std::vector<Below> below;
  if (const Choice* rest = draw_in_rows(scene, scales, shown, own.size() + (is_whole ? 0 : 1) > 0, out)) {
    below.push_back({rest, nullptr});
  }
  for (const BarButton& button : own) {
    below.push_back({nullptr, &button});
  }
  if (!is_whole && !again) {  // "Not yet" stands there, so that what is asked about stays under the finger
    below.push_back({});
  }
  for (const Choice* choice : last) {
    below.push_back({choice, nullptr});
  }
  draw_pairs(scene, scales, below, out);
  if (!scales.empty() && (hints == nullptr || !hints->tells_odds())) {
    draw_bar_legend();
  }
}

}  // namespace longroll::web
