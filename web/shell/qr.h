#pragma once

#include <string>

#include "web/views/ui.h"

namespace longroll::web {

/// The QR code of an address; empty when it is so long that a camera would not read it off a screen.
ui::QrCode qr_of(const std::string& address);

}  // namespace longroll::web
