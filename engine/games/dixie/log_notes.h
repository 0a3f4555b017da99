#pragma once
#include "engine/games/dixie/ids.h"
#include "engine/games/dixie/rules/fire.h"
#include "engine/games/dixie/rules/victory.h"
#include "engine/play/event_arguments.h"

/// What each note of the log says, by name (play/event_arguments.h): `log(now, notes::Routed{card})`.
namespace longroll::dixie::notes {

/// A card alone: its fire does not happen (12.0), it routs, is eliminated, is lost, rallies, is taken away as the
/// second water of a column (8.3), or commands the army now (13.9).
template <LogNote note>
struct OfCard {
  static constexpr LogNote kNote = note;
  PieceId card = kNoPiece;
};
using Spoilt = OfCard<LogNote::Spoilt>;
using Routed = OfCard<LogNote::Routed>;
using Eliminated = OfCard<LogNote::Eliminated>;
using Killed = OfCard<LogNote::Killed>;
using Rallied = OfCard<LogNote::Rallied>;
using CreekGone = OfCard<LogNote::CreekGone>;
using Named = OfCard<LogNote::Named>;

/// A card and a position: it fires along the line into one that is vacant (13.3), was a decoy there (13.6) or is turned
/// up, sets out to outflank it (13.1), rolls for that, finds nobody there any more, or scouts it (13.7).
template <LogNote note>
struct OfCardAndPosition {
  static constexpr LogNote kNote = note;
  PieceId card = kNoPiece;
  Place position = kNowhere;
};
using Enveloped = OfCardAndPosition<LogNote::Enveloped>;
using DecoyGone = OfCardAndPosition<LogNote::DecoyGone>;
using Unmasked = OfCardAndPosition<LogNote::Unmasked>;
using SetsOut = OfCardAndPosition<LogNote::SetsOut>;
using Flanks = OfCardAndPosition<LogNote::Flanks>;
using FlankInVain = OfCardAndPosition<LogNote::FlankInVain>;
using Scouts = OfCardAndPosition<LogNote::Scouts>;

/// A day of the battle (15.0): night falls on it, it breaks, or it is the last and the Confederates have not won.
template <LogNote note>
struct OfDay {
  static constexpr LogNote kNote = note;
  int day = 0;
};
using NightFalls = OfDay<LogNote::NightFalls>;
using DayBreaks = OfDay<LogNote::DayBreaks>;
using DaysEnd = OfDay<LogNote::DaysEnd>;

/// A side and a number of cards: drawn into its Reserve (9.0), or exchanged overnight (15.1H).
template <LogNote note>
struct OfSideAndCards {
  static constexpr LogNote kNote = note;
  Seat side = Seat::Union;
  int cards = 0;
};
using Drew = OfSideAndCards<LogNote::Drew>;
using Exchanged = OfSideAndCards<LogNote::Exchanged>;

/// A position and a side: that has captured it (10.4), or fights on there (13.2).
template <LogNote note>
struct OfPositionAndSide {
  static constexpr LogNote kNote = note;
  Place position = kNowhere;
  Seat side = Seat::Union;
};
using Captured = OfPositionAndSide<LogNote::Captured>;
using FightsOn = OfPositionAndSide<LogNote::FightsOn>;

struct TurnBegan {
  static constexpr LogNote kNote = LogNote::TurnBegan;
  Seat side = Seat::Union;
  int turn = 0;
};

struct PhaseBegan {
  static constexpr LogNote kNote = LogNote::PhaseBegan;
  Phase phase = Phase::Deployment;
};

/// Dixie 7.2
struct Fires {
  static constexpr LogNote kNote = LogNote::Fires;
  PieceId card = kNoPiece;
  int dice = 0;
  int firepower = 0;
  Place target = kNowhere;
  Range range = Range::Short;
};

/// What a card's fire came to.
struct Hits {
  static constexpr LogNote kNote = LogNote::Hits;
  Place position = kNowhere;
  int hits = 0;
  int on_generals = 0;
  int on_friends = 0;
};

/// Nobody is left to take them.
struct HitsLost {
  static constexpr LogNote kNote = LogNote::HitsLost;
  int hits = 0;
};

/// A card has rolled its morale.
struct Checked {
  static constexpr LogNote kNote = LogNote::Checked;
  PieceId card = kNoPiece;
  int number = 0;  ///< that no die may exceed
  int worst_die = 0;
  bool has_failed = false;
  Purpose purpose = Purpose::Hits;
};

/// A special card, and the position where it takes effect if there is one.
struct Played {
  static constexpr LogNote kNote = LogNote::Played;
  PieceId card = kNoPiece;
  Place position = kNowhere;
};

/// Dixie 8.4
struct Disorganized {
  static constexpr LogNote kNote = LogNote::Disorganized;
  Place position = kNowhere;
};

struct Ended {
  static constexpr LogNote kNote = LogNote::Ended;
  int result = 0;                       ///< 0 the Union won, 1 the Confederates, 2 drawn
  Margin::By by = Margin::By::Nothing;  ///< of a marginal victory
  int winners = 0;                      ///< figure
  int losers = 0;                       ///< figure
};

/// Dixie 13.2
struct MeleeBegins {
  static constexpr LogNote kNote = LogNote::MeleeBegins;
  Place position = kNowhere;
  int round = 0;
};

/// A card rolls in a melee.
struct Strikes {
  static constexpr LogNote kNote = LogNote::Strikes;
  PieceId card = kNoPiece;
  int dice = 0;
  int firepower = 0;
};

/// What its dice came to.
struct Struck {
  static constexpr LogNote kNote = LogNote::Struck;
  int hits = 0;
  int sixes = 0;
};

/// What a round came to: hits on either side.
struct MeleeRound {
  static constexpr LogNote kNote = LogNote::MeleeRound;
  Place position = kNowhere;
  int on_union = 0;
  int on_confederates = 0;
};

/// Dixie 8.2, 13.2
struct Disengages {
  static constexpr LogNote kNote = LogNote::Disengages;
  Place position = kNowhere;
  Seat side = Seat::Union;
  Place out = kNowhere;  ///< where its cards go
};

/// Dixie 13.1: a card has rolled to come round a flank.
struct Flanked {
  static constexpr LogNote kNote = LogNote::Flanked;
  PieceId card = kNoPiece;
  int number = 0;  ///< that the die may not exceed
  int die = 0;
  bool has_failed = false;
  Place position = kNowhere;
};

/// Dixie 13.7
struct Scouted {
  static constexpr LogNote kNote = LogNote::Scouted;
  PieceId card = kNoPiece;
  Place position = kNowhere;
  bool stays = false;  ///< nobody defends the position
};

/// Calls `then` with what the remark says, of whichever struct above is its note's.
template <class Then>
void visit(const Event& remark, Then&& then) {
  switch (note_of<LogNote>(remark)) {
    case LogNote::TurnBegan:
      return then(*read<TurnBegan>(remark));
    case LogNote::PhaseBegan:
      return then(*read<PhaseBegan>(remark));
    case LogNote::Fires:
      return then(*read<Fires>(remark));
    case LogNote::Spoilt:
      return then(*read<Spoilt>(remark));
    case LogNote::Hits:
      return then(*read<Hits>(remark));
    case LogNote::HitsLost:
      return then(*read<HitsLost>(remark));
    case LogNote::Checked:
      return then(*read<Checked>(remark));
    case LogNote::Routed:
      return then(*read<Routed>(remark));
    case LogNote::Eliminated:
      return then(*read<Eliminated>(remark));
    case LogNote::Killed:
      return then(*read<Killed>(remark));
    case LogNote::Rallied:
      return then(*read<Rallied>(remark));
    case LogNote::Played:
      return then(*read<Played>(remark));
    case LogNote::Disorganized:
      return then(*read<Disorganized>(remark));
    case LogNote::Captured:
      return then(*read<Captured>(remark));
    case LogNote::Drew:
      return then(*read<Drew>(remark));
    case LogNote::CreekGone:
      return then(*read<CreekGone>(remark));
    case LogNote::Ended:
      return then(*read<Ended>(remark));
    case LogNote::MeleeBegins:
      return then(*read<MeleeBegins>(remark));
    case LogNote::Strikes:
      return then(*read<Strikes>(remark));
    case LogNote::Struck:
      return then(*read<Struck>(remark));
    case LogNote::MeleeRound:
      return then(*read<MeleeRound>(remark));
    case LogNote::FightsOn:
      return then(*read<FightsOn>(remark));
    case LogNote::Disengages:
      return then(*read<Disengages>(remark));
    case LogNote::Enveloped:
      return then(*read<Enveloped>(remark));
    case LogNote::DecoyGone:
      return then(*read<DecoyGone>(remark));
    case LogNote::Unmasked:
      return then(*read<Unmasked>(remark));
    case LogNote::Named:
      return then(*read<Named>(remark));
    case LogNote::SetsOut:
      return then(*read<SetsOut>(remark));
    case LogNote::Flanks:
      return then(*read<Flanks>(remark));
    case LogNote::Flanked:
      return then(*read<Flanked>(remark));
    case LogNote::FlankInVain:
      return then(*read<FlankInVain>(remark));
    case LogNote::Scouts:
      return then(*read<Scouts>(remark));
    case LogNote::Scouted:
      return then(*read<Scouted>(remark));
    case LogNote::NightFalls:
      return then(*read<NightFalls>(remark));
    case LogNote::DayBreaks:
      return then(*read<DayBreaks>(remark));
    case LogNote::Exchanged:
      return then(*read<Exchanged>(remark));
    case LogNote::DaysEnd:
      return then(*read<DaysEnd>(remark));
  }
}

/// The card that a remark is about; kNoPiece when it is about none.
inline PieceId card_of(const Event& remark) {
  PieceId card = kNoPiece;
  visit(remark, [&](const auto& note) {
    if constexpr (requires { note.card; }) {
      card = note.card;
    }
  });
  return card;
}

}  // namespace longroll::dixie::notes
