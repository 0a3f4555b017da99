#pragma once
#include <cstddef>
#include <vector>

namespace longroll::campaign {

/// How many points go from whom to whom at most, and which of them do: the largest flow is found path by path.
class Flow {
 public:
  static constexpr int kNoLimit = 1000;

  int add_node() {
    nodes_.emplace_back();
    return static_cast<int>(nodes_.size()) - 1;
  }
  /// Returns the arc's number, for `used`.
  int add_arc(int from, int to, int most) {
    const int number = static_cast<int>(arcs_.size());
    append(from, {.to = to, .left = most});
    append(to, {.to = from, .left = 0});
    return number;
  }
  int used(int arc) const { return arcs_[static_cast<std::size_t>(arc) + 1].left; }

  /// Sends one more point from `from` to `to`, if need be by turning others aside; a point that has been sent stays
  /// sent.
  bool send(int from, int to) {
    came_by_.assign(nodes_.size(), kNone);
    due_.assign(1, from);
    for (std::size_t i = 0; i < due_.size(); ++i) {
      for (int arc = node(due_[i]).first; arc != kNone; arc = arcs_[static_cast<std::size_t>(arc)].next) {
        const Arc& way = arcs_[static_cast<std::size_t>(arc)];
        if (way.left == 0 || way.to == from || came_by_[static_cast<std::size_t>(way.to)] != kNone) {
          continue;
        }
        came_by_[static_cast<std::size_t>(way.to)] = arc;
        due_.push_back(way.to);
        if (way.to == to) {
          take_back_to(from, to);
          return true;
        }
      }
    }
    return false;
  }

 private:
  static constexpr int kNone = -1;
  struct Arc {
    int to;
    int left;
    int next = kNone;  ///< from the same node
  };
  struct Node {
    int first = kNone;  ///< arcs from here
    int last = kNone;
  };

  Node& node(int number) { return nodes_[static_cast<std::size_t>(number)]; }

  void append(int from, const Arc& arc) {
    const int number = static_cast<int>(arcs_.size());
    arcs_.push_back(arc);
    Node& at = node(from);
    (at.last == kNone ? at.first : arcs_[static_cast<std::size_t>(at.last)].next) = number;
    at.last = number;
  }

  void take_back_to(int from, int to) {
    for (int at = to; at != from;) {
      const auto arc = static_cast<std::size_t>(came_by_[static_cast<std::size_t>(at)]);
      arcs_[arc].left -= 1;
      arcs_[arc ^ 1U].left += 1;
      at = arcs_[arc ^ 1U].to;
    }
  }

  std::vector<Arc> arcs_;  // each followed by its reverse
  std::vector<Node> nodes_;
  std::vector<int> came_by_, due_;  // of the path that is looked for
};

}  // namespace longroll::campaign
