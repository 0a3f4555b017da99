#pragma once

#include <string>
#include <string_view>

namespace longroll::web {

/// Has answers that players give before the question comes. The page keeps them with the game on this device
/// (web/shell/answer_store.h); no link and no file of a game has them, so that the other side never sees them.
class AdvanceAnswers {
 public:
  /// All of them as a short text for take_answers(); empty: nobody has given one.
  virtual std::string answers_as_text() const = 0;
  /// Takes over what was stored. Anybody may have written it: a text that is not whole and sound gives no answer.
  virtual void take_answers(std::string_view text) = 0;

 protected:
  ~AdvanceAnswers() = default;
};

}  // namespace longroll::web
