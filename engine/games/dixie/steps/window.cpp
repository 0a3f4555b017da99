#include "engine/games/dixie/rules/melee.h"
#include "engine/games/dixie/rules/specials.h"
#include "engine/games/dixie/steps/outside.h"
#include "engine/games/dixie/steps/table_acts.h"
#include "engine/games/dixie/steps/walk.h"
#include "engine/games/dixie/words.h"

/// Dixie 12.0: before the dice fall, and at a few other moments, each side may play special cards; the side to move is
/// asked first, and both are asked again until both let it be. Locals: moment, place, card or -1, side asked, passes in
/// a row.
namespace longroll::dixie {
namespace {

enum Local { kMoment, kPlace, kCard, kAsked, kPasses };

Seat waits_for(const State&, const Step& step) { return seat_of(step.locals[kAsked]); }

void pass(Now& now) {
  now.set_local(kAsked, 1 - now.local(kAsked));
  now.set_local(kPasses, now.local(kPasses) + 1);
}

bool advance(const Edition& edition, Now& now) {
  if (now.local(kPasses) >= 2) {
    now.end();
    return true;
  }
  const Field field(edition, now);
  if (can_interrupt(field, seat_of(now.local(kAsked)), occasion_of(now.state()))) {
    return false;
  }
  pass(now);
  return true;
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const Place hand = reserve_of(seat_of(step.locals[kAsked]));
  for (const PieceId id : field.in_reserves()) {
    if (field.piece(id).place == hand && field.card(id).is_special()) {
      actions.push_back(action_of(Do::Play, id, kNowhere));
    }
  }
  actions.push_back(action_of(Do::Pass));
}

Refusal refuse(const Field& field, const Step& step, const Action& action) {
  if (action == action_of(Do::Pass)) {
    return kLawful;
  }
  if (action != action_of(Do::Play, action.args[0], kNowhere)) {
    return {"Play a special card now, or let the moment pass.", "12.0"};
  }
  return refuse_special_at(field, seat_of(step.locals[kAsked]), action.args[0], occasion_of(field.state()));
}

/// The step that the window interrupted.
const Step& interrupted(const Now& now) { return now.state().stack[now.state().stack.size() - 2]; }

/// Writes into the local of the interrupted step: the window is closed for a moment and opened again.
void set_below(Now& now, int local, int value) {
  const Step window = now.state().top();
  now.end();
  now.set_local(local, value);
  now.begin(window.kind, window.locals[0], window.locals[1], window.locals[2], window.locals[3], window.locals[4]);
}

void add_fire_effect(Now& now, int effect) { set_below(now, 1, interrupted(now).locals[1] | effect); }

void add_effect(Now& now, Place place, int effect) {
  const int which = track(Track::Effects, position_index(place));
  now.set(which, now.state().track(which) | effect);
}

/// Dixie 13.2: on a melee these two count for the position, in each round from now on.
bool take_effect_on_melee(Now& now, SpecialKind kind, Seat side, Place place) {
  if (static_cast<Moment>(now.local(kMoment)) != Moment::BeforeMelee) {
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
    case SpecialKind::LongRoll:
      set_below(now, kDisorderStage, kDisorderStayed);
      break;
    case SpecialKind::MistakenColors:
      add_fire_effect(now, kCancelled);
      break;
    case SpecialKind::Cover:
      add_effect(now, place, cover_of(side));
      break;
    case SpecialKind::Panic:
      add_effect(now, place, panic_of(other(side)));
      break;
    case SpecialKind::Rally:
      set_below(now, 2, 1);
      break;
    case SpecialKind::Railway:
      set_below(now, 0, interrupted(now).locals[0] + 2);
      break;
    default:
      break;
  }
}

void act(const Edition& edition, Now& now, const Action& action) {
  if (verb_of(action) == Do::Pass) {
    pass(now);
    return;
  }
  const PieceId card = action.args[0];
  const SpecialKind kind = edition.card(now.state().piece(card).kind).special;
  const Seat side = seat_of(now.local(kAsked));
  const auto place = static_cast<Place>(now.local(kPlace));
  say(now, Say::Played, card, place);
  lose(edition, now, card);
  note_special(now, kind, place);
  // Nothing is left to change about a shot that does not happen, a rout or a disorder that has been stayed.
  const bool settled =
      kind == SpecialKind::MistakenColors || kind == SpecialKind::Rally || kind == SpecialKind::LongRoll;
  now.set_local(kPasses, settled ? 2 : 0);
  now.set_local(kAsked, 1 - now.local(kAsked));
  take_effect(now, kind, side, place);
}

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const bool is_melee = melee_of(field.state()) != kNowhere;
  prompt.rule = "12.0";
  switch (static_cast<Moment>(step.locals[kMoment])) {
    case Moment::BeforeFire:
      prompt.text =
          field.edition().card(field.piece(step.locals[kCard]).kind).name + " is about to fire. Play a special card?";
      break;
    case Moment::BeforeMorale:
      prompt.text = field.edition().card(field.piece(step.locals[kCard]).kind).name + " is about to roll its morale" +
                    (is_melee ? " in the melee" : "") + ". Play a special card?";
      break;
    case Moment::Routed:
      prompt.text = field.edition().card(field.piece(step.locals[kCard]).kind).name + " routs" +
                    (is_melee ? " from the melee" : "") + ". Play a special card?";
      break;
    case Moment::Disordered:
      prompt.text = place_name(field.battlefield().layout(), step.locals[kPlace]) +
                    " is about to roll for disorder. Play a special card?";
      break;
    case Moment::Reinforcing:
      prompt.text = "Reinforcements come up. Play a special card?";
      break;
    case Moment::BeforeMelee:
      prompt.text = "They close at " + place_name(field.battlefield().layout(), step.locals[kPlace]) +
                    ". Play a special card on the melee before both strike?";
      prompt.rule = "13.2";
      break;
  }
}

/// The moment is one of the step that the window interrupts.
bool is_moment_of(const Field& field, const Step& step, const Step& below) {
  const auto& l = step.locals;
  const bool is_about =
      is_troop_on_field(field, l[kCard]) && below.locals[0] == l[kCard] && is_in_play(field, l[kPlace]);
  switch (static_cast<Moment>(l[kMoment])) {
    case Moment::BeforeMorale:
      return is_below(&below, StepKind::MoraleCheck) && is_about && field.piece(l[kCard]).place == l[kPlace] &&
             below.locals[4] == kMoraleOffered;
    case Moment::BeforeFire:
      return is_below(&below, StepKind::Fire) && is_about &&
             shot_of(field, l[kCard], 0, aim_of(below.locals[4])).target == l[kPlace] && below.locals[2] == -1;
    case Moment::Routed:
      return is_below(&below, StepKind::Rout) && is_about;
    case Moment::Disordered:  // which card rolls first not everybody can see, only whose it is
      return is_below(&below, StepKind::Disorder) && field.state().has_piece(l[kCard]) &&
             is_in_play(field, l[kPlace]) && below.locals[0] == l[kPlace] &&
             index_of(owner_of(field.piece(l[kCard]))) == below.locals[1] && below.locals[kDisorderStage] == 1;
    case Moment::Reinforcing:
      return is_below(&below, StepKind::ReinforcePhase) && l[kPlace] == kNowhere && l[kCard] == kNoPiece;
    case Moment::BeforeMelee:
      return is_below(&below, StepKind::Melee) && l[kPlace] == below.locals[0] && l[kCard] == kNoPiece &&
             below.locals[2] == static_cast<std::int16_t>(MeleeStage::Striking);
  }
  return false;
}

/// A side that holds nothing to play is not waited for.
bool fits(const Field& field, const Step& step, const Step* below) {
  const auto& l = step.locals;
  if (below == nullptr || !is_within(l[kAsked], 0, 1) || !is_within(l[kPasses], 0, 1) ||
      !is_moment_of(field, step, *below)) {
    return false;
  }
  return !is_asked(field, step) || can_interrupt(field, seat_of(l[kAsked]), occasion_of(field.state()));
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
                              .fits = fits};

}  // namespace longroll::dixie
