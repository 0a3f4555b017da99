#pragma once
#include "engine/games/dixie/field.h"
#include "engine/play/refusal.h"

/// Battles of more than one day (Dixie 15.0): Shiloh has two, always; Gettysburg has three when that was chosen.
namespace longroll::dixie {

/// Dixie 15.2: the three days of Gettysburg are fought.
bool has_three_days(const Edition& edition, const State& state);

/// Dixie 15.1, 15.2: the day after whose evening the battle is over, or goes on without another night.
int last_day(const Edition& edition, const State& state);

/// The day of the battle, from 1; during the night it is still the day before.
inline int day_of(const State& state) { return state.track(track(Track::Day)); }

/// Is it night? Armies rest between two days.
bool is_night(const State& state);

/// Dixie 15.1, 15.2: when a day ends: in the Confederates' turn, when `last_phase` is over and `drawn_out` has no
/// reinforcements of the day left. At Shiloh that is the moment the Confederates have drawn their last card; the
/// Union's turn begins the second day. At Gettysburg the Union has drawn its last, and the Confederates have rolled the
/// morale that they owe; their turn goes on as the first of the new day.
struct Evening {
  Phase last_phase;
  Seat drawn_out;
};
Evening evening_of(const Edition& edition);

/// Dixie 15.1, 15.2: the day ends as soon as the last phase of its Evening is over.
bool is_dusk(const Field& field);

/// Dixie 15.2: the last of three days is over and the Confederates have not won.
bool is_end_of_days(const Field& field);

/// Dixie 9.0, 15.2: cards that the side draws in a Reinforce Phase.
int reinforcements_of(const Edition& edition, const State& state, Seat side);

/// Dixie 15.1H: may the card, so far as it is known to nobody, lie at `place`? After the exchange the Union's deck is
/// of late cards, and what was set aside is not.
bool may_lie_unseen(const State& state, const CardFacts& card, Place place);

/// Dixie 15.1H, 15.2H: cards of the side's collection that are not in the game yet and may be dealt now; some are kept
/// for later days.
int count_undealt(const Edition& edition, const State& state, Seat side);

/// The k-th of them, in the order of the collection.
std::int16_t undealt(const Edition& edition, const State& state, Seat side, int k);

/// Cards that the side has been dealt, wherever they are now.
int count_dealt(const State& state, Seat side);

/// What comes up for one side overnight.
struct Supply {
  int to_reserve = 0;  ///< drawn into the Reserve
  int dealt = 0;       ///< cards that join the battle deck from the collection, those drawn at once among them
};

/// Dixie 15.1: half of what is left of the Union's deck, rounded down; with 15.1H those are late cards. 15.2: the night
/// reinforcements and the next day's allotment.
Supply supply_of(const Field& field, Seat side);

/// Dixie 15.2: is it ground of a later day? Binds in a battle of three days only; overnight the next day counts.
bool is_too_early(const Edition& edition, const State& state, const CardFacts& card);

/// Dixie 15.1, 15.2: where `side` goes from a position that it must leave overnight because it attacks there. All
/// attackers go at the same time, so a position that the enemy leaves too is free to go back to.
Place way_out_by_night(const Field& field, Seat side, Place position);

/// Dixie 15.2: why this card of the Reserve may not be posted there overnight; card and place may be any at all.
Refusal refuse_night_deploy(const Field& field, Seat side, PieceId card, Place position);

}  // namespace longroll::dixie
