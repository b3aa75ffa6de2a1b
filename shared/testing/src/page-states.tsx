import type { ApiError } from '@lintel/api-contract';
import type { Connect, RemoteManifest, Session } from '@lintel/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryShell, type MemoryShell } from './memory-shell.tsx';
import { renderRemote, type RenderedRemote } from './render-remote.tsx';
import type { Stub } from './stub.ts';

/** A page of a remote in each of its states. */
export interface PageCase {
  /** An address of it. */
  at: string;
  session?: Session;
  /** What the back end has for it, and what is then on screen. */
  full: { answers: Stub[]; shows: string | RegExp };
  /** The back end has nothing; left out where there is no such thing. */
  empty?: { answers: Stub[]; shows: string | RegExp };
  /** It works without any answer, with or without a network. */
  asksNothing?: true;
}

/** What the back end does at the moment. */
export type BackEndState = 'answers' | 'hangs' | ApiError;
export const internalError: ApiError = {
  kind: 'rejected',
  retryable: false,
  key: 'internal',
  message: 'down',
};
const offline: ApiError = { kind: 'offline', retryable: false };

/** Renders a page of a case; the state of the back end may change while it is on screen. */
export async function openPage(
  { name, connect }: { name: RemoteManifest['name']; connect: Connect },
  page: PageCase,
  state: { backEnd: BackEndState; answers?: Stub[] },
): Promise<{ shell: MemoryShell } & RenderedRemote> {
  const shell = memoryShell({ session: page.session ?? null, answers: state.answers ?? page.full.answers });
  const { request } = shell;
  shell.request = async (...call) => {
    if (state.backEnd === 'hangs') return new Promise<never>(() => {});
    if (state.backEnd !== 'answers') throw state.backEnd;
    return request(...call);
  };
  const rendered = await renderRemote(name, connect, { shell, path: page.at });
  return { shell, ...rendered };
}

const expectSeen = async (text: string | RegExp) =>
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
const failure = (title: string) =>
  waitFor(() => expect(screen.getAllByRole('alert')[0]).toHaveTextContent(title));

/**
 * Every page of a remote in the states that each page has: loading, data, nothing there, an error with another try, no network, no
 * network needed, signed out. A mount without a case fails. Run it in one test file of the remote.
 *
 * @example pageStates({ manifest, connect, pages });
 */
export function pageStates({
  manifest,
  connect,
  pages,
}: {
  manifest: RemoteManifest;
  connect: Connect;
  /** A case per mount, by its path. */
  pages: Record<string, PageCase>;
}): void {
  const remote = { name: manifest.name, connect };
  const all = Object.entries(pages);
  const asking = all.filter(([, page]) => !page.asksNothing);
  const emptying = asking.filter(([, { empty }]) => empty);
  const quiet = all.filter(([, { asksNothing }]) => asksNothing);
  const gated = all.filter(([path]) =>
    manifest.mounts.some((mount) => mount.path === path && mount.access === 'user'),
  );

  describe(`pages of ${manifest.name} in all their states`, () => {
    beforeEach(() => localStorage.clear());

    it('there is a case for every page of the manifest', () => {
      expect(Object.keys(pages).sort()).toEqual(manifest.mounts.map(({ path }) => path).sort());
    });

    for (const [path, page] of all)
      it(`${path} shows what there is, below one heading`, async () => {
        await openPage(remote, page, { backEnd: 'answers' });
        await expectSeen(page.full.shows);
        expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      });

    for (const [path, page] of asking) {
      it(`${path} shows that it loads while the answer is on its way`, async () => {
        await openPage(remote, page, { backEnd: 'hangs' });
        expect((await screen.findAllByRole('status', { name: 'Loading' })).length).toBeGreaterThan(0);
        expect(screen.queryByRole('alert')).toBeNull();
      });

      it(`${path} shows the error, and the data at the next try`, async () => {
        const state = { backEnd: internalError as BackEndState };
        await openPage(remote, page, state);
        await failure('Couldn’t load this');
        state.backEnd = 'answers';
        await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
        await expectSeen(page.full.shows);
      });

      it(`${path} shows that there is no network, and goes on by itself when it is back`, async () => {
        const state = { backEnd: offline as BackEndState };
        await openPage(remote, page, state);
        await failure('You’re offline');
        state.backEnd = 'answers';
        act(() => void dispatchEvent(new Event('online')));
        await expectSeen(page.full.shows);
      });
    }

    for (const [path, page] of emptying)
      it(`${path} explains when there is nothing`, async () => {
        await openPage(remote, page, { backEnd: 'answers', answers: page.empty!.answers });
        await expectSeen(page.empty!.shows);
      });

    for (const [path, page] of quiet)
      it(`${path} needs no network`, async () => {
        await openPage(remote, page, { backEnd: offline });
        await expectSeen(page.full.shows);
        await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
      });

    for (const [path, page] of gated)
      it(`${path} shows a visitor one heading, and nothing of a user`, async () => {
        const { session: _, ...visited } = page;
        await openPage(remote, visited, { backEnd: 'answers' });
        await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1));
        expect(screen.queryByText(page.full.shows)).toBeNull();
      });
  });
}
