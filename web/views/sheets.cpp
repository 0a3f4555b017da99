#include "web/views/sheets.h"

#include <algorithm>

#include "web/views/end_sheet.h"
#include "web/views/sheet_frame.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

using board::Icon;

void menu(const SheetData& data, Commands& out) {
  const bool in_game = data.scene != nullptr;
  struct Entry {
    const char *id, *label;
    Icon icon;
    Command command;
    bool shown;
  };
  const std::vector<Entry> entries{
      {"menu-help", "How to play, and the rules", Icon::Book, commands::OpenSheet{Sheet::Help}, true},
      {"menu-share", "Share, copy, save as a file", Icon::Share, commands::OpenSheet{Sheet::Share}, in_game},
      {"menu-log", "The day so far: the whole log", Icon::Log, commands::OpenSheet{Sheet::Log}, in_game},
      {"menu-choices", "Every choice you have", Icon::Check, commands::OpenSheet{Sheet::Choices}, in_game},
      {"menu-look-back", "Look back over the game", Icon::First, commands::Seek{0},
       in_game && data.scene->model->session().ply_count() > 0},
      {"menu-seats", "Who plays which side", Icon::Bot, commands::OpenSheet{Sheet::Seats}, in_game},
      {"menu-settings", "Settings: light, text size, speed", Icon::Gear, commands::OpenSheet{Sheet::Settings}, true},
      {"menu-new", "A new game", Icon::Plus, commands::SetUp{in_game ? data.scene->model->match().game : ""}, in_game},
      {"menu-home", "Home page (this game is kept)", Icon::Home, commands::OfPage::GoHome, in_game},
  };
  for (const Entry& entry : entries) {
    if (entry.shown && sheet_row(entry.id, entry.label, entry.icon)) {
      out.push_back(commands::OfPage::CloseSheet);
      out.push_back(entry.command);
    }
  }
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
  std::vector<std::string> speeds;
  for (const SpeedWords& words : kSpeeds) {
    speeds.emplace_back(words.title);
  }
  const int speed = static_cast<int>(data.speed);
  if (const int on = ui::choice_row("set-speed", speeds, speed); on != speed) {
    out.push_back(commands::SetSpeed{static_cast<Speed>(on)});
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
  ui::paragraph(ui::Type::Body, "You can change sides or let a friend or the computer take over at any time.",
                ui::theme().ink);
  const std::vector<std::string> labels{"Player", "Easy", "Normal", "Hard"};
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
  const Asked asked = asked_of(*data.scene);
  const bool of_prompt = data.rule.empty() || data.rule == asked.rule;
  const std::string rule = of_prompt ? asked.rule : data.rule;
  if (of_prompt) {
    ui::text(ui::Type::Label, asked.heading, ui::theme().ink2);
    ui::paragraph(ui::Type::Strong, asked.text + " [" + rule + "]", ui::theme().ink);
  } else {
    ui::paragraph(ui::Type::Strong, "Rule " + rule, ui::theme().ink);
  }
  const std::vector<HelpPage> pages = all_help(data.scene->view);
  const auto paragraphs = paragraphs_on(pages, rule);
  if (paragraphs.empty()) {
    ui::paragraph(ui::Type::Body, "This follows from rule " + rule + " of the rulebook.", ui::theme().ink);
  }
  for (const std::string& words : paragraphs) {
    ui::paragraph(ui::Type::Body, words, ui::theme().ink);
  }
  if (const int page = page_on(pages, rule); page >= 0) {
    ui::gap(4);
    if (ui::button({.id = "why-page", .label = "The rules around it", .icon = static_cast<int>(Icon::Book)})) {
      out.push_back(commands::OpenSheet{Sheet::Help, page});
    }
  }
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

std::vector<std::string> paragraphs_on(const std::vector<HelpPage>& pages, const std::string& rule) {
  std::vector<std::string> found;
  const std::string section = rule.substr(0, rule.find('.'));
  for (const std::string& wanted : {"[" + rule + "]", "[" + section + "."}) {
    for (const HelpPage& page : pages) {
      for (const std::string& words : page.paragraphs) {
        if (found.size() < 4 && !rule.empty() && words.find(wanted) != std::string::npos) {
          found.push_back(words);
        }
      }
    }
    if (!found.empty()) {
      break;
    }
  }
  return found;
}

namespace {

/// The title of each sheet, how wide it is, and what stands on it.
struct SheetRow {
  Sheet sheet;
  const char* title;  ///< null: the verdict of the battle
  float width;
  float height;  ///< the same whatever is on it; 0: as high as its content
  void (*draw)(const SheetData& data, Commands& out);
};

constexpr SheetRow kSheets[] = {
    {Sheet::Menu, "Menu", 400, 0, menu},
    {Sheet::Help, "How to play", 880, 640, draw_help},
    {Sheet::Settings, "Settings", 460, 0, settings},
    {Sheet::Share, "Share this game", 520, 0, draw_share},
    {Sheet::Seats, "Who plays", 460, 0, seats},
    {Sheet::Why, "Why this is asked", 520, 0, why},
    {Sheet::Choices, "Your choices", 560, 0, choices},
    {Sheet::Log, "The day so far", 640, 0,
     [](const SheetData& data, Commands& out) { draw_log(*data.scene, LogPlace::Sheet, out); }},
    {Sheet::Digest, "What the other side did", 520, 0,
     [](const SheetData& data, Commands& out) { draw_digest(*data.scene, out); }},
    {Sheet::Remove, "Remove a saved game", 460, 0, remove_saved},
    {Sheet::End, nullptr, 620, 0, draw_end},
};

}  // namespace

void draw_sheet(const SheetData& data, Commands& out) {
  for (const SheetRow& row : kSheets) {
    if (row.sheet == data.open) {
      const std::string title = row.title != nullptr ? row.title : end_title(data);
      const SheetFrame frame(data.window, title.c_str(), {ui::scaled(row.width), ui::scaled(row.height)}, data.open,
                             out);
      row.draw(data, out);
    }
  }
}

}  // namespace longroll::web
