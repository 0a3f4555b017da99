#include <cstdio>
#include <iostream>
#include <string>

#include "engine/protocol/protocol.h"
#include "tools/longroll/commands.h"

namespace longroll::tool {

int serve(const Arguments& arguments) {
  ProtocolHost host;
  host.games = &all_games();
  host.read = asset_reader(arguments);
  host.milliseconds = milliseconds;
  Protocol protocol(std::move(host));
  std::string line;
  while (!protocol.finished() && std::getline(std::cin, line)) {
    if (line.find_first_not_of(" \t\r") == std::string::npos) {
      continue;
    }
    std::printf("%s\n", protocol.answer(line).c_str());
    std::fflush(stdout);
  }
  return 0;
}

}  // namespace longroll::tool
