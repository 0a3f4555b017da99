// build: portable
#include "tests/rules/battles/table.h"

#include "assets/embedded.h"

namespace longroll::battles::test {
namespace {

constexpr int kSize = 20;

Counter counter(Arm arm, int strength, int movement) {
  Counter counter;
  counter.arm = arm;
  counter.strength = static_cast<std::int16_t>(strength);
  counter.movement = static_cast<std::int16_t>(movement);
  return counter;
}

}  // namespace

Chart printed_chart() {
  const std::string_view text = find_embedded_text(embedded_data(), "games/battles/chart.json");
  Result<Chart> chart = parse_chart(text, "chart.json");
  LR_CHECK(chart.ok(), "the chart can be read");
  return std::move(chart).value();
}

Counter infantry(int strength, int movement) { return counter(Arm::Infantry, strength, movement); }
Counter cavalry(int strength, int movement) { return counter(Arm::Cavalry, strength, movement); }
Counter artillery(int strength, int movement) { return counter(Arm::Artillery, strength, movement); }
Counter horse_artillery(int strength, int movement) { return counter(Arm::HorseArtillery, strength, movement); }
Counter leader() { return counter(Arm::Leader, 0, 7); }
Counter gunboat(int strength) { return counter(Arm::Gunboat, strength, 6); }

Table::Table(Seat side, Phase phase) : side_(side), phase_(phase) {
  library_.chart = printed_chart();
  BattleMap map;
  map.id = "test";
  map.title = "Test";
  map.grid = {kSize, kSize, Parity::EvenLower};
  map.level.fill(2);
  for (int column = 1; column <= kSize; ++column) {
    for (int row = 1; row <= kSize; ++row) {
      map.playable[static_cast<std::size_t>(hex_at(column, row))] = true;
    }
  }
  library_.id = "test";
  library_.map = std::move(map);
  Scenario scenario;
  scenario.id = "test";
  scenario.title = "Test";
  scenario.turns.assign(12, {"noon", false});
  scenario.communications[Seat::Union] = {hex("0101")};
  scenario.communications[Seat::Confederate] = {hex("2020")};
  library_.scenarios.push_back(std::move(scenario));
}

Table::Placing Table::add(Seat side, std::string_view name, Counter counter) {
  counter.id = name;
  counter.name = name;
  counter.title = name;
  counter.side = side;
  Placement placement;
  placement.kind = static_cast<int>(library_.counters.size());
  library_.counters.push_back(counter);
  library_.kind_ids.push_back("test." + counter.id);
  scenario().placements.push_back(placement);
  Piece piece;
  piece.kind = static_cast<std::int16_t>(placement.kind);
  piece.owner = static_cast<std::int8_t>(index_of(side));
  piece.place = kEliminated;
  position().pieces.push_back(piece);
  return {*this, static_cast<PieceId>(position().pieces.size() - 1)};
}

void Table::lay(PieceId piece, HexId hex) {
  HexTable::lay(piece, hex);
  scenario().placements[static_cast<std::size_t>(piece)].at = hex;
}

Table::Placing& Table::Placing::at(std::string_view where) {
  table_->lay(id_, hex(where));
  return *this;
}

Table::Placing& Table::Placing::is(Condition condition) {
  table_->position().piece(id_).marks = static_cast<std::int16_t>(condition);
  return *this;
}

Table::Placing& Table::Placing::with(unsigned flags) {
  table_->position().piece(id_).flags = static_cast<std::uint16_t>(flags);
  return *this;
}

Table::Placing& Table::Placing::due(int turn, std::string_view where) {
  table_->position().piece(id_).place = kDue;
  Placement& placement = table_->scenario().placements[static_cast<std::size_t>(id_)];
  placement.turn = turn;
  placement.entries = {hex(where)};
  return *this;
}

Table::Placing& Table::Placing::held(int group) {
  table_->scenario().placements[static_cast<std::size_t>(id_)].held = group;
  return *this;
}

void Table::breastworks(Seat side, std::string_view where) { works_.emplace_back(side, hex(where)); }

void Table::terrain(std::string_view where, Terrain terrain) { library_.map.set_terrain(hex(where), terrain); }

void Table::level(std::string_view where, int level) {
  library_.map.level[static_cast<std::size_t>(hex(where))] = static_cast<std::int8_t>(level);
}

void Table::side(std::string_view where, std::string_view neighbor, unsigned features) {
  BattleMap& map = library_.map;
  const auto d = map.grid.direction(hex(where), hex(neighbor));
  LR_CHECK(d.has_value(), "two neighbours");
  constexpr unsigned kOneWay = kSlope | kTrench | kEntrenchment | kRedoubt;
  const auto add = [&](HexId at, Direction side, unsigned bits) {
    auto& all = map.sides[static_cast<std::size_t>(at)][static_cast<std::size_t>(side)];
    all = static_cast<std::uint16_t>(all | bits);
  };
  add(hex(where), *d, features);
  add(hex(neighbor), opposite(*d), features & ~kOneWay);
}

void Table::road(const std::vector<std::string>& hexes, Road kind) {
  BattleMap& map = library_.map;
  for (std::size_t i = 1; i < hexes.size(); ++i) {
    const HexId from = hex(hexes[i - 1]);
    const HexId to = hex(hexes[i]);
    const auto d = map.grid.direction(from, to);
    LR_CHECK(d.has_value(), "a road goes from neighbour to neighbour");
    map.lay_road(from, *d, static_cast<std::uint8_t>(kind));
  }
}

void Table::unplayable(std::string_view where) { library_.map.playable[static_cast<std::size_t>(hex(where))] = false; }

void Table::night() {
  for (TurnInfo& turn : scenario().turns) {
    turn.is_night = true;
  }
}

Table::Beginning Table::begin() {
  if (!battle_.empty()) {
    return shipped("battles", battle_);
  }
  finish_library(library_);
  State start = position();
  for (const auto& [side, where] : works_) {
    Piece piece;
    piece.kind = static_cast<std::int16_t>(library_.breastworks_of(side));
    piece.owner = static_cast<std::int8_t>(index_of(side));
    piece.place = where;
    start.pieces.push_back(piece);
  }
  start.tracks.assign(static_cast<std::size_t>(Track::Count), 0);
  const auto put = [&](Track which, int value, int offset = 0) {
    start.tracks[static_cast<std::size_t>(track(which, offset))] = static_cast<std::int16_t>(value);
  };
  put(Track::Battle, scenario().number);
  put(Track::Turn, turn_);
  put(Track::Phasing, index_of(side_));
  put(Track::PhaseNow, static_cast<int>(phase_));
  put(Track::Winner, -1);
  for (int i = 0; i < kMaxTargets; ++i) {
    put(Track::Vacated, kNoHex, i);
  }
  // The steps that lead here are entered as play enters them.
  Events events;
  Now now(start, events);
  longroll::begin(now, StepKind::GameTurn, side_ == scenario().first ? 1 : 2);
  longroll::begin(now, StepKind::PlayerTurn, index_of(side_), static_cast<int>(phase_));
  while (goes_on(*find_step(all_steps(), start.top().kind), library_, now)) {
  }
  return {std::make_shared<Battles>(library_), Setup{0, {}}, start};
}

void Table::attack(std::string_view hex, const std::vector<std::string>& units, const std::vector<int>& dice) {
  dictate(dice);
  act("target " + std::string(hex));
  for (const std::string& unit : units) {
    act("join " + unit);
  }
  act("resolve 0");
}

}  // namespace longroll::battles::test
