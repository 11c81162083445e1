/// What a page consists of, before its script fills it.
enum PageBody {
  /// The elements of the body, in HTML; the script finds them by their names.
  static let text = #"""
    <header>
      <div>
        <h1></h1>
        <p class="quiet" id="summary"></p>
      </div>
      <button id="help-button" aria-haspopup="dialog" aria-keyshortcuts="?">Keys</button>
    </header>
    <main>
      <div class="player">
        <section class="stage" aria-label="Stage">
          <div class="scene" role="img" aria-label="What is shown at the moment chosen below"></div>
        </section>
        <section class="transport" aria-label="Time">
          <input id="scrubber" type="range" min="0" value="0" step="any" aria-label="Time">
          <div class="bar">
            <div class="group" role="group" aria-label="Play">
              <button id="first" aria-label="First frame" title="First frame"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3 3h2v10H3zM13 3v10L6 8z"/></svg></button>
              <button id="back" aria-label="Frame back" title="Frame back"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M11 3v10L4 8z"/></svg></button>
              <button id="play" aria-label="Play" title="Play"><svg viewBox="0 0 16 16" aria-hidden="true"><path class="when-still" d="M4 2v12l10-6z"/><path class="when-playing" d="M4 2h3v12H4zM9 2h3v12H9z"/></svg></button>
              <button id="on" aria-label="Frame on" title="Frame on"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M5 3v10l7-5z"/></svg></button>
              <button id="last" aria-label="Last frame" title="Last frame"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M11 3h2v10h-2zM3 3v10l7-5z"/></svg></button>
            </div>
            <p class="clock"><b id="time"></b> <span class="quiet" id="frame"></span></p>
            <div class="group">
              <button id="loop" aria-pressed="false">Loop</button>
              <button id="names" aria-pressed="true">Names</button>
              <select id="speed" aria-label="Speed"></select>
            </div>
          </div>
        </section>
      </div>
      <div class="panels">
        <section aria-labelledby="sheet-title">
          <h2 id="sheet-title">Sheet</h2>
          <div id="sheet" role="group" tabindex="0" aria-labelledby="sheet-title"></div>
        </section>
        <section aria-labelledby="curves-title">
          <h2 id="curves-title">Curves <span class="quiet">shown, and the model dashed</span></h2>
          <div id="curves"></div>
        </section>
        <section aria-labelledby="values-title">
          <h2 id="values-title">State</h2>
          <div id="values"></div>
        </section>
        <section aria-labelledby="events-title">
          <h2 id="events-title">Events</h2>
          <ol id="events"></ol>
        </section>
      </div>
    </main>
    <p id="news" class="unseen" role="status"></p>
    <dialog id="help" aria-labelledby="help-title">
      <h2 id="help-title">Keys</h2>
      <dl>
        <dt><kbd>Space</kbd></dt><dd>play, pause</dd>
        <dt><kbd>←</kbd> <kbd>→</kbd></dt><dd>a frame back, on</dd>
        <dt><kbd>↑</kbd> <kbd>↓</kbd></dt><dd>ten frames on, back, where the time has the focus</dd>
        <dt><kbd>Home</kbd> <kbd>End</kbd></dt><dd>first, last frame; also <kbd>Shift</kbd> and an arrow</dd>
        <dt><kbd>0</kbd> … <kbd>9</kbd></dt><dd>tenths of the way</dd>
        <dt><kbd>-</kbd> <kbd>+</kbd></dt><dd>slower, faster</dd>
        <dt><kbd>l</kbd></dt><dd>loop</dd>
        <dt><kbd>?</kbd></dt><dd>this help</dd>
      </dl>
      <p><label><input id="letters" type="checkbox" checked> Keys of one character work</label></p>
      <form method="dialog"><button>Close</button></form>
    </dialog>
    <noscript><p>This page plays with a script; the browser does not run any.</p></noscript>
    """#
}
