// build: logic
#include "web/shell/pack.h"

#include <cstdint>

#include "engine/core/json.h"

namespace longroll::web {
namespace {

constexpr std::size_t kLongestPack = 8U << 20U;
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
  const Result<Json> json = parse_json(pack, where, {.bytes = kLongestPack, .values = 2 * kMaxFiles + 16, .depth = 3});
  if (!json) {
    return Fault{where, "what came is damaged or was cut off (" + json.faults().front().what + ")"};
  }
  Faults faults;
  JsonReader in(json.value(), where, faults);
  in.word("format", {"longroll-pack/1"});
  if (const std::string id = in.text("game"); faults.empty() && id != game) {
    return Fault{where, "what came is the data of " + id};
  }
  const std::int64_t check = in.number("check", 0, UINT32_MAX);
  const JsonReader list = in.member("files", Json::Kind::Object);
  in.refuse_unknown();
  DataFiles files;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const Json& file = list.json().items[i];
    if (file.kind != Json::Kind::Text) {
      list.fault("every file is a text");
      break;
    }
    files.emplace(list.json().names[i], file.text);
  }
  if (!faults.empty()) {
    return faults;
  }
  if (check_of(files) != static_cast<std::uint32_t>(check)) {
    return Fault{where, "what came is damaged: its check sum is another"};
  }
  return files;
}

}  // namespace longroll::web
