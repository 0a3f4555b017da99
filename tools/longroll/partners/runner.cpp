#include "tools/longroll/partners/style.h"

namespace longroll::partners {
namespace {

/// Runs for the ground that wins, past the enemy where it can, and leaves somebody there.
class Runner final : public Style {
 public:
  std::string_view id() const override { return "runner"; }
  int worth(const Post& post) const override {
    return post.is_sole_holder ? 1000 : -10 * post.wanted - (post.is_in_zone && post.wanted > 0 ? 25 : 0);
  }
  int least_odds() const override { return 150; }
  bool seeks_attacks() const override { return false; }
  bool advances() const override { return true; }
};

}  // namespace

const Style& runner() {
  static const Runner kStyle;
  return kStyle;
}

}  // namespace longroll::partners
