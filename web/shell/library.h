#pragma once

#include <map>
#include <string>
#include <string_view>

#include "engine/play/registry.h"

namespace longroll::web {

/// The games whose data this page carries, loaded when they are asked for and kept.
class Library {
 public:
  /// Null when there is no such game or its data is faulty: `faults` then says why.
  const LoadedGame* game(std::string_view id, Faults& faults);

 private:
  std::map<std::string, LoadedGame, std::less<>> games_;
};

/// Reads data files out of the program itself.
Result<std::string> read_embedded(std::string_view path);

}  // namespace longroll::web
