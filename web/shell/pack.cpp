// build: logic
#include "web/shell/pack.h"

#include <cstdint>

#include "engine/core/json.h"

namespace longroll::web {
namespace {

constexpr std::size_t kLongestHead = 1U << 16U;
constexpr std::int64_t kLongestPack = 8 << 20;
constexpr std::size_t kMaxFiles = 400;

std::uint32_t add(std::uint32_t check, std::string_view text) {
  constexpr std::uint32_t kPrime = 16'777'619;
  for (const char letter : text) {
    check = (check ^ static_cast<std::uint8_t>(letter)) * kPrime;
  }
  return check * kPrime;  // the zero byte
}

}  // namespace

std::uint32_t check_of(const DataFiles& files) {
  std::uint32_t check = 2'166'136'261U;
  for (const auto& [path, text] : files) {
    check = add(add(check, path), text);
  }
  return check;
}

Result<DataFiles> read_pack(std::string_view pack, std::string_view game) {
  const std::string where = "data of " + std::string(game);
  const std::size_t end = pack.find('\n');
  const Result<Json> json =
      parse_json(pack.substr(0, end), where, {.bytes = kLongestHead, .values = 2 * kMaxFiles + 16, .depth = 3});
  if (!json) {
    return Fault{where, "what came is damaged or was cut off (" + json.faults().front().what + ")"};
  }
  Faults faults;
  JsonReader in(json.value(), where, faults);
  in.word("format", {"longroll-pack/2"});
  if (const std::string id = in.text("game"); faults.empty() && id != game) {
    return Fault{where, "what came is the data of " + id};
  }
  const std::int64_t check = in.number("check", 0, UINT32_MAX);
  JsonReader list = in.member("files", Json::Kind::Object);
  in.refuse_unknown();
  std::string_view rest = end == std::string_view::npos ? std::string_view() : pack.substr(end + 1);
  DataFiles files;
  for (const std::string& name : list.json().names) {
    const auto bytes = static_cast<std::size_t>(list.number(name, 0, kLongestPack));
    if (!faults.empty() || bytes > rest.size()) {
      break;
    }
    files.emplace(name, rest.substr(0, bytes));
    rest.remove_prefix(bytes);
  }
  if (!faults.empty()) {
    return faults;
  }
  if (files.size() != list.size() || !rest.empty() || check_of(files) != static_cast<std::uint32_t>(check)) {
    return Fault{where, "what came is damaged or was cut off: its check sum is another"};
  }
  return files;
}

}  // namespace longroll::web
