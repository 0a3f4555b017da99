#include "tools/longroll/logistic.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace longroll::tool {
namespace {

using Row = std::vector<double>;

/// Keeps the fit finite where a number parts won and lost games wholly; too little to be seen elsewhere.
constexpr double kRidge = 1e-9;
constexpr int kRounds = 30;

/// Inverts a symmetric, positive definite matrix in place (Gauss and Jordan).
void invert(std::vector<Row>& matrix) {
  const std::size_t n = matrix.size();
  for (std::size_t k = 0; k < n; ++k) {
    const double pivot = matrix[k][k];
    matrix[k][k] = 1;
    for (double& value : matrix[k]) {
      value /= pivot;
    }
    for (std::size_t i = 0; i < n; ++i) {
      if (i == k) {
        continue;
      }
      const double factor = std::exchange(matrix[i][k], 0);
      for (std::size_t j = 0; j < n; ++j) {
        matrix[i][j] -= factor * matrix[k][j];
      }
    }
  }
}

double number_of(const Case& one, std::size_t i) { return i == 0 ? 1 : one.known[i - 1]; }

}  // namespace

double LogisticFit::chance(std::span<const double> known) const {
  double sum = weights[0];
  for (std::size_t i = 0; i < known.size(); ++i) {
    sum += weights[i + 1] * known[i];
  }
  return 1 / (1 + std::exp(-sum));
}

LogisticFit fit_logistic(std::span<const Case> cases) {
  const std::size_t n = cases.front().known.size() + 1;
  LogisticFit fit{Row(n, 0), Row(n, 0)};
  for (int round = 0; round < kRounds; ++round) {
    Row slope(n, 0);
    std::vector<Row> bend(n, Row(n, 0));
    for (const Case& one : cases) {
      const double chance = fit.chance(one.known);
      for (std::size_t i = 0; i < n; ++i) {
        slope[i] += (one.result - chance) * number_of(one, i);
        for (std::size_t j = 0; j < n; ++j) {
          bend[i][j] += chance * (1 - chance) * number_of(one, i) * number_of(one, j);
        }
      }
    }
    for (std::size_t i = 0; i < n; ++i) {
      slope[i] -= kRidge * fit.weights[i];
      bend[i][i] += kRidge;
    }
    invert(bend);
    double moved = 0;
    for (std::size_t i = 0; i < n; ++i) {
      double step = 0;
      for (std::size_t j = 0; j < n; ++j) {
        step += bend[i][j] * slope[j];
      }
      fit.weights[i] += step;
      fit.errors[i] = std::sqrt(std::max(0.0, bend[i][i]));
      moved = std::max(moved, std::abs(step));
    }
    if (moved < 1e-10) {
      break;
    }
  }
  return fit;
}

double log_loss(const LogisticFit& fit, std::span<const Case> cases) {
  double sum = 0;
  for (const Case& one : cases) {
    const double chance = std::clamp(fit.chance(one.known), 1e-9, 1 - 1e-9);
    sum -= one.result * std::log(chance) + (1 - one.result) * std::log(1 - chance);
  }
  return sum / static_cast<double>(cases.size());
}

double log_loss_unseen(std::span<const Case> cases) {
  const auto half = cases.size() / 2;
  const std::span<const Case> first = cases.first(half);
  const std::span<const Case> second = cases.subspan(half);
  const double of_first = log_loss(fit_logistic(second), first) * static_cast<double>(first.size());
  const double of_second = log_loss(fit_logistic(first), second) * static_cast<double>(second.size());
  return (of_first + of_second) / static_cast<double>(cases.size());
}

}  // namespace longroll::tool
