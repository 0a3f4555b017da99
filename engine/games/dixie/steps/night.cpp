// build: small
#include <algorithm>

#include "engine/games/dixie/rules/days.h"
#include "engine/games/dixie/rules/decoys.h"
#include "engine/games/dixie/rules/stacking.h"
#include "engine/games/dixie/steps/outside.h"
#include "engine/games/dixie/steps/table_acts.h"
#include "engine/table/pile.h"

/// Dixie 15.1, 15.2: night between two days. Whoever attacks in an engaged position goes back; reinforcements come up;
/// at Gettysburg both sides post cards of their Reserves, the Confederates first; then the next day dawns.
namespace longroll::dixie {
namespace {

constexpr int kMaxDrawn = 200;
constexpr Seat kSides[] = {Seat::Confederate, Seat::Union};

/// Cards that still come from the collection, so far as it has any.
int still_to_deal(const Edition& edition, const State& state, Seat side) {
  const int owed = state.track(track(Track::BattleDeck, index_of(side))) - count_dealt(state, side);
  return owed <= 0 ? 0 : std::min(owed, count_undealt(edition, state, side));
}

/// The side for which the next card is drawn; Nobody when all are.
Seat side_drawing(const Edition& edition, const State& state, const Step& step) {
  for (const Seat side : kSides) {
    const bool draws = locals_of<NightLocals>(step).draws(side) > 0 && size_of_pile(state, deck_of(side)) > 0;
    if (draws || still_to_deal(edition, state, side) > 0) {
      return side;
    }
  }
  return Seat::Nobody;
}

/// Dixie 15.1, 15.2: all attackers break off at once; then positions are settled, and overcrowded ones fall into
/// disorder (8.4).
void fall(const Edition& edition, Now& now) {
  log(now, notes::NightFalls{day_of(now.state())});
  const Field at_dusk(edition, now);
  struct Way {
    Seat side;
    Place from;
    Place to;
  };
  std::vector<Way> ways;
  const std::span<const Place> positions = at_dusk.battlefield().positions();
  for (const Place position : positions) {
    const Seat attacker = other(at_dusk.holder(position));
    if (at_dusk.is_engaged(position)) {
      ways.push_back({attacker, position, way_out_by_night(at_dusk, attacker, position)});
    }
  }
  for (const Way& way : ways) {
    go_back(edition, now, way.side, way.from, way.to);
  }
  for (const Place position : positions) {
    settle(edition, now, position);
  }
  write(now, &NightLocals::stage, NightStage::Supply);
  for (auto way = ways.rbegin(); way != ways.rend(); ++way) {
    if (is_position(way->to)) {
      judge_stacking(edition, now, way->to, way->side);
    }
  }
}

/// Dixie 15.1H: the rest of the Union's deck is exchanged unexamined.
void exchange(Now& now) {
  int count = 0;
  for (const PieceId id : piece_ids(now.state())) {
    if (now.state().piece(id).place == deck_of(Seat::Union)) {
      now.move(id, aside_of(Seat::Union));
      ++count;
    }
  }
  if (count > 0) {
    log(now, notes::Exchanged{Seat::Union, count});
  }
}

void bring_up(const Edition& edition, Now& now) {
  Supply supplies[2];
  for (const Seat side : kSides) {
    supplies[index_of(side)] = supply_of(Field(edition, now), side);
  }
  if (now.state().track(track(Option::Late)) != 0) {
    exchange(now);
  }
  auto night = locals_of<NightLocals>(now);
  for (const Seat side : kSides) {
    const Supply& supply = supplies[index_of(side)];
    now.set(track(Track::BattleDeck, index_of(side)), count_dealt(now.state(), side) + supply.dealt);
    night.draws(side) = supply.to_reserve;
    if (supply.to_reserve > 0) {
      log(now, notes::Drew{side, supply.to_reserve});
    }
  }
  night.stage = NightStage::Drawing;
  write(now, night);
}

/// Dixie 15.1, 15.2: the next day. Whoever holds alone what it needs to win has won (15.1).
void dawn(const Edition& edition, Now& now) {
  now.end();
  now.add(track(Track::Day), 1);
  if (!has_three_days(edition, now.state())) {
    now.set(track(Track::QuietTurns), kLastCardDrawn);  // the Union turn that opens the day is no full one
  }
  log(now, notes::DayBreaks{day_of(now.state())});
  for (const Place position : battlefield_of(edition, now.state()).positions()) {
    settle(edition, now, position);
  }
}

/// Dixie 15.2: the Confederates post cards, then the Union, then the day breaks.
void end_posting(Now& now) {
  const bool is_unions_turn = locals_of<NightLocals>(now).stage == NightStage::ConfederatesPost;
  write(now, &NightLocals::stage, is_unions_turn ? NightStage::UnionPosts : NightStage::Dawn);
}

bool has_cards(const State& state, Seat side) { return size_of_pile(state, reserve_of(side)) > 0; }

bool advance(const Edition& edition, Now& now) {
  const NightStage stage = locals_of<NightLocals>(now).stage;
  switch (stage) {
    case NightStage::Falling:
      fall(edition, now);
      return true;
    case NightStage::Supply:
      bring_up(edition, now);
      return true;
    case NightStage::Drawing:
      if (side_drawing(edition, now.state(), now.state().top()) != Seat::Nobody) {
        return false;
      }
      write(now, &NightLocals::stage,
            has_three_days(edition, now.state()) ? NightStage::ConfederatesPost : NightStage::Dawn);
      return true;
    case NightStage::ConfederatesPost:
    case NightStage::UnionPosts:
      if (has_cards(now.state(), stage == NightStage::UnionPosts ? Seat::Union : Seat::Confederate)) {
        return false;
      }
      end_posting(now);
      return true;
    case NightStage::Dawn:
      break;
  }
  dawn(edition, now);
  return true;
}

Seat waits_for(const State&, const Step& step) {
  const NightStage stage = locals_of<NightLocals>(step).stage;
  return stage == NightStage::Drawing      ? Seat::Chance
         : stage == NightStage::UnionPosts ? Seat::Union
                                           : Seat::Confederate;
}

Chance chance(const Edition& edition, const State& state, const Step& step) {
  const Seat side = side_drawing(edition, state, step);
  const int left = still_to_deal(edition, state, side) > 0 ? count_undealt(edition, state, side)
                                                           : size_of_pile(state, deck_of(side));
  return draw_of(left, "15.0");
}

void draw(const Edition& edition, Now& now, int which) {
  const Seat side = side_drawing(edition, now.state(), now.state().top());
  auto night = locals_of<NightLocals>(now);
  int& draws_left = night.draws(side);
  const Place to = draws_left > 0 ? reserve_of(side) : deck_of(side);
  draws_left = std::max(0, draws_left - 1);
  write(now, night);
  if (still_to_deal(edition, now.state(), side) > 0) {
    now.make(undealt(edition, now.state(), side, which), to, side);
  } else {
    now.move(nth_of_pile(now.state(), deck_of(side), which), to);
  }
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const Seat side = waits_for(field.state(), step);
  for (const PieceId id : field.in_reserves()) {
    if (field.piece(id).place != reserve_of(side)) {
      continue;
    }
    for (const Place position : field.battlefield().positions()) {
      actions.push_back(action_of(verbs::Deploy{id, position}));
      if (field.has(Option::Decoys)) {
        actions.push_back(action_of(verbs::Decoy{id, position}));
      }
    }
  }
  actions.push_back(action_of(Do::Finish));
}

/// Dixie 13.6, 15.2: a decoy is laid overnight as it is when armies deploy.
Refusal refuse_night_decoy(const Field& field, Seat side, PieceId id, Place position) {
  if (const Refusal refusal = refuse_decoy(field, side, id, position)) {
    return refusal;
  }
  return !field.card(id).is_terrain() || has_room(field, position, side)
             ? kLawful
             : Refusal{"At most four cards may stand in one position.", "3.1"};
}

Refusal refuse(const Field& field, const Step& step, const Action& action) {
  const Seat side = waits_for(field.state(), step);
  switch (verb_of(action)) {
    case Do::Finish:
      return action == action_of(Do::Finish) ? kLawful : kNotOffered;
    case Do::Deploy: {
      const auto deploy = read<verbs::Deploy>(action);
      return deploy ? refuse_night_deploy(field, side, deploy->card, deploy->place) : kNotOffered;
    }
    case Do::Decoy: {
      const auto decoy = read<verbs::Decoy>(action);
      return decoy ? refuse_night_decoy(field, side, decoy->card, decoy->place) : kNotOffered;
    }
    default:
      return {"It is night: post cards of your Reserve, or wait for the day.", "15.2"};
  }
}

void act(const Edition& edition, Now& now, const Action& action) {
  switch (verb_of(action)) {
    case Do::Deploy: {
      const auto [card, place] = arguments_of<verbs::Deploy>(action);
      if (!edition.fact(now.state().piece(card).kind).is_troop()) {
        reveal(now, card);
      }
      now.move(card, place);
      lie_openly(edition, now, card);
      settle(edition, now, place);
      break;
    }
    case Do::Decoy: {
      const auto [card, place] = arguments_of<verbs::Decoy>(action);
      now.move(card, place);
      break;
    }
    case Do::Finish:
      end_posting(now);
      break;
    default:
      draw(edition, now, way_of(action));
      break;
  }
}

void ask(const Field&, const Step&, Prompt& prompt) {
  prompt.text = "Night: post cards of your Reserve in your positions, up to four in each. Then wait for the day.";
  prompt.rule = "15.2";
}

constexpr LocalRange kRanges[] = {range<&NightLocals::stage>("stage", NightStage::Falling, NightStage::Dawn),
                                  range<&NightLocals::union_draws>("union_draws", 0, kMaxDrawn),
                                  range<&NightLocals::confederate_draws>("confederate_draws", 0, kMaxDrawn)};

/// Somebody is asked only for what is there to draw or to post.
bool fits(const Field& field, const Step& step, const Step* below) {
  const auto [stage, union_draws, confederate_draws] = locals_of<NightLocals>(step);
  const State& state = field.state();
  const Edition& edition = field.edition();
  if (!is_of_phase(field, evening_of(edition).last_phase, below) || field.phasing() != Seat::Confederate ||
      day_of(state) >= last_day(edition, state)) {
    return false;
  }
  if (field.is_over()) {
    return true;
  }
  if (!is_asked(field, step)) {
    return stage == NightStage::Supply;
  }
  switch (stage) {
    case NightStage::Drawing:
      return side_drawing(edition, state, step) != Seat::Nobody;
    case NightStage::ConfederatesPost:
    case NightStage::UnionPosts:
      return has_three_days(edition, state) && has_cards(state, waits_for(state, step)) && union_draws == 0 &&
             confederate_draws == 0;
    default:
      return false;
  }
}

}  // namespace

const StepRule kNightStep = {.kind = StepKind::Night,
                             .id = "night",
                             .advance = advance,
                             .waits_for = waits_for,
                             .candidates = candidates,
                             .refuse = refuse,
                             .act = act,
                             .chance = chance,
                             .ask = ask,
                             .on = steps(StepKind::BattleTurn),
                             .holds = holds_only<NightLocals>,
                             .ranges = kRanges,
                             .fits = fits};

}  // namespace longroll::dixie
