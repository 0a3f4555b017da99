#include "web/views/new_game.h"

#include <algorithm>
#include <vector>

#include "engine/core/text.h"
#include "engine/play/setup.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

/// A line of the form: its name at the left, its choices below.
void label(std::string_view words) {
  ui::gap(1);
  ui::text(ui::Type::Heading, words, ui::theme().ink2);
}

void note(std::string_view words) { ui::paragraph(ui::Type::Note, words, ui::theme().ink2); }

Match settled(const NewGameData& data) {
  Match match = data.match;
  const Controller level = data.level == 0 ? Controller::Easy : data.level == 1 ? Controller::Normal : Controller::Hard;
  match.who = {Controller::Human, Controller::Human};
  if (data.seat == 0) {
    match.who[1] = level;
  } else if (data.seat == 1) {
    match.who[0] = level;
  }
  match.seed = parse_u64(data.seed).value_or(0);
  for (std::size_t side = 0; side < data.decks.size(); ++side) {
    const bool own = data.decks[side].which == NewGameData::SideDeck::Own;
    match.setup.decks[side] = own ? data.decks[side].own : std::vector<std::int16_t>();
  }
  return match;
}

bool is_switch(const OptionInfo& option) {
  return option.values.size() == 2 && option.values[0] == "off" && option.values[1] == "on";
}

/// What each side brings: dealt by the game, drawn up by the program, or put together by the player.
void decks(NewGameData& data, Commands& out) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    const auto at = static_cast<std::size_t>(index_of(side));
    NewGameData::SideDeck& deck = data.decks[at];
    label(side == Seat::Union ? "Union cards" : "Confederate cards");
    const bool has_own = !deck.own.empty();
    const std::vector<std::string> ways{
        "Dealt", "Drawn up", has_own ? "Your deck of " + std::to_string(deck.own.size()) : "A deck of yours"};
    const std::string id = "deck." + std::string(id_of(side));
    const int which = ui::choice_row(id, ways, deck.which);
    const bool wanted = which != deck.which && which == NewGameData::SideDeck::Own && !has_own;
    if (!wanted) {
      deck.which = static_cast<NewGameData::SideDeck::Which>(which);
    }
    bool change = wanted;
    if (has_own) {
      change = ui::button({.id = "build." + std::string(id_of(side)), .label = "Change the deck"}) || change;
    }
    if (change) {
      out.push_back(commands::BuildDeckFor{side});
    }
  }
}

/// Another battle: the same preset of it, or the same rules as far as it has them.
void choose_scenario(NewGameData& data, int scenario) {
  Setup& setup = data.match.setup;
  const int preset = preset_of(*data.game, setup);
  setup.scenario = scenario;
  data.decks = {};  // of other cards
  const GameInfo& info = data.info();
  if (preset >= 0) {
    set_preset(*data.game, setup, info.presets[static_cast<std::size_t>(preset)].id);
    return;
  }
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    setup.options[i] = has_option(info.options[i], scenario) ? setup.options[i] : info.options[i].standard;
  }
}

void battles(NewGameData& data) {
  const GameInfo& info = data.info();
  if (info.scenarios.size() > 1) {
    label("Battle");
    std::vector<std::string> titles;
    for (const ScenarioInfo& one : info.scenarios) {
      titles.push_back(one.title);
    }
    const int now = data.match.setup.scenario;
    const int wanted = ui::choice_row("scenario", titles, now);
    if (wanted != now) {
      choose_scenario(data, wanted);
    }
  }
  for (const std::string& words : data.left_out) {
    ui::paragraph(ui::Type::Note, words, ui::theme().red);
  }
  const ScenarioInfo& chosen = info.scenarios[static_cast<std::size_t>(data.match.setup.scenario)];
  if (!chosen.date.empty()) {
    note(chosen.date);
  }
  if (!chosen.about.empty()) {
    ui::paragraph(ui::Type::Body, chosen.about, ui::theme().ink);
  }
}

/// The rules in force besides the basic ones, in one sentence.
std::string rules_in_words(const NewGameData& data) {
  const GameInfo& info = data.info();
  std::string words;
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    const OptionInfo& option = info.options[i];
    const int value = data.match.setup.options[i];
    if (value != option.standard) {
      std::string one = is_switch(option) ? option.title : option.titles[static_cast<std::size_t>(value)];
      if (!words.empty() && one[0] >= 'A' && one[0] <= 'Z') {
        one[0] = static_cast<char>(one[0] - 'A' + 'a');
      }
      words += (words.empty() ? "" : ", ") + one;
    }
  }
  return words.empty() ? "The plain rules, nothing added." : words + ".";
}

void rule_by_rule(NewGameData& data) {
  const GameInfo& info = data.info();
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    const OptionInfo& option = info.options[i];
    if (!has_option(option, data.match.setup.scenario)) {
      continue;
    }
    int& value = data.match.setup.options[i];
    const std::string name = option.title + (option.rule.empty() ? "" : " [" + option.rule + "]");
    if (is_switch(option)) {
      value = ui::toggle("option:" + option.id, name, value == 1) ? 1 : 0;
    } else {
      label(name);
      value = ui::choice_row("option:" + option.id, option.titles, value);
    }
  }
}

/// The presets that differ in this battle: Bull Run has no corps, so there everything is no more than the advanced
/// rules.
std::vector<std::size_t> presets_of(const NewGameData& data) {
  std::vector<std::size_t> out;
  std::vector<std::vector<int>> known;
  for (std::size_t i = 0; i < data.info().presets.size(); ++i) {
    Setup one = data.match.setup;
    set_preset(*data.game, one, data.info().presets[i].id);
    if (std::find(known.begin(), known.end(), one.options) == known.end()) {
      known.push_back(one.options);
      out.push_back(i);
    }
  }
  return out;
}

void rules(NewGameData& data) {
  const GameInfo& info = data.info();
  if (info.presets.empty()) {
    rule_by_rule(data);
    return;
  }
  label("Rules");
  const std::vector<std::size_t> presets = presets_of(data);
  std::vector<std::string> titles;
  int shown = static_cast<int>(presets.size());
  const int now = preset_of(*data.game, data.match.setup);
  for (std::size_t i = 0; i < presets.size(); ++i) {
    titles.push_back(info.presets[presets[i]].title);
    shown = static_cast<int>(presets[i]) == now ? static_cast<int>(i) : shown;
  }
  if (shown == static_cast<int>(presets.size())) {
    titles.push_back("Your own choice");
  }
  const int wanted = ui::choice_row("preset", titles, shown);
  if (wanted != shown) {
    set_preset(*data.game, data.match.setup, info.presets[presets[static_cast<std::size_t>(wanted)]].id);
  }
  note(rules_in_words(data));
  if (ui::button({.id = "one-by-one",
                  .label = data.one_by_one ? "Fold the rules in" : "Rules one by one",
                  .icon = static_cast<int>(data.one_by_one ? board::Icon::Check : board::Icon::Plus)})) {
    data.one_by_one = !data.one_by_one;
  }
  if (data.one_by_one) {
    rule_by_rule(data);
  }
}

void opponent(NewGameData& data) {
  label("You play");
  const std::vector<std::string> sides{"Union", "Confederate", "Both, at one table"};
  data.seat = ui::choice_row("side", sides, data.seat);
  if (data.seat < 2) {
    label("Against");
    const std::vector<std::string> levels{"Easy", "Normal", "Hard"};
    data.level = ui::choice_row("level", levels, data.level);
  } else {
    note("Two players share this screen; the table is covered when the seat changes.");
  }
}

void seed(NewGameData& data) {
  label("Seed");
  ui::field({.id = "seed",
             .label = "Seed of the dice, a number",
             .hint = "Drawn for you, or a number",
             .rect = {},
             .value = &data.seed},
            ui::line_left(), 40);
}

/// Why the battle cannot begin yet, in sentences; empty when it can. What has not been fetched yet is fetched when it
/// begins; how the choices go together can be said now.
std::string what_hinders(const NewGameData& data) {
  const Setup setup = settled(data).setup;
  const bool is_here = data.info().scenarios[static_cast<std::size_t>(setup.scenario)].is_here;
  std::string all;
  for (const Fault& fault : is_here ? faults_of_setup(*data.game, setup) : data.game->faults_of_choice(setup)) {
    std::string words = fault.what;
    if (!words.empty() && words.front() >= 'a' && words.front() <= 'z') {
      words.front() = static_cast<char>(words.front() - 'a' + 'A');
    }
    all += words + (words.ends_with('.') ? " " : ". ");
  }
  if (!data.seed.empty() && !parse_u64(data.seed)) {
    all += "A seed is a whole number. ";
  }
  all.resize(all.empty() ? 0 : all.size() - 1);
  return all;
}

}  // namespace

int preset_of(const Game& game, const Setup& setup) {
  const std::vector<PresetInfo>& presets = game.info().presets;
  for (std::size_t i = 0; i < presets.size(); ++i) {
    Setup one = setup;
    if (set_preset(game, one, presets[i].id).empty() && one.options == setup.options) {
      return static_cast<int>(i);
    }
  }
  return -1;
}

void draw_new_game(NewGameData& data, Commands& out) {
  const float w = std::min(ui::scaled(600), data.window.w - 24);
  const std::string hinders = what_hinders(data);
  const float reason =
      hinders.empty() ? 0 : ui::paragraph_height(ui::Type::Note, hinders, w - ui::scaled(48)) + ui::scaled(10);
  const float foot = ui::scaled(74) + reason;
  static float natural = 0;  // of the form when it was drawn last
  const float h = std::min((natural > 0 ? natural : ui::scaled(400)) + foot + ui::scaled(40), data.window.h - 24);
  const board::Rect r{data.window.x + (data.window.w - w) / 2, data.window.y + (data.window.h - h) / 2, w, h};
  ui::begin_panel({.id = "##new-game", .rect = r, .pad_x = 24, .pad_y = 22});
  ui::draw_neatline(ImGui::GetWindowDrawList(), r.inset(6));
  ui::begin_scroll("##form", r.h - ui::scaled(40) - foot + ui::scaled(4));
  const auto scenario = static_cast<std::size_t>(data.match.setup.scenario);
  const std::string title = data.info().title + ": " + data.info().scenarios[scenario].title;
  ui::text(ui::measure(ui::Type::Title, title).x <= ui::line_left() ? ui::Type::Title : ui::Type::BigButton, title);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::Dummy({1, ui::draw_double_rule(ImGui::GetWindowDrawList(), at, ui::line_left())});
  battles(data);
  opponent(data);
  rules(data);
  if (data.info().takes_decks) {
    decks(data, out);
  }
  if (data.decks[0].which == NewGameData::SideDeck::DrawnUp || data.decks[1].which == NewGameData::SideDeck::DrawnUp) {
    note("Drawn up: the house fills a deck for that side within its battle points, another each time. [14.0]");
  }
  seed(data);
  ui::settle(natural, ImGui::GetCursorPosY());
  ui::end_scroll();
  ui::move_to(r.x + ui::scaled(24), r.bottom() - foot);
  if (!hinders.empty()) {
    ui::paragraph(ui::Type::Note, hinders, ui::theme().red, w - ui::scaled(48));
  }
  ui::move_to(r.x + ui::scaled(24), r.bottom() - ui::scaled(74));
  const float back = ui::measure(ui::Type::Button, "Home").x + ui::scaled(40);
  const float room = r.w - ui::scaled(48) - back - 8;
  if (ui::button({.id = "start",
                  .label = "Begin the battle",
                  .icon = static_cast<int>(board::Icon::Play),
                  .tip = hinders,
                  .kind = ui::ButtonKind::Now,
                  .enabled = hinders.empty(),
                  .big = true,
                  .size = {room, ui::scaled(48)}})) {
    out.push_back(commands::StartGame{settled(data), !data.seed.empty()});
  }
  ImGui::SameLine(0, 8);
  if (ui::button({.id = "home", .label = "Home", .size = {back, ui::scaled(48)}})) {
    out.push_back(commands::OfPage::GoHome);
  }
  ui::end_panel();
}

}  // namespace longroll::web
