#pragma once
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/check.h"

namespace longroll {

/// One thing wrong with a file, a link or a saved game.
struct Fault {
  std::string where;  ///< place, such as "bull-run.json: cards[12].cv" or "link"
  std::string what;   ///< the fault in words fit for the person who sent or wrote it
  bool operator==(const Fault&) const = default;
};

using Faults = std::vector<Fault>;

/// "where: what" of every fault, one a line.
std::string describe(const Faults& faults);

/// A value, or the list of every fault that kept it from existing (never an empty list).
template <class T>
class Result {
 public:
  Result(T value) : content_(std::move(value)) {}
  Result(Fault fault) : content_(Faults{std::move(fault)}) {}
  Result(Faults faults) : content_(std::move(faults)) {
    LR_CHECK(!std::get<Faults>(content_).empty(), "a failed result names a fault");
  }

  bool ok() const { return std::holds_alternative<T>(content_); }
  explicit operator bool() const { return ok(); }

  /// The value; a check fails when there is none.
  T& value() & {
    LR_CHECK(ok(), "value of a failed result");
    return std::get<T>(content_);
  }
  const T& value() const& {
    LR_CHECK(ok(), "value of a failed result");
    return std::get<T>(content_);
  }
  T&& value() && {
    LR_CHECK(ok(), "value of a failed result");
    return std::move(std::get<T>(content_));
  }
  const Faults& faults() const {
    LR_CHECK(!ok(), "faults of a good result");
    return std::get<Faults>(content_);
  }

 private:
  std::variant<T, Faults> content_;
};

}  // namespace longroll
