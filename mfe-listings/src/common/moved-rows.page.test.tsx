import { confirmProperty, getAddedProperties, getInterestedUsers, updateLead } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { lead } from '#testing/leads.ts';
import { ownPropertiesAnswer, property } from '#testing/properties.ts';

const session = { user: { id: 7 } } as Session;
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
/** A back end whose list holds only what still waits for the user. */
function waiting(count: number) {
  const done = new Set<number>();
  return { done, left: () => numbers(count).filter((id) => !done.has(id)) };
}
const pageOf = (ids: number[], { offset = 0, limit = 100 }: { offset?: unknown; limit?: unknown }) =>
  ids.slice(Number(offset), Number(offset) + Number(limit));

describe('the next page of a filtered list, after rows of the first were changed', () => {
  it('leaves out no home that is to be confirmed', async () => {
    const { done, left } = waiting(30);
    const asked = { confirmation_step: 'asked', confirmed_at: '2026-11-05T10:00:00Z' } as const;
    const shell = memoryShell({
      session,
      answers: [
        stub(getAddedProperties, (request) => ({
          error: false as const,
          message: '',
          data: pageOf(left(), request).map((id) => property(id, asked)),
          total: left().length,
          total_views: 0,
        })),
        stub(confirmProperty, ({ property_id: id }) => {
          done.add(Number(id));
          return { error: false as const, message: '', data: { confirmed_at: '2026-11-27T10:00:00Z' } };
        }),
      ],
    });
    await renderRemote('mfe-listings', connect, { shell, path: '/user/properties?show=confirm' });
    for (const id of [1, 2, 3]) {
      const row = (await screen.findByRole('heading', { name: `Home ${id}` })).closest('tr')!;
      await userEvent.click(within(row).getByRole('button', { name: 'Still available' }));
    }
    await waitFor(() => expect(done.size).toBe(3));
    await userEvent.click(screen.getByRole('button', { name: 'Load 12 more' }));
    await waitFor(() => expect(names()).toContain('Home 24'));
    expect(names().slice(0, 24)).toEqual(numbers(24).map((id) => `Home ${id}`));
    await userEvent.click(screen.getByRole('button', { name: /^Load/ }));
    await waitFor(() => expect(names()).toEqual(numbers(30).map((id) => `Home ${id}`)));
    expect(screen.getByText('30 of 30 shown')).toBeInTheDocument();
  });

  it('leaves out no new lead', async () => {
    const { done, left } = waiting(25);
    const shell = memoryShell({
      session,
      answers: [
        ownPropertiesAnswer([property(1)]),
        stub(getInterestedUsers, (request) => ({
          error: false as const,
          message: '',
          data: pageOf(left(), request).map((id) => lead(id)),
          total: left().length,
        })),
        stub(updateLead, ({ user_id: id }) => {
          done.add(Number(id));
          return { error: false as const, message: '', data: lead(Number(id)) };
        }),
      ],
    });
    await renderRemote('mfe-listings', connect, { shell, path: '/user/interested/home-1?state=new' });
    await screen.findByRole('heading', { name: 'Omar 1' });
    for (const id of [1, 2])
      await userEvent.selectOptions(screen.getByRole('combobox', { name: new RegExp(`Omar ${id}$`) }), [
        'Viewing',
      ]);
    await waitFor(() => expect(done.size).toBe(2));
    await userEvent.click(screen.getByRole('button', { name: 'Load 5 more' }));
    await waitFor(() => expect(names()).toEqual(numbers(25).map((id) => `Omar ${id}`)));
  });
});
