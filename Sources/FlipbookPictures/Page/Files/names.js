// The names: above a stage, upright and whole, each where it hides least of what is there.

// More names than these are each put into their corner: to choose would take too long.
const mostChosen = 150;

function overlap(a, b) {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

// Where a name may stand: in a corner of what it names, where that leaves most of it to be seen and
// is one; else above, below, at the right, at the left; never out of the stage.
function spots(box, { width, height }, isTurned, room) {
  const gap = 2, { x, y } = box, [right, low] = [x + box.width, y + box.height];
  const isRoomy = !isTurned && box.width > width * 1.2 + 2 * gap && box.height > height * 2.5;
  const inner = isRoomy
    ? [[x + gap, y + gap], [x + gap, low - height - gap], [right - width - gap, y + gap]] : [];
  const middle = y + (box.height - height) / 2;
  const outer = [[x, y - height - gap], [x, low + gap], [right + gap, middle],
    [x - width - gap, middle], [x, y - 2 * height - gap], [x, low + height + gap],
  ];
  return [...inner, ...outer].map(([left, top], number) => ({
    x: Math.max(0, Math.min(left, room.width - width)),
    y: Math.max(0, Math.min(top, room.height - height)), width, height,
    isInside: number < inner.length,
  }));
}

// The names of a stage, and what places them.
function labels({ way, element: stage, nodes }) {
  const names = make("div", { class: "names", "aria-hidden": "true" });
  stage.append(names);
  const tags = way.nodes.map(({ name, parent }, place) => {
    if (!name || parent < 0) return null;
    const element = make("span", { class: "name" }, name);
    names.append(element);
    return { element, place, spot: 0, size: null };
  }).filter(Boolean);

  function isWithin(place, other) {
    for (let at = place; at >= 0; at = way.nodes[at].parent) if (at === other) return true;
    return false;
  }

  return () => {
    names.hidden = !areNamed;
    if (!areNamed) return;
    const room = stage.getBoundingClientRect();
    const boxes = nodes.map(({ element }) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const isThere = element.getClientRects().length > 0;
      return { x: x - room.x, y: y - room.y, width, height, isThere };
    });
    for (const tag of tags) {
      tag.size ||= { width: tag.element.offsetWidth, height: tag.element.offsetHeight };
    }
    const placed = [], all = { x: 0, y: 0, width: room.width, height: room.height };
    for (const tag of tags) {
      const box = boxes[tag.place], area = tag.size.width * tag.size.height;
      const seen = { ...box, width: box.width || 1, height: box.height || 1 };
      const isSeen = box.isThere && overlap(all, seen);
      tag.element.style.display = isSeen ? "" : "none";
      if (!isSeen) continue;
      const others = tags.length > mostChosen ? [] : boxes.filter((other, place) =>
        other.isThere && !isWithin(tag.place, place));
      const cost = (spot, number) => (spot.isInside ? 0 : 30 * overlap(spot, box))
        + others.reduce((sum, other) => sum + overlap(spot, other), 0)
        + placed.reduce((sum, other) => sum + 30 * overlap(spot, other), 0)
        // What has its place keeps it rather than to flicker.
        + (number === tag.spot ? 0 : area * 0.25) + number * 0.01;
      const [best] = spots(box, tag.size, nodes[tag.place].isTurned, room)
        .map((spot, number) => ({ spot, number, cost: cost(spot, number) }))
        .sort((a, b) => a.cost - b.cost);
      tag.spot = best.number;
      placed.push(best.spot);
      tag.element.style.transform = `translate(${best.spot.x}px, ${best.spot.y}px)`;
    }
  };
}
let areNamed = true;
const placers = stages.map(labels);
function placeNames() { for (const place of placers) place(); }
shows.push(placeNames);
