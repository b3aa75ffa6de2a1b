// @ts-check
// npm run bench -- chat-latency [--url http://localhost:8080] [--messages 60]: two people talk in two browsers on this machine. From the
// press on "send" in one to the message on the screen of the other, beside a client that asks every five seconds. Ends with 1 above the bound.
import { fail, ready } from '../../scripts/bootstrap.mjs';
import { startOwnProduct } from '../../scripts/bench/own-product.mjs';
import { build } from '../../scripts/build/build.mjs';
import { readCommandLine } from '../../scripts/command-line/command-line.mjs';
import { openBrowser } from '../../scripts/size/visits.mjs';
import { findBrowser } from '../../scripts/test/browser.mjs';

/** At the 95th percentile. */
const MOST_P95_MS = 150;
const POLL_EVERY_MS = 5000;
/** Between two messages: below the limits of calls; no divisor of the polls, so that messages fall into all parts of their interval. */
const PAUSE_MS = 1130;
/** Messages that warm the page up and are not counted. */
const WARM_UP = 3;

const { values } = readCommandLine(
  'npm run bench -- chat-latency [--url http://localhost:8080] [--messages 60]: from a press to the screen of another browser.',
  { options: { url: { type: 'string' }, messages: { type: 'string' } } },
);
const count = Number(values.messages ?? 60);
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

/** @param {string} email */
async function signedIn(email) {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${product.url}/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('lintel-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account of/ })
    .waitFor();
  /** @type {{ token: string, data: { id: number } }} */
  const session = await page.evaluate(
    () => JSON.parse(localStorage.getItem('root') ?? '{}').User_signup.data,
  );
  return { page, id: session.data.id, headers: { authorization: `Bearer ${session.token}` } };
}

/** @returns {Promise<{ events: number[], polls: number[] }>} */
async function measured() {
  const [buyer, agent] = [await signedIn('buyer@example.com'), await signedIn('agent@example.com')];
  const answer = await agent.page.request.get(`${product.url}/api/get-added-properties?limit=100`, {
    headers: agent.headers,
  });
  /** @type {{ data: { id: number, request_status: string, status: number, is_premium: boolean }[] }} */
  const { data } = await answer.json();
  const home = data.find((row) => row.request_status === 'approved' && row.status === 1 && !row.is_premium);
  if (!home) throw new Error('the agent has no listing on the market');
  const address = (/** @type {number} */ peer) => `${product.url}/user/chat?property=${home.id}&peer=${peer}`;
  // An agent may not begin a conversation.
  await buyer.page.request.post(`${product.url}/api/send_message`, {
    headers: buyer.headers,
    data: { receiver_id: agent.id, property_id: home.id, message: 'Hello' },
  });
  await Promise.all([buyer.page.goto(address(agent.id)), agent.page.goto(address(buyer.id))]);
  const field = buyer.page.getByRole('textbox', { name: /^Message to/ });
  await field.waitFor();
  await agent.page.getByRole('textbox', { name: /^Message to/ }).waitFor();
  await agent.page.evaluate(noteMessages);

  const run = Date.now();
  const wordsOf = (/** @type {number} */ number) => `bench ${run} ${number}.`;
  /** @type {Map<string, number>} */ const pressed = new Map();
  /** @type {Map<string, number>} */ const polled = new Map();
  let isOver = false;
  const polling = (async () => {
    while (!isOver || polled.size < pressed.size) {
      await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS));
      const page = await agent.page.request.get(
        `${product.url}/api/get_messages?user_id=${buyer.id}&property_id=${home.id}&per_page=100`,
        { headers: agent.headers },
      );
      /** @type {{ data?: { data: { message: string }[] }, message?: string }} */
      const answered = await page.json();
      if (!answered.data) throw new Error(`the back end refused a poll: ${answered.message}`);
      for (const { message } of answered.data.data)
        if (pressed.has(message) && !polled.has(message)) polled.set(message, Date.now());
    }
  })();
  for (let number = 0; number < count + WARM_UP; number += 1) {
    await field.fill(wordsOf(number));
    pressed.set(wordsOf(number), await field.evaluate(pressEnter));
    await buyer.page.waitForTimeout(PAUSE_MS);
  }
  isOver = true;
  await polling;
  /** @type {Record<string, number>} */
  const seen = await agent.page.evaluate(() => /** @type {any} */ (globalThis).seen);
  const counted = [...pressed].slice(WARM_UP);
  const lost = counted.filter(([words]) => seen[words] === undefined);
  if (lost.length > 0) fail(`${lost.length} messages did not come to the screen of the other browser`);
  return {
    events: counted.map(([words, at]) => seen[words] - at),
    polls: counted.map(([words, at]) => (polled.get(words) ?? at) - at),
  };
}

/** In the page of the sender: presses Enter; the moment of that. @param {Element} field */
function pressEnter(field) {
  const at = Date.now();
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  return at;
}

/** In the page of the receiver: when each message was drawn first. */
function noteMessages() {
  /** @type {Record<string, number>} */ const seen = {};
  Object.assign(globalThis, { seen });
  const look = () => {
    for (const row of document.querySelectorAll('[role="region"] li[data-index] p')) {
      const words = row.textContent ?? '';
      if (words.startsWith('bench ') && seen[words] === undefined) seen[words] = Date.now();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** @param {{ events: number[], polls: number[] }} figures */
function report({ events, polls }) {
  const at = (/** @type {number[]} */ times, /** @type {number} */ share) =>
    times.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(times.length * share) - 1)] ?? 0;
  const line = (/** @type {string} */ name, /** @type {number[]} */ times) =>
    `${name}  p50 ${at(times, 0.5).toFixed(0).padStart(5)} ms   p95 ${at(times, 0.95).toFixed(0).padStart(5)} ms`;
  console.log(
    `\n${events.length} messages between two browsers on this machine, from the press to the screen`,
  );
  console.log(line('live events         ', events));
  console.log(line('asking every 5 s    ', polls));
  const p95 = at(events, 0.95);
  if (p95 > MOST_P95_MS) fail(`p95: ${p95.toFixed(0)} ms is more than ${MOST_P95_MS}`);
}
