// build: small
#include "engine/games/campaign/rules/transport.h"

#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/games/campaign/rules/force.h"
#include "engine/games/campaign/steps/force_go.h"
#include "engine/games/campaign/steps/ship_acts.h"
#include "engine/games/campaign/steps/table_acts.h"

/// Campaign 13.2, 13.4, 13.4.1: troops embark, go over water and land, all in one impulse; they move no farther in it.
namespace longroll::campaign {
namespace {

using Carried = TransportLocals;

void go_ashore(const Library& library, Now& now, HexId hex) {
  for (const PieceId id : movers_at(Field(library, now), hex, phasing(now.state()))) {
    now.lower(id, kMoving);
  }
}

std::vector<PieceId> of_class(const Field& field, HexId hex, const ClassName& name) {
  return pieces_at(field, hex, field.phasing(),
                   [&](PieceId id) { return is_moving(field, id) && field.name_of(id) == name; });
}

/// Campaign 13.2: a number of a class stays behind; 10.2: leaders may go alone.
Refusal refuse_less(const Field& field, const Carried& transport, const verbs::Less& less) {
  const std::vector<PieceId> pieces = of_class(field, transport.here, {less.kind, less.state});
  if (less.count < 1 || static_cast<std::size_t>(less.count) > pieces.size()) {
    return {"Fewer of them have embarked.", "13.2"};
  }
  return static_cast<std::size_t>(less.count) < movers_at(field, transport.here, field.phasing()).size()
             ? kLawful
             : Refusal{"Not all can stay.", "13.2"};
}
void less(const Library& library, Now& now, const verbs::Less& less) {
  const auto transport = locals_of<Carried>(now);
  const std::vector<PieceId> pieces = of_class(Field(library, now), transport.here, {less.kind, less.state});
  for (int i = 0; i < less.count; ++i) {
    now.lower(pieces[static_cast<std::size_t>(i)], kMoving);
  }
}

Refusal refuse_land(const Field& field, const Carried& transport, const verbs::Land& land) {
  return refuse_landing(field, transport, land.hex);
}

/// Campaign 13.2: of the vessels in the berth the first that are free carry.
void use_vessels(const Library& library, Now& now, const Landing& landing, TransportBy by) {
  std::vector<PieceId> used;
  {
    const Field field(library, now);
    for (const PieceId id : ships_at(field, landing.from, field.phasing())) {
      const UnitClass unit_class = field.class_of(id);
      const bool carries = by == TransportBy::Sea ? unit_class == UnitClass::Ntp
                                                  : unit_class == UnitClass::Rsp || unit_class == UnitClass::Flotilla;
      if (carries && !field.has_flag(id, kMoved | kCommitted) && static_cast<int>(used.size()) < landing.ships) {
        used.push_back(id);
      }
    }
  }
  sail(now, used, landing.to);
  for (const PieceId id : used) {
    now.raise(id, kMoved);
  }
}

/// Somebody other than a leader has embarked there.
bool has_troops(const Field& field, HexId hex) {
  const std::vector<PieceId> all = movers_at(field, hex, field.phasing());
  return std::any_of(all.begin(), all.end(), [&](PieceId id) { return field.class_of(id) != UnitClass::Leader; });
}

void land(const Library& library, Now& now, const verbs::Land& land) {
  const auto transport = locals_of<Carried>(now);
  const Seat side = phasing(now.state());
  std::vector<Landing> landings = landings_of(Field(library, now), transport);
  const auto landing =
      std::find_if(landings.begin(), landings.end(), [&](const Landing& one) { return one.hex == land.hex; });
  if (landing->ships > 0) {
    use_vessels(library, now, *landing, transport.by);
    take_stocks(library, now, landing->to, side);
  } else if (has_troops(Field(library, now), transport.here)) {  // 10.2: a leader alone is not counted
    now.add(track(Track::Transported, index_of(side)), 1);
  }
  log(now,
      notes::Landed{side, land.hex, static_cast<int>(movers_at(Field(library, now), transport.here, side).size())});
  now.end();
  land_force(library, now, transport.here, land.hex,
             transport.by == TransportBy::Sea ? ReactionCause::SeaLanding : ReactionCause::RiverLanding,
             transport.by != TransportBy::River);
}

/// Nobody has gone anywhere.
void halt(const Library& library, Now& now, const verbs::Halt&) {
  go_ashore(library, now, locals_of<Carried>(now).here);
  now.end();
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto transport = locals_of<Carried>(step);
  for (const PointClass& one :
       field.classes_at(transport.here, field.phasing(), [&](PieceId id) { return is_moving(field, id); })) {
    for (int count = 1; count <= one.count(); ++count) {
      if (const verbs::Less less{one.name.kind, one.name.state, count}; !refuse_less(field, transport, less)) {
        add_action(actions, less);
      }
    }
  }
  for (const Landing& landing : landings_of(field, transport)) {
    add_action(actions, verbs::Land{landing.hex});
  }
  add_action(actions, verbs::Halt{});
  heap_sort(actions.begin(), actions.end());
}

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_less, less>(), StepRule::verb<refuse_land, land>(),
                                     StepRule::verb<halt>()};

constexpr LocalRange kRanges[] = {range<&Carried::by>("by", TransportBy::Sea, TransportBy::Boat),
                                  range<&Carried::here>("here", 0, kMaxHexes - 1)};

/// Everybody who moves has embarked there and can be carried so.
bool fits(const Field& field, const Step& step, const Step*) {
  const auto transport = locals_of<Carried>(step);
  if (!field.map().is_playable(transport.here) || !is_innermost(field.state(), step)) {
    return false;
  }
  int count = 0;
  int troops = 0;
  for (const PieceId id : field.pieces()) {
    if (is_moving(field, id) && field.side_of(id) == field.phasing()) {
      if (field.piece(id).place != transport.here || !can_be_carried(field, id, transport.by)) {
        return false;
      }
      ++count;
      troops += field.class_of(id) == UnitClass::Leader ? 0 : 1;
    }
  }
  return count > 0 && (transport.by == TransportBy::Sea ? field.phasing() == Seat::Union : troops <= 1);
}

}  // namespace

const StepRule kTransportStep = {.kind = StepKind::Transport,
                                 .id = "transport",
                                 .waits_for = waits_for_phasing,
                                 .candidates = candidates,
                                 .verbs = kVerbs,
                                 .asks = {"Where do they land?", "13.2"},
                                 .is_exact = true,
                                 .on = steps(StepKind::Movement),
                                 .holds = holds_only<Carried>,
                                 .ranges = kRanges,
                                 .fits = fits};

}  // namespace longroll::campaign
