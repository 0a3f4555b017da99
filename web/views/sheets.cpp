// module: sheets
#include "web/views/sheets.h"

#include <algorithm>
#include <optional>

#include "web/views/cited.h"
#include "web/views/end_sheet.h"
#include "web/views/reference.h"
#include "web/views/sheet_frame.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

using board::Icon;

void menu(const SheetData& data, Commands& out) {
  const bool in_game = data.scene != nullptr;
  const std::string log =
      in_game ? std::string(log_title(*data.scene)) + ": the whole log" : std::string("The whole log");
  struct Entry {
    const char *id, *label;
    Icon icon;
    Command command;
    bool shown;
  };
  const std::vector<Entry> entries{
      {"menu-help", "How to play, and the rules", Icon::Book, commands::OpenSheet{Sheet::Help}, true},
      {"menu-charts", "Tables and charts", Icon::Dice, commands::OpenSheet{Sheet::Charts, kChartNow}, has_charts(data)},
      {"menu-share", "Share, copy, save as a file", Icon::Share, commands::OpenSheet{Sheet::Share}, in_game},
      {"menu-log", log.c_str(), Icon::Log, commands::OpenSheet{Sheet::Log}, in_game},
      {"menu-digest", "What the other side did", Icon::Eye, commands::OpenSheet{Sheet::Digest},
       in_game && !data.scene->digest.lines.empty()},
      {"menu-choices", "Every choice you have", Icon::Check, commands::OpenSheet{Sheet::Choices}, in_game},
      {"menu-look-back", "Look back over the game", Icon::First, commands::Seek{0},
       in_game && data.scene->model->session().ply_count() > 0},
      {"menu-seats", "Who plays which side", Icon::Bot, commands::OpenSheet{Sheet::Seats}, in_game},
      {"menu-settings", "Settings: light, text size, speed, sound", Icon::Gear, commands::OpenSheet{Sheet::Settings},
       true},
      {"menu-new", "A new game", Icon::Plus, commands::SetUp{in_game ? data.scene->model->match().game : ""}, in_game},
      {"menu-home", data.trouble.empty() ? "Home page (this game is kept)" : "Home page", Icon::Home,
       commands::OfPage::GoHome, in_game},
  };
  if (in_game && !data.trouble.empty()) {
    ui::paragraph(ui::Type::Note, data.trouble, ui::theme().ink2);
  }
  for (const Entry& entry : entries) {
    if (entry.shown && sheet_row(entry.id, entry.label, entry.icon)) {
      out.push_back(commands::OfPage::CloseSheet);
      out.push_back(entry.command);
    }
  }
}

/// A row of choices by their titles; the one that has just been chosen in place of `now`.
template <class Words>
std::optional<int> chosen_of(const char* id, const Words& words, int now) {
  std::vector<std::string> titles;
  for (const auto& one : words) {
    titles.emplace_back(one.title);
  }
  const int on = ui::choice_row(id, titles, now);
  return on != now ? std::optional(on) : std::nullopt;
}

void settings(const SheetData& data, Commands& out) {
  ui::subheading("Light");
  const std::vector<std::string> themes{"As the system", "Day", "Lamplight"};
  const std::vector<std::string> ids{"auto", "day", "night"};
  const auto now = std::find(ids.begin(), ids.end(), data.theme) - ids.begin();
  if (const int on = ui::choice_row("set-theme", themes, static_cast<int>(now)); on != now) {
    out.push_back(commands::SetTheme{ids[static_cast<std::size_t>(on)]});
  }
  ui::gap(4);
  ui::subheading("Size of text");
  const std::vector<std::string> sizes{"100 %", "115 %", "130 %", "150 %"};
  const std::vector<int> percents{100, 115, 130, 150};
  const auto size = std::find(percents.begin(), percents.end(), data.text_percent) - percents.begin();
  if (const int on = ui::choice_row("set-text", sizes, static_cast<int>(size)); on != size) {
    out.push_back(commands::SetTextScale{percents[static_cast<std::size_t>(on)]});
  }
  ui::gap(4);
  ui::subheading("Speed", "other side, replay");
  if (const auto on = chosen_of("set-speed", kSpeeds, static_cast<int>(data.speed))) {
    out.push_back(commands::SetSpeed{static_cast<Speed>(*on)});
  }
  ui::gap(4);
  ui::subheading("Sound");
  if (const auto on = chosen_of("set-sound", kVolumes, static_cast<int>(data.volume))) {
    out.push_back(commands::SetVolume{static_cast<Volume>(*on)});
  }
  ui::gap(4);
  ui::subheading("Motion");
  const bool less =
      ui::toggle("set-motion", "Show results at once, without motion", data.less_motion || data.system_still);
  if (less != (data.less_motion || data.system_still)) {
    out.push_back(commands::SetMotion{less});
  }
  if (data.system_still) {
    ui::paragraph(ui::Type::Note, "Your system asks for less motion, so it is off here too.", ui::theme().ink2);
  }
  ui::gap(4);
  ui::subheading("Questions", "on maps");
  Asking asks = asking();
  asks.works = ui::toggle("set-works", "Ask me about breastworks", asks.works);
  asks.phase_end = ui::toggle("set-end", "Confirm the end of a phase", asks.phase_end);
  if (asks != asking()) {
    out.push_back(commands::SetAsking{asks});
  }
  ui::gap(4);
  ui::subheading("Without a network");
  if (ui::button(
          {.id = "keep-all", .label = "Keep all games on this device", .icon = static_cast<int>(Icon::Download)})) {
    out.push_back(commands::OfPage::KeepAll);
  }
  ui::paragraph(ui::Type::Note, !data.kept.empty() ? data.kept : "Fetches what has not been fetched yet: about 1 MB.",
                ui::theme().ink2);
  ui::paragraph(
      ui::Type::Note,
      "Sides differ by lightness and shape, chances by pattern, and targets by brackets: nothing is told by hue alone.",
      ui::theme().ink2);
}

void choices(const SheetData& data, Commands& out) {
  if (!data.scene->model->may_act()) {
    ui::paragraph(ui::Type::Body, "Nothing is asked of you at this moment.", ui::theme().ink);
  }
  draw_choices(*data.scene, out);
}

void seats(const SheetData& data, Commands& out) {
  const Match& match = data.scene->model->match();
  ui::paragraph(
      ui::Type::Body,
      "You can change sides or let the computer take over at any time. A friend plays elsewhere: you send each other "
      "the link of the game.",
      ui::theme().ink);
  const std::vector<std::string> labels{"Player", "Easy", "Normal", "Hard", "Friend"};
  for (const Seat seat : {Seat::Union, Seat::Confederate}) {
    ui::gap(4);
    ui::subheading(name_of(seat));
    const auto index = static_cast<std::size_t>(index_of(seat));
    const int now = static_cast<int>(match.who[index]);
    const int on = ui::choice_row(std::string("seat:") + std::string(id_of(seat)), labels, now);
    if (on != now) {
      commands::SetSeats wanted{match.who};
      wanted.who[index] = static_cast<Controller>(on);
      out.push_back(wanted);
    }
  }
}

/// The page of help that has the paragraph which ends with the rule's number, or -1.
int page_on(const std::vector<HelpPage>& pages, const std::string& rule) {
  for (std::size_t i = 0; i < pages.size(); ++i) {
    for (const std::string& words : pages[i].paragraphs) {
      if (words.ends_with("[" + rule + "]")) {
        return static_cast<int>(i);
      }
    }
  }
  return -1;
}

void why(const SheetData& data, Commands& out) {
  const std::vector<WhyPart> parts = why_parts(data);
  for (const WhyPart& part : parts) {
    ui::text(ui::Type::Label, part.title, ui::theme().ink2);
    ui::paragraph(ui::Type::Strong,
                  part.words + (part.title.empty() || part.rule.empty() ? "" : " [" + part.rule + "]"),
                  ui::theme().ink);
    for (const std::string& words : part.lines) {
      ui::paragraph(ui::Type::Body, words, ui::theme().ink);
    }
    ui::gap(8);
  }
  if (const int page = page_on(all_help(data.scene->view), parts.front().rule); page >= 0) {
    if (ui::button({.id = "why-page", .label = "The rules around it", .icon = static_cast<int>(Icon::Book)})) {
      out.push_back(commands::OpenSheet{Sheet::Help, page});
    }
  }
}

void about_saved(const SheetData& data, Commands& out) {
  ui::paragraph(ui::Type::Body, data.about_saved, ui::theme().ink);
  ui::gap(2);
  ui::field({.id = "saved-name",
             .label = "Name of the game",
             .hint = "A name of your own",
             .rect = {},
             .value = data.saved_name},
            ui::line_left());
  const auto row = [&](const char* id, const char* label, commands::OfSaved::Kind kind, ui::ButtonKind look) {
    if (ui::button({.id = id, .label = label, .kind = look})) {
      out.push_back(commands::OfPage::CloseSheet);
      out.push_back(commands::OfSaved{kind, data.saved_id});
    }
    ImGui::SameLine(0, 8);
  };
  row("saved-rename", "Rename", commands::OfSaved::Rename, ui::ButtonKind::Ink);
  row("saved-file", "File", commands::OfSaved::Export, ui::ButtonKind::Plain);
  row("saved-remove", "Remove", commands::OfSaved::AskRemove, ui::ButtonKind::Plain);
  ImGui::NewLine();
}

void remove_saved(const SheetData& data, Commands& out) {
  ui::paragraph(ui::Type::Body,
                "Remove \"" + data.about_saved +
                    "\" from this browser? It cannot be had back, unless you saved it as a file or kept its link.",
                ui::theme().ink);
  if (ui::button({.id = "remove-yes", .label = "Remove it", .kind = ui::ButtonKind::Now})) {
    out.push_back(commands::OfPage::CloseSheet);
    out.push_back(commands::OfSaved{commands::OfSaved::Remove, data.saved_id});
  }
  ImGui::SameLine(0, 8);
  if (ui::button({.id = "remove-file", .label = "Save as a file"})) {
    out.push_back(commands::OfSaved{commands::OfSaved::Export, data.saved_id});
  }
  ImGui::SameLine(0, 8);
  if (ui::button({.id = "remove-no", .label = "Keep it"})) {
    out.push_back(commands::OfPage::CloseSheet);
  }
}

}  // namespace

std::vector<HelpPage> all_help(const GameView* view) {
  std::vector<HelpPage> pages = help_pages();
  if (view != nullptr) {
    const std::vector<HelpPage> more = view->help();
    pages.insert(pages.begin() + 1, more.begin(), more.end());
  }
  return pages;
}

/// What is said of a rule: that of the position, then what help has on it.
void add_rule(WhyPart& part, const std::vector<HelpPage>& pages) {
  const std::vector<std::string> paragraphs = paragraphs_on(pages, part.rule);
  part.lines.insert(part.lines.end(), paragraphs.begin(), paragraphs.end());
  if (paragraphs.empty() && !part.rule.empty()) {
    part.lines.push_back("The help has nothing on rule " + part.rule +
                         " yet. It stands in the rulebook under that number.");
  }
}

std::vector<WhyPart> why_parts(const SheetData& data) {
  const std::vector<HelpPage> pages = all_help(data.scene->view);
  const Asked asked = asked_of(*data.scene);
  std::vector<WhyPart> parts;
  if (!data.rule.empty() && data.rule != asked.rule) {
    parts.push_back({"", "Rule " + data.rule, data.rule, {}});
    add_rule(parts.back(), pages);
    return parts;
  }
  if (const Tip& refused = data.scene->refused; !refused.title.empty() && data.rule.empty()) {
    parts.push_back({"Why not", refused.title, refused.rule, refused.lines});
    add_rule(parts.back(), pages);
  }
  WhyPart& part = parts.emplace_back(WhyPart{asked.heading, asked.text, asked.rule, {}});
  if (const Reference* reference = data.scene->capabilities.reference; reference != nullptr && asked.ours) {
    part.lines = reference->facts();
  }
  add_rule(part, pages);
  return parts;
}

namespace {

/// The title of each sheet, how wide it is, and what stands on it.
struct SheetRow {
  Sheet sheet;
  const char* title;  ///< null: the game gives it
  float width;
  float height;  ///< the same whatever is on it; 0: as high as its content
  void (*draw)(const SheetData& data, Commands& out);
};

constexpr SheetRow kSheets[] = {
    {Sheet::Menu, "Menu", 400, 0, menu},
    {Sheet::Help, "How to play", 880, 640, draw_help},
    {Sheet::Settings, "Settings", 460, 0, settings},
    {Sheet::Share, "Share this game", 560, 0, draw_share},
    {Sheet::ShareCode, "Point a camera at it", 4000, 0, draw_share_code},
    {Sheet::Join, "Who are you?", 460, 0, draw_join},
    {Sheet::Seats, "Who plays", 460, 0, seats},
    {Sheet::Why, "Why?", 520, 0, why},
    {Sheet::Choices, "Your choices", 560, 0, choices},
    {Sheet::Log, nullptr, 640, 0,
     [](const SheetData& data, Commands& out) { draw_log(*data.scene, LogPlace::Sheet, out); }},
    {Sheet::Digest, "What the other side did", 520, 0,
     [](const SheetData& data, Commands& out) { draw_digest(*data.scene, out); }},
    {Sheet::Saved, "A saved game", 460, 0, about_saved},
    {Sheet::Remove, "Remove a saved game", 460, 0, remove_saved},
    {Sheet::End, nullptr, 620, 0, draw_end},
    {Sheet::Charts, "Tables and charts", 760, 4000, draw_charts},  // its tabs stay where they are
};

}  // namespace

void sheets::draw_sheet(const SheetData& data, Commands& out) {
  for (const SheetRow& row : kSheets) {
    if (row.sheet == data.open) {
      const std::string title = row.title != nullptr      ? row.title
                                : row.sheet == Sheet::Log ? std::string(log_title(*data.scene))
                                                          : end_title(data);
      const SheetFrame frame(data.window, title.c_str(), {ui::scaled(row.width), ui::scaled(row.height)}, data.open,
                             out);
      row.draw(data, out);
    }
  }
}

}  // namespace longroll::web
