import { arrangePictures, updatePostProperty } from '@lintel/api-contract';
import { createDraftStore } from '@lintel/remote-kit';
import { memoryShell, rejected, renderRemote, stub } from '@lintel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { propertyDrafts } from '#common/drafts-of-forms.ts';
import type { OwnProperty } from '#common/own-listings.query.ts';
import { connect } from '#remote.ts';
import { formAnswers, postedProperty, poster, villa } from '#testing/forms.ts';
import { ownPropertiesAnswer, property, school } from '#testing/properties.ts';

const bedrooms = (value: string) => ({ ...villa.parameter_types[0]!, value });
const listed = property(1, {
  title_image: 'https://site/cover.webp',
  description: 'By the sea',
  parameters: [bedrooms('3')],
  assign_facilities: [{ ...school, place_name: 'North' }],
});
const shellWith = (row: OwnProperty) =>
  memoryShell({
    session: poster,
    answers: [
      ...formAnswers(),
      ownPropertiesAnswer([row]),
      stub(updatePostProperty, { error: false, message: 'ok', data: [postedProperty(row)] }),
      stub(arrangePictures, {
        error: false,
        message: 'ok',
        data: { cover: { image_url: '', alt: '' }, gallery: [] },
      }),
    ],
  });
const open = (shell: ReturnType<typeof memoryShell>, step: string) =>
  renderRemote('mfe-listings', connect, { shell, path: `/user/edit-property/1?step=${step}` });
const retype = async (name: string, text: string) => {
  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const goTo = async (step: string) => {
  await userEvent.click(screen.getByRole('link', { name: 'All steps' }));
  await userEvent.click(await screen.findByRole('link', { name: step }));
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const note = async () =>
  within((await screen.findByText('Changed elsewhere since you began')).closest('[role=alert]')!);
const sent = (shell: ReturnType<typeof memoryShell>) =>
  shell.calls.filter(({ path }) => path === 'update_post_property').map(({ parameters }) => parameters);

/** A draft of the listing with another price and number of bedrooms. */
async function keepDraft() {
  const { unmount } = await open(shellWith(listed), 'price');
  await retype('Price', '440000');
  await goTo('Category and facts');
  await retype('Bedrooms', '4');
  expect(await screen.findByText(/^Saved /)).toBeVisible();
  unmount();
}
afterEach(() => createDraftStore(propertyDrafts).remove('edit-1'));

describe('a draft of a listing that was changed on another device since', () => {
  const changed = { ...listed, title: 'House', price: 400_000, parameters: [bedrooms('5')] };

  it('names what both changed with the newer values, and sends those of the user on top of the rest', async () => {
    await keepDraft();
    const shell = shellWith(changed);
    await open(shell, 'price');
    const { getByText } = await note();
    expect(getByText('Price').closest('div')).toHaveTextContent('$400,000');
    expect(getByText('Bedrooms').closest('div')).toHaveTextContent('5');
    expect(await screen.findByRole('textbox', { name: 'Price' })).toHaveValue('440,000');
    await press('Keep mine');
    expect(screen.queryByText('Changed elsewhere since you began')).toBeNull();
    await goTo('Check and send');
    await press('Save changes');
    await screen.findByRole('heading', { name: /is changed/ });
    expect(sent(shell)).toMatchObject([
      { title: 'House', price: 440_000, parameters: [{ parameter_id: 1, value: '4' }] },
    ]);
  });

  it('shows the newer values in the step on screen once the user takes them', async () => {
    await keepDraft();
    const shell = shellWith(changed);
    await open(shell, 'price');
    await screen.findByRole('textbox', { name: 'Price' });
    await note();
    await press('Use the newer values');
    expect(await screen.findByRole('textbox', { name: 'Price' })).toHaveValue('400,000');
    await goTo('Check and send');
    await press('Save changes');
    await screen.findByRole('heading', { name: /is changed/ });
    expect(sent(shell)).toMatchObject([
      { title: 'House', price: 400_000, parameters: [{ parameter_id: 1, value: '5' }] },
    ]);
  });
});

it('a form whose listing is changed elsewhere while it is open is not sent over it unseen', async () => {
  const shell = shellWith(listed);
  await open(shell, 'facilities');
  await retype('School (optional)', '3');
  await goTo('Check and send');
  const away = { ...listed.assign_facilities[0]!, distance: 1 };
  shell.answer(ownPropertiesAnswer([{ ...listed, price: 400_000, assign_facilities: [away] }]));
  await press('Save changes');
  expect((await note()).getByText('School').closest('div')).toHaveTextContent('1, North');
  expect(sent(shell)).toEqual([]);
  expect(shell.notices).toMatchObject([{ tone: 'warning' }]);
  await press('Save changes');
  await waitFor(() => expect(sent(shell)).toHaveLength(1));
  expect(sent(shell)).toMatchObject([{ price: 400_000, facilities: [{ facility_id: 4, distance: 3 }] }]);
});

it('a change that comes after one of another device writes nothing, and what was typed is saved by another press', async () => {
  const shell = shellWith({ ...listed, revision: 3 });
  await open(shell, 'price');
  await retype('Price', '440000');
  await goTo('Check and send');
  shell.answer(
    stub(updatePostProperty, ({ revision }) => {
      shell.answer(ownPropertiesAnswer([{ ...listed, price: 400_000, revision: 4 }]));
      if (revision !== 4) throw rejected('outdated', { status: 409 });
      return { error: false as const, message: 'ok', data: [postedProperty(listed)] };
    }),
  );
  await press('Save changes');
  expect((await note()).getByText('Price').closest('div')).toHaveTextContent('$400,000');
  expect(screen.queryByRole('heading', { name: /is changed/ })).toBeNull();
  await press('Save changes');
  await screen.findByRole('heading', { name: /is changed/ });
  expect(sent(shell)).toMatchObject([
    { revision: 3, price: 440_000 },
    { revision: 4, price: 440_000 },
  ]);
});
