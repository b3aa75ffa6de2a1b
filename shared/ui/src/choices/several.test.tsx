import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../test-page.tsx';
import { addTags } from './add-tags.ts';
import { MultiSelect } from './multi-select.tsx';
import { TagInput } from './tag-input.tsx';

function Keywords({ limit = 3, first = [] }: { limit?: number; first?: string[] }) {
  const [values, setValues] = useState<string[]>(first);
  return (
    <>
      <TagInput label="Keywords" limit={limit} values={values} onValues={setValues} />
      <output data-testid="values">{values.join('|')}</output>
    </>
  );
}
const field = () => screen.getByRole('textbox', { name: 'Keywords' });
const values = () => screen.getByTestId('values').textContent;
const announced = (text: string) =>
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text);

describe('TagInput', () => {
  it('adds what was typed with Enter, with a comma, and when the field is left', async () => {
    const { user } = await show(<Keywords />);
    await user.type(field(), 'sea view{Enter}quiet,garden');
    expect(values()).toBe('sea view|quiet');
    announced('quiet added, 2 of 3');
    await user.tab();
    expect(values()).toBe('sea view|quiet|garden');
    expect(field()).toHaveValue('');
  });
  it('splits a pasted list at commas and lines', async () => {
    const { user } = await show(<Keywords limit={10} />);
    await user.click(field());
    await user.paste('sea view, quiet\nGarden،  two   baths ');
    expect(values()).toBe('sea view|quiet|Garden|two baths');
  });
  it('takes the last phrase away with Backspace in the empty field, and announces it', async () => {
    const { user } = await show(<Keywords first={['quiet', 'garden']} />);
    await user.type(field(), 'x{Backspace}');
    expect(values()).toBe('quiet|garden');
    await user.keyboard('{Backspace}');
    expect(values()).toBe('quiet');
    announced('garden removed');
  });
  it('takes a phrase away by its button and goes on in the field', async () => {
    const { user } = await show(<Keywords first={['quiet', 'garden']} />);
    const list = screen.getByRole('list', { name: 'Keywords' });
    await user.click(within(list).getByRole('button', { name: 'Remove quiet' }));
    expect(values()).toBe('garden');
    expect(field()).toHaveFocus();
  });
  it('keeps what no longer fits in the field and shows the limit', async () => {
    const { user } = await show(<Keywords first={['a', 'b', 'c']} />);
    await user.type(field(), 'd{Enter}');
    expect(values()).toBe('a|b|c');
    expect(field()).toHaveValue('d');
    expect(screen.getByText('You can add 3 at most')).toBeVisible();
  });
  it('leaves Enter in the empty field to the form', async () => {
    const submitted = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    const { user } = await show(
      <form onSubmit={submitted}>
        <Keywords />
      </form>,
    );
    await user.type(field(), 'quiet{Enter}');
    expect(submitted).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(submitted).toHaveBeenCalledTimes(1);
  });
});

describe('addTags', () => {
  const limits = { limit: 3, maxLength: 8 };
  it('keeps each phrase once, whatever its case', () => {
    expect(addTags(['Sea'], 'sea, SEA', limits)).toEqual({
      tags: ['Sea'],
      added: [],
      refused: 'known',
      rest: '',
    });
  });
  it('shortens long phrases without halving a letter', () => {
    expect(addTags([], '🏖🏖🏖🏖🏖🏖🏖🏖🏖', limits).tags).toEqual(['🏖🏖🏖🏖🏖🏖🏖🏖']);
  });
});

const cities = ['Málaga', 'Porto', 'Faro'].map((label) => ({ id: label.toLowerCase(), label }));

function Cities() {
  const [chosen, setChosen] = useState<string[]>(['porto']);
  return (
    <>
      <MultiSelect label="Cities" options={cities} values={chosen} onValues={setChosen} />
      <output data-testid="values">{chosen.join('|')}</output>
    </>
  );
}

describe('MultiSelect', () => {
  const combobox = () => screen.getByRole('combobox', { name: 'Cities' });

  it('offers what is not chosen yet, found without marks and case', async () => {
    const { user } = await show(<Cities />);
    await user.click(combobox());
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Málaga', 'Faro']);
    await user.keyboard('malaga{ArrowDown}{Enter}');
    expect(values()).toBe('porto|málaga');
    expect(combobox()).toHaveValue('');
    announced('Málaga chosen, 2 in all');
  });
  it('takes one away by its button, or the last with Backspace', async () => {
    const { user } = await show(<Cities />);
    await user.type(combobox(), 'faro{ArrowDown}{Enter}');
    await user.click(screen.getByRole('button', { name: 'Remove Porto' }));
    expect(values()).toBe('faro');
    await user.type(combobox(), '{Backspace}');
    expect(values()).toBe('');
    announced('Faro removed');
  });
});
