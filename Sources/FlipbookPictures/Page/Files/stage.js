// The stage: an element for each view and layer, within the one it lies in.
const scene = document.querySelector(".scene");
const stage = document.querySelector(".stage");

const px = (value) => value + "px";
const nodes = page.nodes.map((packed) => {
  const of = (name, rest) => column(name in packed.values ? packed.values[name] : rest);
  const node = { of, style: {}, name: packed.name, matrix: packed.matrix.map(column) };
  node.element = make("div", { class: "node", "data-name": packed.name });
  const [x, y] = packed.anchor;
  node.element.style.transformOrigin = `${x * 100}% ${y * 100}%`;
  if (packed.parent < 0) node.element.classList.add("window");
  return node;
});
page.nodes.forEach((packed, i) => {
  (packed.parent < 0 ? scene : nodes[packed.parent].element).append(nodes[i].element);
});

const columns = nodes.map(({ of }) => ({
  seen: of("seen", 1), left: of("left", 0), top: of("top", 0), width: of("width", 0),
  height: of("height", 0), opacity: of("opacity", 1), order: of("order", 0), fill: of("fill", null),
  radius: of("radius", 0), borderWidth: of("borderWidth", 0), border: of("border", "#000000ff"),
  shadow: of("shadow", null), clips: of("clips", 0), gradient: of("gradient", null),
}));

// The paths that a layer draws: above what it is filled with, below what lies in it.
nodes.forEach(({ of, element }, place) => {
  const names = ["area", "line"].filter((name) => name in page.nodes[place].values);
  const paths = names.map((name) => {
    const [path, d, style] = [make("path"), of(name, null), of(name + "Style", null)];
    shows.push((i) => {
      path.setAttribute("d", d(i) || "");
      path.style.cssText = style(i) || "";
    });
    return path;
  });
  if (paths.length) element.prepend(make("svg", { class: "drawn" }, ...paths));
});

function styles(node, of, i) {
  if (!of.seen(i)) return { display: "none" };
  const numbers = node.matrix.map((entry) => entry(i));
  node.isTurned = numbers.length > 0
    && Math.abs(numbers[1]) + Math.abs(numbers[numbers.length === 6 ? 2 : 4]) > 1e-3;
  return {
    display: "", left: px(of.left(i)), top: px(of.top(i)), width: px(of.width(i)),
    height: px(of.height(i)), opacity: String(of.opacity(i)), zIndex: String(of.order(i)),
    transform: numbers.length === 0
      ? "" : `${numbers.length === 6 ? "matrix" : "matrix3d"}(${numbers.join(", ")})`,
    backgroundColor: of.fill(i) || "", backgroundImage: of.gradient(i) || "", borderRadius: px(of.radius(i)),
    // Drawn by an element of its own, above what lies in this one.
    "--border": of.borderWidth(i) ? `${px(of.borderWidth(i))} solid ${of.border(i)}` : "none",
    boxShadow: of.shadow(i) || "", overflow: of.clips(i) ? "hidden" : "",
  };
}

shows.push((i) => {
  nodes.forEach((node, place) => {
    const of = columns[place];
    for (const [key, value] of Object.entries(styles(node, of, i))) {
      if (node.style[key] === value) continue;
      node.style[key] = value;
      if (key === "--border") node.element.style.setProperty(key, value);
      else node.element.style[key] = value;
    }
    const isBare = !node.style.backgroundColor && !node.style.backgroundImage
      && node.style["--border"] === "none" && !node.element.querySelector(":scope > .drawn");
    node.element.classList.toggle("bare", isBare && page.nodes[place].parent >= 0);
  });
});

// Scales the scene so that all that is to be seen fits, with its outline, and no more than twice.
function fit() {
  const [x, y, width, height] = page.region, margin = 12;
  const scale = Math.min(
    (stage.clientWidth - 2 * margin) / width, (stage.clientHeight - 2 * margin) / height, 2);
  const left = (stage.clientWidth - width * scale) / 2 - x * scale;
  const top = (stage.clientHeight - height * scale) / 2 - y * scale;
  scene.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
  scene.style.setProperty("--scale", scale);
  placeNames();
}
new ResizeObserver(fit).observe(stage);
