// build: small
#include "engine/core/text.h"

#include "engine/games/dixie/game.h"
#include "engine/games/dixie/locals.h"
#include "engine/games/dixie/log_notes.h"
#include "engine/games/dixie/rules/days.h"
#include "engine/games/dixie/rules/melee.h"
#include "engine/games/dixie/rules/sight.h"
#include "engine/games/dixie/rules/victory.h"
#include "engine/games/dixie/verbs.h"
#include "engine/games/dixie/words.h"

/// Dixie in words: prompts, labels of buttons, the log. All of it is ours; the rule's number stands beside it.
namespace longroll::dixie {
namespace {

/// The card's name for a reader who may or may not see its face.
std::string card_name(const Dixie& game, const State& state, PieceId id, Seat reader) {
  if (!state.has_piece(id)) {
    return "a card";
  }
  return is_visible(state, id, reader) ? game.data_of(state).card(state.piece(id).kind).name : "a card";
}

Layout layout_of(const Dixie& game, const State& state) { return battlefield_of(game.data_of(state), state).layout(); }

std::string_view verdict(Purpose purpose, bool failed, bool commander) {
  switch (purpose) {
    case Purpose::March:
      return failed ? "does not march" : "marches";
    case Purpose::Disorder:
      return failed ? "falls back to the Reserve" : "holds its place";
    case Purpose::Hits:
      break;
  }
  if (commander) {
    return failed ? "falls" : "is unhurt";
  }
  return failed ? "breaks" : "stands";
}

std::string_view flank_verdict(bool failed) { return failed ? "does not get through" : "comes round the flank"; }

std::string hits_in_words(int hits, int sixes, int friends = 0) {
  std::string text = hits == 0 ? "no hits" : count_of(hits, "hit", "hits");
  if (sixes > 0) {
    text += sixes == 1 ? ", one on the general" : ", " + std::to_string(sixes) + " on the general";
  }
  if (friends > 0) {
    text += friends == 1 ? ", one on friends" : ", " + std::to_string(friends) + " on friends";
  }
  return text;
}

/// "the Union 2 hits, the Confederates 1".
std::string melee_toll(int against_union, int against_confederates) {
  return "the Union " + count_of(against_union, "hit", "hits") + ", the Confederates " +
         std::to_string(against_confederates);
}

/// Dixie 13.2: a melee is under way, and what is told and asked is of it.
bool is_in_melee(const State& state) { return melee_of(state) != kNowhere; }

std::string side_named(Seat side) { return "The " + std::string(name_of(side)) + " side"; }

/// One line about a note of the log.
class Teller {
 public:
  Teller(const Dixie& game, const State& state, Seat reader) : game_(game), state_(state), reader_(reader) {}

  std::string line(const Event& remark) const {
    std::string line;
    notes::visit(remark, [&](const auto& note) { line = told(note); });
    return line;
  }

 private:
  std::string place(Place where) const { return place_name(layout_of(game_, state_), where); }
  std::string card(PieceId id) const { return card_name(game_, state_, id, reader_); }
  const Card& facts(PieceId id) const { return game_.data_of(state_).card(state_.piece(id).kind); }

  std::string told(const notes::TurnBegan& note) const {
    return std::string(name_of(note.side)) + " turn " + std::to_string((note.turn + 1) / 2) + ".";
  }
  std::string told(const notes::PhaseBegan&) const { return ""; }
  std::string told(const notes::Fires& note) const {
    constexpr std::string_view kAt[] = {" fires in ", " fires across the line at ", " enfilades "};
    return card(note.card) + std::string(kAt[static_cast<std::size_t>(note.range)]) + place(note.target) + ", " +
           count_of(note.dice, "die", "dice") + ", F" + std::to_string(note.firepower) + ":";
  }
  std::string told(const notes::Spoilt& note) const { return card(note.card) + " does not fire."; }
  std::string told(const notes::Hits& note) const {
    return ", " + hits_in_words(note.hits, note.on_generals, note.on_friends) + ".";
  }
  std::string told(const notes::HitsLost& note) const {
    return count_of(note.hits, "hit finds", "hits find") + " no one left.";
  }
  std::string told(const notes::Checked& note) const {
    const bool commander = facts(note.card).is_commander();
    return ", needs " + (commander ? std::string("1 to 5") : std::to_string(note.number) + " or less") + ": " +
           std::string(verdict(note.purpose, note.has_failed, commander)) + ".";
  }
  std::string told(const notes::Routed& note) const { return capitalized(card(note.card)) + " routs."; }
  std::string told(const notes::Eliminated& note) const {
    return card(note.card) + (is_in_melee(state_) ? " is cut down in the melee." : " is shot to pieces.");
  }
  std::string told(const notes::Killed& note) const { return card(note.card) + " is lost."; }
  std::string told(const notes::Rallied& note) const { return card(note.card) + " rallies in the Reserve."; }
  std::string told(const notes::Played& note) const {
    const Card& special = facts(note.card);
    return std::string(name_of(special.side)) + " special card: " + special.name +
           (is_position(note.position) ? " at " + place(note.position) : "") + ".";
  }
  std::string told(const notes::Disorganized& note) const {
    return place(note.position) + " is overcrowded: its troops fall into disorder.";
  }
  std::string told(const notes::Captured& note) const {
    return "The " + std::string(name_of(note.side)) + " side holds " + place(note.position) + " now.";
  }
  std::string told(const notes::Drew& note) const {
    return "The " + std::string(name_of(note.side)) + " Reserve is reinforced by " +
           count_of(note.cards, "card", "cards") + ".";
  }
  std::string told(const notes::CreekGone& note) const {
    return "Two waters in one column: " + card(note.card) + " is taken away.";
  }
  std::string told(const notes::Ended& note) const {
    constexpr std::string_view kEnds[] = {"The Union wins the battle.", "The Confederates win the battle.",
                                          "The battle is drawn."};
    if (note.by == Margin::By::Nothing) {
      return std::string(kEnds[note.result]);
    }
    const std::string figures = std::to_string(note.winners) + (note.by == Margin::By::Losses ? " against " : " to ") +
                                std::to_string(note.losers);
    return std::string(note.result == 0 ? "The Union has" : "The Confederates have") + " a marginal victory: " +
           std::string(note.by == Margin::By::Losses ? losses_name(game_.data_of(state_))
                                                     : "positions of the enemy's line") +
           ", " + figures + ".";
  }
  std::string told(const notes::MeleeBegins& note) const {
    return std::string(note.round == 1 ? "Melee" : "Second round of the melee") + " at " + place(note.position) + ".";
  }
  std::string told(const notes::Strikes& note) const {
    return card(note.card) + " strikes in the melee, " + count_of(note.dice, "die", "dice") + ", F" +
           std::to_string(note.firepower) + ":";
  }
  std::string told(const notes::Struck& note) const { return ", " + hits_in_words(note.hits, note.sixes) + "."; }
  std::string told(const notes::MeleeRound& note) const {
    return "The melee at " + place(note.position) + " costs " + melee_toll(note.on_union, note.on_confederates) + ".";
  }
  std::string told(const notes::FightsOn& note) const {
    return side_named(note.side) + " fights on at " + place(note.position) + ".";
  }
  std::string told(const notes::Disengages& note) const {
    return side_named(note.side) + " breaks off at " + place(note.position) + " and goes back to " + place(note.out) +
           ".";
  }
  std::string told(const notes::Enveloped& note) const {
    return capitalized(card(note.card)) + " fires along the line into " + place(note.position) +
           ", where no troops are left.";
  }
  std::string told(const notes::DecoyGone& note) const {
    return card(note.card) + " at " + place(note.position) + " was a decoy.";
  }
  std::string told(const notes::SetsOut& note) const {
    return capitalized(card(note.card)) + " sets out to outflank " + place(note.position) + ".";
  }
  std::string told(const notes::Flanks& note) const {
    return capitalized(card(note.card)) + " tries to come round at " + place(note.position) + ":";
  }
  /// The number would tell what card it is that stays behind.
  std::string told(const notes::Flanked& note) const {
    const bool shown = state_.has_piece(note.card) && is_visible(state_, note.card, reader_);
    return std::string(shown ? ", needs " + std::to_string(note.number) + " or less: " : ", ") +
           std::string(flank_verdict(note.has_failed)) + ".";
  }
  std::string told(const notes::FlankInVain& note) const {
    return capitalized(card(note.card)) + " turns back: there is no fight at " + place(note.position) + " any more.";
  }
  std::string told(const notes::Scouts& note) const {
    return card(note.card) + " scouts " + place(note.position) + ".";
  }
  std::string told(const notes::Scouted& note) const {
    return card(note.card) + (note.stays ? " finds " + place(note.position) + " undefended and stays there."
                                         : " has seen what lies at " + place(note.position) + " and rides back.");
  }
  std::string told(const notes::Unmasked& note) const {
    return "What lay face-down at " + place(note.position) + " is " + card(note.card) + ".";
  }
  std::string told(const notes::NightFalls& note) const {
    return "Night falls on day " + std::to_string(note.day) + ": those who attack fall back.";
  }
  std::string told(const notes::DayBreaks& note) const { return "Day " + std::to_string(note.day) + " breaks."; }
  std::string told(const notes::Exchanged& note) const {
    return "Overnight " + count_of(note.cards, "late card takes", "late cards take") + " the place of the " +
           std::string(name_of(note.side)) + " reinforcements.";
  }
  std::string told(const notes::DaysEnd& note) const {
    return "Day " + std::to_string(note.day) + ", the last, is over.";
  }
  std::string told(const notes::Named& note) const { return card(note.card) + " commands the army."; }

  const Dixie& game_;
  const State& state_;
  Seat reader_;
};

/// Dixie 13.2: special cards are offered before a round of melee.
bool is_opening_melee(const State& state) {
  return is_step<WindowLocals>(state.top()) && locals_of<WindowLocals>(state.top()).moment == Moment::BeforeMelee;
}

/// A morale roll is told of when the dice are taken up: special cards and the naming of a commander come before.
bool begins_roll(const State& before, const Event& event) {
  const auto change = change_of(before, event, &MoraleCheckLocals::progress);
  return change && change->before.stage == MoraleStage::Offered;
}

/// In which words a card comes to a place; `reader` may not see what it is.
std::string_view way_to(const State& before, const Card& card, PieceId id, Place to, Seat reader) {
  if (before.track(track(Track::Turn)) == 0) {
    return " is posted at ";
  }
  const Place reserve = reserve_of(owner_of(before.piece(id)));
  const bool is_deployed = is_night(before);  // from the Reserve, that is
  if (to == reserve || before.piece(id).place != reserve) {
    return " moves to ";
  }
  const bool is_decoy = !card.is_troop() && before.piece(id).up == 0 && (before.piece(id).flags & kMoved) != 0;
  if (is_decoy && is_visible(before, id, reader)) {
    return " is laid face-down at ";
  }
  const bool is_ground = card.is_terrain() || (card.is_special() && !card.is_long_lasting());
  if (is_visible(before, id, reader) && (is_ground || (is_deployed && !card.is_troop()))) {
    if (before.piece(id).up == 0) {
      return " is laid face-down at ";
    }
    return is_ground ? " is laid at " : " is posted at ";
  }
  return is_deployed ? " is posted at " : " moves to ";
}

std::string tell_move(const Dixie& game, const State& before, const Event& event, Seat reader) {
  const auto [id, from, to] = arguments_of<events::PieceMoved>(event);
  const Seat owner = owner_of(before.piece(id));
  const bool unseen = before.track(track(Track::Turn)) == 0 && reader != owner;
  if (unseen || from < 2 || to == lost_of(owner) || to < 2) {
    return "";  // deployed unseen, drawn, or told of by its own remark
  }
  const Card& card = game.data_of(before).card(before.piece(id).kind);
  const bool is_played = card.is_special() && before.piece(id).up == 1 && from == reserve_of(owner);
  if (is_played && !is_night(before)) {
    return "";  // told of when it was played
  }
  return capitalized(card_name(game, before, id, reader)) + std::string(way_to(before, card, id, to, reader)) +
         place_name(layout_of(game, before), to) + ".";
}

std::string with(const std::string& general) { return general.empty() ? "" : " with " + general; }

/// What ends in the step where a player says that he is done.
std::string_view finish_label(StepKind step) {
  switch (step) {
    case StepKind::Deploy:
      return "Deployment is done";
    case StepKind::Night:
      return "Wait for the day";
    case StepKind::HorseFire:
      return "Hold fire";
    case StepKind::CombatPhase:
      return "End combat";
    default:
      return "End moves";
  }
}

}  // namespace

std::string Dixie::describe_event(const State& before, const Event& event, Seat reader) const {
  if (event.kind == EventKind::Remark) {
    return Teller(*this, before, reader).line(event);
  }
  if (const auto rolled = read<events::Rolled>(event)) {
    return " " + std::to_string(rolled->value);
  }
  if (event.kind == EventKind::PieceMoved) {
    return tell_move(*this, before, event, reader);
  }
  if (const auto noted = read<events::PieceNoted>(event)) {
    const bool is_own_decoy = before.track(track(Track::Turn)) == 0 && noted->after == kStaysDown &&
                              owner_of(before.piece(noted->piece)) == reader;
    return is_own_decoy ? " It stays face-down, a decoy." : "";
  }
  if (begins_roll(before, event)) {
    return capitalized(card_name(*this, before, locals_of<MoraleCheckLocals>(before.top()).card, reader)) +
           (is_in_melee(before) ? " rolls morale in the melee:" : " rolls morale:");
  }
  return "";
}

std::string Dixie::roll_summary(const State& before, const Events& events) const {
  for (const Event& event : events) {
    if (const auto fired = read<notes::Hits>(event)) {
      return hits_in_words(fired->hits, fired->on_generals, fired->on_friends);
    }
    if (const auto melee = read<notes::MeleeRound>(event)) {
      return melee_toll(melee->on_union, melee->on_confederates);
    }
    if (const auto flanked = read<notes::Flanked>(event)) {
      return std::string(flank_verdict(flanked->has_failed));
    }
    if (const auto checked = read<notes::Checked>(event)) {
      const bool commander = data_of(before).card(before.piece(checked->card).kind).is_commander();
      return std::string(verdict(checked->purpose, checked->has_failed, commander));
    }
  }
  return "";
}

std::string Dixie::label(const State& state, const Action& action) const {
  const auto name = [&](PieceId piece) {
    return state.has_piece(piece) ? data_of(state).card(state.piece(piece).kind).name : "";
  };
  const PieceId id = verbs::card_of(action);
  const std::string card = name(id);
  const std::string place = place_name(layout_of(*this, state), verbs::place_of(action));
  switch (verb_of(action)) {
    case Do::Deploy:
      return "Post " + card + " at " + place;
    case Do::Decoy:
      return "Lay " + card + " face-down at " + place + " as a decoy";
    case Do::Outflank:
      return card +
             (data_of(state).fact(state.piece(id).kind).is_general() ? " goes along to outflank " : " outflanks ") +
             place;
    case Do::Scout:
      return card + " scouts " + place;
    case Do::Unmask:
      return "Turn up " + card;
    case Do::Finish:
      return std::string(finish_label(static_cast<StepKind>(state.top().kind)));
    case Do::Check:
      return "Roll morale of " + card;
    case Do::Fire:
      return "Fire " + card;
    case Do::Enfilade:
      return card + " enfilades " + place;
    case Do::FireOn:
      return "Fire " + card + " at " + name(arguments_of<verbs::FireOn>(action).gun);
    case Do::Melee:
      return "Melee at " + place;
    case Do::FightOn:
      return "Fight on";
    case Do::Disengage:
      return "Disengage";
    case Do::TakeHit:
    case Do::TakeGeneralHit:
      return "Hit on " + card;
    case Do::Move:
      return "Move " + card + " to " + place;
    case Do::March:
      return "Force-march " + card + " to " + place + with(name(arguments_of<verbs::March>(action).general));
    case Do::Lay:
      return "Play " + card + " at " + place;
    case Do::Play:
      return "Play " + card + (is_position(verbs::place_of(action)) ? " at " + place : "");
    case Do::Withdraw:
      return "Withdraw " + card;
    case Do::Pass:
      return is_opening_melee(state) ? "Just strike" : "Play nothing";
    case Do::Name:
      return card + " commands the army";
    case Do::Roll:
    case Do::Draw:
      break;
  }
  return "";
}

std::string Dixie::heading(const State& state) const {
  const int turn = state.track(track(Track::Turn));
  if (is_over(state)) {
    return data_of(state).title;
  }
  if (turn == 0) {
    return data_of(state).title + " \xC2\xB7 deployment";
  }
  if (is_night(state)) {
    return "Night after day " + std::to_string(day_of(state));
  }
  const bool has_days = last_day(data_of(state), state) > 1;
  return (has_days ? "Day " + std::to_string(day_of(state)) + " \xC2\xB7 " : std::string()) +
         std::string(name_of(phasing(state))) + " turn " + std::to_string((turn + 1) / 2) + " \xC2\xB7 " +
         std::string(name_of(static_cast<Phase>(state.track(track(Track::PhaseNow)))));
}

}  // namespace longroll::dixie
