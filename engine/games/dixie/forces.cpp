#include "engine/games/dixie/forces.h"

#include <algorithm>
#include <bit>

#include "engine/games/dixie/rules/command.h"
#include "engine/games/dixie/rules/ground.h"
#include "engine/games/dixie/rules/melee.h"
#include "engine/games/dixie/rules/morale.h"

namespace longroll::dixie {
namespace {

/// Hits that a card stands on average before it routs, in tenths, by the faces of a die that pass: 6 / (6 - faces).
constexpr std::array<int, 6> kStay = {12, 12, 15, 20, 30, 60};

/// What a card of that CV is worth in tenths of a CV: the strong stand longer as well as firing more.
constexpr std::array<int, 5> kWorth = {0, 7, 18, 33, 52};

/// Part of a hundred that a letter of morale changes that (6.0): half of what it changes the hits that the card stands.
int worth_of(const CardFacts& card) {
  const int worth = kWorth[static_cast<std::size_t>(card.value)];
  if (card.morale == 0) {
    return worth;
  }
  const int plain = kStay[static_cast<std::size_t>(faces_that_pass(card.value))];
  const int lettered = kStay[static_cast<std::size_t>(faces_that_pass(card.value + card.morale))];
  return worth * (plain + lettered) / (2 * plain);
}

constexpr int kGeneralWorth = 12;
constexpr int kGuardWorth = 8;
constexpr int kTerrainWorth = 6;
constexpr int kSpecialWorth = 7;

/// About half a card: so much is added to both strengths, that nobody's absence is infinite.
constexpr int kLittle = 300;

/// log2 in thousandths, linear between powers of two.
int doublings(int x) {
  const auto whole = static_cast<int>(std::bit_width(static_cast<unsigned>(x))) - 1;
  return whole * 1000 + static_cast<int>(std::int64_t{1000} * (x - (1 << whole)) / (1 << whole));
}

}  // namespace

const Forces::Sums& Forces::count() const {
  const Field& field = *field_;
  Sums& sums = sums_.emplace();
  ByPosition<BySide<Ground>> grounds;
  for (const Place place : kAllPositions) {
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      if (field.troops(place, side) != 0) {
        grounds[place][side] = ground(place, side, field.is_attacking(place, side), field.general(place, side));
      }
    }
  }
  for (const PieceId id : field.on_field() | field.in_reserves()) {
    const Piece& piece = field.piece(id);
    const CardFacts& facts = field.card(id);
    const Seat side = owner_of(piece);
    if (!facts.is_troop()) {
      sums.support[side] += facts.is_general()        ? kGeneralWorth
                            : facts.is_long_lasting() ? kGuardWorth
                            : facts.is_terrain()      ? kTerrainWorth
                                                      : kSpecialWorth;
    } else if (is_position(piece.place)) {
      sums.at[piece.place][side] += card(id, grounds[piece.place][side]);
    } else {
      sums.reserve[side] += card(id, {});
    }
  }
  return sums;
}

Ground Forces::ground(Place position, Seat side, bool attacking, PieceId general) const {
  const Position& here = field_->at(position);
  Ground ground;
  if (general != kNoPiece) {
    const CardFacts& leader = field_->card(general);
    ground.general = general;
    ground.rating = attacking ? leader.attack : leader.defense;
    ground.gun_dice += leader.branch == Branch::Artillery ? 1 : 0;
  }
  ground.morale += field_->guard(position, side) != kNoPiece ? 1 : 0;
  for (const TerrainType type : kTerrainTypes) {
    if (!here.has(type)) {
      continue;
    }
    const GroundEffect effect = effect_of(type);
    ground.morale += attacking ? effect.morale_against : effect.morale_for;
    ground.dice += attacking ? effect.dice_against : effect.guns_only ? 0 : effect.dice_close;
    ground.gun_dice += !attacking && effect.guns_only ? effect.dice_close : 0;
  }
  ground.morale += !attacking && here.has_breastworks[side] ? 1 : 0;
  return ground;
}

int Forces::morale_number(PieceId id, const Ground& ground) const {
  const CardFacts& card = field_->card(id);
  const bool is_led = ground.rating > 0 && commands(*field_, ground.general, id);
  return faces_that_pass(card.value + card.morale + ground.morale + (is_led ? ground.rating : 0));
}

Force Forces::card(PieceId id, const Ground& ground) const {
  const CardFacts& card = field_->card(id);
  const int number = morale_number(id, ground);
  const int dice = card.value + ground.dice + (card.type == CardType::Artillery ? ground.gun_dice : 0);
  Force force{1, std::max(0, dice) * card.fire_short * 10, kStay[static_cast<std::size_t>(number)], worth_of(card)};
  if (card.type == CardType::Cavalry) {
    force.worth = force.worth * 8 / 10;
  }
  // Hits that still have to be rolled for: the card counts as far as it will be there.
  for (int hit = 0; hit < field_->piece(id).marks; ++hit) {
    force.fire = force.fire * number / 6;
    force.stay = force.stay * number / 6;
    force.worth = force.worth * number / 6;
  }
  return force;
}

Force Forces::assault(Place from, Place to, Seat side, unsigned spent) const {
  const Assault asked{from, to, side, spent};
  const auto known = std::find_if(assaults_.begin(), assaults_.begin() + known_assaults_,
                                  [&](const Assault& one) { return one.is_like(asked); });
  if (known != assaults_.begin() + known_assaults_) {
    return known->force;
  }
  const Force force = find_assault(asked);
  if (known != assaults_.end()) {
    *known = asked;
    known->force = force;
    ++known_assaults_;
  }
  return force;
}

Force Forces::find_assault(const Assault& assault) const {
  const auto [from, to, side, spent, none] = assault;
  const PieceId general = is_position(from) ? field_->general(from, side) : kNoPiece;
  const Ground there = ground(to, side, field_->is_attacking(to, side), general);
  Force force;
  for (const PieceId id : is_position(from) ? field_->on_field() : field_->in_reserves()) {
    const Piece& piece = field_->piece(id);
    if (piece.place == from && owner_of(piece) == side && (piece.flags & spent) == 0 && field_->card(id).is_troop()) {
      force += card(id, there);
    }
  }
  return force;
}

Force Forces::in_melee(Place position, Seat side) const {
  Ground ground;
  if (const PieceId general = field_->general(position, side); general != kNoPiece) {
    const CardFacts& leader = field_->card(general);
    ground.general = general;
    ground.rating = field_->is_attacking(position, side) ? leader.attack : leader.defense;
  }
  ground.morale += field_->guard(position, side) != kNoPiece ? 1 : 0;
  Force force;
  for (const PieceId id : field_->on_field()) {
    const Piece& piece = field_->piece(id);
    if (piece.place == position && owner_of(piece) == side && field_->card(id).is_troop()) {
      Force one = card(id, ground);
      const Strike strike = strike_of(*field_, id);
      one.fire = strike.dice.total * strike.firepower * 10;
      force += one;
    }
  }
  return force;
}

int odds_between(const Force& mine, const Force& theirs, int tempo) {
  const std::int64_t my = static_cast<std::int64_t>(mine.strength()) * tempo / 1000;
  const std::int64_t their = theirs.strength();
  if (my + their == 0) {
    return 500;
  }
  return static_cast<int>(1000 * my / (my + their));
}

int advantage(int mine, int theirs) { return doublings(mine + kLittle) - doublings(theirs + kLittle); }

int weighed(std::span<const int> terms, std::span<const int> weights) {
  std::int64_t sum = 0;
  for (std::size_t term = 0; term < terms.size(); ++term) {
    sum += static_cast<std::int64_t>(terms[term]) * weights[term];
  }
  return static_cast<int>(sum / 1000);
}

bool is_next(const Field& field, Seat side) {
  const bool spent = field.phase() == Phase::Move || field.phase() == Phase::Reinforce;
  return (field.phasing() == side) != spent;
}

}  // namespace longroll::dixie
