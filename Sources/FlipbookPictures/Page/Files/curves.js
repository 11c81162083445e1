// The curves: a picture of each value that moves, with a dot on what is shown.
function path(values, place) {
  let text = "", isDrawing = false;
  for (let i = 0; i <= last; i++) {
    const value = values(i);
    if (value !== null) {
      text += `${isDrawing ? "L" : "M"}${(times[i] / length * 1000).toFixed(2)} `
        + place(value).toFixed(2);
    }
    isDrawing = value !== null;
  }
  return text;
}

// What differs by no more than can be shown is a constant.
const leastRange = 1.5 * 10 ** -Math.max(page.digits, 3);

// The line of each way that has the value.
function curve(name, unit, lines) {
  let [low, high] = [Infinity, -Infinity];
  for (const { shown, model } of lines) {
    for (let i = 0; i <= last; i++) {
      for (const value of [shown(i), model(i)]) {
        if (value !== null) [low, high] = [Math.min(low, value), Math.max(high, value)];
      }
    }
  }
  const isConstant = high - low < leastRange;
  const place = (value) => isConstant ? 50 : (high - value) / (high - low) * 100;
  const ends = isConstant ? [high] : [low, high];
  const svg = make("svg", {
    viewBox: "0 0 1000 100", preserveAspectRatio: "none", role: "img",
    "aria-label": `${name} from ${brief(low)} to ${brief(high)}${unit}`,
  });
  const dots = lines.map(({ way }) => make("path", { class: `dot way${way}` }));
  for (const { shown, model, way } of lines) {
    svg.append(make("path", { class: `model way${way}`, d: path(model, place) }),
      make("path", { class: `way${way}`, d: path(shown, place) }));
  }
  svg.append(...dots);
  card(name, lines, (now) => cell(now) + unit, overTime(svg),
    make("p", { class: "quiet ends" }, ends.map(brief).join(" … ") + unit));
  shows.push((i) => lines.forEach(({ shown }, number) => {
    const now = shown(i);
    dots[number].setAttribute("d", now === null ? ""
      : `M${(times[i] / length * 1000).toFixed(2)} ${place(now).toFixed(2)}h0.01`);
  }));
}

// A card with a name, and what each way shows.
function card(name, lines, text, ...content) {
  const values = lines.map(({ way }) => make("span", { class: `value way${way}` }));
  $("curves").append(make("div", { class: "curve" },
    make("p", {}, make("span", { title: name }, name), make("span", {}, ...values)), ...content));
  shows.push((i) => lines.forEach(({ shown }, number) => {
    const now = shown(i);
    values[number].textContent = now === null ? "" : text(now);
  }));
}

// A colour's curve is the colour itself.
function swatches(name, unit, lines) {
  const parts = Math.min(last, 200) || 1;
  card(name, lines, String, ...lines.map(({ shown }) => {
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
  for (const { name, unit, isColor, shown, model } of way.curves) {
    const key = `${isColor} ${name}`;
    if (!curves.has(key)) curves.set(key, { name, unit, isColor, lines: [] });
    curves.get(key).lines.push(
      { way: number, shown: column(shown, way), model: column(model, way) });
  }
});
for (const { name, unit, isColor, lines } of curves.values()) {
  (isColor ? swatches : curve)(name, unit, lines);
}
if (!curves.size) $("curves").append("Nothing moves.");
