import {
  deletePersonalisedFields,
  getCategories,
  getCitiesData,
  getFacilities,
  getPersonalisedFields,
  getPropertyList,
  setPersonalisedFields,
  type Preferences,
} from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, offline, renderRemote, stub } from '@lintel/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { categoryRow, listOf, row } from '#testing/test-data.ts';

const preferences: Preferences = {
  user_id: 7,
  category_ids: ['1'],
  price_range: '',
  property_type: '',
  outdoor_facilitiy_ids: '',
  city: '',
};

/** The preferences, and how many guards hold the page: one is there before something would be lost. */
async function open(...more: ReturnType<typeof stub>[]) {
  const shell = memoryShell({
    session: { user: { id: 7 } } as Session,
    answers: [
      stub(getPersonalisedFields, { error: false, data: preferences }),
      stub(getPropertyList, listOf([row(40)], 31)),
      stub(getCategories, listOf([categoryRow()])),
      stub(getCitiesData, listOf([{ City: 'Porto Azul', Count: 3, image: '' }])),
      stub(getFacilities, listOf([])),
      stub(setPersonalisedFields, { error: false, data: preferences }),
      stub(deletePersonalisedFields, { error: false }),
      ...more,
    ],
  });
  await renderRemote('mfe-catalogue', connect, { shell, path: '/user/personalize-feed' });
  await screen.findByRole('radio', { name: 'Any', checked: true });
  return { shell, guards: () => shell.leaveGuards };
}

describe('changed preferences', () => {
  it('keep the user on the page until they are as stored again', async () => {
    const { guards } = await open();
    expect(guards()).toBe(0);
    await userEvent.click(screen.getByRole('radio', { name: 'Rent' }));
    expect(guards()).toBe(1);
    await userEvent.click(screen.getByRole('radio', { name: 'Any' }));
    expect(guards()).toBe(0);
  });
  it('are the same when a kind of home was taken back and chosen again', async () => {
    const { guards } = await open();
    await userEvent.click(screen.getByLabelText('Villa'));
    expect(guards()).toBe(1);
    await userEvent.click(screen.getByLabelText('Villa'));
    expect(guards()).toBe(0);
  });
  it('lead to the feed without a question once they are saved', async () => {
    const { shell, guards } = await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Rent' }));
    const held: number[] = [];
    shell.navigate = () => void held.push(guards());
    await userEvent.click(screen.getByRole('button', { name: 'Save and see feed' }));
    await waitFor(() => expect(held).toEqual([0]));
  });
  it('keep the user on the page when they could not be saved', async () => {
    const { guards } = await open(
      stub(setPersonalisedFields, () => {
        throw offline;
      }),
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Rent' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save and see feed' }));
    await screen.findByRole('alert');
    expect(guards()).toBe(1);
  });
  it('are lost with the user’s consent when all are cleared', async () => {
    const { shell, guards } = await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Rent' }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear preferences' }));
    await waitFor(() => expect(shell.notices).toHaveLength(1));
    expect(guards()).toBe(0);
  });
});
