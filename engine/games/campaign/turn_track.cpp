// build: small
#include "engine/games/campaign/turn_track.h"

#include <algorithm>

#include "engine/core/json_file.h"
#include "engine/games/campaign/number_reader.h"

namespace longroll::campaign {
namespace {

constexpr int kMaxTurns = 40;

void read_builds(JsonReader& in, TurnBox& turn) {
  const JsonReader list = in.member("builds", Json::Kind::List);
  for (std::size_t i = 0; i < list.size(); ++i) {
    const JsonReader item = list.item(i);
    const auto found = std::find(kUnitClassIds.begin(), kUnitClassIds.end(), item.json().text);
    if (found == kUnitClassIds.end()) {
      item.fault("there is no class \"" + item.json().text + "\"");
    } else {
      turn.builds[static_cast<std::size_t>(found - kUnitClassIds.begin())] = true;
    }
  }
}

/// Campaign ECONOMY, 3.2, 3.3
TurnBox read_turn(JsonReader item, int number) {
  NumberReader in(item);
  TurnBox turn;
  in.number("turn", number, number);
  const int season = in.json().word("season", kSeasonIds);
  turn.season = season < 0 ? Season::Spring : static_cast<Season>(season);
  turn.year = static_cast<std::int16_t>(in.json().number("year", 1861, 1866));
  turn.points = in.number("points", 1, 40);
  turn.overland = in.number("overland", 1, 40);
  turn.asp = in.number("asp", 0, 60);
  turn.construction = in.number("construction", 0, 20);
  read_builds(in.json(), turn);
  turn.has_confederate_cavalry = in.truth_or("confederate_cavalry", false);
  turn.is_election = in.truth_or("election", false);
  turn.may_draft = in.truth_or("draft", false);
  turn.survival = in.number("survival", 0, 40);
  turn.victory = in.number("victory", turn.survival, 60);
  return turn;
}

YearGame read_year(JsonReader item, int turns) {
  NumberReader in(item);
  YearGame year;
  year.id = in.json().text("id");
  year.first = in.number("first", 1, turns);
  year.last = in.number("last", year.first, turns);
  year.par_halves = static_cast<std::int16_t>(in.json().number("par_halves", 0, 120));
  return year;
}

}  // namespace

Result<TurnTrack> parse_turn_track(std::string_view text, std::string_view where) {
  return read_json_file<TurnTrack>(text, where, [](JsonReader& in, TurnTrack& track) {
    in.word("format", {"longroll-campaign-turns/1"});
    in.text("sources");
    const JsonReader turns = in.member("turns", Json::Kind::List);
    if (turns.size() == 0 || turns.size() > kMaxTurns) {
      turns.fault("there are 1 to " + std::to_string(kMaxTurns) + " turns");
    }
    for (std::size_t i = 0; i < turns.size() && i < kMaxTurns; ++i) {
      track.turns.push_back(read_turn(turns.item(i), static_cast<int>(i) + 1));
    }
    const JsonReader years = in.member("years", Json::Kind::List);
    for (std::size_t i = 0; i < years.size(); ++i) {
      track.years.push_back(read_year(years.item(i), track.last_turn()));
    }
  });
}

}  // namespace longroll::campaign
