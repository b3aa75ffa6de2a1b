import { sendMessage, type ChatMessage } from '@lintel/api-contract';
import { stub } from '@lintel/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { message } from '#testing/conversation.ts';
import { openConversation } from '#testing/open-conversation.ts';
import { messagePushed, removalPushed } from '#testing/pushes.ts';

/** Reports of each observed element. */
const reports = new Map<Element, () => void>();
const { ResizeObserver: original } = globalThis;
beforeAll(() => {
  globalThis.ResizeObserver = class {
    constructor(private readonly report: ResizeObserverCallback) {}
    observe(element: Element) {
      reports.set(element, () => this.report([], this));
    }
    unobserve() {}
    disconnect() {}
  };
});
afterAll(() => {
  globalThis.ResizeObserver = original;
});
/** Rows of the list get their heights. */
const listGrows = (log: HTMLElement) => act(() => reports.get(log.querySelector('ol')!)?.());

/** Opens a conversation in a box with room for a quarter of it, at its end. */
async function open(rows: ChatMessage[]) {
  const { log, ...page } = await openConversation(rows);
  /** The box as it is now, seen by the list in the next frame. */
  const scrolled = async (size: { scrollTop: number; scrollHeight: number }) => {
    for (const [name, value] of Object.entries({ clientHeight: 500, ...size }))
      Object.defineProperty(log, name, { value, writable: true, configurable: true });
    fireEvent.scroll(log);
    await act(async () => void (await new Promise((resolve) => requestAnimationFrame(resolve))));
  };
  await scrolled({ scrollTop: 1500, scrollHeight: 2000 });
  const scrolls = jest.fn();
  log.scrollTo = scrolls;
  return { ...page, log, scrolled, scrolls };
}
const toNewest = () => screen.queryByRole('button', { name: /newest message|new message/ });

it('counts what is new since the user went up, also when the message that was the newest then is taken back', async () => {
  const rows = [1, 2, 3].map((id) => message(id));
  const page = await open(rows);
  expect(toNewest()).toBeNull();
  await page.scrolled({ scrollTop: 900, scrollHeight: 2000 });
  expect(page.scrolls).not.toHaveBeenCalled();
  expect(toNewest()).toHaveTextContent('To the newest message');
  rows.pop();
  await removalPushed(page, 3);
  expect(toNewest()).toHaveTextContent('To the newest message');
  rows.push(message(4));
  await messagePushed(page, 'Message 4');
  await waitFor(() => expect(toNewest()).toHaveTextContent('1 new message'));
});

it('follows a list that grows below the user, e.g. by pictures that arrived while the page was not drawn', async () => {
  const { scrolled, scrolls } = await open([1, 2, 3].map((id) => message(id)));
  await scrolled({ scrollTop: 1500, scrollHeight: 2400 });
  expect(toNewest()).toBeNull();
  expect(scrolls).toHaveBeenCalled();
});

it('follows a list whose rows get their heights after the message arrived, and not for a user further up', async () => {
  const { log, scrolls } = await open([1, 2, 3].map((id) => message(id)));
  Object.assign(log, { scrollTop: 1500, scrollHeight: 2066 });
  listGrows(log);
  expect(scrolls).toHaveBeenCalled();
  scrolls.mockClear();
  Object.assign(log, { scrollTop: 900, scrollHeight: 2132 });
  listGrows(log);
  expect(scrolls).not.toHaveBeenCalled();
});

it('shows what the user sends, also to a user who was reading further up', async () => {
  const page = await open([1, 2, 3].map((id) => message(id)));
  await page.scrolled({ scrollTop: 900, scrollHeight: 2000 });
  expect(toNewest()).toBeVisible();
  page.shell.answer(stub(sendMessage, () => new Promise(() => undefined)));
  fireEvent.change(screen.getByRole('textbox', { name: /^Message/ }), { target: { value: 'I am here' } });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(page.scrolls).toHaveBeenCalled());
  expect(toNewest()).toBeNull();
});
