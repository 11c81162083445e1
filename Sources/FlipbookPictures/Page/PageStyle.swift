/// How a page looks: light and dark, from the width of a phone on.
enum PageStyle {
  /// The style sheet.
  static let text = #"""
    :root {
      color-scheme: light dark;
      --ground: #f6f6f7; --card: #fff; --ink: #1c1d20; --quiet: #5c6068; --line: #dcdde1;
      --accent: #0a63d8; --back: #b4540a; --rest: #8a8e96; --paper: #fff; --dots: #e4e5e9;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #121316; --card: #1b1d21; --ink: #eceded; --quiet: #a2a7b0; --line: #33363d;
        --accent: #6cabff; --back: #f0a060; --rest: #7d828c; --paper: #202227; --dots: #2b2e34;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: 1rem; max-width: 84rem; background: var(--ground); color: var(--ink);
      font: 0.875rem/1.4 system-ui, sans-serif;
    }
    h1 { margin: 0; font-size: 1.25rem; overflow-wrap: anywhere; }
    h2 { margin: 0 0 0.5rem; font-size: 0.875rem; }
    h2 .quiet { font-weight: normal; }
    p { margin: 0; }
    .quiet { color: var(--quiet); }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    header { display: flex; justify-content: space-between; align-items: start; gap: 1rem; }
    header, main > *, .panels > section { margin-bottom: 0.75rem; }
    .stage, .transport, .panels > section, dialog {
      background: var(--card); border: 1px solid var(--line); border-radius: 0.625rem;
    }
    .panels > section { padding: 0.75rem; }
    button, select {
      min-width: 2.25rem; height: 2.25rem; padding: 0 0.625rem; font: inherit; color: inherit;
      background: none; border: 1px solid var(--line); border-radius: 0.4375rem; cursor: pointer;
    }
    button svg { width: 1rem; height: 1rem; fill: currentColor; vertical-align: -0.1875rem; }
    button:hover { border-color: var(--quiet); }
    button[aria-pressed="true"] { color: var(--accent); border-color: currentColor; }
    select option { background: var(--card); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }

    /* The stage: its boxes are placed in points of the window; the scene is scaled as a whole. */
    .stage {
      position: relative; height: min(30rem, 56vh); overflow: hidden; margin-bottom: 0.75rem;
      background-image: radial-gradient(var(--dots) 1px, transparent 1px); background-size: 12px 12px;
    }
    .scene { position: absolute; left: 0; top: 0; width: 0; height: 0; transform-origin: 0 0; }
    .node { position: absolute; isolation: isolate; }
    .node.window { background: var(--paper); outline: 1px solid var(--line); }
    .node.bare { outline: calc(1px / var(--scale)) dashed var(--quiet); }
    .name {
      position: absolute; left: 0; top: 0; max-width: 100%; padding: 0.125em 0.25em; overflow: hidden;
      white-space: nowrap; pointer-events: none;
      font-size: calc(0.6875rem / var(--scale)); color: var(--ink);
    }
    .nameless .name, .window > .name { display: none; }

    /* The transport. */
    .transport { position: sticky; top: 0; z-index: 1; padding: 0.5rem 0.75rem; }
    #scrubber { width: 100%; height: 1.75rem; margin: 0; accent-color: var(--accent); cursor: pointer; }
    .bar { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1rem; }
    .group { display: flex; gap: 0.25rem; }
    .group button:not([aria-pressed]) { padding: 0; }
    .clock { flex: 1; min-width: 9rem; font-variant-numeric: tabular-nums; white-space: nowrap; }
    .clock b { font-size: 1.125rem; }
    #play { color: var(--card); background: var(--accent); border-color: var(--accent); width: 3rem; }
    .when-playing, .playing .when-still { display: none; }
    .playing .when-playing { display: inline; }

    /* Sheet and curves: a column for names, one for time. */
    .over-time { position: relative; touch-action: pan-y; cursor: ew-resize; }
    .over-time svg { display: block; width: 100%; overflow: visible; }
    .playhead {
      position: absolute; top: 0; bottom: 0; width: 0; border-left: 1px solid var(--ink);
      left: calc(var(--share, 0) * 100%); pointer-events: none;
    }
    #sheet { max-height: 24rem; overflow: hidden auto; }
    #sheet > :first-child { position: sticky; top: 0; z-index: 1; background: var(--card); }
    .row { display: grid; grid-template-columns: 6.5rem 1fr; gap: 0.5rem; align-items: center; }
    .row > :first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .row svg.bars { height: 1.375rem; }
    .bars rect { fill: var(--accent); }
    .bars .back { fill: var(--back); }
    .bars .rest { fill: var(--rest); }
    .bars .delay { fill: var(--line); }
    .ruler { height: 1.125rem; font-size: 0.6875rem; color: var(--quiet); }
    .ruler span { position: absolute; transform: translateX(-50%); white-space: nowrap; }
    .ruler span:first-of-type { transform: none; }
    .ruler span.end { transform: translateX(-100%); }
    .marks { height: 1.375rem; }
    .marks button {
      position: absolute; top: 0; min-width: 0; width: 1.25rem; height: 1.375rem; padding: 0;
      margin-left: -0.625rem; border: 0; color: var(--back); font-size: 0.75rem; line-height: 1;
    }
    .key { margin-top: 0.5rem; font-size: 0.75rem; }
    .key i { display: inline-block; width: 1rem; height: 0.5rem; margin: 0 0.25rem 0 0.75rem; }
    .key i:first-child { margin-left: 0; }
    #curves {
      display: grid; gap: 0.75rem 1.25rem;
      grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
    }
    .curve { content-visibility: auto; contain-intrinsic-size: auto 5.25rem; }
    .curve p { display: flex; gap: 0.75rem; justify-content: space-between; }
    .curve p :first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .curve .ends { font-size: 0.6875rem; }
    .value, .clock, td { font-variant-numeric: tabular-nums; }
    .curve svg { height: 3rem; margin: 0.375rem 0 0.25rem; }
    .curve path {
      fill: none; vector-effect: non-scaling-stroke; stroke: var(--accent); stroke-width: 1.75;
    }
    .curve .model { stroke: var(--rest); stroke-width: 1; stroke-dasharray: 3 3; }
    .curve .dot { stroke-width: 9; stroke-linecap: round; }
    .swatches { display: block; height: 1.5rem; margin: 0.375rem 0; border-radius: 0.25rem; }

    /* Tables and events. */
    .wide { overflow-x: auto; }
    table { width: 100%; border-collapse: collapse; margin-bottom: 0.75rem; }
    caption { text-align: left; color: var(--quiet); padding-bottom: 0.125rem; }
    th, td { padding: 0.125rem 0.75rem 0.125rem 0; text-align: left; white-space: nowrap; }
    th { font-weight: 600; }
    .right { text-align: right; }
    th:last-child, td:last-child { padding-right: 0; }
    tbody tr { border-top: 1px solid var(--line); }
    tr.gone { color: var(--quiet); font-style: italic; }
    #events { margin: 0; padding: 0; list-style: none; max-height: 18rem; overflow-y: auto; }
    #events button {
      display: flex; gap: 0.75rem; width: 100%; height: auto; padding: 0.25rem; border: 0;
      text-align: left; white-space: normal;
    }
    #events time { min-width: 4.5rem; font-variant-numeric: tabular-nums; color: var(--quiet); }
    #events .past { color: var(--accent); }
    dialog { max-width: 30rem; padding: 1.25rem; color: inherit; }
    dialog::backdrop { background: rgb(0 0 0 / 0.4); }
    dl { display: grid; grid-template-columns: auto 1fr; gap: 0.375rem 1rem; margin: 0 0 1rem; }
    dd { margin: 0; }
    kbd { padding: 0 0.3125rem; border: 1px solid var(--line); border-radius: 0.25rem; font: inherit; }
    form { margin-top: 1rem; }
    @media (min-width: 60rem) {
      main { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: 0.75rem; }
      .player { position: sticky; top: 1rem; align-self: start; }
    }
    @media (max-width: 59.99rem) {
      .player { display: contents; }
      .transport { margin-bottom: 0.75rem; }
    }
    @media (pointer: coarse) { button, select { min-width: 2.75rem; height: 2.75rem; } }
    """#
}
