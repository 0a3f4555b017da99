#include <algorithm>

#include "engine/games/dixie/game.h"
#include "engine/games/dixie/rules/days.h"
#include "engine/games/dixie/rules/specials.h"

/// Who knows what in Dixie: a battle deck's cards lie face-down for both sides; the enemy's hand and his face-down
/// cards are known by their number only; while an army deploys the other side sees nothing of it (3.2).
namespace longroll::dixie {

bool is_visible(const State& state, PieceId id, Seat seat) {
  const Piece& piece = state.piece(id);
  if (is_unexamined(piece.place)) {
    return false;  // a battle deck, or what was set aside of one
  }
  if (seat == owner_of(piece) || piece.up == 1) {
    return true;
  }
  return state.track(track(Option::Cards)) == 1;
}

namespace {

/// Where the seat believes a card that it cannot see: what has been deployed unseen still counts to the Reserve.
Place believed_place(const State& state, const Piece& piece) {
  const bool deploying = state.track(track(Track::Turn)) == 0;
  return deploying && is_position(piece.place) ? reserve_of(owner_of(piece)) : piece.place;
}

void count_hidden(std::vector<Hidden>& hidden, Place place, Seat owner) {
  for (Hidden& entry : hidden) {
    if (entry.place == place && entry.owner == index_of(owner)) {
      ++entry.count;
      return;
    }
  }
  hidden.push_back({place, static_cast<std::int16_t>(index_of(owner)), 0, 1});
}

/// Fills in what a View hides, so that it is again a State that play could reach.
class Guess {
 public:
  Guess(const Edition& edition, const View& view, Rng& rng)
      : edition_(edition), view_(view), state_(view.seen), rng_(rng) {}

  std::optional<State> make() {
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      if (!fill(side)) {
        return std::nullopt;
      }
    }
    deploy_unseen();
    return state_;
  }

 private:
  /// Of cards that lie face-down in a position, one in so many is thought to be a decoy (13.6).
  static constexpr std::uint32_t kOneDecoyIn = 8;

  struct Slot {
    PieceId id;
    Place place;
  };

  /// The side's unseen cards: pieces that the View wiped, with places dealt out to them as the View counts them.
  std::vector<Slot> slots_of(Seat side) {
    std::vector<Slot> slots;
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

  std::vector<std::int16_t> unseen_kinds(Seat side) const {
    std::vector<bool> seen(edition_.cards.size());
    for (const Piece& piece : state_.pieces) {
      if (piece.kind >= 0) {
        seen[static_cast<std::size_t>(piece.kind - edition_.first_kind)] = true;
      }
    }
    std::vector<std::int16_t> kinds;
    for (std::size_t i = 0; i < edition_.cards.size(); ++i) {
      if (!seen[i] && edition_.cards[i].side == side) {
        kinds.push_back(static_cast<std::int16_t>(edition_.first_kind + static_cast<int>(i)));
      }
    }
    return kinds;
  }

  void shuffle(std::vector<std::int16_t>& kinds) {
    for (std::size_t i = kinds.size(); i > 1; --i) {
      std::swap(kinds[i - 1], kinds[rng_.below(static_cast<std::uint32_t>(i))]);
    }
  }

  bool is_troop(std::int16_t kind) const { return edition_.fact(kind).is_troop(); }

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

  /// The next of `kinds` for a slot. On the battlefield it is a troop card, or now and then a decoy.
  std::vector<std::int16_t>::iterator pick(std::vector<std::int16_t>& kinds, Place place, Seat side) {
    const bool may_be = may_be_decoy(place, side);
    const bool bluffs = may_be && rng_.below(kOneDecoyIn) == 0;
    const auto wanted = std::find_if(kinds.begin(), kinds.end(), [&](std::int16_t kind) {
      return (!is_position(place) || is_troop(kind) != bluffs) && may_be_kept(kind, place);
    });
    return wanted == kinds.end() && may_be
               ? std::find_if(kinds.begin(), kinds.end(), [&](std::int16_t kind) { return may_be_kept(kind, place); })
               : wanted;
  }

  void put(Slot slot, std::int16_t kind, bool seen_before) {
    Piece& piece = state_.pieces[static_cast<std::size_t>(slot.id)];
    piece.kind = kind;
    piece.place = slot.place;
    piece.flags = seen_before ? kSeen : 0;
  }

  bool put_in_reserve(Seat side, std::int16_t kind, std::vector<Slot>& slots, std::vector<std::int16_t>& kinds) {
    const auto slot = std::find_if(slots.begin(), slots.end(), [&](Slot s) { return s.place == reserve_of(side); });
    if (slot == slots.end()) {
      return false;
    }
    put(*slot, kind, false);
    slots.erase(slot);
    std::erase(kinds, kind);
    return true;
  }

  /// Dixie 8.6: whoever leads the march under way is a general, though his face may be hidden. False when none is left.
  bool seat_leader(std::vector<Slot>& slots, std::vector<std::int16_t>& kinds) {
    const auto march = std::find_if(state_.stack.begin(), state_.stack.end(), [](const Step& step) {
      return step.kind == static_cast<std::int16_t>(StepKind::March);
    });
    const auto slot = march == state_.stack.end()
                          ? slots.end()
                          : std::find_if(slots.begin(), slots.end(), [&](Slot s) { return s.id == march->locals[2]; });
    if (slot == slots.end()) {
      return true;
    }
    // On the battlefield he would lie face-up, so he is in the Reserve: about to lead out of it, or come there with
    // those whom he led before. Which slot lies where is only our own reckoning so far.
    const auto there = std::find_if(slots.begin(), slots.end(),
                                    [&](Slot s) { return s.place == reserve_of(owner_of(state_.piece(s.id))); });
    if (there != slots.end()) {
      std::swap(there->place, slot->place);
    }
    // A general who has been seen before and has no other place left must be he, so those come first.
    const auto& remembered = view_.remembered;
    const auto is_remembered = [&](std::int16_t kind) {
      return std::find(remembered.begin(), remembered.end(), kind) != remembered.end();
    };
    const auto is_general = [&](std::int16_t kind) { return edition_.card(kind).is_general(); };
    auto general = std::find_if(kinds.begin(), kinds.end(),
                                [&](std::int16_t kind) { return is_general(kind) && is_remembered(kind); });
    if (general == kinds.end()) {
      general = std::find_if(kinds.begin(), kinds.end(), is_general);
    }
    if (general == kinds.end()) {
      return false;
    }
    put(*slot, *general, is_remembered(*general));
    slots.erase(slot);
    kinds.erase(general);
    return true;
  }

  /// Of the slots that `fits` counts, those in the Reserve, if there are any.
  static void prefer_reserve(const std::vector<Slot>& slots, std::vector<std::size_t>& fits) {
    std::vector<std::size_t> behind = fits;
    std::erase_if(behind, [&](std::size_t i) { return is_position(slots[i].place); });
    if (!behind.empty()) {
      fits = std::move(behind);
    }
  }

  /// The step of that kind that is under way, or null.
  const Step* step_of(StepKind kind) const {
    const auto step = std::find_if(state_.stack.begin(), state_.stack.end(),
                                   [&](const Step& s) { return s.kind == static_cast<std::int16_t>(kind); });
    return step == state_.stack.end() ? nullptr : &*step;
  }

  /// The next troop card of `kinds`, one that has been seen before if there is one: it may have no other place left.
  std::vector<std::int16_t>::iterator pick_troop(std::vector<std::int16_t>& kinds) {
    const auto& known = view_.remembered;
    const auto at = std::find_if(kinds.begin(), kinds.end(), [&](std::int16_t kind) {
      return is_troop(kind) && std::find(known.begin(), known.end(), kind) != known.end();
    });
    return at != kinds.end()
               ? at
               : std::find_if(kinds.begin(), kinds.end(), [&](std::int16_t kind) { return is_troop(kind); });
  }

  bool put_troop(std::vector<Slot>& slots, std::vector<Slot>::iterator slot, std::vector<std::int16_t>& kinds) {
    const auto troop = pick_troop(kinds);
    if (slot == slots.end() || troop == kinds.end()) {
      return false;
    }
    const auto& known = view_.remembered;
    put(*slot, *troop, std::find(known.begin(), known.end(), *troop) != known.end());
    slots.erase(slot);
    kinds.erase(troop);
    return true;
  }

  /// Dixie 13.1: whoever rolls to come round a flank is a troop card of the Reserve. False when none is left.
  bool seat_flanker(std::vector<Slot>& slots, std::vector<std::int16_t>& kinds) {
    const Step* step = step_of(StepKind::Outflank);
    const auto slot = step == nullptr
                          ? slots.end()
                          : std::find_if(slots.begin(), slots.end(), [&](Slot s) { return s.id == step->locals[0]; });
    if (slot == slots.end()) {
      return true;
    }
    const auto there =
        std::find_if(slots.begin(), slots.end(), [](Slot s) { return s.place >= 2 && !is_position(s.place); });
    if (there != slots.end()) {
      std::swap(there->place, slot->place);
    }
    const PieceId id = slot->id;
    if (!put_troop(slots, slot, kinds)) {
      return false;
    }
    Piece& flanker = state_.piece(id);
    flanker.flags = static_cast<std::uint16_t>(flanker.flags | kFlanking | kMoved);
    flanker.note = step->locals[1];
    return true;
  }

  /// Dixie 13.7: where a scout waits for fire there is a troop card to fire at it. False when none is left.
  bool seat_sentry(Seat side, std::vector<Slot>& slots, std::vector<std::int16_t>& kinds) {
    const Step* step = step_of(StepKind::Scout);
    if (step == nullptr || index_of(side) == state_.track(track(Track::Phasing))) {
      return true;
    }
    const Place scouted = step->locals[0];
    const bool is_guarded = std::any_of(state_.pieces.begin(), state_.pieces.end(), [&](const Piece& piece) {
      return piece.kind >= 0 && piece.place == scouted && owner_of(piece) == side && is_troop(piece.kind);
    });
    const auto slot = std::find_if(slots.begin(), slots.end(), [&](Slot s) { return s.place == scouted; });
    return is_guarded || slot == slots.end() || put_troop(slots, slot, kinds);
  }

  bool fill(Seat side) {
    std::vector<Slot> slots = slots_of(side);
    std::vector<std::int16_t> kinds = unseen_kinds(side);
    shuffle(kinds);
    const std::optional<int> interrupting = interrupting_kind(side);
    if (!interrupting ||
        (*interrupting >= 0 && !put_in_reserve(side, static_cast<std::int16_t>(*interrupting), slots, kinds))) {
      return false;
    }
    if (!seat_leader(slots, kinds) || !seat_flanker(slots, kinds) || !seat_sentry(side, slots, kinds)) {
      return false;
    }
    // Remembered cards are somewhere on the table or in the hand, never in the deck: each goes first into a random slot
    // that can hold it, those that only the hand can hold before the others.
    std::vector<std::int16_t> remembered = view_.remembered;
    std::partition(remembered.begin(), remembered.end(),
                   [&](std::int16_t kind) { return !edition_.card(kind).is_troop(); });
    for (const std::int16_t kind : remembered) {
      const auto at = std::find(kinds.begin(), kinds.end(), kind);
      if (at == kinds.end()) {
        continue;
      }
      std::vector<std::size_t> fits;
      for (std::size_t i = 0; i < slots.size(); ++i) {
        if (!is_unexamined(slots[i].place) && can_lie(kind, slots[i].place, side)) {
          fits.push_back(i);
        }
      }
      if (!is_troop(kind) && rng_.below(kOneDecoyIn) != 0) {
        prefer_reserve(slots, fits);
      }
      if (fits.empty()) {
        return false;
      }
      const std::size_t pick = fits[rng_.below(static_cast<std::uint32_t>(fits.size()))];
      put(slots[pick], kind, true);
      slots.erase(slots.begin() + static_cast<std::ptrdiff_t>(pick));
      kinds.erase(at);
    }
    for (const Slot& slot : slots) {
      const auto at = pick(kinds, slot.place, side);
      if (at == kinds.end()) {
        return false;
      }
      put(slot, *at, false);
      kinds.erase(at);
    }
    return true;
  }

  /// Dixie 3.2: while the Union deploys, the Confederates have done so unseen: about ten troops, spread over three
  /// positions.
  void deploy_unseen() {
    const bool confederates_done = state_.track(track(Track::Turn)) == 0 && !state_.stack.empty() &&
                                   state_.stack.back().kind == static_cast<std::int16_t>(StepKind::Deploy) &&
                                   state_.stack.back().locals[0] == index_of(Seat::Union);
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

  /// A window that waits for a side whose hand is hidden proves that it holds a card that it may play: the kind of one
  /// such card, or -1 when nothing needs to be proved. Empty when no card of the collection would do.
  std::optional<int> interrupting_kind(Seat side) {
    if (state_.stack.empty() || state_.stack.back().kind != static_cast<std::int16_t>(StepKind::Window)) {
      return -1;
    }
    const Occasion occasion = occasion_of(state_);
    const Field field(edition_, state_);
    if (seat_of(state_.top().locals[3]) != side || can_interrupt(field, side, occasion)) {
      return -1;
    }
    std::vector<std::int16_t> kinds = unseen_kinds(side);
    std::erase_if(kinds, [&](std::int16_t kind) {
      const Card& card = edition_.card(kind);
      return !card.is_special() || refuse_interruption(field, side, card.special, occasion);
    });
    if (kinds.empty()) {
      return std::nullopt;
    }
    return kinds[rng_.below(static_cast<std::uint32_t>(kinds.size()))];
  }

  const Edition& edition_;
  const View& view_;
  State state_;
  Rng& rng_;
};

}  // namespace

View Dixie::view(const State& state, Seat seat) const {
  View view;
  view.seat = seat;
  view.seen = state;
  for (std::size_t i = 0; i < state.pieces.size(); ++i) {
    const auto id = static_cast<PieceId>(i);
    if (is_visible(state, id, seat)) {
      continue;
    }
    const Piece& piece = state.pieces[i];
    count_hidden(view.hidden, believed_place(state, piece), owner_of(piece));
    if ((piece.flags & kSeen) != 0) {
      view.remembered.push_back(piece.kind);
    }
    view.seen.pieces[i] = Piece{};
    view.seen.pieces[i].owner = piece.owner;
  }
  std::sort(view.hidden.begin(), view.hidden.end());
  std::sort(view.remembered.begin(), view.remembered.end());
  return view;
}

std::optional<State> Dixie::guess(const View& view, Rng& rng) const {
  return Guess(data_of(view.seen), view, rng).make();
}

bool Dixie::reveals(const State& before, const Event& event) const {
  return event.kind == EventKind::PieceTurned && event.args[2] == 1 &&
         !is_visible(before, event.args[0], other(owner_of(before.piece(event.args[0]))));
}

}  // namespace longroll::dixie
