"""Clicks on things of a page, by the clock of the page."""

CLICK = """
async ([selector, at]) => {
  // A tab that has just come to the front is busy painting; nobody clicks in that very moment.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  await new Promise((rested) => requestIdleCallback(rested));
  return new Promise((done, fail) => {
  const things = document.querySelectorAll(selector);
  const thing = things[at % things.length];
  const before = thing.textContent;
  const watcher = new MutationObserver(() => {
    if (thing.textContent === before) return;
    watcher.disconnect();
    thing.getBoundingClientRect(); // the layout belongs to the redraw
    done(performance.now() - begun);
  });
  watcher.observe(thing, { subtree: true, childList: true, characterData: true });
  const begun = performance.now();
  setTimeout(() => fail(new Error("nothing was redrawn")), 10_000);
  thing.click();
  });
}
"""
"""Milliseconds from a click to new words on the thing that was clicked."""
