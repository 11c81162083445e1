// The onion skin: other moments, faint, under what is shown and above the window's own ground.
const skins = [
  { name: "No onion skin", count: 0 },
  { name: "Even moments", count: 7, moment: (k) => sampleAt(k / 6 * length) },
  { name: "Last 4 frames", count: 4, moment: (k, i) => lastFrame(4 - k, i) },
  { name: "Last 12 frames", count: 12, moment: (k, i) => lastFrame(12 - k, i) },
];
// So many frames before a moment; none where that is before the beginning.
function lastFrame(count, i) {
  const time = times[i] - count / page.rate;
  return time > -1e-9 ? nearest(time) : null;
}

let skin = skins[0], ghosts = [];
function showGhosts(i) {
  for (const ghost of ghosts) {
    const moment = skin.moment(ghost.place, i);
    ghost.element.hidden = moment === null;
    if (moment === null || moment === ghost.moment) continue;
    ghost.moment = moment;
    ghost.show(moment);
  }
}

function setSkin(number) {
  skin = skins[number];
  for (const { element } of ghosts) element.remove();
  ghosts = stages.flatMap(({ way, nodes }) => Array.from({ length: skin.count }, (_, place) => {
    const element = make("div", { class: "ghost", "aria-hidden": "true" });
    // The later the less faint.
    element.style.opacity = 0.12 + 0.28 * (place + 1) / skin.count;
    nodes[0].element.append(element);
    return { element, place, moment: null, show: boxes(way, element).show };
  }));
  showGhosts(current);
}
skins.forEach(({ name }, value) => $("onion").append(make("option", { value }, name)));
$("onion").addEventListener("change", () => setSkin(Number($("onion").value)));
shows.push(showGhosts);
