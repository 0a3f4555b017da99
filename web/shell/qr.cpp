#include "web/shell/qr.h"

#include "qrcodegen.h"

namespace longroll::web {
namespace {

constexpr std::size_t kLongestQr = 900;  ///< characters that a camera reads off a screen without trouble

}  // namespace

ui::QrCode qr_of(const std::string& address) {
  if (address.size() > kLongestQr) {
    return {};
  }
  std::vector<std::uint8_t> code(qrcodegen_BUFFER_LEN_MAX);
  std::vector<std::uint8_t> scratch(qrcodegen_BUFFER_LEN_MAX);
  if (!qrcodegen_encodeText(address.c_str(), scratch.data(), code.data(), qrcodegen_Ecc_LOW, qrcodegen_VERSION_MIN,
                            qrcodegen_VERSION_MAX, qrcodegen_Mask_AUTO, true)) {
    return {};  // without a picture link and file are offered only
  }
  const int size = qrcodegen_getSize(code.data());
  ui::QrCode modules(static_cast<std::size_t>(size), std::vector<bool>(static_cast<std::size_t>(size)));
  for (int y = 0; y < size; ++y) {
    for (int x = 0; x < size; ++x) {
      modules[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = qrcodegen_getModule(code.data(), x, y);
    }
  }
  return modules;
}

}  // namespace longroll::web
