#pragma once
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"

namespace longroll {

/// One value of a JSON text. Numbers are whole (rules have no fractions). Members keep the order of the text.
struct Json {
  enum class Kind : std::uint8_t { Null, Bool, Number, Text, List, Object };

  Kind kind = Kind::Null;
  bool truth = false;
  std::int64_t number = 0;
  std::string text;
  std::vector<Json> items;         ///< of a list; of an object, the values of its members
  std::vector<std::string> names;  ///< of an object: the names of its members, one for each item

  /// The member of that name, or null when this is no object or has none.
  const Json* find(std::string_view name) const;
};

struct JsonLimits {
  std::size_t bytes = 4U << 20U;  ///< longest text that is looked at
  std::size_t values = 200'000;   ///< most values in it
  std::size_t depth = 32;         ///< deepest nesting
};

/// Reads a JSON text. Refuses, with `where` in the fault: malformed text, text after the end, fractions, a name twice
/// in one object, anything past `limits`.
Result<Json> parse_json(std::string_view text, std::string_view where, const JsonLimits& limits = {});

/// The text between quotation marks, escaped, quotation marks included.
std::string json_quote(std::string_view text);

/// Takes a Json apart and gathers every fault instead of stopping at the first.
class JsonReader {
 public:
  JsonReader(const Json& value, std::string where, Faults& faults);
  // Not inline, since readers come and go at hundreds of places.
  JsonReader(const JsonReader& other);
  JsonReader(JsonReader&& other) noexcept;
  JsonReader& operator=(const JsonReader& other);
  JsonReader& operator=(JsonReader&& other) noexcept;
  ~JsonReader();

  const Json& json() const { return *value_; }
  const std::string& where() const { return where_; }
  Faults& faults() const { return *faults_; }
  void fault(std::string what) const;
  void fault(const char* what) const;

  /// Member readers: a missing or ill-typed required member is a fault and yields an empty value.
  std::int64_t number(std::string_view name, std::int64_t low, std::int64_t high);
  std::int64_t number_or(std::string_view name, std::int64_t low, std::int64_t high, std::int64_t otherwise);
  std::string text(std::string_view name);
  std::string text_or(std::string_view name, std::string otherwise);
  bool truth_or(std::string_view name, bool otherwise);
  /// A list or object member for further reading; an empty Json when it is missing (a fault).
  JsonReader member(std::string_view name, Json::Kind kind);
  bool has(std::string_view name) const;
  /// Index of `text(name)` in `words`, or -1 with a fault that lists the words.
  int word(std::string_view name, std::span<const std::string_view> words);
  int word(std::string_view name, std::initializer_list<std::string_view> words) {
    return word(name, std::span<const std::string_view>(words.begin(), words.size()));
  }
  JsonReader item(std::size_t i) const;
  std::size_t size() const { return value_->items.size(); }
  /// Faults every member that no reader asked for. Call once, last.
  void refuse_unknown() const;

 private:
  const Json* take(std::string_view name, Json::Kind kind, bool required);

  const Json* value_;
  std::string where_;
  Faults* faults_;
  std::vector<std::string> known_;
};

}  // namespace longroll
