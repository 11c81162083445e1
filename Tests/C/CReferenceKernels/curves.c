#include "reference_kernels.h"

#include <math.h>

// One coordinate of the curve at a parameter, and its slope.
static double coordinate(double a, double b, double s) {
  return ((3 * a - 3 * b + 1) * s + (3 * b - 6 * a)) * s * s + 3 * a * s;
}

static double slope(double a, double b, double s) {
  return (3 * (3 * a - 3 * b + 1) * s + 2 * (3 * b - 6 * a)) * s + 3 * a;
}

static double parameter(ReferenceCurve curve, double x) {
  double s = x;
  for (int step = 0; step < 8; step++) {
    double error = coordinate(curve.x1, curve.x2, s) - x;
    if (fabs(error) < 1e-12) return s;
    double rise = slope(curve.x1, curve.x2, s);
    if (fabs(rise) < 1e-6) break;
    s -= error / rise;
  }
  double low = 0, high = 1;
  while (high - low > 1e-15) {
    s = (low + high) / 2;
    if (coordinate(curve.x1, curve.x2, s) < x) low = s;
    else high = s;
    if (s == low && s == high) break;
  }
  return s;
}

double reference_curve_value(ReferenceCurve curve, double x) {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  return coordinate(curve.y1, curve.y2, parameter(curve, x));
}

void reference_guesses_make(ReferenceGuesses *guesses, ReferenceCurve curve) {
  guesses->curve = curve;
  for (int i = 0; i <= REFERENCE_GUESSES; i++) {
    guesses->parameter[i] = parameter(curve, i / (double)REFERENCE_GUESSES);
  }
}

double reference_guessed_value(const ReferenceGuesses *guesses, double x) {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const ReferenceCurve curve = guesses->curve;
  double place = x * REFERENCE_GUESSES;
  int i = (int)place;
  double s = guesses->parameter[i];
  s += (guesses->parameter[i + 1] - s) * (place - i);
  s -= (coordinate(curve.x1, curve.x2, s) - x) / slope(curve.x1, curve.x2, s);
  s -= (coordinate(curve.x1, curve.x2, s) - x) / slope(curve.x1, curve.x2, s);
  return coordinate(curve.y1, curve.y2, s);
}
