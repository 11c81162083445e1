#ifndef REFERENCE_KERNELS_H
#define REFERENCE_KERNELS_H

#include <stddef.h>
#include <stdint.h>

// What animating costs when it is nothing but arithmetic: the work of an animation engine in plain
// C, without views, events or edits, as the measure that flipbook-bench holds the engine against.

/// A cubic timing curve from (0, 0) to (1, 1) by its control points.
typedef struct {
  double x1, y1, x2, y2;
} ReferenceCurve;

/// The curve's y at an x in 0...1: Newton's steps until they are small, from a guess of x.
double reference_curve_value(ReferenceCurve curve, double x);

/// A curve as 128 cubic pieces over even parts of x, true to about 1e-9; for curves with x1 > 0 and
/// x2 < 1, which are nowhere upright.
typedef struct {
  double coefficients[128][4];
} ReferenceTable;

void reference_table_make(ReferenceTable *table, ReferenceCurve curve);
double reference_table_value(const ReferenceTable *table, double x);

/// Numbers on their way: where each starts, how far it goes, and its place in a column.
typedef struct {
  size_t count;
  const double *from;
  const double *delta;
  const int32_t *place;
} ReferenceTracks;

/// Writes all numbers at one progress into a column.
void reference_write(double *column, ReferenceTracks tracks, double progress);

/// The same where each number has a start of its own, in the curve's own time, with a table.
void reference_write_each(
    double *column, ReferenceTracks tracks, const double *start, double now,
    const ReferenceTable *table);

/// The same for springs of mass 1, closed form, each with its own stiffness and damping ratio < 1.
void reference_write_springs(
    double *column, ReferenceTracks tracks, const double *frequency, const double *ratio,
    double now);

/// Records, starts, writes once and finishes as many numbers in one arena.
void reference_life(double *column, size_t count, ReferenceCurve curve, double progress);

/// The same with a heap object and a completion for each; returns how many completed.
size_t reference_life_each(double *column, size_t count, ReferenceCurve curve, double progress);

#endif
