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

/// The structs of all notes.
template <NoteArguments... Each>
struct NoteList {
  template <class Then>
  static void visit(const Event& remark, Then&& then) {
    (visit_one<Each>(remark, then), ...);
  }

 private:
  template <class Note, class Then>
  static void visit_one(const Event& remark, Then& then) {
    if (is_note<Note>(remark)) {
      then(*read<Note>(remark));
    }
  }
};
using AllNotes = NoteList<TurnBegan, PhaseBegan, Fires, Spoilt, Hits, HitsLost, Checked, Routed, Eliminated, Killed,
                          Rallied, Played, Disorganized, Captured, Drew, CreekGone, Ended, MeleeBegins, Strikes, Struck,
                          MeleeRound, FightsOn, Disengages, Enveloped, DecoyGone, Unmasked, Named, SetsOut, Flanks,
                          Flanked, FlankInVain, Scouts, Scouted, NightFalls, DayBreaks, Exchanged, DaysEnd>;

/// Calls `then` with what the remark says, as the struct of its note.
template <class Then>
void visit(const Event& remark, Then&& then) {
  AllNotes::visit(remark, then);
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
