#pragma once
#include <string>

/// What a programmer gets: a broken promise of our own code stops the program and prints where, what and, when a
/// game is under way, the journal that leads there. Never used for anything that a player, a file or a link can cause.
#define LR_CHECK(condition, what)                                     \
  do {                                                                \
    if (!(condition)) {                                               \
      ::longroll::check_failed(__FILE__, __LINE__, #condition, what); \
    }                                                                 \
  } while (false)

namespace longroll {

/// Gives the text that is printed with a failed check, usually the journal of the game under way.
using CheckContext = std::string (*)();

/// Sets the function whose text a failed check prints; null for none. The only global of the engine.
void set_check_context(CheckContext context);

[[noreturn]] void check_failed(const char* file, int line, const char* condition, const char* what);

}  // namespace longroll
