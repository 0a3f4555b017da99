#include "web/games/campaign/tracks_panel.h"

#include <algorithm>
#include <array>

#include "engine/core/text.h"
#include "engine/games/campaign/rules/trains.h"
#include "engine/games/campaign/rules/victory.h"
#include "engine/games/campaign/words.h"
#include "web/games/campaign/war_ahead.h"
#include "web/games/campaign/words.h"
#include "web/hexgame/panels/sheets.h"
#include "web/views/ui.h"
#include "web/views/widgets.h"

namespace longroll::web::campaign {
namespace {

constexpr int kLowest = -4;
constexpr int kHighest = 4;

/// Words in the middle of a box.
void draw_in(ImDrawList* list, ImVec2 a, ImVec2 b, ui::Type type, std::string_view words, board::Colour colour) {
  const ImVec2 size = ui::measure(type, words);
  ui::draw_text(list, {(a.x + b.x - size.x) / 2, (a.y + b.y - size.y) / 2}, type, words, colour);
}

/// A year a line, a season a column; the election's turns bear a sign, turns that are over are pale.
void draw_turns(const cw::Field& field) {
  ui::heading("Turn " + std::to_string(field.turn()) + " of " + std::to_string(field.value(cw::Track::LastTurn)),
              cw::turn_name(field.turn_box()));
  ImDrawList* list = ImGui::GetWindowDrawList();
  const board::Theme& t = ui::theme();
  const float left = ui::scaled(46);
  const float wide = (ui::line_left() - left) / static_cast<float>(cw::kSeasons);
  const float tall = ui::scaled(24);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  for (int season = 0; season < cw::kSeasons; ++season) {
    const float x = at.x + left + wide * static_cast<float>(season);
    draw_in(list, {x, at.y}, {x + wide, at.y + tall}, ui::Type::Note, cw::name_of(static_cast<cw::Season>(season)),
            t.ink2);
  }
  const std::vector<cw::TurnBox>& turns = field.library().track_of_turns.turns;
  int line = 0;
  for (std::size_t i = 0; i < turns.size(); ++i) {
    const cw::TurnBox& box = turns[i];
    const int number = static_cast<int>(i) + 1;
    if (i == 0 || turns[i - 1].year != box.year) {
      ++line;
      ui::draw_text(list, {at.x, at.y + tall * static_cast<float>(line) + ui::scaled(3)}, ui::Type::Label,
                    std::to_string(static_cast<int>(box.year)), t.ink2);
    }
    const ImVec2 a{at.x + left + wide * static_cast<float>(static_cast<int>(box.season)) + 2,
                   at.y + tall * static_cast<float>(line) + 1};
    const ImVec2 b{a.x + wide - 4, a.y + tall - 3};
    const bool is_now = number == field.turn();
    const bool is_beyond = number > field.value(cw::Track::LastTurn);
    list->AddRectFilled(a, b, ui::col(is_now ? t.ink : number < field.turn() ? t.inset : t.panel), 2);
    list->AddRect(a, b, ui::col(is_beyond ? t.rule : t.ink3), 2);
    const std::string words = std::to_string(number) + (box.is_election ? " \xC2\xB7 vote" : "");
    draw_in(list, a, b, ui::Type::Label, words, is_now ? t.panel : is_beyond ? t.ink3 : t.ink);
  }
  ImGui::Dummy({1, tall * static_cast<float>(line + 1) + ui::scaled(4)});
}

/// Campaign 15.0: from the peace party to the war party.
void draw_politics(const cw::Field& field) {
  ui::subheading("Union politics", "[15.0]");
  ImDrawList* list = ImGui::GetWindowDrawList();
  const board::Theme& t = ui::theme();
  const int status = field.value(cw::Track::PoliticalStatus);
  const float wide = ui::line_left() / static_cast<float>(kHighest - kLowest + 1);
  const float tall = ui::scaled(28);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  for (int value = kLowest; value <= kHighest; ++value) {
    const ImVec2 a{at.x + wide * static_cast<float>(value - kLowest) + 1, at.y};
    const ImVec2 b{a.x + wide - 2, at.y + tall};
    const bool is_now = value == status;
    const board::Side side = value > 0 ? board::Side::Union : board::Side::Confederate;
    const board::Colour ground = t.ground(side);
    list->AddRectFilled(a, b,
                        is_now       ? ui::col(value == 0 ? t.ink : ground)
                        : value == 0 ? ui::col(t.panel)
                                     : ui::col(ground, 0.22F),
                        2);
    list->AddRect(a, b, ui::col(t.rule), 2);
    draw_in(list, a, b, is_now ? ui::Type::Button : ui::Type::Label, value == 0 ? "0" : signed_text(value),
            is_now ? (value == 0 ? t.panel : t.on_ground(side)) : t.ink2);
    if (is_now) {
      list->AddRect({a.x - 1, a.y - 1}, {b.x + 1, b.y + 1}, ui::col(t.ink), 2, 0, 2);
    }
  }
  ImGui::Dummy({1, tall});
  const ImVec2 below = ImGui::GetCursorScreenPos();
  ui::draw_text(list, below, ui::Type::Note, "peace party", t.ink2);
  const float width = ui::measure(ui::Type::Note, "war party").x;
  ui::draw_text(list, {below.x + ui::line_left() - width, below.y}, ui::Type::Note, "war party", t.ink2);
  ImGui::Dummy({1, ui::scaled(22)});
}

/// Campaign 3.3, 14.1: the economy less politics between the turn's survival and victory.
void draw_economy(const cw::Field& field, const cw::Economy& economy) {
  ui::subheading("Confederate economy", "[14.1]");
  const cw::TurnBox& box = field.turn_box();
  const int status = field.value(cw::Track::PoliticalStatus);
  const int net = economy.size() - status;
  const int survival = box.survival - field.value(cw::Track::ElectionLevel);
  const int most = std::max({box.victory + 4, net + 1, 26});
  ImDrawList* list = ImGui::GetWindowDrawList();
  const board::Theme& t = ui::theme();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float wide = ui::line_left();
  const float tall = ui::scaled(18);
  const auto x_of = [&](int value) {
    return at.x + wide * static_cast<float>(std::clamp(value, 0, most)) / static_cast<float>(most);
  };
  list->AddRectFilled(at, {at.x + wide, at.y + tall}, ui::col(t.inset), 2);
  list->AddRectFilled(at, {x_of(net), at.y + tall}, ui::col(t.ground(board::Side::Confederate)), 2);
  list->AddRect(at, {at.x + wide, at.y + tall}, ui::col(t.ink3), 2);
  for (const int mark : {survival, static_cast<int>(box.victory)}) {
    list->AddLine({x_of(mark), at.y - ui::scaled(4)}, {x_of(mark), at.y + tall + ui::scaled(4)}, ui::col(t.ink), 2);
    const std::string words = std::to_string(mark);
    const float half = ui::measure(ui::Type::Label, words).x / 2;
    ui::draw_text(list, {x_of(mark) - half, at.y + tall + ui::scaled(4)}, ui::Type::Label, words, t.ink2);
  }
  ui::draw_text(list, {at.x + ui::scaled(6), at.y - ui::scaled(1)}, ui::Type::Label, std::to_string(net),
                t.on_ground(board::Side::Confederate));
  ImGui::Dummy({1, tall + ui::scaled(26)});
  ui::row("Less politics", "3.3",
          std::to_string(economy.size()) + " \xE2\x88\x92 " +
              (status < 0 ? "(" + signed_text(status) + ")" : std::to_string(status)) + " = " + std::to_string(net),
          true);
  ui::row("Below it the Union has won", "3.3", std::to_string(survival));
  ui::row(
      economy.factories > 0 ? "Above it, without factories, the Confederates have" : "Above it the Confederates have",
      "3.3", std::to_string(static_cast<int>(box.victory)));
  ui::row("Supply centers that hang together", "14.1", std::to_string(economy.centers));
  ui::row("Open ports", "14.1", std::to_string(economy.ports));
  if (economy.factories > 0) {
    ui::row("Factories", "4.2.5", std::to_string(economy.factories));
  }
  if (economy.missouri > 0) {
    ui::row("St Louis", "15.6", std::to_string(economy.missouri));
  }
}

bool is_check_ahead(const cw::Field& field) { return field.phase() < cw::Phase::VictoryCheck; }

std::string_view who_wins(int winner) { return winner == kDraw ? "nobody wins" : wins(seat_of(winner)); }

/// What else stands on tracks, and counts now.
std::vector<TrackRow> other_rows(const cw::Field& field) {
  std::vector<TrackRow> out;
  if (field.phase() == cw::Phase::Operations) {
    const Seat side = field.phasing();
    out.push_back({"Impulse of the " + std::string(longroll::name_of(side)) + " side", "3.2.2",
                   std::to_string(field.value(cw::Track::Impulse) + 1) + " of " + std::to_string(cw::kImpulses)});
    out.push_back({"Trains left to it", "7.3", std::to_string(cw::trains_left(field, side))});
  }
  const cw::TurnTrack& track = field.library().track_of_turns;
  if (const int year = field.scenario().year_game; year >= 0 && field.value(cw::Track::LastTurn) < track.last_turn()) {
    const int par = track.years[static_cast<std::size_t>(year)].par_halves;
    out.push_back({"Par at the end of the year", "3.3", halves_text(par)});
  }
  constexpr std::array<std::string_view, 3> kKentucky = {"neutral", "Union", "Confederate"};
  out.push_back({"Kentucky", "15.5", std::string(kKentucky[static_cast<std::size_t>(field.kentucky())])});
  if (const int lost = field.value(cw::Track::UnionLost); lost > 0) {
    out.push_back({"Union army points lost in this turn", "4.1.1", std::to_string(lost)});
  }
  if (const int losses = field.value(cw::Track::ElectionLosses); losses > 0) {
    out.push_back({"Fewer arrivals for lost elections", "15.2", std::to_string(losses)});
  }
  if (field.value(cw::Track::Diplomacy) != 0) {
    out.push_back({"Europe", "15.3", field.value(cw::Track::Diplomacy) == 1 ? "recognition" : "intervention"});
  }
  return out;
}

}  // namespace

std::string verdict_ahead(const cw::Field& field, Seat reader) {
  const cw::VictoryCheck check = cw::victory_check(field, cw::economy_now(field));
  const std::string why = check.words();
  return !is_check_ahead(field) || why.empty() || check.winner == index_of(reader)
             ? ""
             : "As things stand " + std::string(who_wins(check.winner)) + " at the end of this turn: " + why + " [3.3]";
}

void draw_tracks(const cw::Field& field, const std::vector<TrackRow>& ahead) {
  const cw::Economy economy = cw::economy_now(field);
  draw_turns(field);
  ui::gap(6);
  draw_economy(field, economy);  // who wins: in sight without scrolling
  ui::gap(6);
  draw_politics(field);
  ui::gap(6);
  for (const TrackRow& row : other_rows(field)) {
    ui::row(row.words, row.rule, row.number);
  }
  if (!ahead.empty()) {
    ui::gap(6);
    ui::subheading("The turns to come, as things stand");
  }
  for (const TrackRow& row : ahead) {
    ui::row(row.words, row.rule, row.number);
  }
}

std::vector<std::string> tracks_in_words(const cw::Field& field) {
  const cw::Economy economy = cw::economy_now(field);
  const int status = field.value(cw::Track::PoliticalStatus);
  std::vector<std::string> out;
  out.push_back("Political status of the Union: " + (status == 0 ? std::string("0") : signed_text(status)) + " [15.0]");
  out.push_back("Confederate economy: " + std::to_string(economy.size()) + ", less politics " +
                std::to_string(economy.size() - status) + "; the Union wins below " +
                std::to_string(field.turn_box().survival - field.value(cw::Track::ElectionLevel)) +
                ", the Confederates above " + std::to_string(static_cast<int>(field.turn_box().victory)) + " [3.3]");
  const auto add = [&](const std::vector<TrackRow>& rows) {
    for (const TrackRow& row : rows) {
      out.push_back(row.words + ": " + row.number + " [" + row.rule + "]");
    }
  };
  add(other_rows(field));
  add(rows_ahead(field));
  return out;
}

}  // namespace longroll::web::campaign
