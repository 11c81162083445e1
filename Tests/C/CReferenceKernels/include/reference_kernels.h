#ifndef REFERENCE_KERNELS_H
#define REFERENCE_KERNELS_H

#include <stddef.h>
#include <stdint.h>

// The cost of animation as pure arithmetic: the work of an animation engine in plain C, without
// views, events or edits, with which flipbook-bench compares the engine.

/// A cubic timing curve from (0, 0) to (1, 1) by its control points.
typedef struct {
  double x1, y1, x2, y2;
} ReferenceCurve;

/// The curve's y at an x in 0...1: Newton's steps until they are small, from a guess of x.
double reference_curve_value(ReferenceCurve curve, double x);

enum { REFERENCE_GUESSES = 64 };

/// A curve with its parameter at even parts of x, from which two of Newton's steps lead to the
/// parameter of any x: true to about 1e-15 for curves that are nowhere steep, and to 1e-12 for such
/// as (0.1, 0.7, 0.3, 1.3).
typedef struct {
  ReferenceCurve curve;
  double parameter[REFERENCE_GUESSES + 1];
} ReferenceGuesses;

void reference_guesses_make(ReferenceGuesses *guesses, ReferenceCurve curve);
double reference_guessed_value(const ReferenceGuesses *guesses, double x);

/// Numbers on their way: where each starts, how far it goes, and its place in a column.
typedef struct {
  size_t count;
  const double *from;
  const double *delta;
  const int32_t *place;
} ReferenceTracks;

/// Writes all numbers at one progress into a column.
void reference_write(double *column, ReferenceTracks tracks, double progress);

/// The same where each number has a start of its own, in the curve's own time, and solves the curve.
void reference_write_each(
    double *column, ReferenceTracks tracks, const double *start, double now,
    const ReferenceGuesses *guesses);

/// The same for springs of mass 1, closed form, each with its own stiffness, damping ratio < 1 and
/// start.
void reference_write_springs(
    double *column, ReferenceTracks tracks, const double *frequency, const double *ratio,
    const double *start, double now);

/// Records, starts, writes once and finishes as many numbers in one arena.
void reference_life(double *column, size_t count, ReferenceCurve curve, double progress);

/// The same with a heap object and a completion for each; returns how many completed.
size_t reference_life_each(double *column, size_t count, ReferenceCurve curve, double progress);

/// Does some work, so that a tool such as `callgrind --toggle-collect=reference_measure` can count
/// only this work.
__attribute__((noinline)) void reference_measure(void (*work)(void *), void *context);

#endif
