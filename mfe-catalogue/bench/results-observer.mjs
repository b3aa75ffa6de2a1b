// @ts-check
// What runs in the measured page.

/**
 * From each press to the frame in which the list is another one, the duration of each interaction, and layout that moved
 * by itself, in the windows of the metric: at most a second between two moves and five in all.
 */
export function observe() {
  const measured = {
    /** @type {number[]} */ lists: [],
    /** @type {Map<number, number>} */ interactions: new Map(),
    shift: 0,
  };
  Object.assign(globalThis, { measured });
  let pressedAt = 0;
  addEventListener('pointerdown', ({ timeStamp }) => (pressedAt = timeStamp), true);
  /** @param {MutationRecord[]} records */
  const changed = (records) =>
    records.some(({ target }) => target instanceof Element && target.getAttribute('data-state') === 'shown');
  new MutationObserver((records) => {
    if (pressedAt === 0 || !changed(records)) return;
    const since = pressedAt;
    pressedAt = 0;
    // The frame that shows it has been drawn when the next one begins.
    requestAnimationFrame(() => requestAnimationFrame((now) => measured.lists.push(now - since)));
  }).observe(document, { subtree: true, attributeFilter: ['data-state'] });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of /** @type {any[]} */ (list.getEntries()))
      if (interactionId)
        measured.interactions.set(
          interactionId,
          Math.max(duration, measured.interactions.get(interactionId) ?? 0),
        );
  }).observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16, buffered: true }));
  let windowSum = 0;
  let windowStart = 0;
  let last = 0;
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput } of /** @type {any[]} */ (list.getEntries())) {
      if (hadRecentInput) continue;
      if (startTime - last > 1000 || startTime - windowStart > 5000) {
        windowSum = 0;
        windowStart = startTime;
      }
      last = startTime;
      windowSum += value;
      measured.shift = Math.max(measured.shift, windowSum);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What was measured, as it travels out of the page. */
export function resultsOf() {
  const { lists, interactions, shift } = /** @type {any} */ (globalThis).measured;
  return { lists, interactions: [...interactions.values()], shift };
}
