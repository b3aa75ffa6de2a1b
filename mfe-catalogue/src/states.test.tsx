import { internalError, openPage, pageStates, type BackEndState } from '@lintel/testing/page-states';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from './manifest.ts';
import { connect } from './remote.ts';
import { pages } from '#testing/pages.ts';

pageStates({ manifest, connect, pages });

const remote = { name: manifest.name, connect };
const all = Object.entries(pages);

const details = all.filter(([path]) => /-details\/|^\/articles\/:/.test(path));
it.each(details)(
  '%s has its trail before its data is there, and moves nothing when it comes',
  async (_, page) => {
    const state = { backEnd: internalError as BackEndState };
    await openPage(remote, page, state);
    const trail = await screen.findByRole('navigation', { name: 'Breadcrumb' });
    expect(within(trail).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    const current = () => trail.querySelector('[aria-current="page"]')!.textContent;
    const before = current();
    expect(before).not.toBe('');
    // A41: “Home › Properties › Home” named the page of a home.
    const names = within(trail)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(names).toEqual([...new Set(names)]);
    state.backEnd = 'answers';
    await userEvent.click((await screen.findAllByRole('button', { name: 'Try again' }))[0]!);
    await waitFor(() => expect(current()).not.toBe(before));
    expect(trail).toBeInTheDocument();
  },
);

const gated = all.filter(([path]) =>
  manifest.mounts.some((mount) => mount.path === path && mount.access === 'user'),
);
it.each(gated)('%s asks a visitor to sign in', async (_, page) => {
  const { session: __, ...visited } = page;
  await openPage(remote, visited, { backEnd: 'answers' });
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
});
