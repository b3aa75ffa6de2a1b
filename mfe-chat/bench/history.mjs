// @ts-check
// npm run bench -- chat-history [--url http://localhost:8080] [--messages 10000]: a conversation of many messages in Chromium, slowed down
// four times: from the press to the newest message, tasks of the main thread while the user scrolls up, elements of the page at the end.
// Messages come from the bench, so that no back end is measured. Ends with 1 above a bound.
import { fail, ready } from '../../scripts/bootstrap.mjs';
import { startOwnProduct } from '../../scripts/bench/own-product.mjs';
import { build } from '../../scripts/build/build.mjs';
import { readCommandLine } from '../../scripts/command-line/command-line.mjs';
import { openBrowser } from '../../scripts/size/visits.mjs';
import { findBrowser } from '../../scripts/test/browser.mjs';

const CPU_SLOWDOWN = 4;
/** ms, ms at the 95th percentile of all tasks of at least 50 ms, elements. */
const BOUNDS = { open: 300, task: 50, elements: 2000 };
/** Pixels of a turn of the wheel, turns, and pause between two in ms. */
const WHEEL = { pixels: 150, turns: 300, pause: 25 };

const { values } = readCommandLine(
  'npm run bench -- chat-history [--url http://localhost:8080] [--messages 10000]: a long conversation, opened and scrolled.',
  { options: { url: { type: 'string' }, messages: { type: 'string' } } },
);
const count = Number(values.messages ?? 10_000);
const found = findBrowser();
if ('problem' in found) fail(found.problem);
await ready();
// `--url` measures a product that runs already.
const product = values.url
  ? { url: values.url, end: async () => {} }
  : await startOwnProduct(await build({ log: (line) => console.log(line) }));
const browser = await openBrowser(found.path);
try {
  report(await measured());
} finally {
  await browser.close();
  await product.end();
}

/** A page of `get_messages`, the newest first. @param {URLSearchParams} query */
function answer(query) {
  const [page, size] = [Math.max(1, Number(query.get('page') ?? 1)), Number(query.get('per_page') ?? 15)];
  const peer = Number(query.get('user_id'));
  const data = Array.from({ length: Math.max(0, Math.min(size, count - (page - 1) * size)) }, (_, index) => {
    const id = count - (page - 1) * size - index;
    const at = new Date(Date.now() - (count - id) * 300_000).toISOString();
    return {
      id,
      sender_id: id % 3 === 0 ? peer + 1 : peer,
      receiver_id: id % 3 === 0 ? peer : peer + 1,
      property_id: Number(query.get('property_id')),
      message: `Message ${id}. ${'Words about a viewing. '.repeat(1 + (id % 4))}`,
      is_read: 1,
      file: '',
      audio: '',
      created_at: at,
      updated_at: at,
      chat_message_type: 'text',
      user_profile: '',
      time_ago: '',
    };
  });
  const last = Math.ceil(count / size);
  const none = { first_page_url: '', last_page_url: '', links: [], next_page_url: null, prev_page_url: null };
  const paging = {
    current_page: page,
    last_page: last,
    per_page: size,
    total: count,
    path: '',
    from: 1,
    to: size,
  };
  return { error: false, message: '', total_page: last, data: { ...none, ...paging, data } };
}

/** @returns {Promise<{ open: number, tasks: number[], elements: number, read: number }>} */
async function measured() {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.route('**/api/get_messages*', (route) =>
    route.fulfill({ json: answer(new URL(route.request().url()).searchParams) }),
  );
  await page.goto(`${product.url}/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill('buyer@example.com');
  await page.getByLabel('Password', { exact: true }).fill('lintel-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of/ })
    .waitFor();
  await page.goto(`${product.url}/user/chat`);
  const threads = page.locator('[data-pane="threads"] li a');
  await threads.first().waitFor();
  await page.waitForLoadState('networkidle').catch(() => undefined);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const open = await threads.first().evaluate(pressAndAwaitNewest, `Message ${count}.`);

  const box = page.getByRole('region', { name: /^Messages with/ });
  const place = await box.boundingBox();
  await page.mouse.move((place?.x ?? 0) + 100, (place?.y ?? 0) + 100);
  await page.evaluate(observeTasks);
  for (let turn = 0; turn < WHEEL.turns; turn += 1) {
    await page.mouse.wheel(0, -WHEEL.pixels);
    await page.waitForTimeout(WHEEL.pause);
  }
  const tasks = await page.evaluate(() => /** @type {any} */ (globalThis).longTasks);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const oldest = (await box.getByRole('listitem').first().textContent()) ?? '';
  await context.close();
  return { open, tasks, elements, read: count - Number(/Message (\d+)/.exec(oldest)?.[1] ?? count) };
}

/** In the page: milliseconds from a press to the frame that shows the newest message. @param {Element} link @param {string} words */
function pressAndAwaitNewest(link, words) {
  return new Promise((/** @type {(time: number) => void} */ resolve) => {
    const from = performance.now();
    const look = () => {
      const newest = [...document.querySelectorAll('[role="region"] li[data-index]')].at(-1);
      if (newest?.textContent?.includes(words)) setTimeout(() => resolve(performance.now() - from));
      else requestAnimationFrame(look);
    };
    /** @type {HTMLElement} */ (link).click();
    requestAnimationFrame(look);
  });
}

/** In the page: durations of tasks of at least 50 ms. */
function observeTasks() {
  /** @type {number[]} */
  const longTasks = [];
  Object.assign(globalThis, { longTasks });
  new PerformanceObserver((list) =>
    longTasks.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({
    entryTypes: ['longtask'],
  });
}

/** @param {Awaited<ReturnType<typeof measured>>} figures */
function report({ open, tasks, elements, read }) {
  const sorted = tasks.toSorted((a, b) => a - b);
  const task = sorted[Math.max(0, Math.ceil(sorted.length * 0.95) - 1)] ?? 0;
  console.log(`\n${count} messages, CPU ${CPU_SLOWDOWN} × slower`);
  console.log(`open to the newest  ${open.toFixed(0).padStart(6)} ms`);
  console.log(`scrolled past       ${String(read).padStart(6)} messages`);
  console.log(`tasks over 50 ms    ${String(tasks.length).padStart(6)}, p95 ${task.toFixed(0)} ms`);
  console.log(`elements            ${String(elements).padStart(6)}`);
  const over = Object.entries({ open, task, elements }).filter(
    ([key, value]) => value > BOUNDS[/** @type {keyof typeof BOUNDS} */ (key)],
  );
  if (over.length > 0)
    fail(
      over
        .map(
          ([key, value]) =>
            `${key}: ${value.toFixed(0)} is more than ${BOUNDS[/** @type {keyof typeof BOUNDS} */ (key)]}`,
        )
        .join('\n'),
    );
}
