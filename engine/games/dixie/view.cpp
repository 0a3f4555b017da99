#include "engine/games/dixie/game.h"
#include "engine/games/dixie/locals.h"
#include "engine/games/dixie/log_notes.h"
#include "engine/games/dixie/rules/sight.h"
#include "engine/play/redaction.h"

/// Who knows what in Dixie: a battle deck's cards lie face-down for both sides; the enemy's hand and his face-down
/// cards are known by their number only; while an army deploys the other side sees nothing of it (3.2). guess.cpp goes
/// the other way.
namespace longroll::dixie {

namespace {

/// Where the seat believes a card that it cannot see: what has been deployed unseen still counts to the Reserve.
Place believed_place(const State& state, const Piece& piece) {
  const bool deploying = state.track(track(Track::Turn)) == 0;
  return deploying && is_position(piece.place) ? reserve_of(owner_of(piece)) : piece.place;
}

constexpr int kCommanders[] = {track(Track::ArmyCommander), track(Track::ArmyCommander, 1)};

constexpr Secrecy kSecrecy{.is_visible = is_visible,
                           .believed_place = believed_place,
                           .seen_before = kSeen,
                           .naming_locals = AllLocals::naming,
                           .naming_tracks = kCommanders};

}  // namespace

View Dixie::view(const State& state, Seat seat) const { return redact(state, seat, kSecrecy); }

namespace {

/// The rule that a decision is about.
StaticText rule_about(Do verb) {
  switch (verb) {
    case Do::Deploy:
      return "3.2";
    case Do::Check:
      return "6.0";
    case Do::Fire:
      return "7.0";
    case Do::TakeHit:
      return "7.3";
    case Do::TakeGeneralHit:
      return "11.2";
    case Do::Move:
    case Do::March:
      return "8.0";
    case Do::Withdraw:
      return "8.4";
    case Do::Lay:
      return "10.2";
    case Do::Play:
      return "12.0";
    case Do::Outflank:
      return "13.1";
    case Do::Enfilade:
      return "13.3";
    case Do::FireOn:
      return "13.4";
    case Do::Decoy:
    case Do::Unmask:
      return "13.6";
    case Do::Scout:
      return "13.7";
    case Do::Name:
      return "13.9";
    default:
      return "5.0";
  }
}

/// Has a card fired or struck with no die at all? Then nothing but the enemy's hand decided whether it did.
bool rolls_nothing(const Event& event) {
  const auto fires = read<notes::Fires>(event);
  const auto strikes = read<notes::Strikes>(event);
  return (fires && fires->dice <= 0) || (strikes && strikes->dice <= 0);
}

}  // namespace

/// A phase is left out when its side has nothing to do in it; for the other side that hangs on cards that lie
/// face-down. What special cards might interrupt ends with a die or with a question to who holds them (12.0).
bool Dixie::reveals(const State& before, const Event& event, Seat decider) const {
  if (const auto turned = read<events::PieceTurned>(event)) {
    return turned->after == 1 && !is_visible(before, turned->piece, other(owner_of(before.piece(turned->piece))));
  }
  if (const auto set = read<events::TrackSet>(event)) {
    return set->track == track(Track::PhaseNow) && before.track(track(Option::Cards)) == 0 &&
           before.track(track(Track::Phasing)) != index_of(decider);
  }
  return rolls_nothing(event);
}

/// Why a card cannot do something is told of cards that the player sees; of others only that they lie unseen.
Refusal Dixie::refuse(const State& state, Seat seat, const Action& action) const {
  const Refusal refusal = StepGame::refuse(state, seat, action);
  if (refusal && is_player(seat) && seat == to_act(state) && names_unseen(state, seat, action)) {
    return {"You cannot see that card.", rule_about(static_cast<Do>(action.verb))};
  }
  return refusal;
}

}  // namespace longroll::dixie
