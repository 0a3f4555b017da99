#include "engine/record/link_frame.h"

#include <algorithm>

#include "engine/core/hash.h"
#include "engine/play/setup.h"
#include "engine/record/number_model.h"

namespace longroll {
namespace {

constexpr std::size_t kLongestId = 32;
constexpr std::uint32_t kExtended = 0x80;  // beside the length of the id

/// Bytes of the data check and of the check sum.
struct CheckBytes {
  unsigned data = 2;
  unsigned sum = 3;
};
constexpr CheckBytes check_bytes(std::uint32_t format) {
  return format < static_cast<std::uint32_t>(LinkFormat::Cards) ? CheckBytes{4, 4} : CheckBytes{};
}

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
class Front {
 public:
  explicit Front(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}
  bool failed() const { return failed_; }
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

}  // namespace

Fault damaged_link() {
  return {"link", "the link is damaged: a letter was changed, or the end was cut off. Ask for it again"};
}

LinkHeader header_of(const Game& game, LinkKind kind) {
  const GameInfo& info = game.info();
  return {kind, info.id, info.rules_version, static_cast<std::uint32_t>(info.data_hash)};
}

std::string write_frame(const LinkHeader& header, const Bytes& body) {
  LR_CHECK(header.game.size() <= kLongestId, "a game's id is short");
  Bytes bytes;
  bytes.push_back(static_cast<std::uint8_t>(LinkFormat::Newest));
  bytes.push_back(static_cast<std::uint8_t>(header.game.size()));
  bytes.insert(bytes.end(), header.game.begin(), header.game.end());
  write_variable(bytes, header.rules_version);
  write_number(bytes, header.data_check, CheckBytes{}.data);
  bytes.insert(bytes.end(), body.begin(), body.end());
  write_number(bytes, check_of(header.kind, bytes), CheckBytes{}.sum);
  return std::string(prefix_of(header.kind)) + to_base64url(bytes);
}

Result<LinkFrame> read_frame(std::string_view link) {
  if (link.starts_with('#')) {
    link.remove_prefix(1);
  }
  if (link.size() > kLongestLink) {
    return Fault{"link", "the link is longer than any of ours"};
  }
  LinkFrame frame;
  const auto* const kind = std::find_if(std::begin(kKinds), std::end(kKinds),
                                        [&](LinkKind one) { return link.starts_with(prefix_of(one)); });
  if (kind == std::end(kKinds)) {
    return Fault{"link", "this is not a link to a game of Long Roll"};
  }
  frame.header.kind = *kind;
  const std::optional<Bytes> bytes = from_base64url(link.substr(2));
  if (!bytes || bytes->size() < 6) {
    return damaged_link();
  }
  const std::span<const std::uint8_t> all(*bytes);
  const std::uint32_t format = all.front();
  const CheckBytes check = check_bytes(format);
  const auto checked = all.first(all.size() - check.sum);
  if (Front(all.last(check.sum)).number(check.sum) != low_bytes(check_of(frame.header.kind, checked), check.sum)) {
    return damaged_link();
  }
  Front front(checked.subspan(1));
  if (format > static_cast<std::uint32_t>(LinkFormat::Newest)) {
    return Fault{"link", "the link was made by a newer version of this page. Reload the page and try again"};
  }
  if (frame.header.kind == LinkKind::Position && format < static_cast<std::uint32_t>(LinkFormat::Places)) {
    return Fault{"link",
                 "the link holds a position as an older version of this page wrote it, which this one cannot read. "
                 "Ask for it again"};
  }
  const std::uint32_t first = front.byte();
  const bool is_older = format < static_cast<std::uint32_t>(LinkFormat::Cards);
  const bool is_extended = is_older || (first & kExtended) != 0;
  const std::uint32_t id_length = is_older ? first : first & ~kExtended;
  const auto id = front.take(std::min<std::size_t>(id_length, kLongestId + 1));
  frame.header.game.assign(id.begin(), id.end());
  frame.header.rules_version = front.variable();
  frame.header.data_check = front.number(check.data);
  front.take(is_extended ? front.variable() : 0);
  if (format == 0 || front.failed() || id_length > kLongestId) {
    return damaged_link();
  }
  frame.format = static_cast<LinkFormat>(format);
  frame.body.assign(front.rest().begin(), front.rest().end());
  return frame;
}

Result<LinkHeader> read_link_header(std::string_view link) {
  Result<LinkFrame> frame = read_frame(link);
  if (!frame) {
    return frame.faults();
  }
  return std::move(frame.value().header);
}

Faults misfits_of(const LinkHeader& header, const Game& game) {
  const LinkHeader ours = header_of(game, header.kind);
  if (header.game != ours.game) {
    return {{"link", "the link is to a game of another kind than " + game.info().title}};
  }
  Faults faults;
  if (header.rules_version != ours.rules_version) {
    faults.push_back({"link", "the game was played by version " + std::to_string(header.rules_version) +
                                  " of these rules; this page plays version " + std::to_string(ours.rules_version)});
  }
  if (low_bytes(header.data_check ^ ours.data_check, CheckBytes{}.data) != 0) {
    faults.push_back({"link", "the game was played with other cards or maps than this page has"});
  }
  return faults;
}

/// As their count and the gaps between them.
void write_deck(RangeEncoder& out, const std::vector<std::int16_t>& deck) {
  NumberModel count;
  count.write(out, static_cast<std::uint32_t>(deck.size()));
  NumberModel gap;
  int last = -1;
  for (const std::int16_t kind : deck) {
    gap.write(out, static_cast<std::uint32_t>(kind - last - 1));
    last = kind;
  }
}

std::vector<std::int16_t> read_deck(RangeDecoder& in) {
  NumberModel count;
  const std::uint32_t size = count.read(in);
  std::vector<std::int16_t> deck;
  NumberModel gap;
  std::int32_t last = -1;
  for (std::uint32_t i = 0; i < size && i <= kMostInDeck; ++i) {
    last += static_cast<std::int32_t>(std::min<std::uint32_t>(gap.read(in), 0x7000)) + 1;
    last = std::min(last, 0x7FFF);
    deck.push_back(static_cast<std::int16_t>(last));
  }
  return deck;
}

void write_setup(RangeEncoder& out, const GameInfo& info, const Setup& setup) {
  out.choose(static_cast<std::uint32_t>(setup.scenario), static_cast<std::uint32_t>(info.scenarios.size()));
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    out.choose(static_cast<std::uint32_t>(setup.options[i]), static_cast<std::uint32_t>(info.options[i].values.size()));
  }
  for (const std::vector<std::int16_t>& deck : setup.decks) {
    if (info.takes_decks) {
      write_deck(out, deck);
    }
  }
}

Setup read_setup(RangeDecoder& in, const GameInfo& info) {
  Setup setup;
  setup.scenario = static_cast<int>(in.choose(static_cast<std::uint32_t>(info.scenarios.size())));
  for (const OptionInfo& option : info.options) {
    setup.options.push_back(static_cast<int>(in.choose(static_cast<std::uint32_t>(option.values.size()))));
  }
  for (std::vector<std::int16_t>& deck : setup.decks) {
    if (info.takes_decks) {
      deck = read_deck(in);
    }
  }
  return setup;
}

}  // namespace longroll
