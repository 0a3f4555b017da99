// build: small
#include "engine/core/text.h"

#include "engine/games/dixie/game.h"
#include "engine/games/dixie/locals.h"
#include "engine/games/dixie/rules/days.h"
#include "engine/games/dixie/rules/melee.h"
#include "engine/games/dixie/rules/sight.h"
#include "engine/games/dixie/rules/victory.h"
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

std::string capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') {
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  }
  return text;
}

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

std::string side_named(int side) { return "The " + std::string(name_of(seat_of(side))) + " side"; }

/// One line about a remark of the rules.
class Teller {
 public:
  Teller(const Dixie& game, const State& state, const Event& event, Seat reader)
      : game_(game), state_(state), args_(event.args), reader_(reader) {}

  std::string line() const {
    switch (static_cast<Say>(args_[0])) {
      case Say::TurnBegan:
        return std::string(name_of(seat_of(args_[1]))) + " turn " + std::to_string((args_[2] + 1) / 2) + ".";
      case Say::PhaseBegan:
        return "";
      case Say::Fires:
        return fires();
      case Say::Spoilt:
        return card() + " does not fire.";
      case Say::Hits:
        return ", " + hits_in_words(args_[2], args_[3], args_[4]) + ".";
      case Say::HitsLost:
        return count_of(args_[1], "hit finds", "hits find") + " no one left.";
      case Say::Checked:
        return checked();
      case Say::Routed:
        return capital(card()) + " routs.";
      case Say::Eliminated:
        return card() + (is_in_melee(state_) ? " is cut down in the melee." : " is shot to pieces.");
      case Say::Killed:
        return card() + " is lost.";
      case Say::Rallied:
        return card() + " rallies in the Reserve.";
      case Say::Played:
        return played();
      case Say::Disorganized:
        return place(args_[1]) + " is overcrowded: its troops fall into disorder.";
      case Say::Captured:
        return "The " + std::string(name_of(seat_of(args_[2]))) + " side holds " + place(args_[1]) + " now.";
      case Say::Drew:
        return drew();
      case Say::CreekGone:
        return "Two waters in one column: " + card() + " is taken away.";
      case Say::Ended:
        return ended();
      case Say::MeleeBegins:
        return std::string(args_[2] == 1 ? "Melee" : "Second round of the melee") + " at " + place(args_[1]) + ".";
      case Say::Strikes:
        return card() + " strikes in the melee, " + count_of(args_[2], "die", "dice") + ", F" +
               std::to_string(args_[3]) + ":";
      case Say::Struck:
        return ", " + hits_in_words(args_[1], args_[2]) + ".";
      case Say::MeleeRound:
        return "The melee at " + place(args_[1]) + " costs " + melee_toll(args_[2], args_[3]) + ".";
      case Say::FightsOn:
        return side_named(args_[2]) + " fights on at " + place(args_[1]) + ".";
      case Say::Disengages:
        return side_named(args_[2]) + " breaks off at " + place(args_[1]) + " and goes back to " + place(args_[3]) +
               ".";
      case Say::Enveloped:
        return capital(card()) + " fires along the line into " + place(args_[2]) + ", where no troops are left.";
      case Say::DecoyGone:
        return card() + " at " + place(args_[2]) + " was a decoy.";
      case Say::SetsOut:
        return capital(card()) + " sets out to outflank " + place(args_[2]) + ".";
      case Say::Flanks:
        return capital(card()) + " tries to come round at " + place(args_[2]) + ":";
      case Say::Flanked:
        return flanked();
      case Say::FlankInVain:
        return capital(card()) + " turns back: there is no fight at " + place(args_[2]) + " any more.";
      case Say::Scouts:
        return card() + " scouts " + place(args_[2]) + ".";
      case Say::Scouted:
        return card() + (args_[3] != 0 ? " finds " + place(args_[2]) + " undefended and stays there."
                                       : " has seen what lies at " + place(args_[2]) + " and rides back.");
      case Say::Unmasked:
        return "What lay face-down at " + place(args_[2]) + " is " + card() + ".";
      case Say::NightFalls:
        return "Night falls on day " + std::to_string(args_[1]) + ": those who attack fall back.";
      case Say::DayBreaks:
        return "Day " + std::to_string(args_[1]) + " breaks.";
      case Say::Exchanged:
        return "Overnight " + count_of(args_[2], "late card takes", "late cards take") + " the place of the " +
               std::string(name_of(seat_of(args_[1]))) + " reinforcements.";
      case Say::DaysEnd:
        return "Day " + std::to_string(args_[1]) + ", the last, is over.";
      case Say::Named:
        return card() + " commands the army.";
    }
    return "";
  }

 private:
  std::string place(Place where) const { return place_name(layout_of(game_, state_), where); }
  std::string card() const { return card_name(game_, state_, args_[1], reader_); }

  std::string fires() const {
    constexpr std::string_view kAt[] = {" fires in ", " fires across the line at ", " enfilades "};
    return card() + std::string(kAt[static_cast<std::size_t>(args_[5])]) + place(args_[4]) + ", " +
           count_of(args_[2], "die", "dice") + ", F" + std::to_string(args_[3]) + ":";
  }

  std::string checked() const {
    const bool commander = game_.data_of(state_).card(state_.piece(args_[1]).kind).is_commander();
    return ", needs " + (commander ? std::string("1 to 5") : std::to_string(args_[2]) + " or less") + ": " +
           std::string(verdict(static_cast<Purpose>(args_[5]), args_[4] != 0, commander)) + ".";
  }

  /// The number would tell what card it is that stays behind.
  std::string flanked() const {
    const bool failed = args_[4] != 0;
    const bool shown = state_.has_piece(args_[1]) && is_visible(state_, args_[1], reader_);
    return std::string(shown ? ", needs " + std::to_string(args_[2]) + " or less: " : ", ") +
           std::string(flank_verdict(failed)) + ".";
  }

  std::string played() const {
    const Card& special = game_.data_of(state_).card(state_.piece(args_[1]).kind);
    return std::string(name_of(special.side)) + " special card: " + special.name +
           (is_position(args_[2]) ? " at " + place(args_[2]) : "") + ".";
  }

  std::string drew() const {
    return "The " + std::string(name_of(seat_of(args_[1]))) + " Reserve is reinforced by " +
           count_of(args_[2], "card", "cards") + ".";
  }

  std::string ended() const {
    constexpr std::string_view kEnds[] = {"The Union wins the battle.", "The Confederates win the battle.",
                                          "The battle is drawn."};
    const auto by = static_cast<Margin::By>(args_[2]);
    if (by == Margin::By::Nothing) {
      return std::string(kEnds[args_[1]]);
    }
    const std::string figures =
        std::to_string(args_[3]) + (by == Margin::By::Losses ? " against " : " to ") + std::to_string(args_[4]);
    return std::string(args_[1] == 0 ? "The Union has" : "The Confederates have") + " a marginal victory: " +
           std::string(by == Margin::By::Losses ? losses_name(game_.data_of(state_))
                                                : "positions of the enemy's line") +
           ", " + figures + ".";
  }

  const Dixie& game_;
  const State& state_;
  const decltype(Event::args)& args_;
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
  const PieceId id = event.args[0];
  const Place from = event.args[1];
  const Place to = event.args[2];
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
  return capital(card_name(game, before, id, reader)) + std::string(way_to(before, card, id, to, reader)) +
         place_name(layout_of(game, before), to) + ".";
}

}  // namespace

std::string Dixie::tell(const State& before, const Event& event, Seat reader) const {
  switch (event.kind) {
    case EventKind::Rolled:
      return " " + std::to_string(event.args[0]);
    case EventKind::PieceMoved:
      return tell_move(*this, before, event, reader);
    case EventKind::Remark:
      return Teller(*this, before, event, reader).line();
    case EventKind::PieceNoted:
      return before.track(track(Track::Turn)) == 0 && event.args[2] == kStaysDown &&
                     owner_of(before.piece(event.args[0])) == reader
                 ? " It stays face-down, a decoy."
                 : "";
    case EventKind::LocalSet:
      if (begins_roll(before, event)) {
        return capital(card_name(*this, before, locals_of<MoraleCheckLocals>(before.top()).card, reader)) +
               (is_in_melee(before) ? " rolls morale in the melee:" : " rolls morale:");
      }
      return "";
    default:
      return "";
  }
}

std::string Dixie::gist(const State& before, const Events& events) const {
  for (const Event& event : events) {
    if (event.kind != EventKind::Remark) {
      continue;
    }
    if (event.args[0] == static_cast<std::int16_t>(Say::Hits)) {
      return hits_in_words(event.args[2], event.args[3], event.args[4]);
    }
    if (event.args[0] == static_cast<std::int16_t>(Say::MeleeRound)) {
      return melee_toll(event.args[2], event.args[3]);
    }
    if (event.args[0] == static_cast<std::int16_t>(Say::Flanked)) {
      return std::string(flank_verdict(event.args[4] != 0));
    }
    if (event.args[0] == static_cast<std::int16_t>(Say::Checked)) {
      const bool commander = data_of(before).card(before.piece(event.args[1]).kind).is_commander();
      return std::string(verdict(static_cast<Purpose>(event.args[5]), event.args[4] != 0, commander));
    }
  }
  return "";
}

std::string Dixie::label(const State& state, const Action& action) const {
  const auto name = [&](std::int16_t id) {
    return state.has_piece(id) ? data_of(state).card(state.piece(id).kind).name : "";
  };
  const auto place = [&](Place where) { return place_name(layout_of(*this, state), where); };
  const auto& args = action.args;
  switch (verb_of(action)) {
    case Do::Deploy:
      return "Post " + name(args[0]) + " at " + place(args[1]);
    case Do::Decoy:
      return "Lay " + name(args[0]) + " face-down at " + place(args[1]) + " as a decoy";
    case Do::Outflank:
      return name(args[0]) +
             (data_of(state).fact(state.piece(args[0]).kind).is_general() ? " goes along to outflank "
                                                                          : " outflanks ") +
             place(args[1]);
    case Do::Scout:
      return name(args[0]) + " scouts " + place(args[1]);
    case Do::Unmask:
      return "Turn up " + name(args[0]);
    case Do::Finish:
      switch (static_cast<StepKind>(state.top().kind)) {
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
    case Do::Check:
      return "Roll morale of " + name(args[0]);
    case Do::Fire:
      return "Fire " + name(args[0]);
    case Do::Enfilade:
      return name(args[0]) + " enfilades " + place(args[1]);
    case Do::FireOn:
      return "Fire " + name(args[0]) + " at " + name(args[1]);
    case Do::Melee:
      return "Melee at " + place(args[0]);
    case Do::FightOn:
      return "Fight on";
    case Do::Disengage:
      return "Disengage";
    case Do::TakeHit:
      return "Hit on " + name(args[0]);
    case Do::TakeGeneralHit:
      return "Hit on " + name(args[0]);
    case Do::Move:
      return "Move " + name(args[0]) + " to " + place(args[1]);
    case Do::March:
      return "Force-march " + name(args[0]) + " to " + place(args[1]) + (args[2] >= 0 ? " with " + name(args[2]) : "");
    case Do::Lay:
      return "Play " + name(args[0]) + " at " + place(args[1]);
    case Do::Play:
      return "Play " + name(args[0]) + (is_position(args[1]) ? " at " + place(args[1]) : "");
    case Do::Withdraw:
      return "Withdraw " + name(args[0]);
    case Do::Pass:
      return is_opening_melee(state) ? "Just strike" : "Play nothing";
    case Do::Name:
      return name(args[0]) + " commands the army";
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
