// build: small
#include "engine/games/campaign/rules/reaction.h"

#include "engine/core/heap_sort.h"
#include "engine/games/campaign/rules/leaders.h"
#include "engine/games/campaign/rules/marcher.h"
#include "engine/games/campaign/rules/retreat.h"
#include "engine/games/campaign/rules/segments.h"
#include "engine/games/campaign/rules/trains.h"
#include "engine/games/campaign/rules/zones.h"

namespace longroll::campaign {
namespace {

/// How far a zone of control reaches (6.3).
constexpr int kZoneReach = 2;

bool has(std::span<const PieceId> force, PieceId id) { return std::binary_search(force.begin(), force.end(), id); }

/// The hexes that were left or landed in: a zone that reaches one of them can be the reason to react.
std::array<HexId, 2> answered_hexes(const Field& field, const Trigger& trigger) {
  const bool is_landing =
      trigger.cause == ReactionCause::RiverLanding ||
      (trigger.cause == ReactionCause::SeaLanding && field.primary_zone(reacting_side(field)).has(trigger.here));
  return {trigger.from, is_landing ? trigger.here : kNoHex};
}

/// Campaign 6.1: of the counters that are given, one exerts a primary zone, one a secondary one.
struct Exerted {
  bool primary = false;
  bool secondary = false;
};
Exerted exerted_by(const Field& field, std::span<const PieceId> force) {
  Exerted exerted;
  for (const PieceId id : force) {
    const unsigned flags = field.piece(id).flags;
    if (field.class_of(id) == UnitClass::Asp && post_of(flags) == Post::Field && out_of_supply(flags) == 0) {
      exerted.primary = true;
      exerted.secondary = exerted.secondary || demoralized(flags) == 0;
    }
  }
  return exerted;
}

/// Campaign 6.4: the force exerts a zone into a hex that was left or landed in.
bool has_zone_there(const Field& field, const Trigger& trigger, HexId hex, std::span<const PieceId> force) {
  const Exerted exerted = exerted_by(field, force);
  if (!exerted.primary) {
    return false;
  }
  HexSet only;
  only.add(hex);
  const Seat side = reacting_side(field);
  bool found = false;
  for (const HexId target : answered_hexes(field, trigger)) {
    if (target != kNoHex && field.grid().distance(hex, target) <= kZoneReach) {
      found = found || primary_zone_of(field, side, only).has(target) ||
              (exerted.secondary && secondary_zone_of(field, side, only).has(target));
    }
  }
  return found;
}

/// Campaign 10.2: a leader alone goes towards the nearest friends or town.
bool is_nearer(const Field& field, HexId from, HexId to) {
  const HexId goal = refuge(field, from, reacting_side(field));
  return goal != kNoHex && field.grid().distance(to, goal) < field.grid().distance(from, goal);
}

/// Where a part of the force goes: what is open to a single point with the leaders, of each class. All that stops a
/// force stops it because of one of its points (3.1.3, 4.3, 5.3.6, 9.2), or because it has none that may.
template <class Open>
bool can_some(const Field& field, std::span<const PieceId> force, Open&& open) {
  std::vector<PieceId> leaders;
  std::vector<std::pair<ClassName, int>> known;
  for (const PieceId id : force) {
    if (!field.is_point(id)) {
      leaders.push_back(id);
    }
  }
  bool found = leaders.size() == force.size() && !force.empty() && open(force);
  for (const PieceId id : force) {
    const std::pair<ClassName, int> sort{field.name_of(id), field.piece(id).note};
    if (found || !field.is_point(id) || std::find(known.begin(), known.end(), sort) != known.end()) {
      continue;
    }
    known.push_back(sort);
    std::vector<PieceId> part = leaders;
    part.insert(std::upper_bound(part.begin(), part.end(), id), id);
    found = open(part);
  }
  return found;
}

/// Campaign 6.4.1: hexes from which railroads lead to the enemy within the distance.
HexSet rails_near(const Field& field, const Trigger& trigger) {
  const HexSet rails = (field.rails(Seat::Union) | field.rails(Seat::Confederate)) - field.broken_rails();
  if (!rails.has(trigger.here)) {
    return {};
  }
  return rails_within(field.library().network_data(), rail_view(field), trigger.here, rails,
                      field.numbers().reaction.rail_hexes);
}

/// Campaign 10.2: the enemy has come beside a leader who is alone.
bool is_leader_alone(const Field& field, HexId hex) { return !field.points(reacting_side(field)).has(hex); }

/// Campaign 11.7: works in the hex that the enemy has entered have room for one of its strength points.
bool can_shelter(const Field& field, const Trigger& trigger, HexId hex, std::span<const PieceId> force) {
  const Seat side = reacting_side(field);
  const bool has_strength =
      std::any_of(force.begin(), force.end(), [&](PieceId id) { return is_strength_point(field.class_of(id)); });
  return hex == trigger.here && trigger.cause != ReactionCause::Fort && has_strength &&
         (field.count_at(hex, side, UnitClass::Entrenchment) > 0 || room_in_fort(field, hex, side) > 0);
}

Reactor reactor_at(const Field& field, const Trigger& trigger, HexId hex, const HexSet& near_rails) {
  Reactor reactor;
  reactor.hex = hex;
  const std::vector<PieceId> force = reacting_force(field, hex);
  reactor.is_leader = is_leader_alone(field, hex);
  if (force.empty() || (!reactor.is_leader &&
                        !std::any_of(force.begin(), force.end(), [&](PieceId id) { return field.is_point(id); }))) {
    return reactor;
  }
  const bool is_near =
      reactor.is_leader ? field.grid().distance(hex, trigger.here) <= 1 : has_zone_there(field, trigger, hex, force);
  reactor.by_land =
      is_near && (can_shelter(field, trigger, hex, force) || can_some(field, force, [&](std::span<const PieceId> part) {
                    return !reaction_hexes(field, trigger, hex, part).empty();
                  }));
  reactor.by_rail =
      !reactor.is_leader && near_rails.has(hex) &&
      can_some(field, force, [&](std::span<const PieceId> part) { return !reaction_rails(field, hex, part).empty(); });
  return reactor;
}

}  // namespace

Trigger trigger_of(const ReactionLocals& reaction) { return {reaction.cause, reaction.here, reaction.from}; }

bool is_answerable(const Field& field, const Trigger& trigger) {
  const Seat side = reacting_side(field);
  bool found = false;
  for (const HexId hex : answered_hexes(field, trigger)) {
    found = found || (hex != kNoHex && (field.primary_zone(side).has(hex) || field.secondary_zone(side).has(hex)));
  }
  return found;
}

bool is_closed_to_reaction(const Field& field, const Trigger& trigger, HexId hex) {
  const Seat enemy = field.phasing();
  if (!field.is_occupied(hex, enemy)) {
    return false;
  }
  if (hex != trigger.here) {
    return true;
  }
  if (trigger.cause == ReactionCause::Fort) {
    return false;
  }
  bool has_others = field.forts(enemy).has(hex);
  for_each_at(field, hex, [&](PieceId id) {
    has_others = has_others || (field.side_of(id) == enemy && field.is_point(id) && !is_moving(field, id));
  });
  return has_others;
}

std::vector<PieceId> reacting_force(const Field& field, HexId hex) {
  std::vector<PieceId> force;
  const Seat side = reacting_side(field);
  for_each_at(field, hex, [&](PieceId id) {
    const bool can = field.class_of(id) == UnitClass::Leader ||
                     (field.is_point(id) && post_of(field.piece(id).flags) == Post::Field);
    if (field.side_of(id) == side && can && !field.has_flag(id, kTried)) {
      force.push_back(id);
    }
  });
  heap_sort(force.begin(), force.end());
  return force;
}

/// Campaign 6.4, 5.3.9, 5.2 to 5.3.6: over a side and into a hex that it could cross and enter. It pays nothing. Zones
/// do not stop a leader alone (10.2).
HexSet reaction_hexes(const Field& field, const Trigger& trigger, HexId from, std::span<const PieceId> force) {
  const Marcher marcher(field, from, reacting_side(field), [&](PieceId id) { return has(force, id); });
  const bool is_leader = marcher.force().points() == 0;
  HexSet hexes;
  field.grid().for_each_neighbor(from, [&](Direction d, HexId to) {
    if (!field.map().is_playable(to) || is_closed_to_reaction(field, trigger, to) ||
        (is_leader && !is_nearer(field, from, to))) {
      return;
    }
    const MarchStep step = marcher.step(from, d, to, false);
    if (is_leader ? !marcher.refuse_way(from, to, step, step.points) : !marcher.refuse(from, to, step, step.points)) {
      hexes.add(to);
    }
  });
  return hexes;
}

HexSet reaction_rails(const Field& field, HexId from, std::span<const PieceId> force) {
  const Seat side = reacting_side(field);
  const Force all = force_of(field, from, side, [&](PieceId id) { return has(force, id); });
  const int trains = std::min(all.points(), trains_left(field, side));
  if (trains == 0 || refuse_station(field, from, side, force)) {
    return {};
  }
  return train_hexes_of(field, side, from, force, load_of(all.points(), trains));
}

int reaction_trains(const Field& field, HexId from, HexId to, std::span<const PieceId> force) {
  const Seat side = reacting_side(field);
  const int points = force_of(field, from, side, [&](PieceId id) { return has(force, id); }).points();
  for (int trains = 1; trains < points; ++trains) {
    if (train_hexes_of(field, side, from, force, load_of(points, trains)).has(to)) {
      return trains;
    }
  }
  return points;
}

std::vector<Reactor> who_may_react(const Field& field, const Trigger& trigger) {
  std::vector<Reactor> reactors;
  const Seat side = reacting_side(field);
  const HexSet near_rails = trains_left(field, side) > 0 ? rails_near(field, trigger) : HexSet();
  HexSet places = field.points(side) & near_rails;
  for (const HexId target : answered_hexes(field, trigger)) {
    if (target != kNoHex) {
      field.primary_sources(side).for_each([&](HexId hex) {
        if (field.grid().distance(hex, target) <= kZoneReach) {
          places.add(hex);
        }
      });
    }
  }
  for (const std::int16_t leader : field.library().leader_of[side]) {
    const Place at = field.piece(leader).place;
    if (is_hex(at) && field.grid().distance(static_cast<HexId>(at), trigger.here) <= 1) {
      places.add(static_cast<HexId>(at));
    }
  }
  places.for_each([&](HexId hex) {
    const Reactor reactor = reactor_at(field, trigger, hex, near_rails);
    if (reactor.by_land || reactor.by_rail) {
      reactors.push_back(reactor);
    }
  });
  return reactors;
}

namespace {

/// Campaign 6.4: one leader of the force, the best.
int reacting_rating(const Field& field, HexId hex) {
  const std::vector<PieceId> force = reacting_force(field, hex);
  return force_of(field, hex, reacting_side(field), [&](PieceId id) { return has(force, id); }).rating;
}

}  // namespace

std::vector<Modifier> reaction_terms(const Field& field, HexId hex) {
  const int rating = reacting_rating(field, hex);
  return rating == 0 ? std::vector<Modifier>() : std::vector{Modifier{"its leader's rating", "6.4", rating}};
}

bool reacts(const Field& field, HexId hex, int die) {
  return die + reacting_rating(field, hex) >= field.numbers().reaction.from;
}

bool has_friends_to_join(const Field& field, HexId here) {
  bool found = false;
  for_each_at(field, here, [&](PieceId id) {
    const unsigned flags = field.piece(id).flags;
    found = found || (field.side_of(id) == reacting_side(field) && field.is_point(id) &&
                      post_of(flags) == Post::Field && arrival_of(flags) == 0);
  });
  return found;
}

/// Campaign 11.7, 11.3, 12.1
Refusal refuse_inside_before_battle(const Field& field, HexId here, Post post) {
  const Seat side = reacting_side(field);
  const Force force = moving_force(field, here, side);
  if (force.points() == 0) {
    return {"A leader needs no shelter.", "11.7"};
  }
  if (post == Post::Entrenched) {
    return field.count_at(here, side, UnitClass::Entrenchment) > 0 ? kLawful
                                                                   : Refusal{"No entrenchment is there.", "12.1"};
  }
  return post == Post::Garrison && force.strength() == force.points() &&
                 room_in_fort(field, here, side) >= force.strength()
             ? kLawful
             : Refusal{"The fort has no room for it.", "11.3"};
}

/// The first of its points that has an answer of its own speaks for all.
ReactionRule answer_of(const Field& field, Seat side, HexId hex) {
  int own = 0;
  for_each_at(field, hex, [&](PieceId id) {
    if (own == 0 && field.side_of(id) == side && field.is_point(id)) {
      own = field.piece(id).marks;
    }
  });
  return own > 0 ? static_cast<ReactionRule>(own - 1)
                 : static_cast<ReactionRule>(field.value(Track::Reaction, index_of(side)) % kReactionRules);
}

/// By land with all that it has, to where the enemy stands. A leader alone goes away whenever his side always reacts.
bool answers_by_itself(const Field& field, const Trigger& trigger, const Reactor& reactor) {
  const ReactionRule answer = answer_of(field, reacting_side(field), reactor.hex);
  if (answer != ReactionRule::Always && answer != ReactionRule::IntoThreatened) {
    return false;
  }
  const HexSet hexes = reaction_hexes(field, trigger, reactor.hex, reacting_force(field, reactor.hex));
  if (reactor.is_leader) {
    return answer == ReactionRule::Always && !hexes.empty();
  }
  return reactor.by_land && hexes.has(trigger.here) &&
         (answer == ReactionRule::Always || has_friends_to_join(field, trigger.here));
}

bool is_asked(const Field& field, const Reactor& reactor) {
  return answer_of(field, reacting_side(field), reactor.hex) == ReactionRule::Ask;
}

namespace {

/// Campaign 6.4: how those of the force there answer who have not said so in this impulse, a bit for each answer.
unsigned answers_that_stand(const Field& field, HexId hex) {
  unsigned answers = 0;
  for_each_at(field, hex, [&](PieceId id) {
    const Piece& piece = field.piece(id);
    const bool is_asked = owner_of(piece) == field.phasing() && field.is_point(id) &&
                          post_of(piece.flags) == Post::Field && (piece.flags & kTried) == 0;
    answers |= is_asked ? 1U << static_cast<unsigned>(piece.marks) : 0U;
  });
  return answers;
}

/// One of those who are asked answers otherwise.
bool is_new(unsigned answers, int answer) { return (answers & ~(1U << static_cast<unsigned>(answer))) != 0; }

}  // namespace

Refusal refuse_standing_answer(const Field& field, const verbs::SetReaction& set) {
  const Seat side = field.phasing();
  const int of_side = field.value(Track::Reaction, index_of(side));
  if (set.answer < 0 || set.answer > kReactionRules) {
    return {"There is no such answer.", "6.4"};
  }
  if (set.hex == kNoHex) {
    return set.answer == 0 || set.answer - 1 == of_side % kReactionRules || of_side >= kReactionSet
               ? Refusal{"The side answers so, or has said so in this impulse.", "6.4"}
               : kLawful;
  }
  if (!field.map().is_playable(set.hex) || !field.primary_sources(side).has(set.hex)) {
    return {"No force with a zone of control is there.", "6.4"};
  }
  return is_new(answers_that_stand(field, set.hex), set.answer)
             ? kLawful
             : Refusal{"The force answers so, or has said so in this impulse.", "6.4"};
}

namespace {

bool side_can_answer(const Field& field) {
  return field.value(Track::Reaction, index_of(field.phasing())) < kReactionSet;
}

}  // namespace

std::vector<HexId> who_can_answer(const Field& field) {
  std::vector<HexId> found;
  if (side_can_answer(field)) {
    found.push_back(kNoHex);
  }
  field.primary_sources(field.phasing()).for_each([&](HexId hex) {
    if (answers_that_stand(field, hex) != 0) {
      found.push_back(hex);
    }
  });
  return found;
}

bool can_give_answers(const Field& field) { return side_can_answer(field) || !who_can_answer(field).empty(); }

std::vector<verbs::SetReaction> possible_standing_answers(const Field& field, HexId hex) {
  std::vector<verbs::SetReaction> found;
  for (int answer = 0; answer <= kReactionRules; ++answer) {
    if (const verbs::SetReaction set{answer, hex}; !refuse_standing_answer(field, set)) {
      found.push_back(set);
    }
  }
  return found;
}

}  // namespace longroll::campaign
