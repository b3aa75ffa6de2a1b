import { open, receive } from './messages.ts';
import type { NotificationPressEvent, WorkerScope } from './worker-scope.ts';

/** The browser's channel, one way; jsdom has none, and Node's would keep the test's process open. */
class MessageChannel {
  port1 = Object.assign(new EventTarget(), { start: () => undefined, close: () => undefined });
  port2 = {
    postMessage: (data: unknown) => this.port1.dispatchEvent(new MessageEvent('message', { data })),
  };
}

// Otherwise the build's.
Object.assign(globalThis, {
  MessageChannel,
  NOTIFICATION_ICONS: { 'icon-192': 'data:image/png;base64,icon', 'badge-96': 'data:image/png;base64,badge' },
});

/** A page that is closing is still named as visible, and confirms nothing; nor does a file of this origin in a tab of its own. */
type Page = 'visible' | 'hidden' | 'closing' | 'file';

function setUp(pages: Page[]) {
  const posted: unknown[] = [];
  const shown: { title: string; options: NotificationOptions }[] = [];
  const opened: string[] = [];
  const focused: Page[] = [];
  const worker = {
    clients: {
      matchAll: async () =>
        pages.map((page) => ({
          visibilityState: page === 'hidden' ? 'hidden' : 'visible',
          postMessage: (message: unknown, [port]: MessagePort[] = []) => {
            posted.push(message);
            if (page === 'visible' || page === 'hidden') port?.postMessage('received');
          },
          focus: async () => void focused.push(page),
        })),
      openWindow: async (url: string) => void opened.push(url),
    },
    registration: {
      showNotification: async (title: string, options: NotificationOptions) =>
        void shown.push({ title, options }),
    },
  } as unknown as WorkerScope;
  return { worker, posted, shown, opened, focused };
}

const payload = {
  notification: { title: 'Villa', body: 'Is it free?' },
  data: { type: 'chat', property_id: '9', sender_id: '4', notice_id: 'n-1' },
};

it('a message goes to all pages, and to the device only where no page is visible', async () => {
  const seen = setUp(['hidden', 'visible']);
  await receive(payload, seen.worker);
  expect(seen.posted).toEqual([
    { type: 'lintel.pushed', payload },
    { type: 'lintel.pushed', payload },
  ]);
  expect(seen.shown).toEqual([]);

  const away = setUp(['hidden']);
  await receive(payload, away.worker);
  expect(away.shown).toMatchObject([
    {
      title: 'Villa',
      options: {
        body: 'Is it free?',
        tag: 'n-1',
        icon: 'data:image/png;base64,icon',
        data: { link: '/user/chat?property=9&peer=4' },
      },
    },
  ]);
});

it('a message to a page that closes before it confirms is shown by the device', async () => {
  const closing = setUp(['closing', 'hidden']);
  await receive(payload, closing.worker);
  expect(closing.shown).toHaveLength(1);

  const beside = setUp(['closing', 'visible']);
  await receive(payload, beside.worker);
  expect(beside.shown).toEqual([]);
});

it('what only takes something back shows nothing', async () => {
  const { worker, shown } = setUp([]);
  await receive({ data: { type: 'delete_message', title: 'x', message_id: '3' } }, worker);
  await receive({}, worker);
  expect(shown).toEqual([]);
});

describe('a pressed notification', () => {
  const pressed = (data: object = { link: '/user/chat?property=9&peer=4' }, action = '') =>
    ({ notification: { close: jest.fn(), data }, action }) as unknown as NotificationPressEvent;

  it('takes an open page there', async () => {
    const { worker, posted, opened, focused } = setUp(['hidden']);
    await open(pressed(), worker);
    expect(posted).toContainEqual({ type: 'lintel.open', link: '/user/chat?property=9&peer=4' });
    expect(focused).toEqual(['hidden']);
    expect(opened).toEqual([]);
  });

  it('takes the page there that listens, not a file of this origin or a page that is closing', async () => {
    const { worker, posted, opened, focused } = setUp(['file', 'closing', 'hidden', 'visible']);
    await open(pressed(), worker);
    expect(focused).toEqual(['hidden']);
    expect(posted.filter((message) => (message as { type: string }).type === 'lintel.open')).toHaveLength(1);
    expect(opened).toEqual([]);
  });

  it('opens a page where no open one listens', async () => {
    const { worker, opened, focused } = setUp(['file', 'closing']);
    await open(pressed(), worker);
    expect(opened).toEqual(['/user/chat?property=9&peer=4']);
    expect(focused).toEqual([]);
  });

  it('opens a page where there is none', async () => {
    const { worker, opened } = setUp([]);
    await open(pressed(), worker);
    expect(opened).toEqual(['/user/chat?property=9&peer=4']);
  });

  const question = {
    type: 'property_inquiry',
    title: 'Still available?',
    action: 'Still available',
    confirmation_token: 's3cret',
    target_type: 'own_property',
    target_id: '9',
    slug_id: 'villa',
  };

  it.each([
    ['the server takes the answer: no page is needed', () => Promise.resolve({ ok: true }), []],
    [
      'the secret is used up: the page of the listing',
      () => Promise.resolve({ ok: false }),
      ['/my-property/villa'],
    ],
    [
      'no network: the page of the listing',
      () => Promise.reject(new Error('offline')),
      ['/my-property/villa'],
    ],
  ])('its button confirms a listing; %s', async (_case, answer, pages) => {
    const asked = jest.fn(answer);
    Object.assign(globalThis, { fetch: asked });
    const { worker, shown, opened } = setUp([]);
    await receive({ data: question }, worker);
    expect(shown[0]?.options).toMatchObject({ actions: [{ action: 'confirm', title: 'Still available' }] });
    await open(pressed(shown[0]!.options.data as object, 'confirm'), worker);
    expect(asked).toHaveBeenCalledWith('/api/confirm-listing', {
      method: 'POST',
      body: new URLSearchParams({ token: 's3cret' }),
    });
    expect(opened).toEqual(pages);
  });

  it('other notifications have no button', async () => {
    const { worker, shown } = setUp([]);
    await receive({ data: { ...question, confirmation_token: '' } }, worker);
    expect(shown[0]?.options).not.toHaveProperty('actions');
  });
});
