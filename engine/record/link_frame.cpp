// build: small
#include "engine/record/link_frame.h"

#include <algorithm>

#include "engine/core/hash.h"
#include "engine/play/registry.h"

namespace longroll {
namespace {

constexpr std::size_t kLongestId = 32;
constexpr std::uint32_t kExtended = 0x80;    // beside the game
constexpr std::uint32_t kFormats = 16;       // the first byte holds the game above the format
constexpr std::uint32_t kMaxLinkNumber = 7;  // of a game (GameEntry::link_number); 0: its id is spelled

constexpr unsigned kDataBytes = 2;  // of the data check
constexpr unsigned kSumBytes = 3;   // of the check sum

constexpr std::uint32_t low_bytes(std::uint32_t value, unsigned bytes) {
  return value & (0xFFFFFFFFU >> (32 - 8 * bytes));
}

constexpr LinkKind kKinds[] = {LinkKind::Game, LinkKind::Position, LinkKind::Deck};

std::string_view prefix_of(LinkKind kind) {
  return kind == LinkKind::Game ? "g=" : kind == LinkKind::Position ? "p=" : "d=";
}

std::uint32_t check_of(LinkKind kind, std::span<const std::uint8_t> bytes) {
  return static_cast<std::uint32_t>(hash_bytes(bytes, static_cast<std::uint64_t>(kind) + 1));
}

void write_variable(Bytes& bytes, std::uint32_t value) {
  for (; value >= 0x80; value >>= 7U) {
    bytes.push_back(static_cast<std::uint8_t>(value | 0x80U));
  }
  bytes.push_back(static_cast<std::uint8_t>(value));
}

void write_number(Bytes& bytes, std::uint32_t value, unsigned count) {
  for (unsigned i = 0; i < count; ++i, value >>= 8U) {
    bytes.push_back(static_cast<std::uint8_t>(value));
  }
}

/// Takes numbers off the front of some bytes; past the end it only remembers that it failed.
class ByteCursor {
 public:
  explicit ByteCursor(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}
  bool failed() const { return failed_; }
  void fail() { failed_ = true; }
  std::span<const std::uint8_t> rest() const { return bytes_; }
  std::span<const std::uint8_t> take(std::size_t count) {
    failed_ = failed_ || count > bytes_.size();
    const auto taken = bytes_.first(failed_ ? 0 : count);
    bytes_ = bytes_.subspan(taken.size());
    return taken;
  }
  std::uint32_t byte() {
    const auto one = take(1);
    return one.empty() ? 0 : one[0];
  }
  std::uint32_t number(unsigned bytes) {
    std::uint32_t value = 0;
    for (unsigned i = 0; i < bytes; ++i) {
      value |= byte() << (8 * i);
    }
    return value;
  }
  std::uint32_t variable() {
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 35; shift += 7) {
      const std::uint32_t part = byte();
      value |= std::uint64_t{part & 0x7FU} << shift;
      if (part < 0x80) {
        failed_ = failed_ || value > 0xFFFFFFFFU || (shift > 0 && part == 0);
        return static_cast<std::uint32_t>(value);
      }
    }
    failed_ = true;
    return 0;
  }

 private:
  std::span<const std::uint8_t> bytes_;
  bool failed_ = false;
};

/// The number that stands for a game's id; 0: the id is spelled.
std::uint32_t number_of(std::string_view id) {
  for (const GameEntry& entry : all_games()) {
    if (entry.id == id) {
      LR_CHECK(entry.link_number <= kMaxLinkNumber, "the number of a game fits beside the format");
      return entry.link_number;
    }
  }
  return 0;
}

/// Reads which game it is. What is amiss fails `cursor`.
std::string read_game_id(ByteCursor& cursor, std::uint8_t first) {
  const std::uint32_t known = (first & ~kExtended) / kFormats;
  if (known != 0) {
    for (const GameEntry& entry : all_games()) {
      if (entry.link_number == known) {
        return std::string(entry.id);
      }
    }
    cursor.fail();
    return {};
  }
  const std::uint32_t length = cursor.byte();
  const auto spelled = cursor.take(std::min<std::size_t>(length, kLongestId));
  std::string id(spelled.begin(), spelled.end());
  if (length > kLongestId || number_of(id) != 0) {
    cursor.fail();  // one game has one way to be written
  }
  return id;
}

/// LinkHeader::scenario
std::uint32_t tag_of(const ScenarioInfo& scenario) {
  return static_cast<std::uint32_t>(hash_text(scenario.id) & 0xFFU);
}

std::uint32_t data_check_of(const ScenarioInfo& scenario) {
  return low_bytes(static_cast<std::uint32_t>(scenario.data_hash), kDataBytes);
}

}  // namespace

Fault damaged_link() {
  return {"link", "the link is damaged: a letter was changed, or the end was cut off. Ask for it again"};
}

LinkHeader header_of(const Game& game, int scenario, LinkKind kind) {
  const GameInfo& info = game.info();
  const ScenarioInfo& of = info.scenarios.at(static_cast<std::size_t>(scenario));
  return {kind, info.id, info.rules_version, tag_of(of), data_check_of(of), {}};
}

std::string write_frame(const LinkHeader& header, const Bytes& body) {
  LR_CHECK(header.game.size() <= kLongestId, "a game's id is short");
  const std::uint32_t known = number_of(header.game);
  const Bytes extensions = write_note(header.note);
  Bytes bytes;
  bytes.push_back(static_cast<std::uint8_t>(static_cast<std::uint32_t>(header.format) + kFormats * known +
                                            (extensions.empty() ? 0 : kExtended)));
  if (known == 0) {
    bytes.push_back(static_cast<std::uint8_t>(header.game.size()));
    bytes.insert(bytes.end(), header.game.begin(), header.game.end());
  }
  write_variable(bytes, header.rules_version);
  write_number(bytes, header.scenario, 1);
  write_number(bytes, header.data_check, kDataBytes);
  if (!extensions.empty()) {
    write_variable(bytes, static_cast<std::uint32_t>(extensions.size()));
    bytes.insert(bytes.end(), extensions.begin(), extensions.end());
  }
  bytes.insert(bytes.end(), body.begin(), body.end());
  write_number(bytes, check_of(header.kind, bytes), kSumBytes);
  return std::string(prefix_of(header.kind)) + to_base64url(bytes);
}

namespace {

/// A link behind its prefix: its kind, and the bytes before the check sum, which is right.
struct CheckedText {
  LinkKind kind = LinkKind::Game;
  Bytes bytes;
};
Result<CheckedText> read_checked(std::string_view link) {
  if (link.starts_with('#')) {
    link.remove_prefix(1);
  }
  if (link.size() > kLongestLink) {
    return Fault{"link", "the link is longer than any of ours"};
  }
  const auto* const kind = std::find_if(std::begin(kKinds), std::end(kKinds),
                                        [&](LinkKind one) { return link.starts_with(prefix_of(one)); });
  if (kind == std::end(kKinds)) {
    return Fault{"link", "this is not a link to a game of Long Roll"};
  }
  std::optional<Bytes> bytes = from_base64url(link.substr(2));
  if (!bytes || bytes->size() < 6) {
    return damaged_link();
  }
  const std::span<const std::uint8_t> all(*bytes);
  const auto checked = all.first(all.size() - kSumBytes);
  if (ByteCursor(all.last(kSumBytes)).number(kSumBytes) != low_bytes(check_of(*kind, checked), kSumBytes)) {
    return damaged_link();
  }
  bytes->resize(checked.size());
  return CheckedText{*kind, std::move(*bytes)};
}

}  // namespace

bool is_sound(std::string_view link) { return read_checked(link).ok(); }

Result<LinkFrame> read_frame(std::string_view link) {
  const Result<CheckedText> read = read_checked(link);
  if (!read) {
    return read.faults();
  }
  LinkFrame frame;
  frame.header.kind = read.value().kind;
  const std::span<const std::uint8_t> all(read.value().bytes);
  const std::uint32_t format = all.front() % kFormats;
  constexpr auto kPlain = static_cast<std::uint32_t>(LinkFormat::Plain);
  const bool is_near = format == static_cast<std::uint32_t>(LinkFormat::Near);
  const bool is_newer = is_near ? frame.header.kind != LinkKind::Position : format > kPlain;
  if (is_newer) {
    return Fault{"link", "the link was made by a newer version of this page. Reload the page and try again"};
  }
  if (format < kPlain) {
    return Fault{"link",
                 "the link was made by an older version of this page, which this one cannot read. Ask for it again"};
  }
  frame.header.format = static_cast<LinkFormat>(format);
  ByteCursor cursor(all.subspan(1));
  frame.header.game = read_game_id(cursor, all.front());
  frame.header.rules_version = cursor.variable();
  frame.header.scenario = cursor.byte();
  frame.header.data_check = cursor.number(kDataBytes);
  const bool is_extended = (all.front() & kExtended) != 0;
  const auto extensions = cursor.take(is_extended ? cursor.variable() : 0);
  const std::optional<ReadNote> note = read_note(extensions);
  if (cursor.failed() || !note) {
    return damaged_link();
  }
  frame.header.note = note->note;
  frame.has_more = note->has_more || (is_extended && extensions.empty());
  frame.body.assign(cursor.rest().begin(), cursor.rest().end());
  return frame;
}

Result<LinkHeader> read_link_header(std::string_view link) {
  Result<LinkFrame> frame = read_frame(link);
  if (!frame) {
    return frame.faults();
  }
  return std::move(frame.value().header);
}

int battle_of(const LinkHeader& header, const Game& game) {
  const std::vector<ScenarioInfo>& scenarios = game.info().scenarios;
  const auto found = std::find_if(scenarios.begin(), scenarios.end(),
                                  [&](const ScenarioInfo& one) { return tag_of(one) == header.scenario; });
  return header.game != game.info().id || found == scenarios.end() ? -1 : static_cast<int>(found - scenarios.begin());
}

Result<int> scenario_of(const LinkHeader& header, const Game& game) {
  const GameInfo& info = game.info();
  if (header.game != info.id) {
    return Fault{"link", "the link is to a game of another kind than " + info.title};
  }
  Faults faults;
  if (header.rules_version != info.rules_version && header.kind != LinkKind::Deck) {
    faults.push_back({"link", "the game was played by version " + std::to_string(header.rules_version) +
                                  " of these rules; this page plays version " + std::to_string(info.rules_version)});
  }
  bool is_known = false;
  for (std::size_t i = 0; i < info.scenarios.size(); ++i) {
    if (tag_of(info.scenarios[i]) != header.scenario) {
      continue;
    }
    is_known = true;
    if (data_check_of(info.scenarios[i]) != header.data_check) {
      continue;
    }
    if (!faults.empty()) {
      return faults;
    }
    return static_cast<int>(i);
  }
  faults.push_back({"link", is_known ? "the game was played with other cards or maps than this page has"
                                     : "the link is to a battle that this page does not have"});
  return faults;
}

}  // namespace longroll
