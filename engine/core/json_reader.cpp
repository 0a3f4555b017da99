// build: small
#include <algorithm>

#include "engine/core/json.h"

namespace longroll {
namespace {
const Json kNothing;

std::string_view name_of(Json::Kind kind) {
  switch (kind) {
    case Json::Kind::Null:
      return "null";
    case Json::Kind::Bool:
      return "true or false";
    case Json::Kind::Number:
      return "a whole number";
    case Json::Kind::Text:
      return "a text";
    case Json::Kind::List:
      return "a list";
    case Json::Kind::Object:
      return "an object";
  }
  return "";
}
}  // namespace

const Json* Json::find(std::string_view name) const {
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == name) {
      return &items[i];
    }
  }
  return nullptr;
}

JsonReader::JsonReader(const Json& value, std::string where, Faults& faults)
    : value_(&value), where_(std::move(where)), faults_(&faults) {}

JsonReader::JsonReader(const JsonReader& other) = default;
JsonReader::JsonReader(JsonReader&& other) noexcept = default;
JsonReader& JsonReader::operator=(const JsonReader& other) = default;
JsonReader& JsonReader::operator=(JsonReader&& other) noexcept = default;
JsonReader::~JsonReader() = default;

void JsonReader::fault(const char* what) const { fault(std::string(what)); }

void JsonReader::fault(std::string what) const { faults_->push_back({where_, std::move(what)}); }

const Json* JsonReader::take(std::string_view name, Json::Kind kind, bool required) {
  known_.emplace_back(name);
  const Json* found = value_->find(name);
  if (found == nullptr) {
    if (required) {
      fault("\"" + std::string(name) + "\" is missing");
    }
    return nullptr;
  }
  if (found->kind != kind) {
    faults_->push_back({where_ + "." + std::string(name), "must be " + std::string(name_of(kind))});
    return nullptr;
  }
  return found;
}

std::int64_t JsonReader::number(std::string_view name, std::int64_t low, std::int64_t high) {
  const Json* found = take(name, Json::Kind::Number, true);
  if (found == nullptr) {
    return low;
  }
  if (found->number < low || found->number > high) {
    faults_->push_back({where_ + "." + std::string(name), std::to_string(found->number) + " is not within " +
                                                              std::to_string(low) + " to " + std::to_string(high)});
    return low;
  }
  return found->number;
}

std::int64_t JsonReader::number_or(std::string_view name, std::int64_t low, std::int64_t high, std::int64_t otherwise) {
  if (value_->find(name) == nullptr) {
    known_.emplace_back(name);
    return otherwise;
  }
  return number(name, low, high);
}

std::string JsonReader::text(std::string_view name) {
  const Json* found = take(name, Json::Kind::Text, true);
  return found == nullptr ? std::string() : found->text;
}

std::string JsonReader::text_or(std::string_view name, std::string otherwise) {
  const Json* found = take(name, Json::Kind::Text, false);
  if (found == nullptr) {
    return otherwise;
  }
  return found->text;
}

bool JsonReader::truth_or(std::string_view name, bool otherwise) {
  const Json* found = take(name, Json::Kind::Bool, false);
  return found == nullptr ? otherwise : found->truth;
}

JsonReader JsonReader::member(std::string_view name, Json::Kind kind) {
  const Json* found = take(name, kind, true);
  return {found == nullptr ? kNothing : *found, where_ + "." + std::string(name), *faults_};
}

bool JsonReader::has(std::string_view name) const { return value_->find(name) != nullptr; }

int JsonReader::word(std::string_view name, std::span<const std::string_view> words) {
  const Json* found = take(name, Json::Kind::Text, true);
  if (found == nullptr) {
    return -1;
  }
  const auto at = std::find(words.begin(), words.end(), found->text);
  if (at == words.end()) {
    std::string known;
    for (const std::string_view word : words) {
      known += (known.empty() ? "" : ", ") + std::string(word);
    }
    faults_->push_back({where_ + "." + std::string(name), json_quote(found->text) + " is none of: " + known});
    return -1;
  }
  return static_cast<int>(at - words.begin());
}

JsonReader JsonReader::item(std::size_t i) const {
  return {value_->items[i], where_ + "[" + std::to_string(i) + "]", *faults_};
}

void JsonReader::refuse_unknown() const {
  for (const std::string& key : value_->names) {
    if (std::find(known_.begin(), known_.end(), key) == known_.end()) {
      fault("unknown key " + json_quote(key));
    }
  }
}

}  // namespace longroll
