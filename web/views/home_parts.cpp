#include "web/views/home_parts.h"

#include <algorithm>

#include "web/views/catalogue.h"
#include "web/views/fitting.h"
#include "web/views/help_text.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

using board::Icon;

/// Runs `content` inside a panel at `place` of the page's scrolling window; returns the panel's bottom.
template <class Content>
float part(const char* id, board::Rect place, float natural, Content&& content) {
  const float height = std::max(place.h, natural);
  ImDrawList* list = ImGui::GetWindowDrawList();
  const board::Rect r{place.x, place.y, place.w, height};
  ui::draw_shadow(list, r);
  list->AddRectFilled({r.x, r.y}, {r.right(), r.bottom()}, ui::col(ui::theme().panel), 3);
  list->AddRect({r.x, r.y}, {r.right(), r.bottom()}, ui::col(ui::theme().rule), 3, 0, 1);
  ui::move_to(r.x + 18, r.y + ui::scaled(14));
  ImGui::BeginChild(id, {r.w - 36, r.h - ui::scaled(20)}, false, ImGuiWindowFlags_NoNav);
  content();
  ImGui::EndChild();
  return r.bottom();
}

constexpr std::string_view kBetween = " \xC2\xB7 ";

void resume_badge(const ResumeRow& row, ImVec2 middle) {
  const board::Theme& t = ui::theme();
  ImDrawList* list = ImGui::GetWindowDrawList();
  const auto colour = [&](Seat seat) {
    return t.mark(seat == Seat::Union ? board::Side::Union : board::Side::Confederate);
  };
  if (row.broken) {
    ui::draw_icon(list, Icon::No, middle, 24, t.ink2);
  } else if (is_player(row.side)) {
    ui::draw_badge(list, row.side, middle, ui::scaled(25), colour(row.side));
  } else {
    for (const Seat seat : {Seat::Union, Seat::Confederate}) {
      const float aside = ui::scaled(seat == Seat::Union ? -6.5F : 6.5F);
      ui::draw_badge(list, seat, {middle.x + aside, middle.y}, ui::scaled(15), colour(seat));
    }
  }
}

/// Height of a row: where it is narrow, the words have three lines and stand above the buttons.
bool is_narrow(float width) { return width < ui::scaled(430); }
float resume_height(float width) { return ui::scaled(is_narrow(width) ? 130 : 58); }

void resume_buttons(const ResumeRow& row, float left, float right, float y, float size, Commands& out) {
  const std::string label = row.broken ? "Save it" : "Resume";
  ui::move_to(right - size, y);
  if (ui::button({.id = "about:" + row.id,
                  .icon = static_cast<int>(row.broken ? Icon::Close : Icon::Menu),
                  .tip = (row.broken ? "Remove " : "Name, file, remove: ") + row.title,
                  .kind = ui::ButtonKind::Bare,
                  .size = {size, size}})) {
    out.push_back(commands::OfSaved{row.broken ? commands::OfSaved::AskRemove : commands::OfSaved::About, row.id});
  }
  ui::move_to(left, y);
  if (ui::button({.id = "resume:" + row.id,
                  .label = label,
                  .tip = row.broken ? "Save what was found as a file" : "",
                  .size = {right - size - ui::scaled(4) - left, size}})) {
    row.broken ? out.push_back(commands::OfSaved{commands::OfSaved::Export, row.id})
               : out.push_back(commands::OfSaved{commands::OfSaved::Resume, row.id});
  }
}

void resume_row(const ResumeRow& row, Commands& out) {
  const board::Theme& t = ui::theme();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ui::line_left();
  const bool narrow = is_narrow(width);
  const float tall = resume_height(width);
  const float size = ui::scaled(ui::state().touch ? 44 : 40);
  ImDrawList* list = ImGui::GetWindowDrawList();
  resume_badge(row, {at.x + ui::scaled(13), at.y + ui::scaled(29)});
  const float x = at.x + ui::scaled(38);
  float right = at.x + width;
  if (narrow) {
    resume_buttons(row, x, right, at.y + tall - size - ui::scaled(6), size, out);
  } else {
    const float wide = ui::measure(ui::Type::Button, row.broken ? "Save it" : "Resume").x + ui::scaled(32);
    resume_buttons(row, right - size - ui::scaled(4) - wide, right, at.y + (tall - size) / 2, size, out);
    right -= size + wide + ui::scaled(16);
  }
  const float when = ui::measure(ui::Type::Label, row.when).x;
  if (!narrow && right - when - x > ui::scaled(190)) {
    ui::draw_text(list, {right - when, at.y + ui::scaled(11)}, ui::Type::Label, row.when, t.ink2);
  }
  const std::string detail = row.detail.empty() ? "" : std::string(kBetween) + row.detail;
  list->PushClipRect({x, at.y}, {narrow ? right : right - when - ui::scaled(12), at.y + tall}, true);
  ui::draw_text(list, {x, at.y + ui::scaled(9)}, ui::Type::Strong, row.title, t.ink);
  list->PopClipRect();
  list->PushClipRect({x, at.y}, {right, at.y + tall}, true);
  ui::draw_text(list, {x, at.y + ui::scaled(31)}, ui::Type::Note,
                fitting(narrow ? row.line : row.line + detail, right - x), t.ink2);
  if (narrow) {
    const std::string last = row.when + (row.when.empty() || row.detail.empty() ? "" : ", ") + row.detail;
    ui::draw_text(list, {x, at.y + ui::scaled(53)}, ui::Type::Note, last, t.ink2);
  }
  list->PopClipRect();
  list->AddRectFilled({at.x, at.y + tall}, {at.x + width, at.y + tall + 1}, ui::col(t.rule));
  ui::move_to(at.x, at.y + tall + 1);
  ImGui::Dummy({width, 0});
}

/// What stands on the buttons of lessons in a row of that width: "Learn Dixie", or the name alone where many share it.
std::vector<std::string> lesson_labels(const std::vector<const Poster*>& taught, float width) {
  std::vector<std::string> labels;
  float needed = 0;
  for (const Poster* one : taught) {
    labels.push_back("Learn " + one->name);
    needed += ui::measure(ui::Type::Button, labels.back()).x + ui::scaled(20) + 8;
  }
  for (std::size_t i = 0; i < labels.size() && needed > width; ++i) {
    labels[i] = taught[i]->name;
  }
  return labels;
}

std::vector<const Poster*> games_taught() {
  std::vector<const Poster*> taught;
  for (const Poster& one : posters()) {
    if (!one.lesson.empty()) {
      taught.push_back(&one);
    }
  }
  return taught;
}

/// The names of the games that have lessons do not fit into one row of that width.
bool needs_two_rows(float width) {
  float needed = 0;
  for (const Poster* one : games_taught()) {
    needed += ui::measure(ui::Type::Button, one->name).x + 18;
  }
  return needed > width;
}

/// A button for each of these lessons, in one row, as wide as its words need and an equal share of the rest; where the
/// labels are names alone, "Learn" stands before the first row if it fits.
void lesson_row(const std::vector<const Poster*>& taught, const std::vector<std::string>& labels, bool is_first,
                float high, Commands& out) {
  const auto count = static_cast<float>(taught.size());
  const bool is_short = is_first && !taught.empty() && labels.front() == taught.front()->name;
  float names = 8 * (count - 1);
  for (const std::string& label : labels) {
    names += ui::measure(ui::Type::Button, label).x;
  }
  const float word = ui::measure(ui::Type::Button, "Learn").x + 8;
  if (is_short && names + word + count * ui::scaled(16) <= ui::line_left()) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ui::draw_text(ImGui::GetWindowDrawList(), {at.x, at.y + (high - ui::scaled(20)) / 2}, ui::Type::Button, "Learn",
                  ui::theme().ink);
    ui::move_to(at.x + word, at.y);
  }
  const float rest = ui::line_left() - names;
  for (std::size_t i = 0; i < taught.size(); ++i) {
    if (i > 0) {
      ImGui::SameLine(0, 8);
    }
    if (ui::button({.id = "learn:" + taught[i]->lesson,
                    .label = labels[i],
                    .tip = "A lesson of a few minutes",
                    .kind = ui::ButtonKind::Ink,
                    .size = {ui::measure(ui::Type::Button, labels[i]).x + rest / count, high}})) {
      out.push_back(commands::Learn{taught[i]->lesson});
    }
  }
}

/// All lessons, in one row or in two.
void lessons(float high, Commands& out) {
  const std::vector<const Poster*> taught = games_taught();
  if (!needs_two_rows(ui::line_left())) {
    lesson_row(taught, lesson_labels(taught, ui::line_left()), true, high, out);
    return;
  }
  const auto row = [&](std::size_t from, std::size_t to) {
    std::vector<const Poster*> some;
    std::vector<std::string> names;
    for (std::size_t i = from; i < to; ++i) {
      some.push_back(taught[i]);
      names.push_back(taught[i]->name);
    }
    lesson_row(some, names, from == 0, high, out);
  };
  row(0, taught.size() / 2);
  ui::gap(4);
  row(taught.size() / 2, taught.size());
}

}  // namespace

float home_resume(const HomeData& data, board::Rect place, Commands& out) {
  const std::size_t shown = std::min<std::size_t>(data.rows.size(), 6);
  const float natural =
      place.h > 0 ? 0
                  : ui::scaled(data.rows.empty() ? 80 : 136) +
                        static_cast<float>(std::max<std::size_t>(shown, 1)) * (resume_height(place.w - 36) + 1);
  const std::string note = data.rows.empty() ? "" : count_words(data.rows.size(), "saved game", "saved games");
  return part("##resume", place, natural, [&] {
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {8, 0});
    ui::heading("Go on where you were", note);
    if (!data.trouble.empty()) {
      ui::paragraph(ui::Type::Note, data.trouble, ui::theme().ink2);
    } else if (data.rows.empty()) {
      ui::gap(4);
      ui::paragraph(
          ui::Type::Body,
          "No game yet. Every decision is kept in this browser, so you can close the page at any time and go on later.",
          ui::theme().ink2);
    }
    ui::begin_scroll("##resume-rows");
    for (const ResumeRow& row : data.rows) {
      resume_row(row, out);
    }
    if (!data.rows.empty()) {
      ui::gap(6);
      if (ui::button(
              {.id = "export-all", .label = "All of them as one file", .icon = static_cast<int>(Icon::Download)})) {
        out.push_back(commands::OfSaved{commands::OfSaved::ExportAll, ""});
      }
    }
    ui::end_scroll();
    ImGui::PopStyleVar();
  });
}

float home_link(const HomeData& data, board::Rect place, Commands& out) {
  return part("##link", place, ui::scaled(184), [&] {
    if (data.told.empty()) {
      ui::heading("Open a link");
    } else {
      ui::paragraph(ui::Type::Note, data.told, ui::theme().red);
    }
    const float width = ui::line_left();
    ui::field({.id = "link",
               .label = "Link of a game or position",
               .hint = "Paste a game or position",
               .rect = {},
               .value = data.link},
              width);
    const float half = (width - 8) / 2;
    if (ui::button({.id = "open-link", .label = "Open", .size = {half, 0}})) {
      out.push_back(commands::OpenLink{*data.link});
    }
    ImGui::SameLine(0, 8);
    if (ui::button({.id = "from-file", .label = "From a file", .size = {half, 0}})) {
      out.push_back(commands::OfPage::PickFile);
    }
  });
}

float home_help(board::Rect place, Commands& out) {
  const bool is_tall = needs_two_rows(place.w - 36);
  return part(
      "##how", place,
      ui::scaled(!ui::state().touch ? 184.0F
                 : is_tall          ? 254.0F
                                    : 206.0F),
      [&] {
        ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {8, 0});
        ui::heading("How to play");
        lessons(ui::scaled(ui::state().touch ? 44 : is_tall ? 28 : 37), out);
        const auto& pages = help_pages();
        for (std::size_t i = 0; i < pages.size() && i < 2; ++i) {
          const ImVec2 at = ImGui::GetCursorScreenPos();
          const float width = ui::line_left();
          const float tall = ui::scaled(ui::state().touch ? 44 : is_tall ? 33 : 37);
          if (ui::button({.id = "help:" + std::to_string(i),
                          .tip = pages[i].title,
                          .kind = ui::ButtonKind::Bare,
                          .size = {width, tall}})) {
            out.push_back(commands::OpenSheet{Sheet::Help, static_cast<int>(i)});
          }
          ImDrawList* list = ImGui::GetWindowDrawList();
          ui::draw_text(list, {at.x + 2, at.y + (tall - ui::scaled(18)) / 2}, ui::Type::Body, pages[i].title,
                        ui::theme().ink);
          ui::draw_icon(list, Icon::Next, {at.x + width - ui::scaled(10), at.y + tall / 2}, 16, ui::theme().ink2);
          list->AddRectFilled({at.x, at.y + tall}, {at.x + width, at.y + tall + 1}, ui::col(ui::theme().rule));
        }
        ImGui::PopStyleVar();
      });
}

}  // namespace longroll::web
