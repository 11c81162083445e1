// The stages: for each way an element for each view and layer, within the one it lies in.
const px = (value) => value + "px";

// What is drawn of a view or a layer, by its columns.
function drawn(packed, way) {
  const of = (name, rest) => column(name in packed.values ? packed.values[name] : rest, way);
  return {
    seen: of("seen", 1), left: of("left", 0), top: of("top", 0), width: of("width", 0),
    height: of("height", 0), opacity: of("opacity", 1), order: of("order", 0),
    fill: of("fill", null), radius: of("radius", 0), borderWidth: of("borderWidth", 0),
    border: of("border", "#000000ff"), shadow: of("shadow", null), clips: of("clips", 0),
    gradient: of("gradient", null), matrix: packed.matrix.map((entry) => column(entry, way)),
    // The paths that a layer draws.
    paths: ["area", "line"].filter((name) => name in packed.values)
      .map((name) => ({ d: of(name, null), style: of(name + "Style", null) })),
  };
}
for (const way of ways) way.drawn = way.nodes.map((packed) => drawn(packed, way));

const isTurned = (numbers) => numbers.length > 0
  && Math.abs(numbers[1]) + Math.abs(numbers[numbers.length === 6 ? 2 : 4]) > 1e-3;

function styles(of, i, node) {
  if (!of.seen(i)) return { display: "none" };
  const numbers = of.matrix.map((entry) => entry(i));
  node.isTurned = isTurned(numbers);
  return {
    display: "", left: px(of.left(i)), top: px(of.top(i)), width: px(of.width(i)),
    height: px(of.height(i)), opacity: String(of.opacity(i)), zIndex: String(of.order(i)),
    transform: numbers.length === 0
      ? "" : `${numbers.length === 6 ? "matrix" : "matrix3d"}(${numbers.join(", ")})`,
    backgroundColor: of.fill(i) || "", backgroundImage: of.gradient(i) || "",
    borderRadius: px(of.radius(i)),
    // Drawn by an element of its own, above what lies in this one.
    "--border": of.borderWidth(i) ? `${px(of.borderWidth(i))} solid ${of.border(i)}` : "none",
    boxShadow: of.shadow(i) || "", overflow: of.clips(i) ? "hidden" : "",
  };
}

// The elements of a way, put into a scene, and what shows a moment in them.
function boxes(way, scene) {
  const nodes = way.nodes.map(({ name, anchor: [x, y], parent }, place) => {
    const element = make("div", { class: parent < 0 ? "node window" : "node", "data-name": name });
    element.style.transformOrigin = `${x * 100}% ${y * 100}%`;
    // Above what it is filled with, below what lies in it.
    const paths = way.drawn[place].paths.map(() => make("path"));
    if (paths.length) element.append(make("svg", { class: "drawn" }, ...paths));
    return { element, style: {}, isTurned: false, paths };
  });
  way.nodes.forEach(({ parent }, i) => {
    (parent < 0 ? scene : nodes[parent].element).append(nodes[i].element);
  });
  function showBoxes(i) {
    nodes.forEach((node, place) => {
      for (const [key, value] of Object.entries(styles(way.drawn[place], i, node))) {
        if (node.style[key] === value) continue;
        node.style[key] = value;
        if (key === "--border") node.element.style.setProperty(key, value);
        else node.element.style[key] = value;
      }
      way.drawn[place].paths.forEach(({ d, style }, path) => {
        node.paths[path].setAttribute("d", d(i) || "");
        node.paths[path].style.cssText = style(i) || "";
      });
      const isBare = !node.style.backgroundColor && !node.style.backgroundImage
        && node.style["--border"] === "none" && !node.paths.length;
      node.element.classList.toggle("bare", isBare && way.nodes[place].parent >= 0);
    });
  }
  return { nodes, show: showBoxes };
}

// A stage for each way, in which all that is seen of any of them has room.
const stages = ways.map((way) => {
  const element = make("section", { class: "stage", "aria-label": ofWay("Stage", way) });
  const scene = make("div", { class: "scene", role: "img",
    "aria-label": "What is shown at the moment chosen below" });
  element.append(scene);
  if (areSeveral) element.append(make("p", { class: "caption" }, way.name));
  document.querySelector(".stages").append(element);
  const stage = { way, element, scene, ...boxes(way, scene) };
  shows.push(stage.show);
  return stage;
});

const region = ways.map(({ region }) => region).reduce(([x, y, width, height], other) => {
  const [left, top] = [Math.min(x, other[0]), Math.min(y, other[1])];
  return [left, top, Math.max(x + width, other[0] + other[2]) - left,
    Math.max(y + height, other[1] + other[3]) - top];
});

// Scales a scene so that all that is to be seen fits, with its outline, and no more than twice.
// Around that, as much of the window is shown as there is room for.
function fit({ element, scene, nodes }) {
  const [x, y, width, height] = region, margin = 12;
  const scale = Math.min((element.clientWidth - 2 * margin) / width,
    (element.clientHeight - 2 * margin) / height, 2);
  const within = (place, one, other) =>
    Math.min(Math.max(place, Math.min(one, other)), Math.max(one, other));
  const place = (room, start, size, whole) => {
    const first = margin - start * scale, last = room - margin - (start + size) * scale;
    const [middle, free] = [(first + last) / 2, room - whole * scale];
    const best = free > 2 * margin ? free / 2 : within(middle, margin, free - margin);
    return within(best, first, last);
  };
  const { offsetWidth, offsetHeight } = nodes[0].element;
  const left = place(element.clientWidth, x, width, offsetWidth);
  const top = place(element.clientHeight, y, height, offsetHeight);
  scene.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
  scene.style.setProperty("--scale", scale);
  placeNames();
}
const room = new ResizeObserver(() => stages.forEach(fit));
for (const { element } of stages) room.observe(element);
