#include "tools/longroll/partners/style.h"

namespace longroll::partners {
namespace {

/// Attacks wherever it gets two for one, and marches on the ground that wins.
class Attacker final : public Style {
 public:
  std::string_view id() const override { return "attacker"; }
  int worth(const Post& post) const override { return -10 * post.wanted - (post.is_in_zone ? 1000 : 0); }
  int least_odds() const override { return 200; }
  bool seeks_attacks() const override { return true; }
  bool advances() const override { return true; }
};

}  // namespace

const Style& attacker() {
  static const Attacker kStyle;
  return kStyle;
}

}  // namespace longroll::partners
