#include "engine/games/dixie/rules/melee.h"
#include "engine/games/dixie/rules/specials.h"
#include "engine/games/dixie/steps/outside.h"
#include "engine/games/dixie/steps/table_acts.h"
#include "engine/games/dixie/steps/walk.h"
#include "engine/games/dixie/words.h"

/// Dixie 12.0: before the dice fall, and at a few other moments, each side may play special cards; the side to move is
/// asked first, and both are asked again until both let it be.
namespace longroll::dixie {
namespace {

Seat waits_for(const State&, const Step& step) { return locals_of<WindowLocals>(step).asked; }

void pass(Now& now) {
  auto window = locals_of<WindowLocals>(now);
  window.asked = other(window.asked);
  ++window.passes;
  write(now, window);
}

bool advance(const Edition& edition, Now& now) {
  const auto window = locals_of<WindowLocals>(now);
  if (window.passes >= 2) {
    now.end();
    return true;
  }
  const Field field(edition, now);
  if (can_interrupt(field, window.asked, occasion_of(now.state()))) {
    return false;
  }
  pass(now);
  return true;
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const Place hand = reserve_of(locals_of<WindowLocals>(step).asked);
  for (const PieceId id : field.in_reserves()) {
    if (field.piece(id).place == hand && field.card(id).is_special()) {
      actions.push_back(action_of(verbs::Play{id}));
    }
  }
  actions.push_back(action_of(Do::Pass));
}

Refusal refuse(const Field& field, const Step& step, const Action& action) {
  if (action == action_of(Do::Pass)) {
    return kLawful;
  }
  const auto play = read<verbs::Play>(action);
  if (!play || play->place != kNowhere) {
    return {"Play a special card now, or let the moment pass.", "12.0"};
  }
  return refuse_special_at(field, locals_of<WindowLocals>(step).asked, play->card, occasion_of(field.state()));
}

/// The locals of the step that the window interrupts.
template <StepLocals Locals>
Locals interrupted(const Now& now) {
  return locals_of<Locals>(step_below(now.state()));
}

void add_fire_effect(Now& now, FireEffect effect) {
  auto fire = interrupted<FireLocals>(now);
  fire.terms.effects |= effect;
  write_below(now, fire);
}

void add_effect(Now& now, Place place, int effect) {
  const int which = track(Track::Effects, position_index(place));
  now.set(which, now.state().track(which) | effect);
}

/// Dixie 13.2: on a melee these two count for the position, in each round from now on.
bool take_effect_on_melee(Now& now, SpecialKind kind, Seat side, Place place) {
  if (locals_of<WindowLocals>(now).moment != Moment::BeforeMelee) {
    return false;
  }
  add_effect(now, place, kind == SpecialKind::RebelYell ? yell_of(side) : charge_of(side));
  return true;
}

void take_effect(Now& now, SpecialKind kind, Seat side, Place place) {
  if (take_effect_on_melee(now, kind, side, place)) {
    return;
  }
  switch (kind) {
    case SpecialKind::Sharpshooters:
      add_fire_effect(now, kSharp);
      break;
    case SpecialKind::RebelYell:
      add_fire_effect(now, kYell);
      break;
    case SpecialKind::BayonetCharge:
      add_fire_effect(now, kBayonet);
      break;
    case SpecialKind::ShortOfAmmunition:
      add_fire_effect(now, kShort);
      break;
    case SpecialKind::DoubleCanister:
      add_fire_effect(now, kCanister);
      break;
    case SpecialKind::Gunboats:
      add_fire_effect(now, kGunboats);
      break;
    case SpecialKind::LongRoll: {
      auto disorder = interrupted<DisorderLocals>(now);
      disorder.stage = DisorderStage::Stayed;
      write_below(now, disorder);
      break;
    }
    case SpecialKind::MistakenColors:
      add_fire_effect(now, kCancelled);
      break;
    case SpecialKind::Cover:
      add_effect(now, place, cover_of(side));
      break;
    case SpecialKind::Panic:
      add_effect(now, place, panic_of(other(side)));
      break;
    case SpecialKind::Rally: {
      auto rout = interrupted<RoutLocals>(now);
      rout.is_saved = true;
      write_below(now, rout);
      break;
    }
    case SpecialKind::Railway: {
      constexpr int kMoreDraws = 2;
      auto phase = interrupted<ReinforcePhaseLocals>(now);
      phase.draws_left += kMoreDraws;
      write_below(now, phase);
      break;
    }
    default:
      break;
  }
}

void act(const Edition& edition, Now& now, const Action& action) {
  if (verb_of(action) == Do::Pass) {
    pass(now);
    return;
  }
  const PieceId card = arguments_of<verbs::Play>(action).card;
  const SpecialKind kind = edition.card(now.state().piece(card).kind).special;
  auto window = locals_of<WindowLocals>(now);
  const Seat side = window.asked;
  log(now, notes::Played{card, window.place});
  lose(edition, now, card);
  note_special(now, kind, window.place);
  // Nothing is left to change about a shot that does not happen, a rout or a disorder that has been stayed.
  const bool settled =
      kind == SpecialKind::MistakenColors || kind == SpecialKind::Rally || kind == SpecialKind::LongRoll;
  window.passes = settled ? 2 : 0;
  window.asked = other(side);
  write(now, window);
  take_effect(now, kind, side, window.place);
}

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const bool is_melee = melee_of(field.state()) != kNowhere;
  const auto window = locals_of<WindowLocals>(step);
  const auto card = [&] { return field.edition().card(field.piece(window.card).kind).name; };
  prompt.rule = "12.0";
  switch (window.moment) {
    case Moment::BeforeFire:
      prompt.text = card() + " is about to fire. Play a special card?";
      break;
    case Moment::BeforeMorale:
      prompt.text =
          card() + " is about to roll its morale" + (is_melee ? " in the melee" : "") + ". Play a special card?";
      break;
    case Moment::Routed:
      prompt.text = card() + " routs" + (is_melee ? " from the melee" : "") + ". Play a special card?";
      break;
    case Moment::Disordered:
      prompt.text = place_name(field.battlefield().layout(), window.place) +
                    " is about to roll for disorder. Play a special card?";
      break;
    case Moment::Reinforcing:
      prompt.text = "Reinforcements come up. Play a special card?";
      break;
    case Moment::BeforeMelee:
      prompt.text = "Melee at " + place_name(field.battlefield().layout(), window.place) +
                    ": play a special card before both strike?";
      prompt.rule = "13.2";
      break;
  }
}

/// The moment is one of the step that the window interrupts.
bool is_moment_of(const Field& field, const WindowLocals& window, const Step& below) {
  const auto is_about = [&](PieceId card) {
    return window.card == card && is_troop_on_field(field, card) && is_in_play(field, window.place);
  };
  switch (window.moment) {
    case Moment::BeforeMorale: {
      const auto check = locals_of<MoraleCheckLocals>(below);
      return is_step<MoraleCheckLocals>(below) && is_about(check.card) &&
             field.piece(window.card).place == window.place && check.progress.stage == MoraleStage::Offered;
    }
    case Moment::BeforeFire: {
      const auto fire = locals_of<FireLocals>(below);
      return is_step<FireLocals>(below) && is_about(fire.card) &&
             shot_of(field, window.card, 0, fire.aim).target == window.place &&
             fire.dice_left == FireLocals::kNotRolled;
    }
    case Moment::Routed:
      return is_step<RoutLocals>(below) && is_about(locals_of<RoutLocals>(below).card);
    case Moment::Disordered: {  // which card rolls first not everybody can see, only whose it is
      const auto disorder = locals_of<DisorderLocals>(below);
      return is_step<DisorderLocals>(below) && window.card != kNoPiece && is_in_play(field, window.place) &&
             disorder.position == window.place && owner_of(field.piece(window.card)) == disorder.side &&
             disorder.stage == DisorderStage::Offered;
    }
    case Moment::Reinforcing:
      return is_step<ReinforcePhaseLocals>(below) && window.place == kNowhere && window.card == kNoPiece;
    case Moment::BeforeMelee:
      return is_in_melee_at(window.place, MeleeStage::Striking, &below) && window.card == kNoPiece;
  }
  return false;
}

constexpr LocalRange kRanges[] = {range<&WindowLocals::moment>("moment", Moment::BeforeMorale, Moment::Disordered),
                                  position_or_none_in<&WindowLocals::place>("place"),
                                  piece_or_none_in<&WindowLocals::card>("card"), side_in<&WindowLocals::asked>("asked"),
                                  range<&WindowLocals::passes>("passes", 0, 1)};

/// A side that holds nothing to play is not waited for.
bool fits(const Field& field, const Step& step, const Step* below) {
  const auto window = locals_of<WindowLocals>(step);
  if (!is_moment_of(field, window, *below)) {
    return false;
  }
  return !is_asked(field, step) || can_interrupt(field, window.asked, occasion_of(field.state()));
}

}  // namespace

const StepRule kWindowStep = {.kind = StepKind::Window,
                              .id = "special-cards",
                              .advance = advance,
                              .waits_for = waits_for,
                              .candidates = candidates,
                              .refuse = refuse,
                              .act = act,
                              .ask = ask,
                              .may_pass = true,
                              .on = steps(StepKind::MoraleCheck, StepKind::Fire, StepKind::Rout, StepKind::Disorder,
                                          StepKind::ReinforcePhase, StepKind::Melee),
                              .holds = holds_only<WindowLocals>,
                              .ranges = kRanges,
                              .fits = fits};

}  // namespace longroll::dixie
