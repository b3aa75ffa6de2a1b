import { getCategories, type Category } from '@lintel/api-contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { connect } from '#remote.ts';
import { formAnswers, poster, villa } from '#testing/forms.ts';

type Fact = Category['parameter_types'][number];
const figure = (id: number, name: string, quantity?: Fact['quantity']): Fact => ({
  ...villa.parameter_types[0]!,
  id,
  name,
  is_required: 0,
  ...(quantity ? { quantity } : {}),
});
const home: Category = {
  ...villa,
  parameter_types: [
    { ...figure(1, 'Bedrooms', 'count'), is_required: 1 },
    figure(2, 'Floor', 'floor'),
    figure(3, 'Area', 'area'),
    figure(4, 'Year built', 'year'),
    figure(5, 'Sockets'),
  ],
};

async function openFacts(draft: string, parameter_types = home.parameter_types) {
  const shell = memoryShell({ session: poster, answers: formAnswers() });
  shell.answer(
    stub(getCategories, { error: false, message: 'ok', data: [{ ...home, parameter_types }], total: 1 }),
  );
  await renderRemote('mfe-listings', connect, {
    shell,
    path: `/user/add-property?draft=${draft}&step=facts`,
  });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'Villa');
}
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
const latest = new Date().getFullYear() + 10;

describe('numbers among the facts', () => {
  it.each([
    ['Bedrooms', '-3', 'Enter 0 or more'],
    ['Bedrooms', '2.25', 'Enter a whole or half number'],
    ['Bedrooms', '201', 'Enter 200 or less'],
    ['Floor', '-11', 'Enter -10 or more'],
    ['Area', '0', 'Enter a number above zero'],
    ['Year built', '999', 'Enter 1000 or more'],
    ['Year built', '20222', `Enter ${latest} or less`],
    ['Year built', 'nineties', 'Enter a number'],
  ])('%s refuses %s at its field, and keeps what was typed', async (name, text, words) => {
    await openFacts(`odd-${name}-${text}`);
    await userEvent.type(field('Bedrooms'), '3');
    await userEvent.clear(field(name));
    await userEvent.type(field(name), text);
    await goOn();
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('link', { name: `${name}: ${words}` })).toBeVisible();
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(words);
    expect(field(name)).toHaveValue(text);
  });

  it('go on at their edges, and without bounds where the fact has none', async () => {
    await openFacts('edges');
    await userEvent.type(field('Bedrooms'), '0');
    await userEvent.type(field('Floor'), '-10');
    await userEvent.type(field('Area'), '0.5');
    await userEvent.type(field('Year built'), String(latest));
    await userEvent.type(field('Sockets'), '-20222.5');
    await goOn();
    expect(await screen.findByRole('textbox', { name: 'Price' })).toBeVisible();
  });

  it('are written in groups, and years are not', async () => {
    await openFacts('years');
    await userEvent.type(field('Area'), '1250');
    await userEvent.type(field('Year built'), '2005');
    await userEvent.tab();
    expect(field('Area')).toHaveValue('1,250');
    expect(field('Year built')).toHaveValue('2005');
  });
});

describe('one choice among the facts', () => {
  const pool = (is_required: 0 | 1) => ({
    ...figure(6, 'Pool'),
    is_required,
    type_of_parameter: 'radiobutton' as const,
    type_values: ['Own', 'Shared'],
  });
  const group = () => within(screen.getByRole('radiogroup', { name: /^Pool/ }));

  it('can be taken back where it is optional', async () => {
    await openFacts('taken-back', [...home.parameter_types, pool(0)]);
    const none = group().getByRole('radio', { name: 'Not stated' });
    expect(none).toBeChecked();
    await userEvent.click(group().getByRole('radio', { name: 'Shared' }));
    expect(none).not.toBeChecked();
    await userEvent.click(none);
    expect(none).toBeChecked();
    expect(group().getByRole('radio', { name: 'Shared' })).not.toBeChecked();
  });
  it('has no way to be left open where it is demanded', async () => {
    await openFacts('demanded', [...home.parameter_types, pool(1)]);
    expect(group().getAllByRole('radio')).toHaveLength(2);
    expect(group().queryByRole('radio', { checked: true })).toBeNull();
  });
});
