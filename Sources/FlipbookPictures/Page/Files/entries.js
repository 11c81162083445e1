// The entries: what was typed to come here, each with its moment. All of them can be copied.
async function copy(text, count) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Where a page may not, a selection may.
    const field = make("textarea", { class: "unseen" });
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  news(`copied ${count} ${count === 1 ? "entry" : "entries"}`);
}

function entries(way) {
  const list = make("ol", { class: "entries" });
  for (const { number, time, text } of way.entries) {
    const button = make("button", {}, `${number ? `entry ${number}` : "setting"} at ${seconds(time)}`);
    button.addEventListener("click", () => go(nearest(time)));
    const line = make("li", {}, button, make("pre", {}, text));
    list.append(line);
    shows.push((i) => line.classList.toggle("past", time <= times[i] + 1e-9));
  }
  const button = make("button", { "aria-label": ofWay("Copy", way) }, "Copy");
  button.addEventListener("click", () =>
    copy(way.entries.map(({ text }) => text + "\n").join(""), way.entries.length));
  const part = make("div", { class: "part" }, list);
  if (way.entries.length) part.prepend(button); else list.append("Nothing was typed.");
  if (areSeveral) part.prepend(make("h3", {}, way.name));
  $("entries").append(part);
}
ways.forEach(entries);
