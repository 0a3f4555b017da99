// build: small
#include "engine/play/state_validator.h"

namespace longroll {

void StateValidator::fault(std::string where, std::string what) {
  if (faults_.size() < 100) {
    faults_.push_back({std::move(where), std::move(what)});
  }
}

void StateValidator::within(std::string where, int value, int low, int high) {
  if (value < low || value > high) {
    fault(std::move(where),
          std::to_string(value) + " is not within " + std::to_string(low) + " to " + std::to_string(high));
  }
}

bool StateValidator::has_tracks(int count) {
  if (state_.tracks.size() != static_cast<std::size_t>(count)) {
    fault("tracks", "there must be " + std::to_string(count));
    return false;
  }
  return true;
}

bool StateValidator::has_ground(std::size_t places) {
  if (state_.ground.size() != places) {
    fault("ground", "there must be marks of " + std::to_string(places) + " places");
    return false;
  }
  return true;
}

void StateValidator::check_track(int track, int low, int high) {
  const int value = state_.track(track);
  if (value < low || value > high) {  // named only then: this is asked of every position of a soak
    within("track " + door_.track_id(track), value, low, high);
  }
}

void StateValidator::check_tracks(std::span<const TrackRange> ranges) {
  for (const TrackRange& range : ranges) {
    for (int i = 0; i < range.count; ++i) {
      check_track(range.track + i, range.low, range.high);
    }
  }
}

bool StateValidator::has_steps(std::size_t most) {
  if (state_.stack.empty() || state_.stack.size() > most) {
    fault("stack", "1 to " + std::to_string(most) + " steps must be under way");
    return false;
  }
  return true;
}

void StateValidator::fault_of_step(std::size_t i, std::string_view part, std::string what) {
  fault("step " + std::to_string(i) + " (" + std::string(part) + ")", std::move(what));
}

bool StateValidator::keeps_laws(std::size_t i, const StepLaws& laws, std::string_view id_below) {
  const Step& step = state_.stack[i];
  if (!is_on(laws.on, i == 0 ? nullptr : &state_.stack[i - 1])) {
    fault_of_step(i, laws.id,
                  i == 0 ? "it cannot be the outermost step" : "it cannot be under way on " + std::string(id_below));
    return false;
  }
  if (!laws.holds(step)) {
    fault_of_step(i, laws.id, "it has a number that means nothing");
    return false;
  }
  for (const LocalRange& range : laws.ranges) {
    const int number = range.read(step);
    if (number < range.low || number > range.highest(state_)) {
      within("step " + std::to_string(i) + " (" + std::string(laws.id) + ")." + std::string(range.name), number,
             range.low, range.highest(state_));
      return false;
    }
  }
  return true;
}

void StateValidator::check_play() {
  const Seat seat = door_.to_act(state_);
  if (seat == Seat::Chance) {
    if (door_.chance(state_).ways <= 0) {
      fault("stack", "no roll or draw is owed");
    }
  } else if (is_player(seat)) {
    Actions actions;
    door_.actions(state_, actions);
    if (actions.empty()) {
      fault("stack", "nobody can do anything");
    }
  } else if (!door_.outcome(state_).over) {
    fault("stack", "the step under way waits for nobody");
  }
}

}  // namespace longroll
