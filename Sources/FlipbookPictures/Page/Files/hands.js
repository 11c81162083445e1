// Hands: buttons, keys, the scrubber, and dragging over the sheet and the curves.
$("first").addEventListener("click", () => go(0));
$("last").addEventListener("click", () => go(last));
$("back").addEventListener("click", () => step(-1));
$("on").addEventListener("click", () => step(1));
$("play").addEventListener("click", toggle);
$("loop").addEventListener("click", toggleLoop);
$("in").addEventListener("click", setIn);
$("out").addEventListener("click", setOut);
$("names").addEventListener("click", () => {
  areNamed = !areNamed;
  $("names").setAttribute("aria-pressed", areNamed);
  placeNames();
});
for (const value of speeds) $("speed").append(make("option", { value }, `${value}×`));
$("speed").addEventListener("change", () => setSpeed(Number($("speed").value)));

// Whoever moves the scrubber at all moves it by a sample at least.
scrubber.max = times[last];
scrubber.addEventListener("input", () => {
  const time = Number(scrubber.value), i = nearest(time);
  go(i === current ? current + Math.sign(time - times[current]) : i);
});

// A drag begins on the part that is dragged over, and the pointer stays with it.
for (const part of document.querySelectorAll(".over-time")) {
  const follow = (event) => {
    const box = part.getBoundingClientRect();
    go(nearest((event.clientX - box.left) / box.width * length));
  };
  part.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || event.target.closest("button")) return;
    part.setPointerCapture(event.pointerId);
    event.preventDefault();
    follow(event);
  });
  part.addEventListener("pointermove", (event) => {
    if (part.hasPointerCapture(event.pointerId)) follow(event);
  });
}

const help = $("help");
$("help-button").addEventListener("click", () => help.showModal());

// What a key does, by its name; the names of one character can be switched off.
const keys = {
  " ": toggle, ArrowLeft: () => step(-1), ArrowRight: () => step(1),
  Home: () => go(0), End: () => go(last),
  "-": () => changeSpeed(-1), "+": () => changeSpeed(1), "=": () => changeSpeed(1),
  l: toggleLoop, "[": setIn, "]": setOut, "?": () => help.showModal(),
};
const shiftKeys = { ArrowLeft: keys.Home, ArrowRight: keys.End };
const scrubberKeys = {
  ArrowUp: () => step(10), ArrowDown: () => step(-10),
  PageUp: () => step(10), PageDown: () => step(-10),
};

function action(event) {
  const { key } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || help.open) return null;
  if (event.target.closest("select")) return null;
  if (key === " ") return event.target.closest("button") ? null : toggle;
  if (key.length === 1 && !$("letters").checked) return null;
  if (/^[0-9]$/.test(key)) return () => go(nearest(Number(key) / 10 * length));
  return (event.shiftKey && shiftKeys[key]) || keys[key]
    || (event.target === scrubber && scrubberKeys[key]);
}

addEventListener("keydown", (event) => {
  const todo = action(event);
  if (!todo) return;
  event.preventDefault();
  todo();
});

// The address: `#t=1.5` is a moment. It follows once the hand lets go, and not while it moves.
let told = null;
function tell() {
  if (playing || current === told) return;
  told = current;
  const address = "#t=" + Number(times[current].toFixed(6));
  // A page that is shown in another may have no address of its own.
  try { history.replaceState(null, "", address); } catch { return; }
}
function obey() {
  const moment = /^#t=(\d+(?:\.\d*)?|\.\d+)s?$/.exec(location.hash);
  if (moment) go(nearest(Number(moment[1])));
}
for (const name of ["pointerup", "click", "keyup", "change"]) addEventListener(name, tell);
addEventListener("hashchange", obey);

document.querySelector("h1").textContent = document.title;
$("summary").textContent = page.summary;
setSpeed(1);
news("");
show(sampleAt(moments(page)[page.now]));
obey();
told = current;
