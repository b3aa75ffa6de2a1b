import { deleteAdvertisement } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, rejected, renderRemote, stub } from '@lintel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { advert, advertsAnswer } from '#testing/adverts.ts';
import { advertStateOf, daysLeft } from './advert-state.ts';

const session = { user: { id: 7 } } as Session;
const open = (shell: ReturnType<typeof memoryShell>) =>
  renderRemote('mfe-listings', connect, { shell, path: '/user/advertisement' });
const rowOf = async (title: string) =>
  within((await screen.findByRole('link', { name: title })).closest('tr')!);

describe('the adverts page', () => {
  it.each([
    ['running', {}],
    ['review', { status: 1 }],
    ['rejected', { status: 2 }],
    ['ended', { status: 3 }],
    ['ended', { end_date: '2026-11-22T00:00:00Z' }],
    ['paused', { is_enable: 0 }],
    ['paused', { paused_at: '2026-11-20T00:00:00Z' }],
    ['ended', { status: 3, paused_at: '2026-11-20T00:00:00Z' }],
  ] as const)('an advert is %s with %j', (state, values) => {
    expect(advertStateOf(advert(1, values), Date.parse('2026-11-23T00:00:00Z'))).toBe(state);
  });

  it('counts days that have begun', () => {
    const now = Date.parse('2026-11-23T12:00:00Z');
    expect(daysLeft(advert(1, { end_date: '2026-11-24T00:00:00Z' }), now)).toBe(1);
    expect(daysLeft(advert(1, { end_date: '2026-11-22T00:00:00Z' }), now)).toBe(0);
  });

  it('shows period, results, and why an advert was rejected', async () => {
    const paused = advert(3, { paused_at: '2026-11-20T00:00:00Z' });
    const refused = advert(2, { status: 2, reject_reason: 'The photo shows another home' });
    await open(memoryShell({ session, answers: [advertsAnswer([advert(1), refused, paused])] }));
    const running = await rowOf('Home 1');
    // Its owner sees the page in every state, buyers only a live one.
    expect(running.getByRole('link', { name: 'Home 1' })).toHaveAttribute('href', '/my-property/home-1');
    expect(running.getByText('Running')).toBeInTheDocument();
    expect(running.getByRole('cell', { name: '1,310' })).toBeInTheDocument();
    const rejectedRow = await rowOf('Home 2');
    expect(rejectedRow.getByText('The photo shows another home')).toBeInTheDocument();
    expect(rejectedRow.queryByRole('button')).not.toBeInTheDocument();
    const pausedRow = await rowOf('Home 3');
    expect(pausedRow.getByText(/Goes on when the listing is approved/)).toBeInTheDocument();
    expect(pausedRow.getByRole('button', { name: 'End the ad for Home 3' })).toBeInTheDocument();
  });

  it('ends an advert after a question, and shows it again when the back end refuses', async () => {
    const shell = memoryShell({
      session,
      answers: [
        advertsAnswer([advert(1), advert(2)]),
        stub(deleteAdvertisement, ({ id }) => {
          if (Number(id) === 2) throw rejected('notFound');
          return { error: false as const, message: 'ok' };
        }),
      ],
    });
    await open(shell);
    for (const title of ['Home 1', 'Home 2']) {
      await userEvent.click((await rowOf(title)).getByRole('button', { name: `End the ad for ${title}` }));
      const dialog = within(screen.getByRole('alertdialog', { name: `End the ad for “${title}”?` }));
      expect(dialog.getByText(/don’t get the unit/)).toBeInTheDocument();
      await userEvent.click(dialog.getByRole('button', { name: 'End' }));
    }
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: /^Home/ }).map(({ textContent }) => textContent)).toEqual([
        'Home',
        'Home 2',
      ]),
    );
    expect(shell.notices.map(({ text }) => text)).toEqual(['The ad has ended.']);
  });

  it('projects have their own list', async () => {
    const { back } = await open(memoryShell({ session, answers: [advertsAnswer([advert(1)])] }));
    await screen.findByRole('link', { name: 'Home 1' });
    await userEvent.click(screen.getByRole('radio', { name: 'Projects' }));
    expect(await screen.findByText('None of your projects is featured')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose a project' })).toHaveAttribute('href', '/user/projects');
    await back();
    expect(await screen.findByRole('link', { name: 'Home 1' })).toBeInTheDocument();
  });
});
