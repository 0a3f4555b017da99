// Any lines: every answer is one line of JSON, and nothing crashes or hangs. The fast mode asks up to eight short lines
// of the toy alone.
#include "assets/embedded.h"
#include "engine/core/hash.h"
#include "engine/core/json.h"
#include "engine/protocol/protocol.h"
#include "tests/conform/toy/toy.h"
#include "tests/fuzz/support/fuzz.h"

std::uint64_t longroll::fuzz::verdict_of(std::span<const std::uint8_t> bytes) {
  ProtocolHost host;
  host.games = is_fast() ? &toy::toy_games() : &all_games();
  host.read = [](std::string_view path) -> Result<std::string> {
    return std::string(find_embedded_text(embedded_data(), path));
  };
  host.most_leaves = 1000;
  host.most_iterations = 4;
  host.most_playouts = 1;
  Protocol protocol(std::move(host));
  std::string_view lines(reinterpret_cast<const char*>(bytes.data()),
                         std::min<std::size_t>(bytes.size(), is_fast() ? 160 : 8192));
  std::uint64_t verdict = 0;
  for (int n = 0; n < (is_fast() ? 8 : 24) && !lines.empty() && !protocol.finished(); ++n) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    const std::string answer = protocol.answer(lines.substr(0, end));
    lines.remove_prefix(std::min(end + 1, lines.size()));
    LR_CHECK(answer.find('\n') == std::string::npos && parse_json(answer, "").ok(), "an answer is one line of JSON");
    verdict = hash_text(answer, verdict);
  }
  return verdict;
}
