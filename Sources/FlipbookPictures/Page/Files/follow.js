// Following: a hidden frame with the file's own address says the stamp of the page that is there now. A
// newer one is shown where this one stood, and as it played.
const stamp = document.querySelector("meta[name=stamp]").content;
const file = location.href.replace(/[?#].*/, "");
let asked = 0, frame = null;

function ask() {
  frame?.remove();
  const src = `${file}?stamp=${++asked}`;
  frame = make("iframe", { hidden: "", sandbox: "allow-scripts", src });
  document.body.append(frame);
}

addEventListener("message", ({ source, data }) => {
  if (!frame || source !== frame.contentWindow) return;
  frame.remove();
  frame = null;
  // A hand that holds something is waited for.
  if (data === stamp || help.open || document.querySelector("body :active")) return;
  const ends = [inPoint, outPoint].map((end) => end === null ? null : times[end]);
  const state = { speed, isLooping, isPlaying: playing !== null, ends };
  history.replaceState(state, "", playing ? `#t=${times[current]}` : location.hash || undefined);
  location.reload();
});

if (history.state) {
  setSpeed(history.state.speed);
  if (history.state.isLooping) toggleLoop();
  const ends = history.state.ends.map((time) => time === null ? null : nearest(time));
  if (ends.some((end) => end !== null)) setEnds(...ends);
  if (history.state.isPlaying) play();
}
setInterval(ask, 1000);
