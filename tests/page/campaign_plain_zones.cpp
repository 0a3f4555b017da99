// Zones piece by piece, which the overlays are held against: the tests of the rules have the code.
#include "tests/rules/campaign/plain_zones.cpp"  // NOLINT(bugprone-suspicious-include)
