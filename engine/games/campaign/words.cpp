// build: small
#include "engine/games/campaign/words.h"

namespace longroll::campaign {
namespace {

using enum hexgame::Argument;
constexpr VerbWords kVerbs[] = {
    {Do::EndSetUp, "as-history"},
    {Do::Place, "place", Number, Hex},
    {Do::Build, "build", Number, Number, Number},
    {Do::Finish, "finish", Number, Number, Number},
    {Do::ExtendRail, "extend-rail", Number},
    {Do::Commit, "commit", Number, Number},
    {Do::Unsupplied, "unsupplied", Hex, Number, Number},
    {Do::Forage, "forage", Hex, Hex},
    {Do::EndSupply, "end-supply"},
    {Do::PlaceFort, "place-fort", Hex},
    {Do::FinishFort, "finish-fort", Hex},
    {Do::DestroyFort, "destroy-fort", Hex},
    {Do::BuildDepot, "build-depot", Hex},
    {Do::CallMilitia, "call-militia", Number},
    {Do::EndWorks, "end-works"},
    {Do::EndRecruitment, "end-recruitment"},
    {Do::Muster, "muster", Hex, Number},
    {Do::Less, "less", Number, Number, Number},
    {Do::March, "march", Hex},
    {Do::StepTo, "step", Hex},
    {Do::Drop, "drop", Number, Number, Number},
    {Do::PickUp, "pick-up", Number, Number, Number},
    {Do::Entrain, "entrain", Number},
    {Do::RailTo, "rail", Hex},
    {Do::Entrench, "entrench"},
    {Do::Post, "post", Number},
    {Do::BreachLevee, "breach-levee", Hex},
    {Do::Rally, "rally"},
    {Do::DestroyDepot, "destroy-depot"},
    {Do::BreakRail, "break-rail"},
    {Do::RepairRail, "repair-rail"},
    {Do::MoveCrew, "move-crew", Hex},
    {Do::Upgrade, "upgrade-rail"},
    {Do::Halt, "halt"},
    {Do::EndMoves, "end-moves"},
    {Do::TakeShips, "take-ships", Number, Number, Number, Number},
    {Do::Embark, "embark", Hex, Number, Number},
    {Do::Land, "land", Hex},
    {Do::SailTo, "sail", Number},
    {Do::RunTo, "run-past", Number},
    {Do::Withdraw, "withdraw", Number},
    {Do::FireAt, "fire", Number, Number},
    {Do::Stand, "stand"},
    {Do::React, "react", Hex},
    {Do::ReactAfloat, "react-afloat", Number},
    {Do::ReactTo, "react-to", Hex},
    {Do::GiveAnswer, "give-answer"},
    {Do::AnswerFor, "answer-for", Number},
    {Do::SetReaction, "set-reaction", Number, Number},
    {Do::LeadBattle, "lead", Number},
    {Do::UseSupply, "use-supply"},
    {Do::RetreatTo, "retreat", Hex},
    {Do::RetreatInside, "retreat-inside"},
    {Do::Sortie, "sortie"},
    {Do::Storm, "storm"},
    {Do::Besiege, "besiege"},
    {Do::CreateLeader, "create-leader"},
    {Do::DeclareDraft, "declare-draft"},
    {Do::Invade, "invade"},
    {Do::Pass, "pass"},
    {Do::Roll, "roll", Number},
};

/// In the order of the places from kPool on.
constexpr std::string_view kBoxNames[] = {
    "pool",    "forts-ready", "west-gulf", "east-gulf", "south-atlantic", "mid-atlantic", "north-atlantic",
    "turn.0",  "turn.1",      "turn.2",    "turn.3",    "turn.4",         "turn.5",       "turn.6",
    "turn.7",  "turn.8",      "turn.9",    "turn.10",   "turn.11",        "turn.12",      "turn.13",
    "turn.14", "turn.15",     "turn.16",   "turn.17",   "turn.18",        "turn.19",      "turn.20"};
static_assert(std::size(kBoxNames) == kBoxes);

constexpr int kCapturedWords = 8;
constexpr TrackWords kTracks[] = {{Track::Scenario, "scenario"},
                                  {Track::LastTurn, "last-turn"},
                                  {Track::Turn, "turn"},
                                  {Track::Impulse, "impulse"},
                                  {Track::First, "first"},
                                  {Track::Phasing, "phasing"},
                                  {Track::PhaseNow, "phase"},
                                  {Track::Winner, "winner"},
                                  {Track::PoliticalStatus, "status"},
                                  {Track::Economy, "economy"},
                                  {Track::ElectionLosses, "election-losses"},
                                  {Track::ElectionLevel, "election-level"},
                                  {Track::Diplomacy, "diplomacy"},
                                  {Track::Mediation, "mediation"},
                                  {Track::HalvedArrivals, "halved-arrivals"},
                                  {Track::AtLarge, "at-large"},
                                  {Track::Kentucky, "kentucky"},
                                  {Track::KentuckyViolated, "kentucky-violated"},
                                  {Track::UnionLost, "union-lost"},
                                  {Track::UnionLostBefore, "union-lost-before"},
                                  {Track::MilitiaCalled, "militia-called"},
                                  {Track::MilitiaCalledHigh, "militia-called-high"},
                                  {Track::Captured, "captured", kCapturedWords},
                                  {Track::Built, "built", TrackWords::kBySide},
                                  {Track::Finished, "finished", TrackWords::kBySide},
                                  {Track::PointsLeft, "points-left", TrackWords::kBySide},
                                  {Track::TrainsUsed, "trains-used", TrackWords::kBySide},
                                  {Track::Transported, "transported", TrackWords::kBySide},
                                  {Track::Reaction, "reaction", TrackWords::kBySide},
                                  {Track::Draft, "draft", kTurns + 4}};
static_assert(count_tracks(kTracks) == static_cast<int>(Track::Count));

}  // namespace

hexgame::GameIds game_ids(std::size_t ground_places) {
  return {.verbs = kVerbs,
          .boxes = kBoxNames,
          .tracks = kTracks,
          .scenario_track = track(Track::Scenario),
          .ground_places = ground_places};
}

std::string_view name_of(Phase phase) {
  constexpr std::array<std::string_view, 7> kNames = {"set-up",        "recruitment", "initiative",    "operations",
                                                      "victory check", "politics",    "administration"};
  return kNames[static_cast<std::size_t>(phase)];
}

std::string_view name_of(Season season) {
  constexpr std::array<std::string_view, kSeasons> kNames = {"Spring", "Summer", "Fall", "Winter"};
  return kNames[static_cast<std::size_t>(season)];
}

std::string_view name_of(Post post) {
  constexpr std::array<std::string_view, 4> kNames = {"in the open", "in the entrenchment", "in the fort", "on board"};
  return kNames[static_cast<std::size_t>(post)];
}

std::string_view name_of(AmericanState state) {
  constexpr std::array<std::string_view, kAmericanStates> kNames = {
      "Alabama",      "Arkansas",       "District of Columbia",
      "Delaware",     "Florida",        "Georgia",
      "Illinois",     "Indiana",        "Iowa",
      "Kansas",       "Kentucky",       "Louisiana",
      "Maryland",     "Mississippi",    "Missouri",
      "New Jersey",   "North Carolina", "Ohio",
      "Pennsylvania", "South Carolina", "Tennessee",
      "Texas",        "Virginia"};
  return kNames[static_cast<std::size_t>(state)];
}

std::string militia_name(const Field& field, int state) {
  const std::vector<AmericanState>& states = field.library().militia_states;
  return state >= 0 && static_cast<std::size_t>(state) < states.size()
             ? std::string(name_of(states[static_cast<std::size_t>(state)]))
             : "?";
}

std::string turn_name(const TurnBox& box) { return std::string(name_of(box.season)) + " " + std::to_string(box.year); }

std::string place_name(const Field& field, HexId hex) {
  if (!is_hex(hex)) {
    return "?";
  }
  if (const MapPlace* place = field.map().place_at(hex)) {
    return place->name + " (" + hex_text(hex) + ")";
  }
  const MapPlace* near = nullptr;
  field.grid().for_each_neighbor(hex, [&](Direction, HexId next) {
    const MapPlace* place = field.map().place_at(next);
    near = near == nullptr || (place != nullptr && place->is_city && !near->is_city) ? place : near;
  });
  const bool is_beside = near != nullptr;
  for (const MapPlace& place : field.map().places()) {
    const bool is_near = !is_beside && field.grid().distance(place.hex, hex) == 2;
    near = is_near && (near == nullptr || (place.is_city && !near->is_city)) ? &place : near;
  }
  return near == nullptr ? hex_text(hex) : hex_text(hex) + " near " + near->name;
}

std::string zone_name(SeaZone zone) {
  constexpr std::array<std::string_view, kSeaZones> kZones = {"West Gulf", "East Gulf", "South Atlantic",
                                                              "Mid-Atlantic", "North Atlantic"};
  return std::string(kZones[static_cast<std::size_t>(zone)]);
}

std::string berth_name(const Field& field, const Berth& berth) {
  if (berth.is_zone()) {
    return "the " + zone_name(berth.zone());
  }
  if (berth.is_off_port()) {
    return "the sea off " + place_name(field, static_cast<HexId>(berth.place));
  }
  if (!berth.is_hexside() || !field.grid().contains(berth.place)) {
    return "?";
  }
  const HexId beyond = hex_beyond(field.grid(), berth.hexside());
  const auto here = static_cast<HexId>(berth.place);
  const MapPlace* place = field.map().place_at(here);
  const bool is_second = place == nullptr && beyond != kNoHex && field.map().place_at(beyond) != nullptr;
  const HexId first = is_second ? beyond : here;
  const HexId second = is_second ? here : beyond;
  return "the water between " + place_name(field, first) + " and " + (second == kNoHex ? "?" : hex_text(second));
}

std::string counter_name(const Field& field, PieceId id) {
  if (!field.state().has_piece(id)) {
    return "?";
  }
  const Piece& piece = field.piece(id);
  const std::string state = piece.up == kReverse ? " (damaged)" : "";
  if (field.class_of(id) != UnitClass::Fort || !is_hex(piece.place)) {
    return field.counter(id).title + state;
  }
  const std::string where = place_name(field, static_cast<HexId>(piece.place));
  return (where.starts_with("Fort ") ? where : "Fort at " + where) + state;
}

std::string leader_name(const Field& field, PieceId leader) {
  for (const LeaderCounter& counter : field.library().forces.leaders) {
    if (counter.piece != leader) {
      continue;
    }
    for (const StartForce& force : field.scenario().start.setup) {
      for (const StartLeader& one : force.leaders) {
        if (one.id == counter.id && !one.name.empty()) {
          return one.name;
        }
      }
    }
    return std::string("Leader ") + counter.letter;
  }
  return "Leader";
}

std::string strength_words(int points, int cavalry) {
  const std::string army = points == 0 ? "" : std::to_string(points) + (points == 1 ? " point" : " points");
  return cavalry == 0 ? points == 0 ? "a leader" : army : army + (points == 0 ? "cavalry" : " and cavalry");
}

bool is_one(int points, int cavalry) { return points == 0 || (points == 1 && cavalry == 0); }

std::string force_words(const Field& field, HexId hex, Seat side, bool moving) {
  PieceId best = kNoPiece;
  for_each_at(field, hex, [&](PieceId id) {
    const bool counts = field.side_of(id) == side && field.class_of(id) == UnitClass::Leader &&
                        (!moving || field.has_flag(id, kMoving));
    if (counts && (best == kNoPiece || field.piece(id).marks > field.piece(best).marks)) {
      best = id;
    }
  });
  const std::string whose =
      best == kNoPiece ? "the" : leader_name(field, best) + (leader_name(field, best).ends_with('s') ? "'" : "'s");
  return whose + " force at " + place_name(field, hex);
}

std::string class_name(const Field& field, Seat side, const ClassName& name) {
  if (!field.library().has_kind(name.kind)) {
    return "?";
  }
  const Counter& counter = field.library().counter(name.kind);
  if (counter.unit_class == UnitClass::Leader) {
    const std::vector<std::int16_t>& leaders = field.library().leader_of[side];
    const auto number = static_cast<std::size_t>(name.state);
    return number < leaders.size() ? leader_name(field, leaders[number]) : "?";
  }
  const auto flags = static_cast<unsigned>(name.state);
  std::string text = counter.title;
  text += demoralized(flags) > 0 ? ", demoralized" : "";
  text += out_of_supply(flags) > 0 ? ", out of supply" : "";
  return text;
}

}  // namespace longroll::campaign
