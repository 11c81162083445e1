// The state: the session's tables as they are at the sample shown.
function table(way, { title, columns, names, rows, units = [] }) {
  const head = make("tr");
  for (const { name, isRight } of columns) {
    head.append(make("th", { scope: "col", class: isRight ? "right" : "" }, name));
  }
  const body = make("tbody");
  rows.forEach((row, number) => {
    const line = make("tr"), cells = row.map((cell) => column(cell, way));
    columns.forEach(({ name, isRight }, place) => {
      line.append(make(place < names ? "th" : "td",
        { class: isRight ? "right" : "", "data-column": name }));
    });
    line.firstChild.setAttribute("scope", "row");
    body.append(line);
    shows.push((i) => {
      let isThere = false;
      cells.forEach((value, place) => {
        const now = value(i), unit = typeof now === "number" ? units[number] || "" : "";
        const text = cell(now) + unit;
        if (place >= names && now !== null) isThere = true;
        const field = line.children[place];
        if (field.textContent !== text) field.textContent = text;
      });
      line.classList.toggle("gone", !isThere);
    });
  });
  $("values").append(make("div",
    { class: columns.length > 4 ? "wide many" : "wide", tabindex: "0", role: "region",
    "aria-label": ofWay(title, way) }, make("table", {}, make("caption", {}, ofWay(title, way)),
    make("thead", {}, head), body)));
}
for (const way of ways) {
  for (const packed of way.tables) table(way, packed);
  if (!way.curves.length) continue;
  const columns = ["path", "shown", "model"].map((name, i) => ({ name, isRight: i > 0 }));
  table(way, { title: "properties", columns, names: 1,
    rows: way.curves.map(({ name, shown, model }) => [name, shown, model]),
    units: way.curves.map(({ unit }) => unit) });
}
if (!$("values").children.length) $("values").append("Nothing moves.");

const events = ways.flatMap((way) => way.events.map((event) => ({ ...event, way })))
  .sort((a, b) => a.time - b.time);
for (const { time, text, entry, way } of events) {
  const button = make("button", {}, make("time", {}, seconds(time)),
    make("span", {}, ofWay(text, way), " ", make("span", { class: "quiet" }, entry)));
  button.addEventListener("click", () => go(nearest(time)));
  $("events").append(make("li", {}, button));
  shows.push((i) => button.classList.toggle("past", time <= times[i] + 1e-9));
}
if (!events.length) $("events").append("Nothing happened.");
