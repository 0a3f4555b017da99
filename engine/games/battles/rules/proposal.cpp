#include "engine/games/battles/rules/proposal.h"

#include <algorithm>

namespace longroll::battles {

bool Proposal::is_target(HexId hex) const {
  const auto all = targets();
  return std::find(all.begin(), all.end(), hex) != all.end();
}

void Proposal::add_unit(PieceId unit) {
  units_[static_cast<std::size_t>(unit)] = true;
  ++assaults_;
}

void Proposal::add_bombarder(PieceId unit) {
  units_[static_cast<std::size_t>(unit)] = true;
  ++bombarders_;
}

bool Proposal::add_target(HexId hex) {
  if (count_ == targets_.size()) {
    return false;
  }
  targets_[count_++] = hex;
  return true;
}

std::vector<PieceId> attackers_of(const Field& field, const Proposal& proposal) {
  std::vector<PieceId> all;
  for (const PieceId id : field.pieces()) {
    if (proposal.has(id)) {
      all.push_back(id);
    }
  }
  return all;
}

}  // namespace longroll::battles
