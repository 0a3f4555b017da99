// build: small
#include "engine/record/base64url.h"

namespace longroll {
namespace {
constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
}  // namespace

std::string to_base64url(std::span<const std::uint8_t> bytes) {
  std::string text;
  text.reserve((bytes.size() * 4 + 2) / 3);
  std::uint32_t held = 0;
  int bits = 0;
  for (const std::uint8_t byte : bytes) {
    held = (held << 8U) | byte;
    for (bits += 8; bits >= 6; bits -= 6) {
      text += kLetters[(held >> static_cast<unsigned>(bits - 6)) & 63U];
    }
  }
  if (bits > 0) {
    text += kLetters[(held << static_cast<unsigned>(6 - bits)) & 63U];
  }
  return text;
}

std::optional<Bytes> from_base64url(std::string_view text) {
  Bytes bytes;
  bytes.reserve(text.size() * 3 / 4);
  std::uint32_t held = 0;
  int bits = 0;
  for (const char letter : text) {
    const std::size_t value = kLetters.find(letter);
    if (value == std::string_view::npos) {
      return std::nullopt;
    }
    held = (held << 6U) | static_cast<std::uint32_t>(value);
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes.push_back(static_cast<std::uint8_t>(held >> static_cast<unsigned>(bits)));
    }
  }
  if (bits >= 6 || (held & ((1U << static_cast<unsigned>(bits)) - 1U)) != 0) {
    return std::nullopt;
  }
  return bytes;
}

}  // namespace longroll
