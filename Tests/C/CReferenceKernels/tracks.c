#include "reference_kernels.h"

#include <math.h>
#include <stdlib.h>

void reference_write(double *column, ReferenceTracks tracks, double progress) {
  for (size_t i = 0; i < tracks.count; i++) {
    column[tracks.place[i]] = tracks.from[i] + tracks.delta[i] * progress;
  }
}

void reference_write_each(
    double *column, ReferenceTracks tracks, const double *start, double now,
    const ReferenceGuesses *guesses) {
  for (size_t i = 0; i < tracks.count; i++) {
    double progress = reference_guessed_value(guesses, now - start[i]);
    column[tracks.place[i]] = tracks.from[i] + tracks.delta[i] * progress;
  }
}

void reference_write_springs(
    double *column, ReferenceTracks tracks, const double *frequency, const double *ratio,
    const double *start, double now) {
  for (size_t i = 0; i < tracks.count; i++) {
    double time = now - start[i];
    double decay = ratio[i] * frequency[i];
    double damped = frequency[i] * sqrt(1 - ratio[i] * ratio[i]);
    double left = exp(-decay * time) * (cos(damped * time) + decay / damped * sin(damped * time));
    column[tracks.place[i]] = tracks.from[i] + tracks.delta[i] * (1 - left);
  }
}

void reference_life(double *column, size_t count, ReferenceCurve curve, double progress) {
  double *from = malloc(count * sizeof(double));
  double *delta = malloc(count * sizeof(double));
  int32_t *place = malloc(count * sizeof(int32_t));
  for (size_t i = 0; i < count; i++) {
    from[i] = column[i];
    delta[i] = 100 - column[i];
    place[i] = (int32_t)i;
  }
  ReferenceTracks tracks = {count, from, delta, place};
  reference_write(column, tracks, reference_curve_value(curve, progress));
  for (size_t i = 0; i < count; i++) column[place[i]] = from[i] + delta[i];
  free(from);
  free(delta);
  free(place);
}

typedef struct {
  double from, delta;
  int32_t place;
  void (*completion)(size_t *);
} Animation;

static void count_one(size_t *completed) { *completed += 1; }

size_t reference_life_each(double *column, size_t count, ReferenceCurve curve, double progress) {
  Animation **running = malloc(count * sizeof(Animation *));
  for (size_t i = 0; i < count; i++) {
    running[i] = malloc(sizeof(Animation));
    *running[i] = (Animation){column[i], 100 - column[i], (int32_t)i, count_one};
  }
  for (size_t i = 0; i < count; i++) {
    double eased = reference_curve_value(curve, progress);
    column[running[i]->place] = running[i]->from + running[i]->delta * eased;
  }
  size_t completed = 0;
  for (size_t i = 0; i < count; i++) {
    column[running[i]->place] = running[i]->from + running[i]->delta;
    running[i]->completion(&completed);
    free(running[i]);
  }
  free(running);
  return completed;
}

void reference_measure(void (*work)(void *), void *context) { work(context); }
