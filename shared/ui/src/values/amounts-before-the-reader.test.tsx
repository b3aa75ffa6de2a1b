import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { NumberField } from '../inputs/number-field.tsx';
import { show } from '../test-page.tsx';
import { MoneyField } from './money-field.tsx';

interface FieldProps {
  label: string;
  value: number | undefined;
  onValue(value: number | undefined): void;
}
const Money = (props: FieldProps) => <MoneyField symbol="$" {...props} />;

const reported: Record<string, (number | undefined)[]> = {};

function Amount({ as: Field, name, first }: { as: typeof Money; name: string; first?: number }) {
  const [value, setValue] = useState(first);
  return (
    <Field
      label={name}
      value={value}
      onValue={(next) => {
        setValue(next);
        (reported[name] ??= []).push(next);
      }}
    />
  );
}
const field = (name: string) => screen.getByRole('textbox', { name });

// The reader stays in memory once it was fetched, so all fields are used before that in a single test.
it('before the reader has arrived, an untouched field reports nothing; what is typed is read on its arrival', async () => {
  await show(
    <>
      <Amount as={Money} name="Untouched price" first={1250.5} />
      <Amount as={NumberField} name="Untouched number" first={1250.5} />
      <Amount as={Money} name="Edited price" first={440_000} />
      <Amount as={Money} name="Left price" />
      <Amount as={NumberField} name="Left number" />
      <Amount as={NumberField} name="Number" />
    </>,
  );
  const type = (name: string, text: string) => {
    fireEvent.focus(field(name));
    fireEvent.change(field(name), { target: { value: text } });
  };
  for (const name of ['Untouched price', 'Untouched number']) {
    fireEvent.focus(field(name));
    fireEvent.blur(field(name));
  }
  type('Edited price', '440,0005');
  for (const name of ['Left price', 'Left number']) {
    type(name, '2.5k');
    fireEvent.blur(field(name));
  }
  type('Number', '2.5k');
  expect(reported).toEqual({
    'Edited price': [4_400_005],
    'Left price': [undefined],
    'Left number': [undefined],
    Number: [undefined],
  });
  await waitFor(() => expect(field('Left number')).toHaveValue('2,500'));
  expect(field('Left price')).toHaveValue('2,500');
  expect(field('Number')).toHaveValue('2.5k');
  expect(reported).toEqual({
    'Edited price': [4_400_005],
    'Left price': [undefined, 2500],
    'Left number': [undefined, 2500],
    Number: [undefined, 2500],
  });
  for (const control of screen.getAllByRole('textbox')) expect(control).toBeValid();
});
