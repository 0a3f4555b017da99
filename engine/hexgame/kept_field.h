#pragma once
#include <optional>

#include "engine/hexgame/state_reader.h"
#include "engine/play/now.h"

namespace longroll::hexgame {

/// What was noted, or what `work_out()` gives, noted now.
template <class Noted, class WorkOut>
const Noted& noted(std::optional<Noted>& note, WorkOut&& work_out) {
  if (!note) {
    note = work_out();
  }
  return *note;
}

/// Base of the Field of a game in which many questions are asked of one State: who lies where, and whatever else the
/// game notes, is worked out when it is first asked for. Under a pen the notes are kept beside it and follow the
/// events. Valid until the State changes; cheap enough to be made for every question.
///
/// `FieldOfGame` is the game's class, `Notes` a struct of the game with a member `std::optional<...> stands`: sets of
/// hexes by what stands in them. The class has `void add_to(Stands&, const Piece&) const`, which adds one piece to
/// them, and `void follow(const Event&)`, which brings the notes up to date after an event. `kRank` is the order of
/// pieces within a hex.
template <class FieldOfGame, class Library, class Notes, RankInHex kRank = nullptr>
class KeptField : public StateReader<Library> {
 public:
  KeptField(const KeptField&) = delete;
  KeptField& operator=(const KeptField&) = delete;

  const Library& library() const { return this->battle(); }
  const auto& scenario() const { return library().scenarios[scenario_index_]; }

  /// What lies in a hex: first_at, then next_of until kNoPiece, in the order of the game.
  PieceId first_at(HexId hex) const { return occupancy().first_at(hex); }
  PieceId next_of(PieceId id) const { return kept_->occupancy->next_of(id); }

 protected:
  KeptField(const Library& library, const State& state)
      : StateReader<Library>(library, state), scenario_index_(library.scenario_index(state)), kept_(&own_) {}

  /// What was worked out of the State under the pen before is used again, as far as it still holds.
  void keep_beside(const Now& now) {
    Kept* kept = now.cache().template kept<Kept>();
    const Events& events = now.events();
    if (kept == nullptr) {
      kept = &now.cache().template make<Kept>();
      kept->events = events.size();
    }
    kept_ = kept;
    for (; kept->events < events.size(); ++kept->events) {
      static_cast<FieldOfGame&>(*this).follow(events[kept->events]);
    }
  }

  std::size_t scenario_index() const { return scenario_index_; }
  Notes& notes() const { return kept_->notes; }

  const auto& stands() const {
    if (!notes().stands) {
      auto& stands = notes().stands.emplace();
      for (const Piece& piece : this->state().pieces) {
        static_cast<const FieldOfGame&>(*this).add_to(stands, piece);
      }
    }
    return *notes().stands;
  }

  /// Adds what stands in the hex to the sets again, from which the game has removed the hex. A piece on the list that
  /// has left since is skipped: its own event is still to come.
  template <class Stands>
  void add_again(Stands& stands, HexId hex) const {
    for (PieceId id = first_at(hex); id != kNoPiece; id = next_of(id)) {
      if (this->piece(id).place == hex) {
        static_cast<const FieldOfGame&>(*this).add_to(stands, this->piece(id));
      }
    }
  }

  /// Brings the order within hexes up to date after an event, if it has been read.
  void follow_occupancy(const Event& event) {
    if (kept_->occupancy) {
      kept_->occupancy->follow(this->state(), event);
    }
  }

 private:
  /// What the pen keeps between two Fields of one State.
  struct Kept {
    std::optional<Occupancy> occupancy;
    Notes notes;
    std::size_t events = 0;  ///< of those written, how many the notes have followed
  };

  const Occupancy& occupancy() const {
    if (!kept_->occupancy) {
      kept_->occupancy.emplace().read(this->state(), this->grid().columns, kRank);
    }
    return *kept_->occupancy;
  }

  std::size_t scenario_index_;
  Kept own_;  // of a State that is under no pen
  Kept* kept_;
};

/// Runs `then(PieceId)` for everything in the hex, in its order.
template <class FieldOfGame, class Library, class Notes, RankInHex kRank, class Then>
void for_each_at(const KeptField<FieldOfGame, Library, Notes, kRank>& field, HexId hex, Then&& then) {
  for (PieceId id = field.first_at(hex); id != kNoPiece; id = field.next_of(id)) {
    then(id);
  }
}

}  // namespace longroll::hexgame
