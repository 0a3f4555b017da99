#include "engine/games/dixie/steps/move_choices.h"

#include <array>
#include <bit>
#include <span>

#include "engine/games/dixie/rules/decoys.h"
#include "engine/games/dixie/rules/moves.h"
#include "engine/games/dixie/rules/outflanking.h"
#include "engine/games/dixie/rules/scouting.h"
#include "engine/games/dixie/rules/specials.h"
#include "engine/games/dixie/rules/stacking.h"
#include "engine/games/dixie/steps/step_rule.h"

/// The Move Phase has the longest lists of the game, and playouts ask for them all the time. So a way from one place to
/// another is judged once for all cards of a type, and the list is written in its final order.
namespace longroll::dixie {
namespace {

/// The Reserve, then the positions in play of both lines, in the order of places.
constexpr std::size_t kMaxSpots = Battlefield::kMaxSpots;

/// Cards in the order of the table, of which there may be none.
class Cards {
 public:
  void add(PieceId id) { ids_[count_++] = id; }
  /// Whether it belongs there is hard to foretell, so it is written in any case.
  void add_if(bool belongs, PieceId id) {
    ids_[count_] = id;
    count_ += belongs ? 1U : 0U;
  }
  const PieceId* begin() const { return ids_.data(); }
  const PieceId* end() const { return ids_.data() + count_; }

 private:
  std::array<PieceId, kMaxCards + 1> ids_;  // NOLINT: as many as are counted are written
  std::size_t count_ = 0;
};

class MoveChoices {
 public:
  MoveChoices(const Field& field, Actions& actions) : field_(field), side_(field.phasing()), actions_(actions) {
    spots_[0] = reserve_of(side_);
    for (const Place position : field.battlefield().positions()) {
      spot_of_[position] = spot_count_;
      spots_[spot_count_++] = position;
    }
    for (const PieceId id : field.on_field() | field.in_reserves()) {
      if (owner_of(field.piece(id)) == side_) {
        sort_out(id);
      }
    }
  }

  void list() {
    actions_.push_back(action_of(Do::Finish));
    list_moves();
    list_marches();
    list_ground();
    list_specials();
    if (field_.has(Option::Decoys)) {
      list_decoys();
    }
    if (field_.has(Option::Outflanking)) {
      list_outflankers();
    }
    if (field_.has(Option::Scouting)) {
      list_scouts();
    }
  }

 private:
  enum Kind : std::size_t { kTroop, kGeneral, kColors, kKinds };

  static Kind kind_of(const CardFacts& card) {
    return card.is_troop() ? kTroop : card.is_general() ? kGeneral : kColors;
  }

  /// Puts a card of the side that is in play into the lists that it belongs to.
  void sort_out(PieceId id) {
    const Piece& piece = field_.piece(id);
    const CardFacts& card = field_.card(id);
    if (!card.is_troop() && is_decoy(field_, id)) {
      decoys_.add(id);
      return;
    }
    if (card.is_general()) {
      add_leader(id);
    }
    if ((piece.flags & (kFired | kMoved)) != 0) {
      return;
    }
    ready_.add(id);
    const bool in_reserve = piece.place == reserve_of(side_);
    movers_.add_if(card.is_troop() || card.is_general() || (card.is_long_lasting() && !in_reserve), id);
    marchers_.add_if(card.is_troop() && card.type != CardType::Cavalry && !card.is_horse, id);
    ground_.add_if(in_reserve && card.is_terrain(), id);
    specials_.add_if(in_reserve && card.is_special(), id);
  }

  std::size_t spot_of(Place place) const { return spot_of_[place]; }

  /// Where a card of some kind may go from a spot, as bits of spots: in one move, and in two.
  struct Ways {
    std::uint16_t near = 0;
    std::uint16_t far = 0;
    bool is_known = false;
  };

  const Ways& ways_from(const CardFacts& card, Place from) {
    Ways& ways = ways_[kind_of(card)][spot_of(from)];
    if (!ways.is_known) {
      ways.is_known = true;
      for (std::size_t to = 0; to < spot_count_; ++to) {
        if (field_.battlefield().route(side_, from, spots_[to]).moves == 0) {
          continue;  // where there is no way on the map there is none today
        }
        const Route route = way_between(field_, side_, from, spots_[to]);
        if (route.moves != 0 && !refuse_way(field_, side_, card, from, spots_[to], route)) {
          std::uint16_t& bits = route.moves == 1 ? ways.near : ways.far;
          bits = static_cast<std::uint16_t>(bits | 1U << to);
        }
      }
    }
    return ways;
  }

  /// Calls `visit` with each spot among the bits, ascending.
  template <class Visit>
  void each_spot(unsigned bits, Visit visit) const {
    for (; bits != 0; bits &= bits - 1) {
      visit(spots_[static_cast<std::size_t>(std::countr_zero(bits))]);
    }
  }

  void list_moves() {
    for (const PieceId id : movers_) {
      const CardFacts& card = field_.card(id);
      const Place from = field_.piece(id).place;
      const Ways& ways = ways_from(card, from);
      each_spot(moves_twice(field_, card) ? ways.near | ways.far : ways.near, [&](Place to) {
        actions_.push_back(action_of(verbs::Move{id, to}));
      });
    }
  }

  /// A general who may lead marches from one place, and what has been asked of where to, as bits of spots.
  struct Leader {
    PieceId id;
    Place from;
    unsigned asked;
    unsigned may;
  };

  /// A general leads marches from where he stands or, if he has led one, from where he stood then.
  void add_leader(PieceId id) {
    const Piece& general = field_.piece(id);
    leaders_[leader_count_++] = {id, (general.flags & kLed) != 0 ? general.note : general.place, 0, 0};
  }

  bool may_lead(Leader& leader, Place to) const {
    const unsigned bit = 1U << spot_of(to);
    if ((leader.asked & bit) == 0) {
      leader.asked |= bit;
      leader.may |= refuse_leader(field_, side_, leader.id, leader.from, to) ? 0U : bit;
    }
    return (leader.may & bit) != 0;
  }

  void list_marches() {
    for (const PieceId id : marchers_) {
      const CardFacts& card = field_.card(id);
      const Place from = field_.piece(id).place;
      each_spot(ways_from(card, from).far, [&](Place to) {
        actions_.push_back(action_of(verbs::March{id, to}));
        for (Leader& leader : std::span(leaders_).first(leader_count_)) {
          if (leader.from == from && may_lead(leader, to)) {
            actions_.push_back(action_of(verbs::March{id, to, leader.id}));
          }
        }
      });
    }
  }

  void list_ground() {
    for (const PieceId id : ground_) {
      for (const Place to : places()) {
        if (!refuse_lay(field_, side_, id, to)) {
          actions_.push_back(action_of(verbs::Lay{id, to}));
        }
      }
    }
  }

  void list_specials() {
    for (const PieceId id : specials_) {
      if (!is_for_moves(field_.card(id).special)) {
        continue;
      }
      if (!refuse_special_in_move(field_, side_, id, kNowhere)) {
        actions_.push_back(action_of(verbs::Play{id}));
      }
      for (const Place to : places()) {
        if (!refuse_special_in_move(field_, side_, id, to)) {
          actions_.push_back(action_of(verbs::Play{id, to}));
        }
      }
    }
  }

  /// Dixie 13.6: cards laid face-down, and those that are turned up.
  void list_decoys() {
    for (const PieceId id : ready_) {
      if (field_.card(id).is_troop() || field_.piece(id).place != reserve_of(side_)) {
        continue;
      }
      for (const Place to : places()) {
        if (!refuse_decoy(field_, side_, id, to)) {
          actions_.push_back(action_of(verbs::Decoy{id, to}));
        }
      }
    }
    for (const PieceId id : decoys_) {
      if (!refuse_unmask(field_, side_, id)) {
        actions_.push_back(action_of(verbs::Unmask{id}));
      }
    }
  }

  /// Dixie 13.1: only engaged positions are gone round.
  void list_outflankers() {
    std::array<Place, kMaxSpots> flanks{};
    std::size_t count = 0;
    for (const Place to : places()) {
      if (field_.battlefield().is_flank(to) && field_.may_be_engaged(to)) {
        flanks[count++] = to;
      }
    }
    for (const PieceId id : ready_) {
      for (const Place to : std::span(flanks).first(count)) {
        if (!refuse_outflank(field_, side_, id, to)) {
          actions_.push_back(action_of(verbs::Outflank{id, to}));
        }
      }
    }
  }

  /// Dixie 13.7: only cavalry scouts, straight across.
  void list_scouts() {
    for (const PieceId id : ready_) {
      const Place from = field_.piece(id).place;
      if (field_.card(id).type == CardType::Cavalry && is_position(from) &&
          !refuse_scout(field_, side_, id, opposite(from))) {
        actions_.push_back(action_of(verbs::Scout{id, opposite(from)}));
      }
    }
  }

  std::span<const Place> places() const { return field_.battlefield().positions(); }

  const Field& field_;
  Seat side_;
  Actions& actions_;
  std::array<Place, kMaxSpots> spots_{};
  ByPlace<std::uint8_t> spot_of_{};  // 0, the Reserve, for what is no position in play
  std::uint8_t spot_count_ = 1;
  std::array<Leader, kMaxCards> leaders_;  // NOLINT: as many as are counted are written
  std::size_t leader_count_ = 0;
  Cards ready_, movers_, marchers_, ground_, specials_, decoys_;
  std::array<std::array<Ways, kMaxSpots>, kKinds> ways_{};
};

}  // namespace

void list_move_choices(const Field& field, const Step&, Actions& actions) { MoveChoices(field, actions).list(); }

}  // namespace longroll::dixie
