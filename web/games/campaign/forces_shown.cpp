// build: logic
#include "web/games/campaign/forces_shown.h"

#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/core/text.h"
#include "engine/games/campaign/rules/battle.h"
#include "engine/games/campaign/rules/movement.h"
#include "engine/games/campaign/words.h"

namespace longroll::web::campaign {
namespace {

using Kind = ForceShown::Kind;

/// Where vessels in a zone are drawn: on open sea, beside the name of the zone.
constexpr std::array<HexId, cw::kSeaZones> kZoneHexes = {hex_at(2, 34), hex_at(29, 34), hex_at(42, 28), hex_at(47, 21),
                                                         hex_at(48, 11)};

board::UnitSymbol symbol_of(const ForceShown& force) {
  if (force.is_fleet()) {
    return force.vessels > 0 ? board::UnitSymbol::Gunboat : board::UnitSymbol::Boat;
  }
  return force.kind == Kind::Fort     ? board::UnitSymbol::Artillery
         : force.force.strength() > 0 ? board::UnitSymbol::Infantry
         : force.force.cavalry > 0    ? board::UnitSymbol::Cavalry
                                      : board::UnitSymbol::Leader;
}

}  // namespace

std::string content_of(const cw::Field&, const ForceShown& force) {
  std::string out;
  const auto add = [&](int count, const char* one, const char* many) {
    if (count > 0) {
      out += (out.empty() ? "" : ", ") + count_of(count, one, many);
    }
  };
  if (force.is_fleet()) {
    add(force.vessels, "fighting vessel", "fighting vessels");
    add(force.transports, "transport", "transports");
    return out;
  }
  add(force.force.armies, "army point", "army points");
  add(force.force.militia, "militia point", "militia points");
  add(force.force.cavalry, "cavalry unit (no strength)", "cavalry units (no strength)");
  add(force.force.leaders, "leader", "leaders");
  return force.kind == Kind::Fort ? "A fort by itself" : out;
}

HexId hex_of_zone(cw::SeaZone zone) { return kZoneHexes[static_cast<std::size_t>(zone)]; }

const ForceShown* ForcesShown::of(PieceId piece) const {
  const auto i = static_cast<std::size_t>(piece);
  return piece >= 0 && i < force_of_.size() && force_of_[i] >= 0 ? &forces_[static_cast<std::size_t>(force_of_[i])]
                                                                 : nullptr;
}

ForceShown& ForcesShown::force_at(const ForceShown& like) {
  const auto found = std::find_if(forces_.begin(), forces_.end(), [&](const ForceShown& one) {
    return one.kind == like.kind && one.side == like.side && one.hex == like.hex && one.post == like.post &&
           one.berth == like.berth && one.is_moving == like.is_moving;
  });
  if (found != forces_.end()) {
    return *found;
  }
  forces_.push_back(like);
  return forces_.back();
}

void ForcesShown::add(const cw::Field& field, PieceId id) {
  const Piece& piece = field.piece(id);
  const cw::UnitClass unit_class = field.class_of(id);
  ForceShown like;
  like.side = field.side_of(id);
  like.is_moving = field.has_flag(id, cw::kMoving);
  if (cw::is_vessel(unit_class)) {
    like.kind = Kind::Fleet;
    like.berth = cw::Berth::of(piece);
    like.hex = like.berth.is_zone()  ? hex_of_zone(like.berth.zone())
               : is_hex(piece.place) ? static_cast<HexId>(piece.place)
                                     : kNoHex;
  } else if (is_hex(piece.place) && (cw::is_point(unit_class) || unit_class == cw::UnitClass::Usmrr)) {
    like.hex = static_cast<HexId>(piece.place);
    like.post = cw::post_of(piece.flags);
  } else {
    return;
  }
  if (like.hex != kNoHex) {
    ForceShown& force = force_at(like);
    force.pieces.push_back(id);
  }
}

namespace {

/// Leaders go with a force of their hex: in the open, else entrenched, else in the fort; without one they stand alone.
void add_leader(const cw::Field& field, std::vector<ForceShown>& forces, PieceId id) {
  const Piece& piece = field.piece(id);
  ForceShown* with = nullptr;
  for (ForceShown& force : forces) {
    const bool fits = force.kind == Kind::Army && force.side == field.side_of(id) && force.hex == piece.place &&
                      force.is_moving == field.has_flag(id, cw::kMoving);
    with = fits && (with == nullptr || force.post < with->post) ? &force : with;
  }
  if (with == nullptr) {
    ForceShown alone;
    alone.side = field.side_of(id);
    alone.hex = static_cast<HexId>(piece.place);
    alone.is_moving = field.has_flag(id, cw::kMoving);
    forces.push_back(alone);
    with = &forces.back();
  }
  with->leaders.push_back(id);
}

}  // namespace

void ForcesShown::name_force(const cw::Field& field, ForceShown& force) const {
  const cw::MapPlace* place = field.map().place_at(force.hex);
  if (!force.leaders.empty()) {
    force.name = cw::leader_name(field, force.leaders.front());
  } else if (force.is_fleet()) {
    force.name = force.berth.is_zone() ? cw::zone_name(force.berth.zone())
                 : force.vessels > 0   ? "Gunboats"
                                       : "Transports";
  } else if (place != nullptr) {
    force.name = place->name;
  } else {
    force.name = force.force.armies > 0 ? "Army" : force.force.militia > 0 ? "Militia" : "Cavalry";
  }
}

void ForcesShown::finish(const cw::Field& field, ForceShown& force) const {
  heap_sort(force.leaders.begin(), force.leaders.end(), [&](PieceId a, PieceId b) {
    return std::pair(-field.piece(a).marks, a) < std::pair(-field.piece(b).marks, b);
  });
  force.counter = !force.leaders.empty() ? force.leaders.front() : force.pieces.front();
  force.pieces.insert(force.pieces.end(), force.leaders.begin(), force.leaders.end());
  const auto is_in = [&](PieceId id) {
    return std::find(force.pieces.begin(), force.pieces.end(), id) != force.pieces.end();
  };
  force.has_moved = true;
  for (const PieceId id : force.pieces) {
    const Piece& piece = field.piece(id);
    force.has_moved = force.has_moved && (piece.flags & cw::kMoved) != 0;
    if (force.is_fleet()) {
      const bool carries = field.class_of(id) == cw::UnitClass::Ntp;
      force.vessels += carries ? 0 : 1;
      force.transports += carries ? 1 : 0;
      force.damaged += piece.up == cw::kReverse ? 1 : 0;
    }
  }
  if (force.kind == Kind::Army) {
    force.force = cw::force_of(field, force.hex, force.side, is_in);
    force.movement = cw::allowance_of(field, force.force);
    force.defence = cw::defence_of(field, force.force, force.hex, force.side);
  }
  if (force.post == cw::Post::Garrison) {  // 11.8.3: as in a storm, with the fort's own point
    cw::BattleLocals storm;
    storm.hex = force.hex;
    storm.defending_leader = force.leaders.empty() ? kNoPiece : force.leaders.front();
    storm.note.is_storm = true;
    storm.note.is_reaction = force.side == field.phasing();
    force.defence = cw::strengths_of(field, storm).defence;
  }
  force.symbol = symbol_of(force);
  name_force(field, force);
  force.values = force.is_fleet()           ? std::to_string(force.vessels + force.transports)
                 : force.kind == Kind::Fort ? "Fort"
                 : force.force.points() > 0
                     ? std::to_string(force.force.strength()) + "-" + std::to_string(force.movement)
                     : std::to_string(force.force.rating);
}

void ForcesShown::read(const cw::Field& field) {
  forces_.clear();
  for (const PieceId id : field.pieces()) {
    add(field, id);
  }
  for (const PieceId id : field.pieces()) {
    if (field.class_of(id) == cw::UnitClass::Leader && is_hex(field.piece(id).place)) {
      add_leader(field, forces_, id);
    }
  }
  std::vector<std::pair<PieceId, std::size_t>> manned;  // forts, and their garrisons
  for (const PieceId id : field.pieces()) {
    const Piece& piece = field.piece(id);
    if (field.class_of(id) == cw::UnitClass::Fort && is_hex(piece.place)) {
      ForceShown like;
      like.side = field.side_of(id);
      like.hex = static_cast<HexId>(piece.place);
      like.post = cw::Post::Garrison;
      const auto garrison = std::find_if(forces_.begin(), forces_.end(), [&](const ForceShown& one) {
        return one.side == like.side && one.hex == like.hex && one.post == cw::Post::Garrison;
      });
      if (garrison == forces_.end()) {
        like.kind = Kind::Fort;
        force_at(like).pieces.push_back(id);
      } else {
        manned.emplace_back(id, garrison - forces_.begin());
      }
    }
  }
  force_of_.assign(field.state().pieces.size(), -1);
  for (std::size_t i = 0; i < forces_.size(); ++i) {
    finish(field, forces_[i]);
    for (const PieceId id : forces_[i].pieces) {
      force_of_[static_cast<std::size_t>(id)] = static_cast<std::int16_t>(i);
    }
  }
  for (const auto& [fort, garrison] : manned) {
    force_of_[static_cast<std::size_t>(fort)] = static_cast<std::int16_t>(garrison);
  }
}

std::optional<Threat> threat_to(const cw::Field& field, const ForcesShown& forces, const ForceShown& force) {
  constexpr int kNear = 2;
  if (force.is_fleet() || !is_hex(force.hex)) {
    return std::nullopt;
  }
  Threat out;
  for (const ForceShown& enemy : forces.all()) {
    const bool may_attack = enemy.kind == Kind::Army && enemy.side != force.side && enemy.post != cw::Post::Garrison &&
                            field.grid().distance(enemy.hex, force.hex) <= kNear;
    const int attack = may_attack ? cw::attack_of(field, enemy.force, force.hex) : 0;
    if (attack > std::max(out.strength, force.defence)) {
      out = {attack, enemy.hex};
    }
  }
  return out.from == kNoHex ? std::nullopt : std::optional(out);
}

std::vector<HexId> open_cities(const cw::Field& field, const ForcesShown& forces, Seat side) {
  constexpr int kNear = 2;
  constexpr int kNearGreatCity = 3;
  std::vector<HexId> out;
  const auto take = [&](HexId city, int near) {
    const bool is_empty = field.held(side).has(city) && !field.is_occupied(city, side);
    const bool is_known = std::find(out.begin(), out.end(), city) != out.end();
    const auto comes = [&](const ForceShown& enemy) {
      return enemy.kind == Kind::Army && enemy.side != side && enemy.force.strength() > 0 && is_hex(enemy.hex) &&
             field.grid().distance(enemy.hex, city) <= near;
    };
    if (is_empty && !is_known && std::any_of(forces.all().begin(), forces.all().end(), comes)) {
      out.push_back(city);
    }
  };
  for (const cw::ChartPlace& city : field.chart().war.captured_cities) {
    take(hex_named(city.hex).value_or(kNoHex), kNearGreatCity);
  }
  if (side == Seat::Union) {
    for (const HexId city : field.library().union_cities) {
      take(city, kNear);
    }
  }
  return out;
}

std::string open_city_words(const cw::Field& field, const std::vector<HexId>& cities) {
  if (cities.empty()) {
    return "";
  }
  const auto others = static_cast<int>(cities.size()) - 1;
  return cw::place_name(field, cities.front()) +
         (others == 0 ? " stands" : " and " + count_of(others, "other city", "other cities") + " stand") +
         " empty near the enemy [15.1]";
}

std::string threat_words(const cw::Field& field, const ForceShown& force, const Threat& threat) {
  return std::to_string(threat.strength) + " against " + std::to_string(force.defence) + " " +
         (threat.from == force.hex ? std::string("here") : "at " + cw::place_name(field, threat.from));
}

}  // namespace longroll::web::campaign
