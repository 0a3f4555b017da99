// build: logic
#include "web/views/match.h"

namespace longroll::web {

std::string_view id_of(Controller controller) {
  switch (controller) {
    case Controller::Human:
      return "human";
    case Controller::Easy:
      return "easy";
    case Controller::Normal:
      return "normal";
    case Controller::Friend:
      return "friend";
    case Controller::Hard:
      break;
  }
  return "hard";
}

std::string_view title_of(Controller controller) {
  switch (controller) {
    case Controller::Human:
      return "Player";
    case Controller::Easy:
      return "Computer, easy";
    case Controller::Normal:
      return "Computer, normal";
    case Controller::Friend:
      return "A friend, by link";
    case Controller::Hard:
      break;
  }
  return "Computer, hard";
}

Controller controller_of(std::string_view id) {
  for (const Controller controller : {Controller::Easy, Controller::Normal, Controller::Hard, Controller::Friend}) {
    if (id == id_of(controller)) {
      return controller;
    }
  }
  return Controller::Human;
}

}  // namespace longroll::web
