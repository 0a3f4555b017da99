#include "engine/games/battles/rules/proposal.h"

#include <algorithm>

#include "engine/games/battles/rules/front.h"

namespace longroll::battles {

Proposal Proposal::of(const Field& field, const Front& front) {
  Proposal proposal;
  for (int i = 0; i < field.piece_count(); ++i) {
    const auto id = static_cast<PieceId>(i);
    if (field.has_flag(id, kTarget) && is_on_map(field.piece(id)) && !proposal.is_target(field.piece(id).place)) {
      proposal.add_target(field.piece(id).place);
    }
    if (field.has_flag(id, kAttacking)) {
      front.find(id) != nullptr ? proposal.add_unit(id) : proposal.add_bombarder(id);
    }
  }
  return proposal;
}

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
  for (int i = 0; i < field.piece_count(); ++i) {
    if (proposal.has(static_cast<PieceId>(i))) {
      all.push_back(static_cast<PieceId>(i));
    }
  }
  return all;
}

}  // namespace longroll::battles
