// @ts-check
/** Milliseconds of processor time of a page's main thread; waiting for a processor does not count. @typedef {{ all: number, script: number, layout: number, paint: number }} ThreadTime */
/** @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur: number, tdur: number, args?: { name?: string, data?: { url?: string } } }} TraceEvent */

/** The page is idle when its main thread has worked less than this within the span of a look, several looks in a row. Milliseconds. */
const IDLE = { work: 8, span: 500, looks: 6 };

/** Events of Chromium's tracing by what they stand for. @type {Record<Exclude<keyof ThreadTime, 'all'>, RegExp>} */
const kinds = {
  script:
    /^(EvaluateScript|FunctionCall|v8\.callFunction|v8\.run|v8\.compile|V8\..*|RunMicrotasks|TimerFire|EventDispatch)$/,
  layout: /^(UpdateLayoutTree|Layout|Document::recalcStyle|LocalFrameView::performLayout)$/,
  paint: /^(Paint|PrePaint|Layerize|Commit|CompositeLayers|PaintArtifactCompositor::Update)$/,
};

/**
 * Does something in a page and waits until its main thread has nothing left to do.
 * @param {import('@playwright/test').Page} page @param {() => Promise<void>} act @returns {Promise<ThreadTime>}
 */
export async function traceUntilIdle(page, act) {
  const session = await page.context().newCDPSession(page);
  /** @type {TraceEvent[]} */
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(.../** @type {TraceEvent[]} */ (/** @type {unknown} */ (value))),
  );
  const traced = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Performance.enable');
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  });
  await act();
  await untilIdle(session);
  await session.send('Tracing.end');
  await traced;
  return addUp(events);
}

/** @param {import('@playwright/test').CDPSession} session */
async function untilIdle(session) {
  let [before, quiet] = [0, 0];
  while (quiet < IDLE.looks) {
    await new Promise((resolve) => setTimeout(resolve, IDLE.span));
    const { metrics } = await session.send('Performance.getMetrics');
    const worked = 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
    quiet = worked - before < IDLE.work ? quiet + 1 : 0;
    before = worked;
  }
}

/**
 * Longest tasks of the main thread while something is done, in milliseconds of processor time, the longest first.
 * @param {import('@playwright/test').Page} page @param {() => Promise<void>} act @returns {Promise<number[]>}
 */
export async function longestTasks(page, act) {
  const session = await page.context().newCDPSession(page);
  /** @type {TraceEvent[]} */
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(.../** @type {TraceEvent[]} */ (/** @type {unknown} */ (value))),
  );
  const traced = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  });
  await act();
  await session.send('Tracing.end');
  await traced;
  return eventsOfMainThread(events)
    .filter(({ name }) => name.endsWith('RunTask'))
    .map(({ tdur }) => tdur / 1000)
    .toSorted((one, other) => other - one);
}

/** @param {TraceEvent[]} events @returns {ThreadTime} */
function addUp(events) {
  const own = eventsOfMainThread(events);
  const spent = { all: 0, script: 0, layout: 0, paint: 0 };
  /** Self time: what an event took without what ran inside it. @type {{ event: TraceEvent, inside: number }[]} */
  const open = [];
  const close = () => {
    const { event, inside } = /** @type {typeof open[number]} */ (open.pop());
    const self = Math.max(0, event.tdur - inside) / 1000;
    spent.all += self;
    for (const kind of /** @type {(keyof typeof kinds)[]} */ (Object.keys(kinds)))
      if (kinds[kind]?.test(event.name)) spent[kind] += self;
    const outer = open.at(-1);
    if (outer) outer.inside += event.tdur;
  };
  for (const event of own) {
    while (open.length > 0 && endOf(/** @type {typeof open[number]} */ (open.at(-1)).event) <= event.ts)
      close();
    open.push({ event, inside: 0 });
  }
  while (open.length > 0) close();
  return spent;
}

/** @param {TraceEvent} event */
const endOf = ({ ts, dur }) => ts + dur;

/**
 * Those with a duration, outer ones first; the page's is the busiest main thread of the renderers that committed a page of the web:
 * Chromium's own start page has a renderer too.
 * @param {TraceEvent[]} events
 */
function eventsOfMainThread(events) {
  const pages = new Set(events.filter(isVisit).map(({ pid }) => pid));
  const threads = events.filter(
    ({ name, args, pid }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' && (pages.size === 0 || pages.has(pid)),
  );
  const timed = threads.map(({ pid, tid }) =>
    events.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid && event.tdur >= 0),
  );
  const busiest = timed.toSorted((a, b) => total(b) - total(a))[0] ?? [];
  return busiest.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur);
}

/** @param {TraceEvent} event */
const isVisit = ({ name, args }) => name === 'CommitLoad' && /^(https?|about):/.test(args?.data?.url ?? '');

/** @param {TraceEvent[]} events */
const total = (events) => events.reduce((sum, { tdur }) => sum + tdur, 0);
