// build: small
#include "engine/protocol/protocol.h"

namespace longroll {

std::span<const Protocol::Command> Protocol::every_command() {
  static constexpr Command kCommands[] = {
      {"games", false, false, &Protocol::games},   {"new", false, false, &Protocol::begin},
      {"prompt", true, false, &Protocol::prompt},  {"do", true, false, &Protocol::act},
      {"why", true, false, &Protocol::why},        {"dice", true, true, &Protocol::dice},
      {"odds", true, true, &Protocol::odds},       {"undo", true, false, &Protocol::undo},
      {"go", true, false, &Protocol::go},          {"journal", true, true, &Protocol::journal},
      {"link", true, true, &Protocol::link},       {"position", true, true, &Protocol::position},
      {"open", false, false, &Protocol::open},     {"state", true, false, &Protocol::state},
      {"file", true, true, &Protocol::file},       {"place", false, false, &Protocol::place},
      {"load", false, false, &Protocol::load},     {"hash", true, true, &Protocol::hash},
      {"bot", true, false, &Protocol::bot},        {"perft", true, true, &Protocol::count_ways},
      {"playout", true, true, &Protocol::playout}, {"signature", true, false, &Protocol::signature},
      {"reader", false, false, &Protocol::reader}, {"quit", false, false, &Protocol::quit},
      {"order", true, false, &Protocol::order},
  };
  return kCommands;
}

Protocol::Protocol(ProtocolHost host) : Protocol(std::move(host), every_command()) {}

}  // namespace longroll
