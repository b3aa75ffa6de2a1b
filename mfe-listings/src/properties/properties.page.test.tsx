import {
  changePropertyStatus,
  confirmProperty,
  deleteProperty,
  storeAdvertisement,
  updatePropertyStatus,
} from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, rejected, renderRemote, stub } from '@lintel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { adPackage, packagesAnswer } from '#testing/packages.ts';
import { ownPropertiesAnswer, property } from '#testing/properties.ts';

const session = { user: { id: 7 } } as Session;
const refused = property(2, {
  request_status: 'rejected',
  status: 0,
  reject_reason: {
    id: 1,
    reason: 'Address incomplete',
    created_at: '2026-11-02T00:00:00Z',
    updated_at: '2026-11-02T00:00:00Z',
  },
});
const open = (shell: ReturnType<typeof memoryShell>, path = '/user/properties') =>
  renderRemote('mfe-listings', connect, { shell, path });
const rowOf = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('tr')!);
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const choose = async (title: string, action: string) => {
  await screen.findByRole('heading', { name: title });
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${title}` }));
  await userEvent.click(screen.getByRole('menuitem', { name: action }));
};
const done = { error: false as const, message: 'ok' };

describe('my properties', () => {
  it('shows where each listing stands, what it brought, and why it was refused', async () => {
    await open(memoryShell({ session, answers: [ownPropertiesAnswer([property(1), refused])] }));
    const live = await rowOf('Home 1');
    expect(live.getByText('Live')).toBeInTheDocument();
    expect(live.getByRole('cell', { name: '1,204' })).toBeInTheDocument();
    expect(live.getByRole('link', { name: 'Home 1' })).toBeInTheDocument();
    const rejectedRow = await rowOf('Home 2');
    expect(rejectedRow.getByText('Address incomplete')).toBeInTheDocument();
    // Its owner sees the page in every state.
    expect(rejectedRow.getByRole('link', { name: 'Home 2' })).toHaveAttribute('href', '/my-property/home-2');
  });

  it('leads from the number of people who are interested to these people', async () => {
    const unseen = property(3, { interested_users: [] });
    await open(memoryShell({ session, answers: [ownPropertiesAnswer([property(1), unseen])] }));
    expect((await rowOf('Home 1')).getByRole('link', { name: 'Interested: 1' })).toHaveAttribute(
      'href',
      '/user/interested/home-1',
    );
    expect((await rowOf('Home 3')).queryByRole('link', { name: /interested/ })).toBeNull();
  });

  it('breaks a long word, e.g. of a place or a reason, where its column ends', async () => {
    await open(memoryShell({ session, answers: [ownPropertiesAnswer([refused])] }));
    const words = (await screen.findByRole('heading', { name: 'Home 2' })).parentElement!;
    expect(within(words).getByText('Address incomplete')).toBeInTheDocument();
    expect(getComputedStyle(words)).toMatchObject({ 'overflow-wrap': 'anywhere' });
  });

  it('asks whether a home is still available; the answer takes the question away', async () => {
    const asked = property(3, { confirmation_step: 'asked', confirmed_at: '2026-11-05T10:00:00Z' });
    const shell = memoryShell({
      session,
      answers: [
        ownPropertiesAnswer([property(1), asked]),
        stub(confirmProperty, { error: false, message: '', data: { confirmed_at: '2026-11-23T10:00:00Z' } }),
      ],
    });
    await open(shell, '/user/properties?show=confirm');
    const row = await rowOf('Home 3');
    expect(screen.queryByRole('heading', { name: 'Home 1' })).toBeNull();
    expect(row.getByText('Still available? Last confirmed 5 Nov 2026.')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Still available' }));
    await waitFor(() => expect(row.queryByText(/Last confirmed/)).toBeNull());
    expect(shell.calls.at(-1)).toEqual({ path: confirmProperty.path, parameters: { property_id: 3 } });
  });

  it('filters, searches and sorts, and keeps all of it in the address', async () => {
    const shell = memoryShell({ session, answers: [ownPropertiesAnswer([property(1), refused])] });
    const { location } = await open(shell);
    await screen.findByRole('heading', { name: 'Home 1' });
    await userEvent.click(screen.getByRole('radio', { name: 'Rejected' }));
    expect(await screen.findByRole('heading', { name: 'Home 2' })).toBeInTheDocument();
    await waitFor(() => expect(titles()).toEqual(['Home 2']));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest price');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search in titles' }), 'home');
    await waitFor(() => expect(location().search).toBe('?q=home&show=rejected&sort=price_low'));
    await waitFor(() =>
      expect(shell.calls.at(-1)!.parameters).toMatchObject({
        search: 'home',
        sort: 'price_low',
        request_status: 'rejected',
      }),
    );
  });

  it('each filter is undone by Back, and a search typed in several goes at once', async () => {
    const shell = memoryShell({ session, answers: [ownPropertiesAnswer([property(1), refused])] });
    const { location, back } = await open(shell);
    await screen.findByRole('heading', { name: 'Home 1' });
    await userEvent.click(screen.getByRole('radio', { name: 'Rejected' }));
    const words = screen.getByRole('searchbox', { name: 'Search in titles' });
    await userEvent.type(words, 'ho');
    await waitFor(() => expect(location().search).toBe('?q=ho&show=rejected'));
    await userEvent.keyboard('me');
    await waitFor(() => expect(location().search).toBe('?q=home&show=rejected'));
    await back();
    expect(location().search).toBe('?show=rejected');
    expect(words).toHaveValue('');
    await back();
    expect(location().search).toBe('');
    expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
    await waitFor(() => expect(titles()).toEqual(['Home 1', 'Home 2']));
  });

  it('announces how many a filter leaves, be it more than a page, less, or none', async () => {
    const all = Array.from({ length: 15 }, (_, index) => property(index + 1));
    await open(memoryShell({ session, answers: [ownPropertiesAnswer([...all, { ...refused, id: 40 }])] }));
    const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(spoken()).toContain('12 of 16 shown'));
    await userEvent.click(screen.getByRole('radio', { name: 'Rejected' }));
    await waitFor(() => expect(spoken()).toContain('1 of 1 shown'));
    await userEvent.click(screen.getByRole('radio', { name: 'In review' }));
    await waitFor(() => expect(spoken().join(' ')).toContain('No properties here'));
  });

  it('loads the next page below the first', async () => {
    const all = Array.from({ length: 15 }, (_, index) => property(index + 1));
    await open(memoryShell({ session, answers: [ownPropertiesAnswer(all)] }));
    expect(await screen.findByText('12 of 15 shown')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Load 3 more' }));
    expect(await screen.findByText('15 of 15 shown')).toBeInTheDocument();
    expect(titles()).toHaveLength(15);
  });

  it('without any listing has one way on: to post the first (A20)', async () => {
    await open(memoryShell({ session, answers: [ownPropertiesAnswer([])] }));
    const words = await screen.findByText('You haven’t listed a property yet');
    const way = within(words.parentElement!).getByRole('link', { name: 'Post a property' });
    expect(way).toHaveAttribute('href', '/user/add-property');
    // Nothing is there to filter, and on a phone the way on would be below all of it.
    expect(screen.queryByRole('search')).toBeNull();
  });

  it('leads back to all listings when a filter leaves none', async () => {
    const { location } = await open(
      memoryShell({ session, answers: [ownPropertiesAnswer([property(1)])] }),
      '/user/properties?show=review',
    );
    expect(await screen.findByText('No properties here')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show all listings' }));
    expect(location().search).toBe('');
    expect(await screen.findByRole('heading', { name: 'Home 1' })).toBeInTheDocument();
  });
});

describe('actions on a listing', () => {
  it('hiding shows at once, and is undone from the notice', async () => {
    const shell = memoryShell({
      session,
      answers: [ownPropertiesAnswer([property(1)]), stub(changePropertyStatus, done)],
    });
    await open(shell);
    await choose('Home 1', 'Hide');
    expect((await rowOf('Home 1')).getByText('Inactive')).toBeInTheDocument();
    await waitFor(() => expect(shell.notices).toHaveLength(1));
    const [notice] = shell.notices;
    expect(notice!.text).toBe('“Home 1” is hidden.');
    act(() => notice!.action!.run());
    await waitFor(async () => expect((await rowOf('Home 1')).getByText('Live')).toBeInTheDocument());
    await waitFor(() =>
      expect(shell.calls.slice(1)).toEqual([
        { path: 'change-property-status', parameters: { property_id: 1, status: 0 } },
        { path: 'change-property-status', parameters: { property_id: 1, status: 1 } },
      ]),
    );
  });

  it('a refused change leaves the row as it was', async () => {
    const refuse = stub(changePropertyStatus, () => {
      throw rejected('wrongState', { message: 'Only approved listings can be shown or hidden.' });
    });
    const shell = memoryShell({ session, answers: [ownPropertiesAnswer([property(1)]), refuse] });
    await open(shell);
    await choose('Home 1', 'Hide');
    await waitFor(async () => expect((await rowOf('Home 1')).getByText('Live')).toBeInTheDocument());
    expect(shell.notices).toEqual([]);
  });

  it('states that it is hidden, or confirmed, only once the back end has stored it; taking back gives no notice', async () => {
    let store = () => {};
    const stored = () => new Promise<typeof done>((resolve) => (store = () => resolve(done)));
    const asked = property(3, { confirmation_step: 'asked', confirmed_at: '2026-11-05T10:00:00Z' });
    const shell = memoryShell({
      session,
      answers: [
        ownPropertiesAnswer([property(1), asked]),
        stub(changePropertyStatus, stored),
        stub(confirmProperty, async () => ({
          ...(await stored()),
          data: { confirmed_at: '2026-11-23T10:00:00Z' },
        })),
      ],
    });
    const notices = () => shell.notices.map(({ text }) => text);
    await open(shell);
    await choose('Home 1', 'Hide');
    expect((await rowOf('Home 1')).getByText('Inactive')).toBeInTheDocument();
    expect(notices()).toEqual([]);
    store();
    await waitFor(() => expect(notices()).toEqual(['“Home 1” is hidden.']));
    act(() => shell.notices[0]!.action!.run());
    store();
    await userEvent.click((await rowOf('Home 3')).getByRole('button', { name: 'Still available' }));
    expect(notices()).toHaveLength(1);
    store();
    await waitFor(() => expect(notices().slice(1)).toEqual(['“Home 3” is confirmed.']));
  });

  it('sold is asked for first, because it is final', async () => {
    const shell = memoryShell({
      session,
      answers: [ownPropertiesAnswer([property(1)]), stub(updatePropertyStatus, done)],
    });
    await open(shell);
    await choose('Home 1', 'Mark as sold');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Mark “Home 1” as sold?' }));
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as sold' }));
    expect(await screen.findByText('Sold', { selector: 'span' })).toBeInTheDocument();
    expect(shell.calls.at(-1)).toEqual({
      path: 'update_property_status',
      parameters: { property_id: 1, status: '2' },
    });
    await waitFor(() => expect(shell.notices.at(-1)?.text).toBe('Marked as sold. Congratulations!'));
  });

  it('several are deleted after one question; one that is refused stays', async () => {
    const shell = memoryShell({
      session,
      answers: [
        ownPropertiesAnswer([property(1), property(2), property(3)]),
        stub(deleteProperty, ({ id }) => {
          if (Number(id) === 2) throw rejected('wrongState');
          return done;
        }),
      ],
    });
    await open(shell);
    await screen.findByRole('heading', { name: 'Home 1' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Home 1' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Home 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete 2 listings?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(titles().toSorted()).toEqual(['Home 2', 'Home 3']));
  });

  it('featuring shows what it takes of the package before it is confirmed', async () => {
    const shell = memoryShell({
      session,
      answers: [
        ownPropertiesAnswer([property(1)]),
        packagesAnswer([adPackage({ total_limit: 5, used_limit: 2 })]),
        stub(storeAdvertisement, done),
      ],
    });
    await open(shell);
    await choose('Home 1', 'Feature');
    const dialog = within(await screen.findByRole('dialog', { name: 'Feature this listing' }));
    expect(await dialog.findByText('3 now, 2 afterwards')).toBeInTheDocument();
    expect(dialog.getByText('Agent')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Feature' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(shell.calls.at(-1)).toEqual({
      path: 'store_advertisement',
      parameters: { feature_for: 'property', property_id: 1 },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Home 1' }));
    expect(screen.queryByRole('menuitem', { name: 'Feature' })).not.toBeInTheDocument();
  });

  it('without an ad left it leads to the packages, and a refusal stays in the dialog', async () => {
    const shell = memoryShell({
      session,
      answers: [
        ownPropertiesAnswer([property(1)]),
        packagesAnswer([adPackage({ total_limit: 5, used_limit: 5 })]),
      ],
    });
    const { unmount } = await open(shell);
    await choose('Home 1', 'Feature');
    expect(await screen.findByRole('link', { name: 'See packages' })).toHaveAttribute(
      'href',
      '/subscription-plan?for=property_feature&return=%2Fuser%2Fproperties',
    );
    expect(screen.queryByRole('button', { name: 'Feature' })).not.toBeInTheDocument();
    unmount();
    const refusing = memoryShell({
      session,
      answers: [
        ownPropertiesAnswer([property(1)]),
        packagesAnswer([adPackage({ total_limit: 5, used_limit: 0 })]),
        stub(storeAdvertisement, () => {
          throw rejected('conflict', { message: 'This listing is advertised already.' });
        }),
      ],
    });
    await open(refusing);
    await choose('Home 1', 'Feature');
    await userEvent.click(await screen.findByRole('button', { name: 'Feature' }));
    expect(await screen.findByText('This listing is advertised already.')).toBeInTheDocument();
  });
});
