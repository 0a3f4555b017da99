// build: small
#include "engine/core/json_hash.h"

#include <algorithm>
#include <numeric>

#include "engine/core/hash.h"
#include "engine/core/heap_sort.h"

namespace longroll {
namespace {

/// The canonical text: no blanks, members sorted by name, texts with their length before them in place of quotation
/// marks, so that nothing has to be escaped.
void write_canonical(const Json& json, std::span<const std::string_view> without, std::string& out) {
  const auto write_text = [&](std::string_view text) { out += std::to_string(text.size()) + ":" + std::string(text); };
  switch (json.kind) {
    case Json::Kind::Null:
      out += "null";
      break;
    case Json::Kind::Bool:
      out += json.truth ? "true" : "false";
      break;
    case Json::Kind::Number:
      out += std::to_string(json.number);
      break;
    case Json::Kind::Text:
      write_text(json.text);
      break;
    case Json::Kind::List:
      out += '[';
      for (const Json& item : json.items) {
        write_canonical(item, without, out);
        out += ',';
      }
      out += ']';
      break;
    case Json::Kind::Object: {
      std::vector<std::size_t> order(json.items.size());
      std::iota(order.begin(), order.end(), std::size_t{0});
      heap_sort(order.begin(), order.end(),
                [&](std::size_t a, std::size_t b) { return json.names[a] < json.names[b]; });
      out += '{';
      for (const std::size_t i : order) {
        if (std::find(without.begin(), without.end(), json.names[i]) == without.end()) {
          write_text(json.names[i]);
          write_canonical(json.items[i], without, out);
          out += ',';
        }
      }
      out += '}';
      break;
    }
  }
}

}  // namespace

std::uint64_t hash_of_json(const Json& json, std::span<const std::string_view> without) {
  std::string text;
  write_canonical(json, without, text);
  return hash_text(text);
}

}  // namespace longroll
