// The sheet: a row for everything that moves, with its bars over time.
const panels = document.querySelector(".panels");

function overTime(...children) {
  return make("div", { class: "over-time" }, ...children, make("div", { class: "playhead" }));
}

// A round number of seconds so that no more than eight marks come on the axis.
function tickStep() {
  const least = length / 8, power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((n) => n * power).find((step) => step >= least * 0.999);
}

function ruler() {
  const row = overTime(), step = tickStep();
  row.classList.add("ruler");
  for (let n = 0; n * step <= length * 1.0001; n++) {
    const label = make("span", {}, String(Number((n * step).toPrecision(6))) + (n ? "" : " s"));
    label.style.left = (n * step / length) * 100 + "%";
    if (n * step > length * 0.97) label.className = "end";
    row.append(label);
  }
  return row;
}

const kinds = { delay: "delay", way: "on its way", back: "on its way back", rest: "paused" };

// What is moved has a colour, in the sheet and in the curves.
const movedKinds = { place: "place", size: "size", transform: "transform", look: "look",
  opacity: "opacity", color: "colour" };
const colorOf = (kind) => kind in movedKinds ? `kind-${kind}` : "";

// More keyframes than these cannot be told apart.
const mostDiamonds = 120;

// The moments at which a row's motions begin, end, and pass keyframes.
function diamonds(row, way) {
  const moving = row.bars.filter(([kind]) => kind === "way" || kind === "back");
  const isMoving = (time) =>
    moving.some(([, from, to]) => time > from - 1e-9 && time < to + 1e-9);
  const passed = way.keyframes
    .filter(({ path }) => row.paths.some((moved) => `${path}.`.startsWith(`${moved}.`)))
    .flatMap(({ times }) => times).filter(isMoving);
  const ends = moving.flatMap(([, from, to]) => [from, to]);
  const all = [...new Set([...ends, ...passed].map((time) => Number(time.toFixed(6))))]
    .filter((time) => time <= length + 1e-6);
  return all.length > mostDiamonds ? [] : all.map((time) => {
    const diamond = make("i", { class: `diamond ${colorOf(row.kind)}`, title: seconds(time) });
    diamond.style.left = time / length * 100 + "%";
    return diamond;
  });
}

function bars(row) {
  const words = row.bars.map(
    ([kind, from, to]) => `${kinds[kind]} ${number(from)} to ${number(to)} s`);
  const ending = { cut: "; cut short", open: "; goes on", "": "" }[row.ending];
  const svg = make("svg", {
    class: "bars", viewBox: "0 0 1000 10", preserveAspectRatio: "none", role: "img",
    "aria-label": `${row.name}: ${words.join(", ")}${ending}`,
  });
  for (const [kind, from, to] of row.bars) {
    const [x, end] = [from / length * 1000, Math.min(to / length, 1) * 1000];
    const thin = kind === "rest" || kind === "delay";
    svg.append(make("rect", {
      class: `${kind} ${colorOf(row.kind)}`, x, width: Math.max(end - x - 1, 1), y: thin ? 4 : 2, height: thin ? 2 : 6 }));
  }
  return svg;
}

function rows(parent, name, content, moves = []) {
  const label = make("span", { title: [name, ...moves].join("\n") }, name);
  if (moves.length) label.append(make("span", { class: "quiet moves" }, moves.join(", ")));
  parent.append(make("div", { class: "row" }, label, content));
}

const sheet = $("sheet");
rows(sheet, "", ruler());
for (const way of ways) {
  if (areSeveral) sheet.append(make("h3", {}, way.name));
  for (const row of way.sheet.rows) {
    rows(sheet, row.name, overTime(bars(row), ...diamonds(row, way)), row.moves);
  }
  if (!way.sheet.marks.length) continue;
  const marks = overTime();
  marks.classList.add("marks");
  for (const mark of way.sheet.marks) {
    const words = `${mark.name}, ${seconds(mark.time)}`;
    const button = make("button", { title: words, "aria-label": words }, "◆");
    button.style.left = mark.time / length * 100 + "%";
    button.addEventListener("click", () => go(nearest(mark.time)));
    marks.append(button);
  }
  rows(sheet, "marks", marks);
}
const moving = ways.flatMap((way) => way.sheet.rows);
const key = make("p", { class: "key quiet" });
for (const [kind, word] of Object.entries(movedKinds)) {
  if (!moving.some((row) => row.kind === kind)) continue;
  key.append(make("i", { class: `way ${colorOf(kind)}` }), word);
}
for (const kind of ["delay", "back", "rest"]) {
  if (!moving.some((row) => row.bars.some((bar) => bar[0] === kind))) continue;
  key.append(make("i", { class: kind }), kinds[kind]);
}
if (moving.length) key.append(make("span", { class: "sign" }, "◆"), "keyframe");
sheet.append(key);
if (!moving.length) sheet.replaceChildren("Nothing moves.");
