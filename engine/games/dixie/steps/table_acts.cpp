#include "engine/games/dixie/steps/table_acts.h"

#include "engine/games/dixie/locals.h"
#include "engine/games/dixie/rules/decoys.h"
#include "engine/games/dixie/rules/hits.h"
#include "engine/games/dixie/rules/melee.h"
#include "engine/games/dixie/rules/stacking.h"
#include "engine/games/dixie/rules/victory.h"
#include "engine/games/dixie/steps/step_rule.h"

namespace longroll::dixie {

void reveal(Now& now, PieceId card) {
  now.turn(card, 1);
  now.raise(card, kSeen);
}

void turn_up(const Edition& edition, Now& now, Place position, Seat side) {
  std::vector<PieceId> decoys;
  const Field field(edition, now);
  for (const PieceId id : field.on_field()) {
    const Piece& piece = field.piece(id);
    if (piece.place != position || owner_of(piece) != side || piece.up == 1) {
      continue;
    }
    if (is_decoy(field, id)) {
      decoys.push_back(id);
    } else {
      reveal(now, id);
    }
  }
  for (const PieceId id : decoys) {
    lose_decoy(edition, now, id);
  }
}

void reveal_engaged(const Edition& edition, Now& now) {
  for (const Place position : battlefield_of(edition, now.state()).positions()) {
    if (Field(edition, now).may_be_engaged(position)) {
      turn_up(edition, now, position, Seat::Union);
      turn_up(edition, now, position, Seat::Confederate);
    }
  }
}

void lose_decoy(const Edition& edition, Now& now, PieceId card) {
  reveal(now, card);
  log(now, notes::DecoyGone{card, now.state().piece(card).place});
  lose(edition, now, card);
}

void lie_openly(const Edition& edition, Now& now, PieceId card) {
  const Piece& piece = now.state().piece(card);
  const bool is_hurt = piece.marks > 0;
  if (!edition.fact(piece.kind).is_troop() || is_hurt) {
    reveal(now, card);
  }
  if (is_hurt) {
    now.raise(card, kHurt);
  }
}

void return_to_reserve(Now& now, PieceId card) {
  now.move(card, reserve_of(owner_of(now.state().piece(card))));
  now.turn(card, 0);
  now.lower(card, kChecked);  // it may come to another position in the same turn
}

void lose(const Edition& edition, Now& now, PieceId card) {
  const Place from = now.state().piece(card).place;
  now.move(card, lost_of(owner_of(now.state().piece(card))));
  reveal(now, card);
  now.mark(card, 0);
  now.flag(card, kSeen);
  now.note(card, 0);
  if (is_position(from)) {
    settle(edition, now, from);
  }
}

namespace {

/// Breastworks face the other way for whoever takes the position (RULINGS 12.0).
void lose_breastworks(const Edition& edition, Now& now, Place position, Seat side) {
  for (const PieceId id : piece_ids(now.state())) {
    const Piece& piece = now.state().piece(id);
    if (piece.place == position && owner_of(piece) == side &&
        edition.fact(piece.kind).is_special(SpecialKind::Breastworks)) {
      now.move(id, lost_of(side));
      now.flag(id, kSeen);
    }
  }
}

}  // namespace

void settle(const Edition& edition, Now& now, Place position, Movement movement) {
  const Field field(edition, now);
  if (field.is_over() || field.is_deploying() || position == unjudged_melee(now.state())) {
    return;
  }
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    if (!field.is_held_alone(position, side)) {
      continue;
    }
    if (field.holder(position) != side) {
      now.set(track(Track::Holder, position_index(position)), index_of(side));
      log(now, notes::Captured{position, side});
      lose_breastworks(edition, now, position, other(side));
    }
    if (movement == Movement::UnderWay && field.phasing() != side) {
      continue;
    }
    for (const PieceId alone : {field.general(position, other(side)), field.guard(position, other(side))}) {
      // Losing the first settles the position again, which may have taken the second already.
      if (alone != kNoPiece && now.state().piece(alone).place == position) {
        log(now, notes::Killed{alone});
        lose(edition, now, alone);
      }
    }
  }
  // Only troops hold a position, so those just lost change nothing about who has won.
  if (const std::optional<Seat> winner = winner_of(field); winner) {
    end_game(now, index_of(*winner));
  }
}

void take_hit(const Edition& edition, Now& now, PieceId card) {
  if (is_decoy(Field(edition, now), card)) {
    lose_decoy(edition, now, card);
    return;
  }
  reveal(now, card);
  now.mark(card, now.state().piece(card).marks + 1);
  if (is_destroyed(Field(edition, now), card)) {
    log(now, notes::Eliminated{card});
    lose(edition, now, card);
  }
}

std::vector<PieceId> go_back(const Edition& edition, Now& now, Seat side, Place position, Place out) {
  const Field field(edition, now);
  std::vector<PieceId> gone;
  log(now, notes::Disengages{position, side, out});
  for (const PieceId id : field.on_field()) {
    const CardFacts& card = field.card(id);
    if (field.piece(id).place != position || owner_of(field.piece(id)) != side ||
        !(card.is_troop() || card.is_commander())) {
      continue;
    }
    const bool has_room =
        is_position(out) &&
        (card.is_troop() || (card.is_general() ? field.general(out, side) : field.guard(out, side)) == kNoPiece);
    if (has_room) {
      now.move(id, out);
    } else {
      return_to_reserve(now, id);
    }
    gone.push_back(id);
  }
  return gone;
}

void leave_position(const Edition& edition, Now& now, Seat side, Place position) {
  const Field field(edition, now);
  const Place out = way_out(field, side, position);
  const bool is_own_turn = field.phasing() == side;
  for (const PieceId id : go_back(edition, now, side, position, out)) {
    if (is_own_turn) {
      now.raise(id, kMoved);
    }
  }
  settle(edition, now, position);
  const Field after(edition, now);
  if (is_position(out) && !after.is_over()) {
    settle(edition, now, out);
    judge_stacking(edition, now, out, side);
  }
}

void judge_stacking(const Edition& edition, Now& now, Place position, Seat side) {
  const Field field(edition, now);
  if (!field.is_over() && is_overstacked(field, position, side)) {
    log(now, notes::Disorganized{position});
    begin(now, DisorderLocals{.position = position, .side = side});
  }
}

void end_game(Now& now, int result, const Margin& margin) {
  if (now.state().track(track(Track::Winner)) < 0) {
    now.set(track(Track::Winner), result);
    log(now, notes::Ended{result, margin.by, margin.winners, margin.losers});
  }
}

void end_undecided(const Edition& edition, Now& now) {
  constexpr int kDrawn = 2;
  if (is_player(edition.undecided_for)) {
    end_game(now, index_of(edition.undecided_for));
    return;
  }
  const Margin margin = margin_of(Field(edition, now));
  end_game(now, is_player(margin.winner) ? index_of(margin.winner) : kDrawn, margin);
}

void wear_off(Now& now) {
  now.set(track(Track::Aids), 0);
  for (int position = 0; position < kPositions; ++position) {
    now.set(track(Track::Effects, position), 0);
    now.set(track(Track::PlayedFirst, position), 0);
    now.set(track(Track::PlayedSecond, position), 0);
  }
}

void spend_aid(Now& now, Aid aid) { now.set(track(Track::Aids), now.state().track(track(Track::Aids)) & ~aid); }

void offer_specials(const Edition& edition, Now& now, const Occasion& occasion) {
  const Field field(edition, now);
  if (can_interrupt(field, Seat::Union, occasion) || can_interrupt(field, Seat::Confederate, occasion)) {
    begin(now,
          WindowLocals{
              .moment = occasion.moment, .place = occasion.place, .card = occasion.card, .asked = field.phasing()});
  }
}

}  // namespace longroll::dixie
