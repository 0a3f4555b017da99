#pragma once
#include <string_view>

namespace longroll::partners {

/// What a partner sees of a hex in which one of its units could stand.
struct Post {
  int wanted = 0;               ///< movement points to the nearest ground that wins and that the enemy holds, or nobody
  int held = 0;                 ///< the same to ground that the own side holds
  bool is_in_zone = false;      ///< an enemy unit reaches there
  bool is_sole_holder = false;  ///< no other unit stays on the ground that wins when this one goes
};

/// How a partner plays: a fixed opinion of ground and attacks. Odds are in hundredths: 200 is two for one.
class Style {
 public:
  virtual ~Style() = default;
  virtual std::string_view id() const = 0;
  /// Units go where this is highest and stay where nothing is higher.
  virtual int worth(const Post& post) const = 0;
  /// It makes no attack with less, except where the rules demand one.
  virtual int least_odds() const = 0;
  /// It moves units beside enemies for the sake of attacks.
  virtual bool seeks_attacks() const = 0;
  /// It goes on into ground that the enemy has left.
  virtual bool advances() const = 0;
};

/// attacker.cpp, sitter.cpp, runner.cpp
const Style& attacker();
const Style& sitter();
const Style& runner();

/// Null for an unknown name.
const Style* style_of(std::string_view id);

}  // namespace longroll::partners
