// Time: which sample is shown, and how it goes on.
const speeds = [0.1, 0.25, 0.5, 1, 2, 4];
const scrubber = $("scrubber");
let current = 0, speed = 1, isLooping = false, playing = null;

// The samples between which it plays: the loop's in and out points, where they are set.
let inPoint = null, outPoint = null;
const firstPlayed = () => inPoint ?? 0;
const lastPlayed = () => outPoint ?? last;

// Sets an end of the loop here; the same key at the same place takes it away, and so does an end
// beyond the other one.
function setEnds(start, end) {
  [inPoint, outPoint] = start !== null && end !== null && start >= end ? [null, null] : [start, end];
  const isSet = inPoint !== null || outPoint !== null;
  if (isSet !== isLooping) toggleLoop();
  $("in").setAttribute("aria-pressed", inPoint !== null);
  $("out").setAttribute("aria-pressed", outPoint !== null);
  document.body.classList.toggle("has-ends", isSet);
  document.body.style.setProperty("--in", times[firstPlayed()] / length);
  document.body.style.setProperty("--out", times[lastPlayed()] / length);
  news(isSet ? `plays ${seconds(times[firstPlayed()])} to ${seconds(times[lastPlayed()])}`
    : "plays everything");
}

function setIn() { setEnds(inPoint === current || current === 0 ? null : current, outPoint); }
function setOut() { setEnds(inPoint, outPoint === current || current === last ? null : current); }

function show(i) {
  current = Math.max(0, Math.min(i, last));
  const time = times[current], frame = Math.round(time * page.rate);
  scrubber.value = time;
  const isFrame = Math.abs(time * page.rate - frame) < 1e-6;
  const frameText = `frame ${isFrame ? frame : number(time * page.rate, 2)}`;
  scrubber.setAttribute("aria-valuetext", `${seconds(time)}, ${frameText}`);
  $("time").textContent = seconds(time);
  $("frame").textContent = `of ${seconds(times[last])}, ${frameText}`;
  panels.style.setProperty("--share", time / length);
  for (const each of shows) each(current);
}

// Goes to a sample that a person chose; a play that is under way goes on from there.
function go(i) {
  show(i);
  if (playing) [playing.from, playing.since] = [times[current], null];
}

function news(text) { $("news").textContent = text; }

function play() {
  if (current >= lastPlayed() || current < firstPlayed()) show(firstPlayed());
  playing = { from: times[current], since: null };
  document.body.classList.add("playing");
  for (const name of ["title", "aria-label"]) $("play").setAttribute(name, "Pause");
  news("playing");
  requestAnimationFrame(tick);
}

function pause() {
  playing = null;
  document.body.classList.remove("playing");
  for (const name of ["title", "aria-label"]) $("play").setAttribute(name, "Play");
  news(`paused at ${seconds(times[current])}`);
  tell();
}

// Real time chooses the sample: the last one at or before it.
function tick(stamp) {
  if (!playing) return;
  if (playing.since === null) playing.since = stamp;
  const time = playing.from + (stamp - playing.since) / 1000 * speed;
  if (time < times[lastPlayed()]) {
    show(sampleAt(time));
  } else if (isLooping) {
    show(firstPlayed());
    playing = { from: times[firstPlayed()], since: stamp };
  } else {
    show(lastPlayed());
    return pause();
  }
  requestAnimationFrame(tick);
}

function toggle() { if (playing) pause(); else play(); }

function setSpeed(value) {
  speed = value;
  $("speed").value = value;
  if (playing) playing = { from: times[current], since: null };
  news(`speed ${value}`);
}

function changeSpeed(by) {
  const place = speeds.indexOf(speed) + by;
  if (place >= 0 && place < speeds.length) setSpeed(speeds[place]);
}

function toggleLoop() {
  isLooping = !isLooping;
  $("loop").setAttribute("aria-pressed", isLooping);
  news(isLooping ? "loops" : "plays once");
}

// By frames: on a moment between two, the next frame is the first one beyond.
function step(frames) {
  pause();
  const here = times[current] * page.rate;
  if (Math.abs(frames) === 1) return show(current + frames);
  show(nearest((Math.round(here) + frames) / page.rate));
}
