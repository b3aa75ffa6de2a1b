import { getFavouriteProperty, getProperty, type AnswerOf, type WebSettings } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, offline as noNetwork, rejected, renderRemote, stub } from '@lintel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writeSaved } from '#common/saved/favourites.storage.ts';
import { connect } from '#remote.ts';
import { card, detail, listOf } from '#testing/test-data.ts';
import { impersonal, picturesOf } from './offline-homes.ts';
import { offline } from './offline.ts';

const image = (name: string) => `${location.origin}/images/${name}.webp`;
const photo = (id: number) => ({ id, image: `${id}.webp`, image_url: image(String(id)), alt: '' });

/** What lies in the browser's caches, and what was fetched. */
const kept = new Map<string, unknown>();
const fetched: string[] = [];

function browser() {
  kept.clear();
  fetched.length = 0;
  class Answer {
    constructor(readonly body: string) {}
  }
  const cache = {
    match: async (key: string) => kept.get(key),
    put: async (key: string, answer: unknown) => void kept.set(key, answer),
    delete: async (key: string) => kept.delete(key),
  };
  Object.assign(globalThis, {
    Response: Answer,
    caches: { open: async () => cache, delete: async () => kept.clear() },
    fetch: async (url: string) => {
      fetched.push(url);
      const answer = {
        ok: true,
        text: async () => '<script src="/assets/mfe-catalogue/1/page-property.js"></script>',
        blob: async () => ({ size: 50_000 }),
        clone: () => answer,
      };
      return answer;
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
}
const home = (id: number) =>
  detail(id, {
    title_image: image(`cover-${id}`),
    gallery: [photo(1), photo(2)],
    is_interested: 1,
    favourite_users: [7],
  });
const answers = stub(getProperty, ({ slug_id }) => ({
  error: false as const,
  message: '',
  data: [home(Number(String(slug_id).split('-')[1]))],
  total: 1,
  similar_properties: [],
}));

async function open(options: Parameters<typeof memoryShell>[0] = {}) {
  const shell = memoryShell({ answers: [answers], ...options });
  const page = await renderRemote('mfe-catalogue', connect, { shell, path: '/user/favourites' });
  return { shell, user: userEvent.setup(), ...page };
}
const turnOn = () => screen.findByRole('switch', { name: /Keep these homes offline/ });

beforeEach(() => {
  localStorage.clear();
  browser();
  writeSaved(localStorage, [card(1), card(2)]);
});

describe('saved homes without a network', () => {
  it('lie on the device with answer, photos and the files of their page once the user switches it on', async () => {
    const { user } = await open();
    expect(kept.size).toBe(0);
    await user.click(await turnOn());
    expect(await screen.findByText('2 homes are on this device', { selector: 'p' })).toBeInTheDocument();
    expect([...kept.keys()]).toEqual(
      expect.arrayContaining(['/api/get_property?slug_id=home-1', '/images/cover-1.webp', '/images/2.webp']),
    );
    expect(fetched).toContain('/assets/mfe-catalogue/1/page-property.js');
    // Photos that two homes share lie there once.
    expect(screen.getByText(/^0\.2 MB/)).toBeInTheDocument();
    const answer = kept.get('/api/get_property?slug_id=home-1') as { body: string };
    expect(JSON.parse(answer.body).data[0]).toMatchObject({ is_interested: 0, favourite_users: [] });
  });
  it('leave it when they are not saved any more, and all at once when asked', async () => {
    const { user } = await open();
    await user.click(await turnOn());
    await screen.findByText('2 homes are on this device', { selector: 'p' });
    await user.click(screen.getByRole('button', { name: 'Remove Home 1 from saved homes' }));
    expect(await screen.findByText('1 home is on this device', { selector: 'p' })).toBeInTheDocument();
    expect(kept.has('/api/get_property?slug_id=home-1')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Remove offline copy' }));
    expect(kept.size).toBe(0);
    expect(offline.get()).toEqual({ isOn: false, homes: [] });
  });
  it('stay on it while the list of the account is not loaded to its end', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => index + 1);
    const homes = ids.map((id) => ({ listing: card(id), bytes: 10 }));
    offline.change(() => ({ isOn: true, homes }));
    const list = stub(getFavouriteProperty, ({ offset, limit }) => {
      const from = Number(offset);
      const page = ids.slice(from, from + Number(limit));
      return { ...listOf(page.map((id) => detail(id, { is_favourite: 1 }))), total: ids.length };
    });
    const { user } = await open({ session: { user: { id: 7 } } as Session, answers: [answers, list] });
    await screen.findByRole('link', { name: 'Home 24' });
    expect(offline.get().homes).toHaveLength(30);
    await user.click(screen.getByRole('button', { name: /more/i }));
    await screen.findByRole('link', { name: 'Home 30' });
    expect(offline.get().homes).toHaveLength(30);
  });
  it('are all on it although the list grows while they are being kept', async () => {
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    const late = stub(getProperty, async (request) => {
      await slow;
      return answers.answer(request) as AnswerOf<typeof getProperty>;
    });
    const { user } = await open({ answers: [late] });
    await user.click(await turnOn());
    writeSaved(localStorage, [card(1), card(2), card(3)]);
    const heard = { key: 'lintel.favourites', newValue: localStorage.getItem('lintel.favourites') };
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', heard)));
    await act(async () => answer());
    expect(await screen.findByText('3 homes are on this device', { selector: 'p' })).toBeInTheDocument();
  });
  it('are gone when the user takes them off while others are being kept', async () => {
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    const late = stub(getProperty, async (request) => {
      if (request.slug_id === 'home-2') await slow;
      return answers.answer(request) as AnswerOf<typeof getProperty>;
    });
    const { user } = await open({ answers: [late] });
    await user.click(await turnOn());
    await user.click(await screen.findByRole('button', { name: 'Remove offline copy' }));
    await act(async () => answer());
    expect(offline.get()).toEqual({ isOn: false, homes: [] });
    expect([...kept.keys()]).toEqual([]);
  });
  it('say which could not be kept, and try again', async () => {
    const { shell, user } = await open({
      answers: [
        stub(getProperty, () => {
          throw noNetwork;
        }),
      ],
    });
    await user.click(await turnOn());
    expect(await screen.findByText('Couldn’t keep 2 homes')).toBeInTheDocument();
    shell.answer(answers);
    await user.click(screen.getByRole('button', { name: 'Keep them now' }));
    expect(await screen.findByText('2 homes are on this device', { selector: 'p' })).toBeInTheDocument();
  });
  it('are named by why they are not on it where trying again does not help', async () => {
    writeSaved(localStorage, [card(1), card(2), card(3)]);
    const { user } = await open({
      answers: [
        stub(getProperty, (request) => {
          if (request.slug_id === 'home-1') throw rejected('premiumRequired');
          return request.slug_id === 'home-2'
            ? { error: false as const, message: '', data: [], total: 0, similar_properties: [] }
            : (answers.answer(request) as AnswerOf<typeof getProperty>);
        }),
      ],
    });
    await user.click(await turnOn());
    expect(await screen.findByText('1 home is on this device', { selector: 'p' })).toBeInTheDocument();
    expect(screen.getByText(/^1 premium listing isn’t on this device/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See packages' })).toHaveAttribute('href', '/subscription-plan');
    expect(screen.getByText(/^1 saved home is off the market/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Keep them now' })).toBeNull();
  });
  it('have no notice about what was not kept once the switch is off', async () => {
    const { user } = await open({
      answers: [
        stub(getProperty, () => {
          throw noNetwork;
        }),
      ],
    });
    await user.click(await turnOn());
    await screen.findByText('Couldn’t keep 2 homes');
    await user.click(await turnOn());
    expect(screen.queryByText('Couldn’t keep 2 homes')).toBeNull();
  });
  it('are kept again where the account’s list has another price', async () => {
    const homes = [1, 2].map((id) => ({ listing: card(id), bytes: 900_000 }));
    offline.change(() => ({ isOn: true, homes }));
    kept.set('/api/get_property?slug_id=home-1', 'old');
    const list = stub(getFavouriteProperty, () =>
      listOf([1, 2].map((id) => detail(id, { is_favourite: 1, ...(id === 1 ? { price: 99_000 } : {}) }))),
    );
    const cheaper = stub(getProperty, (request) => ({
      ...(answers.answer(request) as AnswerOf<typeof getProperty>),
      data: [{ ...home(1), price: 99_000 }],
    }));
    await open({ session: { user: { id: 7 } } as Session, answers: [cheaper, list] });
    await waitFor(() => expect(offline.get().homes.map(({ listing }) => listing.price)).toContain(99_000));
    expect(offline.get().homes.map(({ bytes }) => bytes)).toEqual([900_000, 900_000]);
    const { body } = kept.get('/api/get_property?slug_id=home-1') as { body: string };
    expect(JSON.parse(body).data[0].price).toBe(99_000);
    expect(kept.has('/api/get_property?slug_id=home-2')).toBe(false);
  });
  it('can be reached by a signed-in person whose list cannot be had', async () => {
    offline.change(() => ({ isOn: true, homes: [{ listing: card(5), bytes: 10 }] }));
    await open({
      session: { user: { id: 7 } } as Session,
      answers: [
        stub(getFavouriteProperty, () => {
          throw noNetwork;
        }),
      ],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline');
    const onDevice = screen.getByRole('region', { name: 'On this device' });
    expect(within(onDevice).getByRole('link', { name: 'Home 5' })).toHaveAttribute(
      'href',
      '/properties-details/home-5',
    );
  });
  it('cannot be kept by a browser without the means, which is explained', async () => {
    Reflect.deleteProperty(globalThis, 'caches');
    await open();
    expect(screen.getByText(/This browser can’t keep homes/)).toBeInTheDocument();
    await act(async () => undefined);
  });
});

it('the map of a home lies on the device with it', async () => {
  const map = {
    island: '/tiles/island/{z}/{x}/{y}.mvt',
    world: '/tiles/world/{z}/{x}/{y}.mvt',
    attribution: '',
  };
  const placed = stub(getProperty, ({ slug_id }) => ({
    error: false as const,
    message: '',
    data: [{ ...home(Number(String(slug_id).split('-')[1])), latitude: '35.2', longitude: '-24' }],
    total: 1,
    similar_properties: [],
  }));
  const { user } = await open({
    answers: [placed],
    settings: { map, selected_currency_data: { code: 'USD' } } as WebSettings,
  });
  await user.click(await turnOn());
  await screen.findByText('2 homes are on this device', { selector: 'p' });
  expect([...kept.keys()]).toEqual(
    expect.arrayContaining(['/tiles/island/13/3549/3239.mvt', '/tiles/world/6/27/25.mvt']),
  );
});

it.each([
  ['unknown', '', ''],
  ['half unknown', '35.2', ''],
])(
  'a home whose place is %s has no map on the device, not that of the sea at 0, 0',
  async (_, latitude, longitude) => {
    const map = {
      island: '/tiles/island/{z}/{x}/{y}.mvt',
      world: '/tiles/world/{z}/{x}/{y}.mvt',
      attribution: '',
    };
    const unplaced = stub(getProperty, ({ slug_id }) => ({
      error: false as const,
      message: '',
      data: [{ ...home(Number(String(slug_id).split('-')[1])), latitude, longitude }] as never,
      total: 1,
      similar_properties: [],
    }));
    const { user } = await open({
      answers: [unplaced],
      settings: { map, selected_currency_data: { code: 'USD' } } as WebSettings,
    });
    await user.click(await turnOn());
    await screen.findByText('2 homes are on this device', { selector: 'p' });
    expect([...kept.keys()].filter((key) => key.startsWith('/tiles/'))).toEqual([]);
  },
);

it('of many photos the cover and the first eight are kept, and every drawing', () => {
  const many = detail(1, {
    title_image: image('cover'),
    gallery: Array.from({ length: 12 }, (_, index) => photo(index + 1)),
    documents: [{ id: 1, file_name: 'plan.svg', file: image('plan').replace('.webp', '.svg') }] as never,
  });
  expect(picturesOf(many, location.origin).map((src) => src.split('/').at(-1))).toEqual([
    'cover.webp',
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((id) => `${id}.webp`),
    'plan.svg',
  ]);
});

it('what is kept contains nothing about the user, and only pictures of this origin', () => {
  const [ours, other] = [home(1), detail(2)];
  expect(impersonal(ours)).toMatchObject({ is_favourite: 0, is_interested: 0, favourite_users: [] });
  expect(picturesOf(ours, location.origin)).toEqual([image('cover-1'), image('1'), image('2')]);
  expect(picturesOf(other, location.origin)).toEqual([]);
});
