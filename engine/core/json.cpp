// build: small
#include "engine/core/json.h"

#include <limits>
#include <nlohmann/json.hpp>
#include <set>

namespace longroll {
namespace {

/// Builds our own tree while the library parses, so that depth and size are bounded before they are stored.
class TreeBuilder : public nlohmann::json_sax<nlohmann::json> {
 public:
  TreeBuilder(std::string_view where, const JsonLimits& limits) : where_(where), limits_(limits) {}

  bool null() override { return add({}) != nullptr; }
  bool boolean(bool truth) override {
    Json* value = add(Json::Kind::Bool);
    return value != nullptr && (value->truth = truth, true);
  }
  bool number_integer(number_integer_t number) override { return add_number(number); }
  bool number_unsigned(number_unsigned_t number) override {
    if (number > static_cast<number_unsigned_t>(std::numeric_limits<std::int64_t>::max())) {
      return fail("a number is too large");
    }
    return add_number(static_cast<std::int64_t>(number));
  }
  bool number_float(number_float_t, const string_t& text) override { return fail(text + " is not a whole number"); }
  bool string(string_t& text) override {
    Json* value = add(Json::Kind::Text);
    return value != nullptr && (value->text = std::move(text), true);
  }
  bool binary(binary_t&) override { return fail("binary data"); }
  bool start_object(std::size_t) override { return open(Json::Kind::Object); }
  bool start_array(std::size_t) override { return open(Json::Kind::List); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }
  bool key(string_t& name) override {
    Json& object = *path_.back();
    std::set<std::string>& known = names_.back();
    // Of an object with many members the names are kept sorted, so that a hostile one takes no time to look through.
    if (object.names.size() == kFew) {
      known.insert(object.names.begin(), object.names.end());
    }
    const bool is_known = object.names.size() < kFew ? object.find(name) != nullptr : !known.insert(name).second;
    if (is_known) {
      return fail(json_quote(name) + " stands twice in one object");
    }
    object.names.push_back(std::move(name));
    return true;
  }
  bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override {
    return fail("not JSON, at byte " + std::to_string(position));
  }

  Json take_root() { return std::move(root_); }
  const Faults& faults() const { return faults_; }

 private:
  bool fail(std::string what) {
    faults_.push_back({std::string(where_), std::move(what)});
    return false;
  }
  Json* add(Json::Kind kind) {
    if (++values_ > limits_.values) {
      fail("more than " + std::to_string(limits_.values) + " values");
      return nullptr;
    }
    Json* place = &root_;
    if (!path_.empty()) {
      place = &path_.back()->items.emplace_back();
    }
    place->kind = kind;
    return place;
  }
  bool add_number(std::int64_t number) {
    Json* value = add(Json::Kind::Number);
    return value != nullptr && (value->number = number, true);
  }
  bool open(Json::Kind kind) {
    if (path_.size() >= limits_.depth) {
      return fail("nested deeper than " + std::to_string(limits_.depth));
    }
    Json* value = add(kind);
    if (value == nullptr) {
      return false;
    }
    path_.push_back(value);
    names_.emplace_back();
    return true;
  }
  bool close() {
    path_.pop_back();
    names_.pop_back();
    return true;
  }

  std::string_view where_;
  JsonLimits limits_;
  Json root_;
  static constexpr std::size_t kFew = 32;
  std::vector<std::set<std::string>> names_;  // of the open objects, where they are more than a few
  std::vector<Json*> path_;                   // stable: a parent's vector does not grow while a child of it is open
  std::size_t values_ = 0;
  Faults faults_;
};

}  // namespace

Result<Json> parse_json(std::string_view text, std::string_view where, const JsonLimits& limits) {
  if (text.size() > limits.bytes) {
    return Fault{std::string(where), "longer than " + std::to_string(limits.bytes) + " bytes"};
  }
  TreeBuilder builder(where, limits);
  if (!nlohmann::json::sax_parse(text.begin(), text.end(), &builder)) {
    return builder.faults().empty() ? Faults{{std::string(where), "not JSON"}} : builder.faults();
  }
  return builder.take_root();
}

std::string json_quote(std::string_view text) {
  static constexpr char kHex[] = "0123456789abcdef";
  std::string out = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (c == '\n') {
      out += "\\n";
    } else if (byte < 0x20) {
      out += "\\u00";
      out += kHex[byte >> 4U];
      out += kHex[byte & 15U];
    } else {
      out += c;
    }
  }
  return out + "\"";
}

}  // namespace longroll
