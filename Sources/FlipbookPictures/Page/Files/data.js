// The data: what the engine answered, one column for each value that it gave.
const $ = (id) => document.getElementById(id);
const page = JSON.parse($("data").textContent);

// The ways through time that are shown: the page's own, and those beside it, where each says its
// name.
const ways = [page, ...page.beside];
const areSeveral = ways.length > 1;
const ofWay = (text, { name }) => areSeveral ? `${text}, ${name}` : text;

// The moments of a way's samples: every frame, and what lies between two.
const moments = (way) => Array.from({ length: way.frames }, (_, i) => i / way.rate)
  .concat(way.between).sort((a, b) => a - b);

// The moments that are shown: those of all ways. Each way has the number of its own sample at each.
const times = [...new Set(ways.flatMap(moments))].sort((a, b) => a - b);
for (const way of ways) {
  const own = moments(way);
  let i = 0;
  way.at = times.map((time) => {
    while (own[i + 1] <= time) i++;
    return i;
  });
}
const last = times.length - 1;
const length = times[last] || 1;

// A column of a way as a function of a moment's number: a value that never changes stands for
// itself, one that steps is a list of values and how often each comes, one that moves a list of
// changes.
function column(packed, way) {
  if (packed === null || typeof packed !== "object") return () => packed;
  const values = [];
  if (packed.steps) {
    for (let i = 0; i < packed.steps.length; i += 2) {
      for (let n = packed.steps[i + 1]; n > 0; n--) values.push(packed.steps[i]);
    }
  } else {
    let sum = 0;
    for (const change of packed.changes) {
      values.push(change === null ? null : (sum += change) / packed.unit);
    }
  }
  return (i) => values[way.at[i]];
}

// The last sample at or before a moment.
function sampleAt(time) {
  let low = 0, high = last;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (times[middle] <= time + 1e-9) low = middle; else high = middle - 1;
  }
  return low;
}

// The sample that is nearest to a moment.
function nearest(time) {
  const i = sampleAt(time);
  return i < last && times[i + 1] - time < time - times[i] ? i + 1 : i;
}

// Numbers as the session shows them: fixed digits, never a minus before nothing.
function number(value, digits = page.digits) {
  const text = value.toFixed(digits);
  return Number(text) === 0 ? text.replace("-", "") : text;
}
const brief = (value) => String(Number(number(value)));
const seconds = (value) => number(value) + " s";
const cell = (value) =>
  value === null ? "" : typeof value === "number" ? number(value) : String(value);

function make(name, attributes = {}, ...children) {
  const isPicture = ["svg", "path", "rect"].includes(name);
  const element = isPicture
    ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

// What is called with the number of a sample when that is shown.
const shows = [];
