#pragma once
#include <span>
#include <vector>

namespace longroll::tool {

/// One game for a logistic fit: what is known before it, and how it went.
struct Case {
  std::vector<double> known;  ///< as many numbers in every case of a fit
  double result = 0;          ///< 1 won, 0 lost, one half drawn
};

/// chance = 1 / (1 + exp(-(weights[0] + weights[1] * known[0] + weights[2] * known[1] ...)))
struct LogisticFit {
  std::vector<double> weights;
  std::vector<double> errors;  ///< standard error of each

  double chance(std::span<const double> known) const;
};

/// The fit of greatest likelihood, by Newton's method. `cases` holds one or more, all alike in size.
LogisticFit fit_logistic(std::span<const Case> cases);

/// Mean of -log(chance given to what happened): 0.693 for a coin. Smaller is better.
double log_loss(const LogisticFit& fit, std::span<const Case> cases);

/// The same for cases that the fit has not seen: each half is judged by the fit of the other. Two cases or more.
double log_loss_unseen(std::span<const Case> cases);

}  // namespace longroll::tool
