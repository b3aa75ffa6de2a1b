import type { ApiError } from '@lintel/api-contract';
import { memoryShell, renderRemote } from '@lintel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from './manifest.ts';
import { connect } from './remote.ts';
import { pages, type PageCase } from '#testing/pages.ts';

/** What the back end does at the moment. */
type BackEnd = 'answers' | 'hangs' | ApiError;
const broken: ApiError = { kind: 'rejected', retryable: false, key: 'internal', message: 'down' };
const offline: ApiError = { kind: 'offline', retryable: false };

async function open(page: PageCase, state: { backEnd: BackEnd; answers?: PageCase['full']['answers'] }) {
  const shell = memoryShell({ session: page.session ?? null, answers: state.answers ?? page.full.answers });
  const { request } = shell;
  shell.request = async (...call) => {
    if (state.backEnd === 'hangs') return new Promise<never>(() => {});
    if (state.backEnd !== 'answers') throw state.backEnd;
    return request(...call);
  };
  await renderRemote('mfe-catalogue', connect, { shell, path: page.at });
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1));
}
const expectSeen = async (text: string | RegExp) =>
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
const failure = (title: string) =>
  waitFor(() => expect(screen.getAllByRole('alert')[0]).toHaveTextContent(title));
const nothingFailed = () => waitFor(() => expect(screen.queryByRole('alert')).toBeNull());

beforeEach(() => localStorage.clear());

it('there is a case for every page of the manifest', () => {
  expect(Object.keys(pages).sort()).toEqual(manifest.mounts.map(({ path }) => path).sort());
});

const all = Object.entries(pages);
const asking = all.filter(([, page]) => !page.asksNothing);
const emptying = asking.filter(([, { empty }]) => empty);

it.each(asking)('%s shows that it loads while the answer is on its way', async (_, page) => {
  await open(page, { backEnd: 'hangs' });
  expect((await screen.findAllByRole('status', { name: 'Loading' })).length).toBeGreaterThan(0);
  expect(screen.queryByRole('alert')).toBeNull();
});

const details = all.filter(([path]) => /-details\/|^\/articles\/:/.test(path));
it.each(details)(
  '%s has its trail before its data is there, and moves nothing when it comes',
  async (_, page) => {
    const state = { backEnd: broken as BackEnd };
    await open(page, state);
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(trail).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    const current = () => trail.querySelector('[aria-current="page"]')!.textContent;
    const before = current();
    expect(before).not.toBe('');
    state.backEnd = 'answers';
    await userEvent.click((await screen.findAllByRole('button', { name: 'Try again' }))[0]!);
    await waitFor(() => expect(current()).not.toBe(before));
    expect(trail).toBeInTheDocument();
  },
);

it.each(all)('%s shows what there is', async (_, page) => {
  await open(page, { backEnd: 'answers' });
  await expectSeen(page.full.shows);
});

it.each(emptying)('%s explains when there is nothing', async (_, page) => {
  await open(page, { backEnd: 'answers', answers: page.empty!.answers });
  await expectSeen(page.empty!.shows);
});

it.each(asking)('%s shows the error, and the data at the next try', async (_, page) => {
  const state = { backEnd: broken as BackEnd };
  await open(page, state);
  await failure('Couldn’t load this');
  state.backEnd = 'answers';
  await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
  await expectSeen(page.full.shows);
});

it.each(asking)(
  '%s shows that there is no network, and goes on by itself when it is back',
  async (_, page) => {
    const state = { backEnd: offline as BackEnd };
    await open(page, state);
    await failure('You’re offline');
    state.backEnd = 'answers';
    act(() => void dispatchEvent(new Event('online')));
    await expectSeen(page.full.shows);
  },
);

it.each(all.filter(([, { asksNothing }]) => asksNothing))('%s needs no network', async (_, page) => {
  await open(page, { backEnd: offline });
  await expectSeen(page.full.shows);
  await nothingFailed();
});

const gated = all.filter(([path]) =>
  manifest.mounts.some((mount) => mount.path === path && mount.access === 'user'),
);
it.each(gated)('%s asks a visitor to sign in', async (_, page) => {
  const { session: __, ...visited } = page;
  await open(visited, { backEnd: 'answers' });
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
});
