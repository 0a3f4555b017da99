// build: small
#include "engine/protocol/protocol.h"

namespace longroll {

std::span<const Protocol::Command> Protocol::thinking_commands() {
  static constexpr Command kCommands[] = {
      {"new", false, false, &Protocol::begin},
      {"do", true, false, &Protocol::act},
      {"place", false, false, &Protocol::place},
      {"bot", true, false, &Protocol::bot},
  };
  return kCommands;
}

}  // namespace longroll
