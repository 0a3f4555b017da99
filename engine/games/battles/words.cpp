// build: small
#include "engine/games/battles/words.h"

#include "engine/hexgame/place_name.h"

namespace longroll::battles {
namespace {

using enum hexgame::Argument;
constexpr VerbWords kVerbs[] = {
    {Do::Take, "take", Unit},
    {Do::TakeRoad, "take-road", Unit},
    {Do::Go, "go", Hex},
    {Do::Halt, "halt"},
    {Do::EndMoves, "end-moves"},
    {Do::Target, "target", Hex},
    {Do::Join, "join", Unit},
    {Do::Resolve, "resolve", Number},
    {Do::EndCombat, "end-combat"},
    {Do::Evade, "evade", Unit},
    {Do::Stand, "stand"},
    {Do::Benefit, "benefit", Number},
    {Do::Lose, "lose", Unit},
    {Do::Retreat, "retreat", Unit, Hex},
    {Do::Advance, "advance", Unit, Hex},
    {Do::Dig, "dig", Unit},
    {Do::Pass, "pass"},
    {Do::Roll, "roll", Number},
};

constexpr std::string_view kBoxes[] = {"eliminated", "due", "withdrawn"};
static_assert(kDue == kEliminated + 1 && kWithdrawn == kEliminated + 2);
constexpr TrackWords kTracks[] = {{Track::Battle, "battle"},
                                  {Track::Turn, "turn"},
                                  {Track::Phasing, "phasing"},
                                  {Track::PhaseNow, "phase"},
                                  {Track::Winner, "winner"},
                                  {Track::Points, "points", TrackWords::kBySide},
                                  {Track::Vacated, "vacated", kMaxTargets},
                                  {Track::Holder, "holder", kMaxObjectives},
                                  {Track::Freed, "freed"}};

static_assert(count_tracks(kTracks) == static_cast<int>(Track::Count));

}  // namespace

hexgame::GameIds game_ids() {
  return {.verbs = kVerbs, .boxes = kBoxes, .tracks = kTracks, .scenario_track = track(Track::Battle)};
}

std::string_view name_of(Phase phase) {
  switch (phase) {
    case Phase::Movement:
      return "movement";
    case Phase::Combat:
      return "combat";
    case Phase::Rally:
      return "rally";
  }
  return "";
}

std::string_view name_of(Condition condition) {
  switch (condition) {
    case Condition::Good:
      return "";
    case Condition::Disordered:
      return "disordered";
    case Condition::Shaken:
      return "shaken";
    case Condition::Routed:
      return "routed";
  }
  return "";
}

std::string_view result_in_words(CombatResult result) {
  switch (result) {
    case CombatResult::Ae:
      return "attackers destroyed";
    case CombatResult::AePart:
      return "attackers retreat with loss";
    case CombatResult::Ar:
      return "attackers retreat";
    case CombatResult::Ex:
      return "exchange";
    case CombatResult::Dr:
      return "defenders retreat";
    case CombatResult::ExPart:
      return "partial exchange";
    case CombatResult::De:
      return "defenders destroyed";
  }
  return "";
}

std::string die_up_to(int most) { return most <= 0 ? "no die" : most == 1 ? "1" : "1 to " + std::to_string(most); }

std::string title_of(const Counter& counter) {
  constexpr std::string_view kRanks[] = {"Lieutenant ", "Brigadier ", "Major ",    "Captain ",
                                         "Colonel ",    "General ",   "Commander "};
  std::string_view title = counter.title;
  for (const std::string_view rank : kRanks) {
    if (counter.arm == Arm::Leader && title.starts_with(rank)) {
      title.remove_prefix(rank.size());
    }
  }
  return std::string(title);
}

std::string short_title_of(const Counter& counter) {
  constexpr std::string_view kBrigade = "'s brigade";
  std::string title = title_of(counter);
  if (title.ends_with(kBrigade)) {
    title.resize(title.size() - kBrigade.size());
  }
  return title;
}

std::string place_name(const Field& field, HexId hex) { return hexgame::place_name(field.map(), hex); }

}  // namespace longroll::battles
