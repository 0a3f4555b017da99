// module: sheets
#include "web/views/new_game.h"

#include <algorithm>
#include <vector>

#include "engine/core/text.h"
#include "engine/play/setup.h"
#include "web/views/catalogue.h"
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
  constexpr Controller kLevels[] = {Controller::Easy, Controller::Normal, Controller::Hard, Controller::Friend};
  const Controller level = kLevels[static_cast<std::size_t>(data.level)];
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
    label("Scenario");
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

/// Who stands against whom, as the catalogue of battles tells it.
void forces(const NewGameData& data) {
  const std::string& battle = data.info().scenarios[static_cast<std::size_t>(data.match.setup.scenario)].id;
  for (const QuickStart& one : battles_of(data.info().id)) {
    if (one.scenario != battle || one.usa.empty()) {
      continue;
    }
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      label(name_of(side));
      ui::paragraph(ui::Type::Body, side == Seat::Union ? one.usa : one.csa, ui::theme().ink);
    }
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
      const bool is_of_somebody = one.substr(0, one.find(' ')).ends_with("'s");  // "Hooker's command" keeps its capital
      if (!words.empty() && !is_of_somebody && one[0] >= 'A' && one[0] <= 'Z') {
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
    const std::vector<std::string> levels{"Easy", "Normal", "Hard", "A friend, by link"};
    data.level = ui::choice_row("level", levels, data.level);
    if (data.level == 3) {
      note("You send each other the link of the game, by any chat or letter. It shows both hands to whoever looks.");
    }
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

namespace {

constexpr float kFoot = 74;            ///< the buttons below the form
constexpr float kPad = 24;             ///< at both sides of it
constexpr float kBetweenColumns = 32;  ///< of two columns
constexpr float kWide = 1100;          ///< of the page with two columns
constexpr float kPicture = 190;        ///< of the picture's height at most

void title_of(const NewGameData& data) {
  const auto scenario = static_cast<std::size_t>(data.match.setup.scenario);
  const std::string title = data.info().title + ": " + data.info().scenarios[scenario].title;
  ui::text(ui::measure(ui::Type::Title, title).x <= ui::line_left() ? ui::Type::Title : ui::Type::BigButton, title);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::Dummy({1, ui::draw_double_rule(ImGui::GetWindowDrawList(), at, ui::line_left())});
}

/// What is fought, and with whom.
void the_battle(NewGameData& data, Commands& out) {
  title_of(data);
  battles(data);
  if (const std::string lesson(lesson_of(data.info().id)); !lesson.empty()) {
    ui::gap(6);
    if (ui::button({.id = "learn:" + lesson,
                    .label = "Learn it in a few minutes",
                    .icon = static_cast<int>(board::Icon::Book)})) {
      out.push_back(commands::Learn{lesson});
    }
  }
}

/// How it is played, and by whom.
void the_table(NewGameData& data, Commands& out) {
  opponent(data);
  rules(data);
  if (data.info().takes_decks) {
    decks(data, out);
  }
  if (data.decks[0].which == NewGameData::SideDeck::DrawnUp || data.decks[1].which == NewGameData::SideDeck::DrawnUp) {
    note("Drawn up: the house fills a deck for that side within its battle points, another each time. [14.0]");
  }
  seed(data);
}

/// The red button, always in sight, with the reason beside it when it cannot be pressed.
void foot(NewGameData& data, const board::Rect& r, const std::string& hinders, float reason, Commands& out) {
  const float inside = r.w - 2 * ui::scaled(kPad);
  if (!hinders.empty()) {
    ui::move_to(r.x + ui::scaled(kPad), r.bottom() - ui::scaled(kFoot) - reason);
    ui::paragraph(ui::Type::Note, hinders, ui::theme().red, inside);
  }
  ui::move_to(r.x + ui::scaled(kPad), r.bottom() - ui::scaled(kFoot));
  const float back = ui::measure(ui::Type::Button, "Home").x + ui::scaled(40);
  if (ui::button({.id = "start",
                  .label = "Begin the game",
                  .icon = static_cast<int>(board::Icon::Play),
                  .tip = hinders,
                  .kind = ui::ButtonKind::Now,
                  .enabled = hinders.empty(),
                  .big = true,
                  .size = {inside - back - 8, ui::scaled(48)}})) {
    out.push_back(commands::StartGame{settled(data), !data.seed.empty()});
  }
  ImGui::SameLine(0, 8);
  if (ui::button({.id = "home", .label = "Home", .size = {back, ui::scaled(48)}})) {
    out.push_back(commands::OfPage::GoHome);
  }
}

board::PosterArt art_of(std::string_view game) {
  for (const Poster& one : posters()) {
    if (one.game == game) {
      return one.art;
    }
  }
  return {};
}

/// A column of the form, which scrolls when it has no room. `natural` keeps how high it wants to be.
template <class Content>
void column(const char* id, board::Rect r, float& natural, Content&& content) {
  ui::move_to(r.x, r.y);
  ui::begin_scroll(id, r.h, r.w);
  content();
  ui::settle(natural, ImGui::GetCursorPosY());
  ui::end_scroll();
}

}  // namespace

NewGamePicture sheets::draw_new_game(NewGameData& data, Commands& out) {
  const float pad = ui::scaled(kPad);
  const bool is_wide = data.window.w >= ui::scaled(1000);
  const float w = std::min(ui::scaled(is_wide ? kWide : 600), data.window.w - 24);
  const std::string hinders = what_hinders(data);
  const float reason =
      hinders.empty() ? 0 : ui::paragraph_height(ui::Type::Note, hinders, w - 2 * pad) + ui::scaled(10);
  const float below = ui::scaled(kFoot) + reason;
  static float left = 0, right = 0;  // of the two columns when they were drawn last
  const float picture = is_wide ? std::min(ui::scaled(kPicture), data.window.h * 0.25F) + ui::scaled(14) : 0;
  const float natural = is_wide ? std::max(left + picture, right) : left;
  const float wanted = (natural > 0 ? natural : ui::scaled(400)) + below + ui::scaled(44);
  const float h = std::min(wanted, data.window.h - 24);
  const board::Rect r{data.window.x + (data.window.w - w) / 2, data.window.y + (data.window.h - h) / 2, w, h};
  ui::begin_panel({.id = "##new-game", .rect = r, .body = false, .pad_x = 24, .pad_y = 22});
  const float top = r.y + ui::scaled(22);
  const float room = r.h - ui::scaled(40) - below;
  NewGamePicture drawn{r, {}, art_of(data.info().id)};
  if (is_wide) {
    const float half = (r.w - 2 * pad - ui::scaled(kBetweenColumns)) / 2;
    const bool is_long = data.info().takes_decks || !data.info().options.empty();  // what is asked about the table
    drawn.place = {r.x + pad, top, half, picture - ui::scaled(14)};
    column("##battle", {r.x + pad, top + picture, half, room - picture}, left, [&] {
      the_battle(data, out);
      if (is_long) {
        forces(data);
      }
    });
    column("##table", {r.right() - pad - half, top, half, room}, right, [&] {
      the_table(data, out);
      if (!is_long) {
        forces(data);
      }
    });
  } else {
    column("##both", {r.x + pad, top, r.w - 2 * pad, room}, left, [&] {
      the_battle(data, out);
      the_table(data, out);
      forces(data);
    });
  }
  foot(data, r, hinders, reason, out);
  ui::end_panel();
  return drawn;
}

}  // namespace longroll::web
