// The curves: a picture of each value that moves, with a dot on what is shown.
// It passes its extremes, which lie between two samples.
function path(values, place, extremes = []) {
  let text = "", isDrawing = false;
  const draw = (time, value) => {
    text += `${isDrawing ? "L" : "M"}${(time / length * 1000).toFixed(2)} `
      + place(value).toFixed(2);
    isDrawing = true;
  };
  for (let i = 0; i <= last; i++) {
    const value = values(i);
    if (value === null) isDrawing = false; else draw(times[i], value);
    if (!isDrawing) continue;
    for (const [time, extreme] of extremes) {
      if (time > times[i] && time < times[i + 1]) draw(time, extreme);
    }
  }
  return text;
}

// What differs by no more than can be shown is a constant.
const leastRange = 1.5 * 10 ** -Math.max(page.digits, 3);

// Where a motion begins and arrives, and how far it goes; it arrives at its farthest where it comes
// back to its start, or nearly.
function scale(at) {
  let start = null, end = null, farthest = null;
  for (let i = 0; i <= last; i++) {
    const value = at(i);
    if (value === null) continue;
    if (start === null) start = farthest = value;
    end = value;
    if (Math.abs(value - start) > Math.abs(farthest - start)) farthest = value;
  }
  const comesBack = Math.abs(end - start) * 4 < Math.abs(farthest - start);
  return { start, end, target: comesBack ? farthest : end, comesBack };
}

// The share of its way that a motion has come, 0 at its start and 1 at its target.
function share(at) {
  const { start, target } = scale(at);
  const way = target - start;
  return (i) => {
    const value = at(i);
    return value === null ? null : Math.abs(way) < leastRange ? 0 : (value - start) / way;
  };
}

// Start and target of a number, or of two that move alike, in words, and its extremes.
function ends({ shown, extremes, other }, unit) {
  const numbers = other ? [{ shown, extremes }, other] : [{ shown, extremes }];
  const scales = numbers.map((each) => scale(each.shown));
  const words = (values) => values.length > 1 ? `(${values.map(brief).join(", ")})`
    : brief(values[0]);
  const both = (name) => words(scales.map((each) => each[name]));
  const isStill = scales.every(({ start, target }) => Math.abs(target - start) < leastRange);
  const back = !scales[0].comesBack ? ""
    : " and back" + (both("end") === both("start") ? "" : ` to ${both("end")}`);
  const way = isStill ? both("start") : `${both("start")} → ${both("target")}`;
  const farthest = ([time, value]) => {
    const values = numbers.map((each) =>
      each.extremes.find((extreme) => Math.abs(extreme[0] - time) < 1e-6)?.[1]);
    const word = other ? "farthest" : value > scales[0].start ? "highest" : "lowest";
    return values.includes(undefined) ? []
      : [`${word} ${words(values)}${unit} at ${seconds(time)}`];
  };
  const beyond = extremes.flatMap(farthest);
  return [way + unit + back, ...beyond].join(", ");
}

// The line of each way that has the value, or both numbers of a pair.
function curve({ name, unit, kind, lines }) {
  let [low, high] = [Infinity, -Infinity];
  const see = (value) => { [low, high] = [Math.min(low, value), Math.max(high, value)]; };
  for (const { shown, model, extremes } of lines) {
    for (let i = 0; i <= last; i++) {
      for (const value of [shown(i), model(i)]) if (value !== null) see(value);
    }
    for (const [, value] of extremes) see(value);
  }
  const isConstant = high - low < leastRange;
  const place = (value) => isConstant ? 50 : (high - value) / (high - low) * 100;
  const texts = lines.map((line) => ends(line, unit));
  const svg = make("svg", {
    viewBox: "0 0 1000 100", preserveAspectRatio: "none", role: "img",
    "aria-label": `${name} ${texts.join("; ")}`,
  });
  const dots = lines.map(({ way }) => make("path", { class: `dot way${way}` }));
  for (const { shown, model, way, extremes } of lines) {
    const { start, target } = scale(shown);
    const level = (value) => `M0 ${place(value).toFixed(2)}H1000`;
    svg.append(make("path", { class: "end", d: level(start) + level(target) }),
      make("path", { class: `model way${way}`, d: path(model, place) }),
      make("path", { class: `way${way}`, d: path(shown, place, extremes) }));
  }
  svg.append(...dots);
  const text = ({ shown, other }, i) => shown(i) === null ? ""
    : (other ? `(${cell(shown(i))}, ${cell(other.shown(i))})` : cell(shown(i))) + unit;
  card(name, kind, lines, text, overTime(svg),
    make("p", { class: "quiet ends" }, [...new Set(texts)].join("; ")));
  shows.push((i) => lines.forEach(({ shown }, number) => {
    const now = shown(i);
    dots[number].setAttribute("d", now === null ? ""
      : `M${(times[i] / length * 1000).toFixed(2)} ${place(now).toFixed(2)}h0.01`);
  }));
}

// A card with a name, and what each way shows; where there is one way, its colour is that of what
// moves.
function card(name, kind, lines, text, ...content) {
  const values = lines.map(({ way }) => make("span", { class: `value way${way}` }));
  $("curves").append(make("div", { class: `curve ${areSeveral ? "" : colorOf(kind)}` },
    make("p", {}, make("span", { title: name }, name), make("span", {}, ...values)), ...content));
  shows.push((i) => lines.forEach((line, number) => {
    values[number].textContent = text(line, i);
  }));
}

// A colour's curve is the colour itself.
function swatches({ name, kind, lines }) {
  const parts = Math.min(last, 200) || 1;
  card(name, kind, lines, ({ shown }, i) => shown(i) ?? "", ...lines.map(({ shown }) => {
    const stops = Array.from({ length: parts }, (_, part) => {
      const color = shown(sampleAt(part / parts * length)) || "transparent";
      return `${color} ${part / parts * 100}% ${(part + 1) / parts * 100}%`;
    });
    const strip = make("span", { class: "swatches", role: "img", "aria-label": name });
    strip.style.background = `linear-gradient(to right, ${stops.join(", ")})`;
    return overTime(strip);
  }));
}

const curves = new Map();
ways.forEach((way, number) => {
  for (const { name, unit, kind, isColor, extremes, shown, model } of way.curves) {
    const key = `${isColor} ${name}`;
    if (!curves.has(key)) curves.set(key, { name, unit, kind, isColor, lines: [] });
    curves.get(key).lines.push(
      { way: number, shown: column(shown, way), model: column(model, way), extremes });
  }
});

// Whether two numbers have come the same share of their ways at every moment, to their digits.
function areAlike(one, other) {
  const [a, b] = [scale(one), scale(other)];
  const [wayA, wayB] = [a.target - a.start, b.target - b.start];
  if (Math.abs(wayA) < leastRange || Math.abs(wayB) < leastRange) return false;
  const [x, y] = [share(one), share(other)];
  const least = leastRange * (1 / Math.abs(wayA) + 1 / Math.abs(wayB));
  for (let i = 0; i <= last; i++) {
    if ((x(i) === null) !== (y(i) === null) || Math.abs(x(i) - y(i)) > least) return false;
  }
  return true;
}

// Both numbers of a pair that move alike are one curve.
for (const [key, first] of [...curves]) {
  const [, whole, member] = /^(.*)\.(x|width)$/.exec(key) ?? [];
  const otherKey = `${whole}.${member === "x" ? "y" : "height"}`;
  const second = curves.get(otherKey);
  if (!second || second.lines.length !== first.lines.length) continue;
  if (!first.lines.every(({ way, shown }, i) =>
    way === second.lines[i].way && areAlike(shown, second.lines[i].shown))) continue;
  first.name = first.name.slice(0, -member.length - 1);
  first.lines.forEach((line, i) => { line.other = second.lines[i]; });
  curves.delete(otherKey);
}
for (const each of curves.values()) (each.isColor ? swatches : curve)(each);
if (!curves.size) $("curves").append("Nothing moves.");
