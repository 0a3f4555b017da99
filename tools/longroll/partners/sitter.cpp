#include <algorithm>

#include "tools/longroll/partners/style.h"

namespace longroll::partners {
namespace {

/// Sits on the ground that it has: only who stands near ground that wins goes there, and nobody leaves it.
class Sitter final : public Style {
 public:
  std::string_view id() const override { return "sitter"; }
  int worth(const Post& post) const override {
    return post.is_sole_holder ? 1000 : -10 * std::min(post.held, kNear) - (post.is_in_zone ? 1000 : 0);
  }
  int least_odds() const override { return 300; }
  bool seeks_attacks() const override { return false; }
  bool advances() const override { return false; }

 private:
  static constexpr int kNear = 8;  // movement points
};

}  // namespace

const Style& sitter() {
  static const Sitter kStyle;
  return kStyle;
}

}  // namespace longroll::partners
