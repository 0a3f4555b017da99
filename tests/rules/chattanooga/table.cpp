// build: portable
#include "tests/rules/chattanooga/table.h"

#include "engine/games/chattanooga/map_words.h"
#include "engine/games/chattanooga/options.h"
#include "engine/games/chattanooga/rules/works.h"
#include "tests/rules/chattanooga/printed.h"

namespace longroll::chattanooga::test {
namespace {

constexpr int kSize = 20;

Unit unit_of(UnitType type, int morale, int formation) {
  Unit unit;
  unit.type = type;
  unit.formations = FormationSet::one(formation);
  const auto narrow = [](int value) { return static_cast<std::int8_t>(value); };
  unit.front = {2, narrow(type == UnitType::Artillery ? 0 : 5), narrow(morale)};
  unit.back = {1, narrow(type == UnitType::Artillery ? 0 : 4), narrow(std::max(morale - 1, 1))};
  unit.range = 1;
  return unit;
}

MapRegion region(std::string_view name, HexId hex) { return {std::string(name), "area", {hex}}; }

HexMap clear_map() {
  HexMap map;
  map.id = "test";
  map.title = "Test";
  map.grid = {kSize, kSize, Parity::EvenLower};
  for (int column = 1; column <= kSize; ++column) {
    for (int row = 1; row <= kSize; ++row) {
      map.playable[hex_at(column, row)] = true;
    }
  }
  map.regions = {region(kUnionCommunications, hex_at(1, 1)), region(kConfederateCommunications, hex_at(kSize, kSize))};
  return map;
}

}  // namespace

Unit infantry(int morale, int formation) { return unit_of(UnitType::Infantry, morale, formation); }
Unit cavalry(int morale, int formation) { return unit_of(UnitType::Cavalry, morale, formation); }
Unit artillery(int morale, int formation) { return unit_of(UnitType::Artillery, morale, formation); }

Unit extra_strength(int first, int last, int points) {
  Unit unit;
  unit.type = UnitType::ExtraStrength;
  unit.formations = FormationSet::span(first, last);
  unit.value = static_cast<std::int8_t>(points);
  return unit;
}

Unit leader(int first, int last, int combat, int command) {
  Unit unit;
  unit.type = UnitType::Leader;
  unit.formations = FormationSet::span(first, last);
  unit.combat_rating = static_cast<std::int8_t>(combat);
  unit.command_rating = static_cast<std::int8_t>(command);
  return unit;
}

Unit reserve() {
  Unit unit;
  unit.type = UnitType::Reserve;
  return unit;
}

Unit hero(int rating, int count) {
  Unit unit;
  unit.id = "hero-" + std::to_string(rating);
  unit.type = UnitType::Hero;
  unit.side = Seat::Nobody;
  unit.value = static_cast<std::int8_t>(rating);
  unit.count = static_cast<std::int16_t>(count);
  return unit;
}

Unit pontoon(UnitType type) {
  Unit unit;
  unit.type = type;
  return unit;
}

Unit with_asterisk(Unit unit) {
  unit.has_asterisk = true;
  return unit;
}

Table::Table(Seat side, Phase phase) : side_(side), phase_(phase) {
  library_.id = "test";
  library_.chart = printed_chart();
  library_.map = GroundMap(clear_map());
  Scenario scenario;
  scenario.id = "test";
  scenario.title = "Test";
  scenario.stack_limit = library_.chart.numbers.movement.stack_limit;
  scenario.turns.assign(8, {"noon", false});
  scenario.turns[5].is_night = true;
  scenario.areas.push_back({"anywhere", library_.map.in_play()});
  library_.scenarios.push_back(std::move(scenario));
}

Table::Placing Table::add(Seat side, std::string_view name, Unit unit) {
  unit.id = name;
  unit.name = name;
  unit.title = name;
  unit.side = side;
  unit.army = side == Seat::Confederate ? Army::ConfederateTennessee : unit.army;
  hexgame::Placement placement;
  placement.kind = static_cast<int>(library_.counters.size());
  Piece piece;
  piece.kind = static_cast<std::int16_t>(placement.kind);
  piece.owner = static_cast<std::int8_t>(index_of(side));
  piece.place = is_combat_unit(unit.type) ? kEliminated : box_of(unit.type);
  piece.up = kFront;
  piece.marks = unit.type == UnitType::ExtraStrength ? unit.value : std::int16_t{0};
  scenario().area_of.push_back(is_combat_unit(unit.type) ? 0 : -1);
  scenario().placements.push_back(placement);
  library_.kind_ids.push_back("test." + unit.id);
  library_.counters.push_back(std::move(unit));
  position().pieces.push_back(piece);
  return {*this, static_cast<PieceId>(position().pieces.size() - 1)};
}

void Table::lay(PieceId piece, HexId hex) {
  std::int16_t below = 0;
  for (const Piece& other : position().pieces) {
    const bool is_below =
        other.place == hex && is_combat_unit(library_.counters[static_cast<std::size_t>(other.kind)].type);
    below = static_cast<std::int16_t>(below + (is_below ? 1 : 0));
  }
  HexTable::lay(piece, hex);
  const UnitType type = library_.counters[static_cast<std::size_t>(position().piece(piece).kind)].type;
  position().piece(piece).note = is_combat_unit(type) ? below : std::int16_t{0};
}

Table::Placing& Table::Placing::at(std::string_view where) {
  table_->lay(id_, hex(where));
  table_->scenario().placements[static_cast<std::size_t>(id_)].at = hex(where);
  return *this;
}

Table::Placing& Table::Placing::in(Place box) {
  table_->position().piece(id_).place = box;
  return *this;
}

Table::Placing& Table::Placing::due(int turn, const std::vector<std::string>& hexes) {
  hexgame::Placement& placement = table_->scenario().placements[static_cast<std::size_t>(id_)];
  placement.turn = turn;
  for (const std::string& name : hexes) {
    placement.entries.push_back(hex(name));
  }
  return in(kDue);
}

Table::Placing& Table::Placing::in_cup(std::size_t counter) {
  Scenario& scenario = table_->scenario();
  const auto kind = static_cast<std::size_t>(table_->position().piece(id_).kind);
  auto& counters = scenario.cups[table_->library_.counters[kind].side].counters;
  counters.resize(std::max(counters.size(), counter + 1));
  counters[counter].push_back(id_);
  scenario.counter_of.resize(scenario.placements.size(), -1);
  scenario.counter_of[static_cast<std::size_t>(id_)] = static_cast<int>(counter);
  return in(kCup);
}

Table::Placing& Table::Placing::disrupted() {
  table_->position().piece(id_).up = kReverse;
  return *this;
}

Table::Placing& Table::Placing::with(unsigned flags) {
  table_->position().piece(id_).flags = static_cast<std::uint16_t>(flags);
  return *this;
}

Table::Placing& Table::Placing::hero(int rating) {
  table_->position().piece(id_).marks = static_cast<std::int16_t>(rating);
  return *this;
}

void Table::terrain(std::string_view where, Terrain terrain) {
  library_.map.terrain[hex(where)] = static_cast<std::uint8_t>(terrain);
}

void Table::water(std::string_view where) {
  terrain(where, Terrain::River);
  library_.map.playable[hex(where)] = false;
}

void Table::elevation(std::string_view where, Elevation elevation) {
  library_.map.level[hex(where)] = static_cast<std::int8_t>(elevation);
}

void Table::side(std::string_view where, std::string_view neighbor, unsigned bits) {
  const auto d = library_.map.grid.direction(hex(where), hex(neighbor));
  LR_CHECK(d.has_value(), "two neighbours");
  library_.map.add_side(hex(where), *d, bits);
  library_.map.add_side(hex(neighbor), opposite(*d), bits & ~static_cast<unsigned>(kUphill));
}

void Table::road(const std::vector<std::string>& hexes) {
  for (std::size_t i = 1; i < hexes.size(); ++i) {
    const auto d = library_.map.grid.direction(hex(hexes[i - 1]), hex(hexes[i]));
    LR_CHECK(d.has_value(), "a road goes from neighbour to neighbour");
    library_.map.lay_road(hex(hexes[i - 1]), *d, 0);
  }
}

void Table::on(Option option) {
  options_.push_back(option);
  const OptionSet needs = option_entries()[static_cast<std::size_t>(option)].needs;
  for (const Option other : offered()) {
    if ((needs & set_of(other)) != 0) {
      on(other);
    }
  }
}

void Table::heroes(int rating, int count) {
  on(Option::Heroes);
  library_.counters.push_back(hero(rating, count));
  library_.kind_ids.push_back("test." + library_.counters.back().id);
}

void Table::works(std::string_view where, Works works) {
  on(Option::Works);
  works_.emplace_back(hex(where), GroundWorks{static_cast<int>(works) + 1}.pack());
}

void Table::building(std::string_view where, Works works, int turns) {
  on(Option::Works);
  works_.emplace_back(hex(where), GroundWorks{0, project_of(works), turns}.pack());
}

void Table::army(Army army, int morale, bool can_panic) {
  on(Option::ArmyMorale);
  ArmyBeginning& beginning = scenario().armies[static_cast<std::size_t>(army)];
  beginning.morale = static_cast<std::int8_t>(morale);
  beginning.can_panic = can_panic;
}

Table::Beginning Table::begin() {
  library_.map = GroundMap(HexMap(library_.map));
  finish_library(library_);
  State start = position();
  start.tracks.assign(static_cast<std::size_t>(Track::Count), 0);
  const auto put = [&](Track which, int value) {
    start.tracks[static_cast<std::size_t>(chattanooga::track(which))] = static_cast<std::int16_t>(value);
  };
  put(Track::Scenario, scenario().number);
  put(Track::Turn, turn_);
  put(Track::Couplet, couplet_);
  put(Track::First, index_of(scenario().first));
  put(Track::Fortune, index_of(scenario().fortune));
  put(Track::Winner, -1);
  put(Track::Level, static_cast<int>(VictoryLevel::Draw));
  for (const auto& [which, value] : shown_) {
    put(which, value);
  }
  for (const Option option : options_) {
    start.tracks[static_cast<std::size_t>(chattanooga::track(option))] = 1;
  }
  for (int command = 0; command < kCommands; ++command) {
    start.tracks[static_cast<std::size_t>(chattanooga::track(Track::ArmyMorale, command))] =
        scenario().armies[static_cast<std::size_t>(command)].morale;
  }
  for (const Army army : panicked_) {
    start.tracks[static_cast<std::size_t>(chattanooga::track(Track::Panicked, static_cast<int>(army)))] = 1;
  }
  if (has_option(start, Option::Works)) {
    start.ground.assign(kMaxHexes, 0);
  }
  for (const auto& [where, marks] : works_) {
    start.ground[static_cast<std::size_t>(where)] = static_cast<std::uint8_t>(marks);
  }
  // The steps that lead here are entered as play enters them.
  Events events;
  Now now(start, events);
  const bool is_first = side_ == scenario().first;
  if (phase_ == Phase::Administrative) {
    longroll::begin(now, GameTurnLocals{GameTurnStage::Administration});
  } else {
    longroll::begin(now, GameTurnLocals{GameTurnStage::Administration});
    const bool is_movement = phase_ == Phase::Movement;
    longroll::begin(now, CoupletLocals{is_first ? is_movement ? CoupletStage::FirstMoves : CoupletStage::FirstFights
                                       : is_movement ? CoupletStage::SecondMoves
                                                     : CoupletStage::SecondFights});
  }
  while (start.track(chattanooga::track(Track::Winner)) < 0 &&
         goes_on(*find_step(all_steps(), start.top().kind), library_, now)) {
  }
  return {std::make_shared<Chattanooga>(library_), Setup{0, {}}, start};
}

}  // namespace longroll::chattanooga::test
