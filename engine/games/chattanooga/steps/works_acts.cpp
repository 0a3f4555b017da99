// build: small
#include "engine/games/chattanooga/steps/works_acts.h"

namespace longroll::chattanooga {
namespace {

/// The marks of those who work in the hex are taken off.
void dismiss(const Library& library, Now& now, HexId hex) {
  std::array<PieceId, 16> units{};
  std::size_t count = 0;
  for_each_unit_at(Field(library, now), hex, [&](PieceId unit) {
    if ((now.state().piece(unit).flags & kBuilding) != 0 && count < units.size()) {
      units[count++] = unit;
    }
  });
  for (std::size_t i = 0; i < count; ++i) {
    now.lower(units[i], kBuilding);
  }
}

void start(const Library& library, Now& now, HexId hex, WorksProject project) {
  GroundWorks ground = ground_works(now.state(), hex);
  ground.project = project;
  ground.turns = turns_of(library.chart.numbers, project);
  now.mark_ground(hex, ground.pack());
  log(now, notes::WorksBegun{hex, static_cast<int>(project)});
}

}  // namespace

/// Chattanooga 17.2: of a stack the lowest that can.
void begin_works(const Library& library, Now& now, PieceId unit, Works works) {
  const HexId hex = now.state().piece(unit).place;
  const int needed = builders_of(library.chart.numbers, project_of(works));
  std::array<PieceId, 16> units{};
  std::size_t count = 0;
  {
    const Field field(library, now);
    for_each_unit_at(field, hex, [&](PieceId other) {
      const bool can_help = field.type(other) == UnitType::Infantry && !field.is_disrupted(other);
      if ((needed == 1 ? other == unit : can_help) && static_cast<int>(count) < needed) {
        units[count++] = other;
      }
    });
  }
  for (std::size_t i = 0; i < count; ++i) {
    now.raise(units[i], kBuilding);
  }
  start(library, now, hex, project_of(works));
}

/// Chattanooga 17.2
void begin_clearing(const Library& library, Now& now, PieceId unit) {
  now.raise(unit, kBuilding);
  start(library, now, now.state().piece(unit).place, WorksProject::Removal);
}

/// Chattanooga 17.2
void give_up_works(const Library& library, Now& now, PieceId unit) {
  const Piece piece = now.state().piece(unit);
  if ((piece.flags & kBuilding) == 0 || !is_hex(piece.place)) {
    return;
  }
  dismiss(library, now, piece.place);
  GroundWorks ground = ground_works(now.state(), piece.place);
  ground.project = WorksProject::None;
  ground.turns = 0;
  now.mark_ground(piece.place, ground.pack());
  log(now, notes::WorksGivenUp{piece.place});
}

/// Chattanooga 17.2
void go_on_with_works(const Library& library, Now& now) {
  for (std::size_t i = 0; i < now.state().ground.size(); ++i) {
    const auto hex = static_cast<HexId>(i);
    GroundWorks ground = ground_works(now.state(), hex);
    if (ground.project == WorksProject::None) {
      continue;
    }
    --ground.turns;
    if (ground.turns == 0) {
      dismiss(library, now, hex);
      log(now, notes::WorksDone{hex, static_cast<int>(ground.project)});
      ground.kind = ground.project == WorksProject::Removal ? 0 : static_cast<int>(ground.project);
      ground.project = WorksProject::None;
    }
    now.mark_ground(hex, ground.pack());
  }
}

}  // namespace longroll::chattanooga
