// build: small
#include "engine/hexgame/adjutant.h"

#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/hexgame/plan/assignment.h"
#include "engine/hexgame/plan/order_draft.h"
#include "engine/table/piece_ids.h"

namespace longroll::hexgame {
namespace {

/// How often an assignment that the rules upset is made again; then each piece takes what it can get.
constexpr int kRounds = 6;
/// A hex nearer to the place is worth any way; of equal hexes the cheaper way is taken.
constexpr int kNearer = 64;

/// Sends pieces to where an order wants them.
class Planner {
 public:
  explicit Planner(OrderDraft& draft) : draft_(draft) {}

  void together() {
    for (bool goes = true; goes && draft_.goes_on();) {
      goes = false;
      for (Follower& follower : draft_.followers()) {
        if (follower.is_settled) {
          continue;
        }
        if (draft_.is_there(follower.piece)) {
          draft_.stay(follower);
        } else {
          goes = draft_.march(follower, draft_.to()) || goes;
        }
      }
    }
  }

  /// The nearest first: those behind it close up.
  void column() {
    std::vector<Follower>& all = draft_.followers();
    std::vector<std::pair<int, std::size_t>> row;  // distance, place in `all`
    for (std::size_t n = 0; n < all.size(); ++n) {
      const PieceId piece = all[n].piece;
      row.emplace_back(draft_.left(piece, draft_.hex_of(piece), draft_.has_road(piece)), n);
    }
    heap_sort(row.begin(), row.end(), [](const auto& a, const auto& b) { return a < b; });
    for (const auto& [distance, n] : row) {
      go_as_near_as_can_be(all[n], draft_.has_road(all[n].piece));
    }
  }

  void near() {
    std::vector<int> ranks;
    for (const Follower& follower : draft_.followers()) {
      if (ranks.empty() || ranks.back() != follower.rank) {
        ranks.push_back(follower.rank);
      }
    }
    for (const int rank : ranks) {
      bool is_upset = true;
      barred_.clear();
      for (int round = 0; round < kRounds && is_upset && draft_.goes_on(); ++round) {
        is_upset = assign(rank);
      }
      for (Follower& follower : draft_.followers()) {
        if (follower.rank == rank && !follower.is_settled) {
          go_as_near_as_can_be(follower, false);
        }
      }
    }
  }

  void attack() {
    for (bool goes = true; goes && draft_.goes_on();) {
      goes = false;
      for (Follower& follower : draft_.followers()) {
        goes = (!follower.is_settled && draft_.join(follower)) || goes;
      }
    }
  }

 private:
  /// A piece that has its place in an assignment.
  struct Post {
    Follower* follower;
    std::optional<Goal> goal;  // empty: it stays
  };
  struct Barred {
    PieceId piece;
    HexId hex;
    bool operator==(const Barred&) const = default;
  };

  /// It stays when it may move and is as near as it can come; who may not move is left for the rules to refuse.
  void go_as_near_as_can_be(Follower& follower, bool by_road) {
    if (!draft_.goes_on() || !draft_.may_begin(follower.piece)) {
      return;
    }
    const HexId here = draft_.hex_of(follower.piece);
    const int left = draft_.left(follower.piece, here, by_road);
    for (const Goal& goal : draft_.goals(follower, by_road)) {
      if (here != kNoHex && goal.left >= left) {
        break;
      }
      if (draft_.march(follower, goal.way, goal.hex, goal.cost)) {
        return;
      }
    }
    if (here != kNoHex) {
      draft_.stay(follower);
    }
  }

  /// How many of `without` could still stop in the hex, as far as stacking goes.
  int room(HexId hex, Seat side, const std::vector<Post>& without) const {
    const State& state = draft_.state();
    int taken = 0;
    for (const PieceId piece : piece_ids(state)) {
      const bool is_one =
          std::any_of(without.begin(), without.end(), [&](const Post& post) { return post.follower->piece == piece; });
      const Piece& other = state.piece(piece);
      taken += other.place == hex && owner_of(other) == side && !is_one && draft_.rules().takes_room(state, piece);
    }
    return draft_.rules().stack_limit(state) - taken;
  }

  /// The least sum of distances for all pieces of a rank together, then their moves. True: the rules refused some of
  /// them, so those who have not gone are to be assigned again.
  bool assign(int rank) {
    std::vector<Post> posts;
    std::vector<Follower*> lone;
    for (Follower& follower : draft_.followers()) {
      if (follower.rank == rank && !follower.is_settled && draft_.may_begin(follower.piece)) {
        if (draft_.rules().takes_room(draft_.state(), follower.piece)) {
          posts.push_back({&follower, std::nullopt});
        } else {
          lone.push_back(&follower);
        }
      }
    }
    for (Follower* follower : lone) {
      go_as_near_as_can_be(*follower, false);
    }
    if (posts.empty()) {
      return false;
    }
    choose_goals(posts);
    return !carry_out(posts);
  }

  void choose_goals(std::vector<Post>& posts) {
    std::vector<HexId> slots;  // a hex as often as it has room
    HexSet known;
    const auto offer = [&](HexId hex) {
      if (!known.has(hex)) {
        known.add(hex);
        const Seat side = owner_of(draft_.state().piece(posts.front().follower->piece));
        const int free = std::clamp(room(hex, side, posts), 0, static_cast<int>(posts.size()));
        slots.insert(slots.end(), static_cast<std::size_t>(free), hex);
      }
      return std::find(slots.begin(), slots.end(), hex) != slots.end();
    };
    std::vector<std::vector<Goal>> goals;
    for (const Post& post : posts) {
      const PieceId piece = post.follower->piece;
      const HexId here = draft_.hex_of(piece);
      const int left = draft_.left(piece, here, false);
      std::vector<Goal>& mine = goals.emplace_back();
      for (const Goal& goal : draft_.goals(*post.follower, false)) {
        const bool is_nearer = here == kNoHex || goal.left < left;
        const bool is_barred = std::find(barred_.begin(), barred_.end(), Barred{piece, goal.hex}) != barred_.end();
        if (mine.size() > posts.size() || !is_nearer) {
          break;  // one for each piece is enough
        }
        if (!is_barred && offer(goal.hex)) {
          mine.push_back(goal);
        }
      }
      if (here != kNoHex && offer(here)) {
        mine.push_back({here, -1, 0, left});
      }
    }
    // At the end of each row a job for each piece that is no job: it stays as it is.
    JobCosts costs(posts.size(), std::vector<int>(slots.size() + posts.size(), kBarred));
    for (std::size_t n = 0; n < posts.size(); ++n) {
      for (const Goal& goal : goals[n]) {
        for (std::size_t slot = 0; slot < slots.size(); ++slot) {
          costs[n][slot] = slots[slot] == goal.hex ? goal.left * kNearer + goal.cost : costs[n][slot];
        }
      }
      costs[n][slots.size() + n] = kBarred - 1;
    }
    const std::vector<std::size_t> jobs = assign_jobs(costs);
    for (std::size_t n = 0; n < posts.size(); ++n) {
      for (const Goal& goal : goals[n]) {
        if (jobs[n] < slots.size() && slots[jobs[n]] == goal.hex && goal.way >= 0) {
          posts[n].goal = goal;
        }
      }
    }
  }

  /// Again and again while somebody could go: one makes room for another. False: the rules refuse some.
  bool carry_out(std::vector<Post>& posts) {
    for (bool goes = true; goes && draft_.goes_on();) {
      goes = false;
      for (Post& post : posts) {
        if (post.goal && !post.follower->is_settled) {
          goes = draft_.march(*post.follower, post.goal->way, post.goal->hex, post.goal->cost) || goes;
        }
      }
    }
    bool is_done = true;
    for (const Post& post : posts) {
      if (post.goal && !post.follower->is_settled) {
        is_done = false;
        barred_.push_back({post.follower->piece, post.goal->hex});
      }
    }
    return is_done;
  }

  OrderDraft& draft_;
  std::vector<Barred> barred_;
};

bool is_wild(const OrderDraft& draft) { return !draft.rules().grid(draft.state()).contains(draft.to()); }

}  // namespace

OrderPlan HexAdjutant::plan(const State& state, const Order& order) const {
  OrderDraft draft(game_, *rules_, state, order);
  Planner planner(draft);
  if (is_player(game_.to_act(state)) && !is_wild(draft)) {
    switch (order.kind) {
      case Order::Kind::Together:
        planner.together();
        break;
      case Order::Kind::Column:
        planner.column();
        break;
      case Order::Kind::Near:
      case Order::Kind::Shift:
      case Order::Kind::Charge:
        planner.near();
        break;
      case Order::Kind::Attack:
        planner.attack();
        break;
    }
  }
  draft.settle(order.kind);
  return draft.finish();
}

std::vector<PieceId> HexAdjutant::members(const State& state, PieceId piece, Ordered which) const {
  std::vector<PieceId> out;
  if (!state.has_piece(piece) || !rules_->can_be_ordered(state, piece)) {
    return out;
  }
  const Piece& one = state.piece(piece);
  for (const PieceId id : piece_ids(state)) {
    const Piece& other = state.piece(id);
    if (id != piece && (other.owner != one.owner || !rules_->can_be_ordered(state, id))) {
      continue;
    }
    const bool stands_by =
        is_hex(one.place) ? other.place == one.place : !is_hex(other.place) && rules_->come_together(state, piece, id);
    const bool is_member = which == Ordered::Stack ? stands_by
                           : which == Ordered::Formation
                               ? rules_->unit(state, id).formation == rules_->unit(state, piece).formation
                               : false;
    if (id == piece || is_member) {
      out.push_back(id);
    }
  }
  return out;
}

std::string HexAdjutant::title(const State& state, PieceId piece, Ordered which) const {
  if (!state.has_piece(piece) || which == Ordered::Stack) {
    return {};
  }
  const Unit& unit = rules_->unit(state, piece);
  return which == Ordered::Unit ? unit.title : unit.formation_title;
}

}  // namespace longroll::hexgame
