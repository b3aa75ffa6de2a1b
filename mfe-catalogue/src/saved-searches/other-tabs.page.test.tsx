import {
  deleteSavedSearch,
  getCategories,
  getCitiesData,
  getFacilities,
  getFacilitiesForFilter,
  getPropertyList,
  getSavedSearches,
} from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { categoryRow, listOf, row, savedSearch } from '#testing/test-data.ts';

const CHANNEL = 'lintel-saved-searches';
const channels: BroadcastChannel[] = [];
const otherTab = () => {
  const channel = new BroadcastChannel(CHANNEL);
  channels.push(channel);
  return channel;
};
afterEach(() => channels.splice(0).forEach((channel) => channel.close()));

/** The page with two searches; `account` is what the account has, and changes elsewhere. */
async function open() {
  const account = { ids: [1, 2] };
  const rows = () => account.ids.map((id) => ({ ...savedSearch, id, name: `Search ${id}` }));
  const shell = memoryShell({
    session: { user: { id: 7 } } as Session,
    answers: [
      stub(getSavedSearches, () => listOf(rows())),
      stub(deleteSavedSearch, ({ id }) => {
        account.ids = account.ids.filter((one) => one !== Number(id));
        return { error: false as const, message: '', data: null };
      }),
      stub(getCategories, listOf([categoryRow()])),
      stub(getPropertyList, listOf([row(1)])),
      stub(getCitiesData, listOf([])),
      stub(getFacilities, listOf([])),
      stub(getFacilitiesForFilter, { error: false, data: [] }),
    ],
  });
  await renderRemote('mfe-catalogue', connect, { shell, path: '/user/saved-searches' });
  await screen.findByRole('link', { name: 'Search 2' });
  return account;
}
const links = () => screen.getAllByRole('link', { name: /^Search/ }).map(({ textContent }) => textContent);

describe('saved searches in two tabs', () => {
  it('are those that another device left, once the tab is looked at again', async () => {
    const account = await open();
    const look = (state: DocumentVisibilityState) =>
      act(async () => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
    await look('hidden');
    account.ids = [1];
    await look('visible');
    await waitFor(() => expect(links()).toEqual(['Search 1']));
  });

  it('follow the other tab at once, also side by side', async () => {
    const account = await open();
    account.ids = [1];
    otherTab().postMessage('changed');
    await waitFor(() => expect(links()).toEqual(['Search 1']));
  });

  it('are announced to the other tab when one is deleted here', async () => {
    await open();
    const received = jest.fn();
    otherTab().addEventListener('message', received);
    const item = screen.getByRole('link', { name: 'Search 2' }).closest('li')!;
    await userEvent.click(within(item).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(received).toHaveBeenCalledTimes(1));
  });
});
