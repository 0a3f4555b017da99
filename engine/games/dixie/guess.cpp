#include <algorithm>

#include "engine/games/dixie/game.h"
#include "engine/games/dixie/locals.h"
#include "engine/games/dixie/rules/days.h"
#include "engine/games/dixie/rules/specials.h"
#include "engine/play/redaction.h"

/// A State that a View of Dixie allows: every card that the seat cannot see is dealt a face.
namespace longroll::dixie {
namespace {

/// Fills in what a View hides, so that it is again a State that play could reach.
class Guess {
 public:
  Guess(const Edition& edition, const View& view, Rng& rng)
      : edition_(edition), view_(view), state_(view.seen), rng_(rng) {}

  std::optional<State> make() {
    name_disordered();
    const Seat first = who_is_filled_first();
    if (!fill(first) || !fill(other(first))) {
      return std::nullopt;
    }
    deploy_unseen();
    return name_commanders() ? std::optional(state_) : std::nullopt;
  }

 private:
  /// Of cards that lie face-down in a position, one in so many is thought to be a decoy (13.6).
  static constexpr std::uint32_t kOneDecoyIn = 8;

  struct Slot {
    PieceId id;
    Place place;
  };
  using Slots = std::vector<Slot>;
  using Kinds = std::vector<std::int16_t>;

  /// Of one side: its unseen cards, and the cards of the collection that they may be, in random order.
  struct Unseen {
    Seat side;
    Slots slots;
    Kinds kinds;
  };

  /// Dixie 12.0: whether a special card may be played can hang on the enemy's cards that lie face-down (Sharpshooters),
  /// so who is asked in a window comes after them. Only a bystander lacks both sides' cards.
  Seat who_is_filled_first() const {
    const auto window = innermost<WindowLocals>();
    const bool asks_union = window && window->asked == Seat::Union;
    return view_.seat == Seat::Nobody && asks_union ? Seat::Confederate : Seat::Union;
  }

  /// Dixie 13.9: who was named to command the army and is hidden now is a general whom both sides have seen, if there
  /// is one among the cards dealt. False when there is no card.
  bool name_commanders() {
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      std::int16_t& named = state_.tracks[static_cast<std::size_t>(track(Track::ArmyCommander, index_of(side)))];
      if (named != kUnseenPiece) {
        continue;
      }
      int best = -1;
      for (std::size_t i = 0; i < state_.pieces.size(); ++i) {
        const Piece& piece = state_.pieces[i];
        if (view_.seen.pieces[i].kind >= 0 || owner_of(piece) != side) {
          continue;
        }
        const int likely = (edition_.fact(piece.kind).is_general() ? 1 : 0) + ((piece.flags & kSeen) != 0 ? 2 : 0) +
                           (piece.place == reserve_of(side) ? 4 : 0);
        if (likely > best) {
          best = likely;
          named = static_cast<std::int16_t>(i + 1);
        }
      }
      if (best < 0) {
        return false;
      }
    }
    return true;
  }

  /// Dixie 8.4: of a card that is about to roll for disorder unseen a window asks only whose it is, so any will do.
  void name_disordered() {
    auto window = innermost<WindowLocals>();
    if (!window || window->card != kUnseenPiece || state_.stack.size() < 2) {
      return;
    }
    const Seat side = locals_of<DisorderLocals>(step_below(state_)).side;
    const auto card = std::find_if(state_.pieces.begin(), state_.pieces.end(),
                                   [&](const Piece& piece) { return piece.kind < 0 && owner_of(piece) == side; });
    window->card = static_cast<PieceId>(card - state_.pieces.begin());
    state_.stack.back() = step_of(*window);
  }

  /// The side's unseen cards: pieces that the View wiped, with places dealt out to them as the View counts them.
  Slots slots_of(Seat side) {
    Slots slots;
    std::vector<Place> places;
    // Positions first: they can hold troops only, so they must have the first pick of what is left.
    for (const bool positions : {true, false}) {
      for (const Hidden& hidden : view_.hidden) {
        if (hidden.owner == index_of(side) && is_position(hidden.place) == positions) {
          places.insert(places.end(), static_cast<std::size_t>(hidden.count), hidden.place);
        }
      }
    }
    for (std::size_t i = 0; i < state_.pieces.size(); ++i) {
      if (state_.pieces[i].kind < 0 && owner_of(state_.pieces[i]) == side && slots.size() < places.size()) {
        const Place place = places[slots.size()];
        slots.push_back({static_cast<PieceId>(i), place});
        state_.pieces[i].place = place < 2 ? place : kNowhere;  // the rules count a deck before its cards are known
      }
    }
    return slots;
  }

  Kinds unseen_kinds(Seat side) const {
    std::vector<bool> seen(edition_.cards.size());
    for (const Piece& piece : state_.pieces) {
      if (piece.kind >= 0) {
        seen[static_cast<std::size_t>(piece.kind - edition_.first_kind)] = true;
      }
    }
    Kinds kinds;
    for (std::size_t i = 0; i < edition_.cards.size(); ++i) {
      if (!seen[i] && edition_.cards[i].side == side) {
        kinds.push_back(static_cast<std::int16_t>(edition_.first_kind + static_cast<int>(i)));
      }
    }
    return kinds;
  }

  void shuffle(Kinds& kinds) {
    for (std::size_t i = kinds.size(); i > 1; --i) {
      std::swap(kinds[i - 1], kinds[rng_.below(static_cast<std::uint32_t>(i))]);
    }
  }

  bool is_troop(std::int16_t kind) const { return edition_.fact(kind).is_troop(); }

  bool is_remembered(std::int16_t kind) const {
    return std::find(view_.remembered.begin(), view_.remembered.end(), kind) != view_.remembered.end();
  }

  /// Dixie 13.6: might a card that lies face-down there be a decoy?
  bool may_be_decoy(Place place, Seat side) const {
    return state_.track(track(Option::Decoys)) != 0 && is_position(place) &&
           battlefield_of(edition_, state_).is_own_line(side, place) &&
           state_.track(track(Track::Holder, position_index(place))) == index_of(side);
  }

  /// Dixie 15.1H, 15.2H: cards kept for a later day are where they can be.
  bool may_be_kept(std::int16_t kind, Place place) const { return may_lie_unseen(state_, edition_.fact(kind), place); }

  bool can_lie(std::int16_t kind, Place place, Seat side) const {
    return may_be_kept(kind, place) && (!is_position(place) || is_troop(kind) || may_be_decoy(place, side));
  }

  /// The next card for a slot. On the battlefield it is a troop card, or now and then a decoy.
  Kinds::iterator pick(Unseen& unseen, Place place) {
    Kinds& kinds = unseen.kinds;
    const bool may_be = may_be_decoy(place, unseen.side);
    const bool bluffs = may_be && rng_.below(kOneDecoyIn) == 0;
    const auto wanted = std::find_if(kinds.begin(), kinds.end(), [&](std::int16_t kind) {
      return (!is_position(place) || is_troop(kind) != bluffs) && may_be_kept(kind, place);
    });
    return wanted == kinds.end() && may_be
               ? std::find_if(kinds.begin(), kinds.end(), [&](std::int16_t kind) { return may_be_kept(kind, place); })
               : wanted;
  }

  /// Lays the card face-down in the slot; both are used up.
  void deal(Unseen& unseen, Slots::iterator slot, Kinds::iterator kind) {
    Piece& piece = state_.pieces[static_cast<std::size_t>(slot->id)];
    piece.kind = *kind;
    piece.place = slot->place;
    piece.flags = is_remembered(*kind) ? kSeen : 0;
    unseen.slots.erase(slot);
    unseen.kinds.erase(kind);
  }

  /// Deals the slot a card that `is_wanted`, one that has been seen before if there is one: it may have no other place
  /// left. False when there is none.
  template <class Wanted>
  bool deal_wanted(Unseen& unseen, Slots::iterator slot, const Wanted& is_wanted) {
    Kinds& kinds = unseen.kinds;
    const auto may_be = [&](std::int16_t kind) { return is_wanted(kind) && may_be_kept(kind, slot->place); };
    auto kind =
        std::find_if(kinds.begin(), kinds.end(), [&](std::int16_t one) { return may_be(one) && is_remembered(one); });
    if (kind == kinds.end()) {
      kind = std::find_if(kinds.begin(), kinds.end(), may_be);
    }
    if (kind == kinds.end()) {
      return false;
    }
    deal(unseen, slot, kind);
    return true;
  }

  static Slots::iterator slot_in(Unseen& unseen, Place place) {
    return std::find_if(unseen.slots.begin(), unseen.slots.end(), [&](Slot slot) { return slot.place == place; });
  }

  /// The locals of the innermost step if it is of that kind.
  template <StepLocals Locals>
  std::optional<Locals> innermost() const {
    return state_.stack.empty() || !is_step<Locals>(state_.top()) ? std::nullopt
                                                                  : std::optional(locals_of<Locals>(state_.top()));
  }

  /// The step of that kind that is under way, or null.
  template <StepLocals Locals>
  Step* under_way() {
    const auto step = std::find_if(state_.stack.begin(), state_.stack.end(), is_step<Locals>);
    return step == state_.stack.end() ? nullptr : &*step;
  }

  /// Dixie 12.0: a window that waits for a side whose hand is hidden proves that it holds a card that it may play.
  /// False when no card of the collection would do.
  bool seat_interruption(Unseen& unseen) {
    const auto window = innermost<WindowLocals>();
    if (!window) {
      return true;
    }
    const Occasion occasion = occasion_of(state_);
    const Field field(edition_, state_);
    if (window->asked != unseen.side || can_interrupt(field, unseen.side, occasion)) {
      return true;
    }
    const auto slot = slot_in(unseen, reserve_of(unseen.side));
    return slot != unseen.slots.end() && deal_wanted(unseen, slot, [&](std::int16_t kind) {
             const Card& card = edition_.card(kind);
             return card.is_special() && !refuse_interruption(field, unseen.side, card.special, occasion);
           });
  }

  /// Dixie 8.6: whoever leads the march under way is a general, though his face may be hidden. On the battlefield he
  /// would lie face-up, so he is in the Reserve: about to lead out of it, or come there with those whom he led before.
  /// False when none is left.
  bool seat_leader(Unseen& unseen) {
    Step* step = under_way<MarchLocals>();
    if (step == nullptr || index_of(unseen.side) != state_.track(track(Track::Phasing))) {
      return true;
    }
    auto march = locals_of<MarchLocals>(*step);
    if (march.general != kUnseenPiece) {
      return true;
    }
    const auto slot = slot_in(unseen, reserve_of(unseen.side));
    if (slot == unseen.slots.end()) {
      return false;
    }
    march.general = slot->id;
    *step = step_of(march);
    return deal_wanted(unseen, slot, [&](std::int16_t kind) { return edition_.card(kind).is_general(); });
  }

  /// Dixie 13.1: whoever rolls to come round a flank is a troop card of the Reserve. False when none is left.
  bool seat_flanker(Unseen& unseen) {
    Step* step = under_way<OutflankLocals>();
    if (step == nullptr || index_of(unseen.side) != state_.track(track(Track::Phasing))) {
      return true;
    }
    auto outflank = locals_of<OutflankLocals>(*step);
    if (outflank.card != kUnseenPiece) {
      return true;
    }
    const auto slot = slot_in(unseen, reserve_of(unseen.side));
    if (slot == unseen.slots.end()) {
      return false;
    }
    outflank.card = slot->id;
    *step = step_of(outflank);
    Piece& flanker = state_.piece(slot->id);
    if (!deal_wanted(unseen, slot, [&](std::int16_t kind) { return is_troop(kind); })) {
      return false;
    }
    flanker.flags = static_cast<std::uint16_t>(flanker.flags | kFlanking | kMoved);
    flanker.note = outflank.position;
    return true;
  }

  /// Dixie 13.7: where a scout waits for fire there is a troop card to fire at it. False when none is left.
  bool seat_sentry(Unseen& unseen) {
    const Step* step = under_way<ScoutLocals>();
    if (step == nullptr || index_of(unseen.side) == state_.track(track(Track::Phasing))) {
      return true;
    }
    const Place scouted = locals_of<ScoutLocals>(*step).position;
    const bool is_guarded = std::any_of(state_.pieces.begin(), state_.pieces.end(), [&](const Piece& piece) {
      return piece.kind >= 0 && piece.place == scouted && owner_of(piece) == unseen.side && is_troop(piece.kind);
    });
    const auto slot = slot_in(unseen, scouted);
    return is_guarded || slot == unseen.slots.end() ||
           deal_wanted(unseen, slot, [&](std::int16_t kind) { return is_troop(kind); });
  }

  /// Of the slots that `fits` counts, those in the Reserve, if there are any.
  static void prefer_reserve(const Slots& slots, std::vector<std::size_t>& fits) {
    std::vector<std::size_t> behind = fits;
    std::erase_if(behind, [&](std::size_t i) { return is_position(slots[i].place); });
    if (!behind.empty()) {
      fits = std::move(behind);
    }
  }

  /// Remembered cards are somewhere on the table or in the hand, never in the deck: each goes first into a random slot
  /// that can hold it, those that only the hand can hold before the others.
  bool seat_remembered(Unseen& unseen) {
    Kinds remembered = view_.remembered;
    std::partition(remembered.begin(), remembered.end(), [&](std::int16_t kind) { return !is_troop(kind); });
    for (const std::int16_t kind : remembered) {
      const auto at = std::find(unseen.kinds.begin(), unseen.kinds.end(), kind);
      if (at == unseen.kinds.end()) {
        continue;
      }
      std::vector<std::size_t> fits;
      for (std::size_t i = 0; i < unseen.slots.size(); ++i) {
        const Place place = unseen.slots[i].place;
        if (!is_unexamined(place) && can_lie(kind, place, unseen.side)) {
          fits.push_back(i);
        }
      }
      if (!is_troop(kind) && rng_.below(kOneDecoyIn) != 0) {
        prefer_reserve(unseen.slots, fits);
      }
      if (fits.empty()) {
        return false;
      }
      const std::size_t slot = fits[rng_.below(static_cast<std::uint32_t>(fits.size()))];
      deal(unseen, unseen.slots.begin() + static_cast<std::ptrdiff_t>(slot), at);
    }
    return true;
  }

  bool fill(Seat side) {
    Unseen unseen{side, slots_of(side), unseen_kinds(side)};
    shuffle(unseen.kinds);
    if (!seat_interruption(unseen) || !seat_leader(unseen) || !seat_flanker(unseen) || !seat_sentry(unseen) ||
        !seat_remembered(unseen)) {
      return false;
    }
    while (!unseen.slots.empty()) {
      const auto kind = pick(unseen, unseen.slots.front().place);
      if (kind == unseen.kinds.end()) {
        return false;
      }
      deal(unseen, unseen.slots.begin(), kind);
    }
    return true;
  }

  /// Dixie 3.2: while the Union deploys, the Confederates have done so unseen: about ten troops, spread over three
  /// positions.
  void deploy_unseen() {
    const auto deploy = innermost<DeployLocals>();
    const bool confederates_done = state_.track(track(Track::Turn)) == 0 && deploy && deploy->side == Seat::Union;
    if (!confederates_done || view_.seat != Seat::Union || battlefield_of(edition_, state_).is_front_and_back()) {
      return;
    }
    const std::span<const int> columns = battlefield_of(edition_, state_).columns();
    std::size_t place = 0;
    for (std::size_t i = 0; i < state_.pieces.size(); ++i) {
      Piece& piece = state_.pieces[i];
      const bool unseen = view_.seen.pieces[i].kind < 0;  // with open cards nothing is deployed unseen
      if (unseen && place < 3 * columns.size() && piece.place == reserve_of(Seat::Confederate) && piece.up == 0 &&
          edition_.card(piece.kind).is_troop() && owner_of(piece) == Seat::Confederate) {
        piece.place = position_of(Seat::Confederate, columns[place % columns.size()]);
        ++place;
      }
    }
  }

  const Edition& edition_;
  const View& view_;
  State state_;
  Rng& rng_;
};

}  // namespace

std::optional<State> Dixie::guess(const View& view, Rng& rng) const {
  return Guess(data_of(view.seen), view, rng).make();
}

}  // namespace longroll::dixie
