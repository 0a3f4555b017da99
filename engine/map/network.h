#pragma once
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

namespace longroll {

/// A node of a Network, counted from 0.
using NodeId = std::int16_t;
constexpr NodeId kNoNode = -1;

/// The most nodes that a network has.
constexpr int kMaxNodes = 4096;

/// Some of the nodes of a network, a bit each.
class NodeSet {
 public:
  bool has(NodeId node) const { return (words_[word_of(node)] >> bit_of(node) & 1U) != 0; }
  void add(NodeId node) { words_[word_of(node)] |= std::uint64_t{1} << bit_of(node); }
  void remove(NodeId node) { words_[word_of(node)] &= ~(std::uint64_t{1} << bit_of(node)); }
  bool empty() const { return *this == NodeSet(); }
  bool operator==(const NodeSet&) const = default;

  NodeSet& operator|=(const NodeSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      words_[i] |= other.words_[i];
    }
    return *this;
  }
  NodeSet& operator&=(const NodeSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      words_[i] &= other.words_[i];
    }
    return *this;
  }
  /// Takes the nodes of `other` away.
  NodeSet& operator-=(const NodeSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      words_[i] &= ~other.words_[i];
    }
    return *this;
  }
  friend NodeSet operator|(NodeSet a, const NodeSet& b) { return a |= b; }
  friend NodeSet operator&(NodeSet a, const NodeSet& b) { return a &= b; }
  friend NodeSet operator-(NodeSet a, const NodeSet& b) { return a -= b; }

  /// Runs `then(NodeId)` for each, lowest number first.
  template <class Then>
  void for_each(Then&& then) const {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      for (std::uint64_t left = words_[i]; left != 0; left &= left - 1) {
        then(static_cast<NodeId>(i * kWordBits + static_cast<std::size_t>(std::countr_zero(left))));
      }
    }
  }

 private:
  static constexpr std::size_t kWordBits = 64;
  static std::size_t word_of(NodeId node) { return static_cast<std::size_t>(node) / kWordBits; }
  static std::size_t bit_of(NodeId node) { return static_cast<std::size_t>(node) % kWordBits; }

  std::array<std::uint64_t, kMaxNodes / kWordBits> words_{};
};

/// What lies on a map as lines instead of ground: rivers along hexsides, railroads from hex to hex, and the places
/// where one passes into the other. A graph without directions, made once; what is blocked on a day is said with each
/// question.
class Network {
 public:
  struct Link {
    NodeId a = kNoNode;
    NodeId b = kNoNode;
  };

  Network() = default;
  /// nodes: how many there are, up to kMaxNodes. A link that is given twice counts once, one from a node to itself not
  /// at all.
  Network(int nodes, std::span<const Link> links);

  int size() const { return static_cast<int>(first_.size()) - 1; }
  /// The nodes that are linked with this one, lowest number first.
  std::span<const NodeId> linked(NodeId node) const;

  /// Every node of `open` that can be reached from a node of `seeds` in `open`, through nodes of `open`.
  NodeSet flood(std::span<const NodeId> seeds, const NodeSet& open) const;

  /// The same, as far as the shortest way to a node takes no more than `most` links.
  NodeSet within(std::span<const NodeId> seeds, const NodeSet& open, int most) const;

  static constexpr int kUnreached = -1;
  /// By node: the links on the shortest way to it from a node of `seeds`, as flood goes; kUnreached where there is
  /// none, or where it takes more than `most`.
  std::vector<std::int16_t> distances(std::span<const NodeId> seeds, const NodeSet& open, int most) const;

  /// By node of `open`: the number of the connected piece that it belongs to, from 0 in the order of their lowest
  /// nodes; kUnreached for the others.
  std::vector<std::int16_t> pieces(const NodeSet& open) const;

 private:
  std::vector<int> first_ = {0};  // of linked_, by node, and one beyond the last
  std::vector<NodeId> linked_;
};

}  // namespace longroll
