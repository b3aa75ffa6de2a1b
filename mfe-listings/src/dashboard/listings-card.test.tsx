import { getAddedProperties, listingStatistics } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, pushArrives, rejected, renderWidget, stub } from '@lintel/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { connect } from '#remote.ts';

const session = { user: { id: 7 } } as Session;
/** How many listings the user has in each state, as the back end counts them. */
const answer = (totals: { all: number; live: number; review: number; rejected: number }) =>
  stub(getAddedProperties, ({ status, request_status }) => {
    const total =
      request_status === 'pending'
        ? totals.review
        : request_status === 'rejected'
          ? totals.rejected
          : status === '1'
            ? totals.live
            : totals.all;
    return { error: false as const, message: 'ok', data: [], total, total_views: 0 };
  });
const open = (shell: ReturnType<typeof memoryShell>) =>
  renderWidget('mfe-listings', connect, { shell, slot: 'dashboard.card', props: {} });

describe('the card of listings on the dashboard', () => {
  it('counts what is live, in review and rejected', async () => {
    await open(memoryShell({ session, answers: [answer({ all: 9, live: 5, review: 3, rejected: 1 })] }));
    const card = within(await screen.findByRole('region', { name: 'My properties' }));
    await card.findByText('Live');
    const figures = card.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toEqual(['5', '3', '1']);
    expect(card.getByRole('link')).toHaveAttribute('href', '/user/properties');
  });

  it('shows what all listings brought in 30 days, without a press', async () => {
    const sums = { views: 42, saves: 3, leads: 2, messages: 1 };
    const shell = memoryShell({
      session,
      answers: [
        answer({ all: 9, live: 5, review: 3, rejected: 1 }),
        stub(listingStatistics, {
          error: false,
          message: '',
          data: { days: [{ day: '2026-11-23', ...sums, views: 7 }], totals: sums, similar: null },
        }),
      ],
    });
    await open(shell);
    expect(await screen.findByText('42')).toBeVisible();
    expect(shell.calls).toContainEqual({ path: listingStatistics.path, parameters: {} });
  });

  it('counts again when the dashboard is opened again, since listings change in between', async () => {
    const shell = memoryShell({ session, answers: [answer({ all: 9, live: 5, review: 3, rejected: 1 })] });
    const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
    const first = await open(shell);
    await screen.findByText('Live');
    expect(figures()).toEqual(['5', '3', '1']);
    first.unmount();
    shell.answer(answer({ all: 8, live: 4, review: 3, rejected: 1 }));
    const Card = first.remote.widgets['dashboard.card']!;
    render(
      <MemoryRouter>
        <Card />
      </MemoryRouter>,
    );
    await waitFor(() => expect(figures()).toEqual(['4', '3', '1']));
  });

  it('counts again when the administration decides on a listing meanwhile', async () => {
    const shell = memoryShell({ session, answers: [answer({ all: 9, live: 5, review: 3, rejected: 1 })] });
    const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
    const { remote } = await open(shell);
    await screen.findByText('Live');
    shell.answer(answer({ all: 9, live: 6, review: 2, rejected: 1 }));
    const kind = 'property_inquiry';
    await pushArrives({ remote }, kind);
    await waitFor(() => expect(figures()).toEqual(['6', '2', '1']));
  });

  it('explains that there is none yet', async () => {
    await open(memoryShell({ session, answers: [answer({ all: 0, live: 0, review: 0, rejected: 0 })] }));
    expect(await screen.findByText('You haven’t listed a property yet.')).toBeInTheDocument();
  });

  it('reports a refusal in place, with the way to the page still there', async () => {
    const refusing = stub(getAddedProperties, () => {
      throw rejected('forbidden', { message: 'Not now.' });
    });
    await open(memoryShell({ session, answers: [refusing] }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
    expect(screen.getByRole('link', { name: 'Open my properties' })).toBeInTheDocument();
  });
});
