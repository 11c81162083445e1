// Two motions in one picture, and how far they are apart: values, and the progress of animators,
// dances and chains.
const motions = ways.flatMap((way) => [
  ...way.motions.map(({ name, progress }) => ({
    name: `${name}: progress`, way, unit: "", kind: "progress", at: column(progress, way) })),
  ...way.curves.filter(({ isColor }) => !isColor).map(({ name, unit, kind, shown }) => ({
    name, way, unit, kind, at: column(shown, way) })),
]);

// What motions count: those that count the same share a scale.
const counts = ({ unit, kind }) => kind === "place" || kind === "size" ? "points" : kind + unit;

// The moment at which a motion begins to move.
function beginning({ at }) {
  let i = 0;
  while (i < last && (at(i) === null || at(i) === at(i + 1))) i++;
  return i < last ? times[i] : 0;
}

let pair = null;
function compare() {
  const [a, b] = [$("one"), $("other")].map((select) => motions[select.value]);
  // Motions that count different things each lead from 0 at their start to 1 at their target.
  const areShares = counts(a) !== counts(b);
  const [one, second] = [a, b].map(({ at }) => areShares ? share(at) : at);
  const by = $("begin").checked ? beginning(b) - beginning(a) : 0;
  const other = by === 0 ? second : (i) => {
    const time = times[i] + by;
    return time < -1e-9 || time > times[last] + 1e-9 ? null : second(sampleAt(time));
  };
  // What cannot be told from the largest difference before is none.
  const least = 10 ** -page.digits / 2;
  let [low, high, most, moment] = [Infinity, -Infinity, -1, 0];
  for (let i = 0; i <= last; i++) {
    const [x, y] = [one(i), other(i)];
    for (const value of [x, y]) {
      if (value !== null) [low, high] = [Math.min(low, value), Math.max(high, value)];
    }
    if (x === null || y === null || Math.abs(x - y) <= most + least) continue;
    [most, moment] = [Math.abs(x - y), times[i]];
  }
  const place = (value) => high > low ? (high - value) / (high - low) * 100 : 50;
  const svg = make("svg", { viewBox: "0 0 1000 100", preserveAspectRatio: "none", role: "img",
    "aria-label": `${ofWay(a.name, a.way)} and ${ofWay(b.name, b.way)}` },
    make("path", { class: "way0", d: path(one, place) }),
    make("path", { class: "way1", d: path(other, place) }));
  $("pair").replaceChildren(svg, make("div", { class: "playhead" }));
  const unit = areShares ? " of the way" : a.unit;
  pair = { a: one, b: other, unit, most, moment };
  showPair(current);
}

function showPair(i) {
  if (!pair) return;
  const { a, b, unit, most, moment } = pair;
  const [x, y] = [a(i), b(i)];
  const now = x === null || y === null ? "" : `; now ${number(Math.abs(x - y))}${unit}`;
  $("apart").textContent = most < 0 ? "They are never there at the same time."
    : `At most ${number(most)}${unit} apart, at ${seconds(moment)}${now}`;
}

// What is on both ways is compared first, else the first two.
for (const id of ["one", "other"]) {
  motions.forEach(({ name, way }, value) =>
    $(id).append(make("option", { value }, ofWay(name, way))));
  $(id).addEventListener("change", compare);
}
$("begin").addEventListener("change", compare);
shows.push(showPair);
if (motions.length > 1) {
  const twin = motions.findIndex(({ name }, i) => i > 0 && name === motions[0].name);
  $("other").value = Math.max(twin, 1);
  compare();
} else {
  $("compare").remove();
}
