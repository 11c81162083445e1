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

function curve({ name, unit, ...packed }) {
  const [shown, model] = [column(packed.shown, page), column(packed.model, page)];
  let [low, high] = [Infinity, -Infinity];
  for (let i = 0; i <= last; i++) {
    for (const value of [shown(i), model(i)]) {
      if (value !== null) [low, high] = [Math.min(low, value), Math.max(high, value)];
    }
  }
  const isConstant = high - low < leastRange;
  const place = (value) => isConstant ? 50 : (high - value) / (high - low) * 100;
  const ends = isConstant ? [high] : [low, high];
  const svg = make("svg", {
    viewBox: "0 0 1000 100", preserveAspectRatio: "none", role: "img",
    "aria-label": `${name} from ${brief(low)} to ${brief(high)}${unit}`,
  });
  const dot = make("path", { class: "dot" });
  svg.append(
    make("path", { class: "model", d: path(model, place) }),
    make("path", { d: path(shown, place) }), dot);
  const value = make("span", { class: "value" });
  $("curves").append(make("div", { class: "curve" },
    make("p", {}, make("span", { title: name }, name), value), overTime(svg),
    make("p", { class: "quiet ends" }, ends.map(brief).join(" … ") + unit)));
  shows.push((i) => {
    const now = shown(i);
    dot.setAttribute("d", now === null ? ""
      : `M${(times[i] / length * 1000).toFixed(2)} ${place(now).toFixed(2)}h0.01`);
    value.textContent = now === null ? "" : cell(now) + unit;
  });
}

// A colour's curve is the colour itself.
function swatches({ name, ...packed }) {
  const shown = column(packed.shown, page), parts = Math.min(last, 200) || 1;
  const stops = Array.from({ length: parts }, (_, part) => {
    const color = shown(sampleAt(part / parts * length)) || "transparent";
    return `${color} ${part / parts * 100}% ${(part + 1) / parts * 100}%`;
  });
  const strip = make("span", { class: "swatches", role: "img", "aria-label": name });
  strip.style.background = `linear-gradient(to right, ${stops.join(", ")})`;
  const value = make("span", { class: "value" });
  $("curves").append(make("div", { class: "curve" },
    make("p", {}, make("span", { title: name }, name), value), overTime(strip)));
  shows.push((i) => { value.textContent = cell(shown(i)); });
}

for (const packed of page.curves) (packed.isColor ? swatches : curve)(packed);
if (!page.curves.length) $("curves").append("Nothing moves.");
