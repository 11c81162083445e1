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

// The pieces meet with equal value and slope.
void reference_table_make(ReferenceTable *table, ReferenceCurve curve) {
  const double width = 1.0 / 128;
  for (int piece = 0; piece < 128; piece++) {
    double value[2], rise[2];
    for (int end = 0; end < 2; end++) {
      double s = parameter(curve, (piece + end) * width);
      value[end] = coordinate(curve.y1, curve.y2, s);
      double run = slope(curve.x1, curve.x2, s);
      rise[end] = run > 0 ? slope(curve.y1, curve.y2, s) / run * width : 0;
    }
    double *c = table->coefficients[piece];
    c[0] = value[0];
    c[1] = rise[0];
    c[2] = 3 * (value[1] - value[0]) - 2 * rise[0] - rise[1];
    c[3] = 2 * (value[0] - value[1]) + rise[0] + rise[1];
  }
}

double reference_table_value(const ReferenceTable *table, double x) {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  double place = x * 128;
  int piece = (int)place;
  double u = place - piece;
  const double *c = table->coefficients[piece];
  return ((c[3] * u + c[2]) * u + c[1]) * u + c[0];
}
