import { changeLanguage } from '@lintel/i18n';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { NumberField } from '../inputs/number-field.tsx';
import { show } from '../test-page.tsx';
import { MoneyField } from './money-field.tsx';

interface FieldProps {
  value: number | undefined;
  onValue(value: number | undefined): void;
}
const fields: [string, (props: FieldProps) => React.JSX.Element][] = [
  ['MoneyField', (props) => <MoneyField label="Amount" symbol="$" {...props} />],
  ['NumberField', (props) => <NumberField label="Amount" {...props} />],
];

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
const value = () => screen.getByTestId('value').textContent;

describe.each(fields)('a grouped amount in a %s', (_, Field) => {
  function Page({ first, onValue }: { first?: number; onValue?(value: number | undefined): void }) {
    const [amount, setAmount] = useState(first);
    return (
      <>
        <Field
          value={amount}
          onValue={(next) => {
            setAmount(next);
            onValue?.(next);
          }}
        />
        <output data-testid="value">{String(amount)}</output>
      </>
    );
  }
  /** Puts the caret behind as many signs, and presses keys there. */
  const editAt = async (caret: number, keys: string) => {
    const { user } = await show(<Page first={440_000} />);
    await user.click(field());
    await user.pointer({ target: field(), offset: caret, keys: '[MouseLeft]' });
    await user.keyboard(keys);
    return user;
  };

  it.each([
    ['a digit more at the end', 7, '5', '440,0005', '4400005', '4,400,005'],
    ['two digits more at the end', 7, '52', '440,00052', '44000052', '44,000,052'],
    ['the last digit removed', 7, '{Backspace}', '440,00', '44000', '44,000'],
    ['all digits of the last group removed', 7, '{Backspace>3/}', '440,', '440', '440'],
    ['a digit removed in the middle', 2, '{Backspace}', '40,000', '40000', '40,000'],
    ['a digit more in front', 0, '1', '1440,000', '1440000', '1,440,000'],
    ['a group more in front', 0, '1,', '1,440,000', '1440000', '1,440,000'],
    ['decimals more at the end', 7, '.5', '440,000.5', '440000.5', /^440,000\.50?$/],
    ['the group sign removed and typed again', 4, '{Backspace},', '440,000', '440000', '440,000'],
  ])('takes %s', async (_title, caret, keys, shown, amount, grouped) => {
    const user = await editAt(caret, keys);
    expect(field()).toHaveValue(shown);
    expect(value()).toBe(amount);
    await user.tab();
    expect(value()).toBe(amount);
    expect(field().value).toMatch(grouped);
    expect(field()).toBeValid();
  });

  it('reads on in German and Arabic', async () => {
    const { user } = await show(<Page first={440_000} />);
    await act(() => changeLanguage('de'));
    await user.type(field(), '5');
    expect([field().value, value()]).toEqual(['440.0005', '4400005']);
    await user.type(field(), '{Backspace},5');
    expect([field().value, value()]).toEqual(['440.000,5', '440000.5']);
  });

  it('reads on in Arabic, with digits of either kind', async () => {
    const { user } = await show(<Page first={440_000} />);
    await act(() => changeLanguage('ar'));
    await user.type(field(), '{Backspace}٥٥');
    expect([field().value, value()]).toEqual(['440,00٥٥', '4400055']);
  });

  it('is what the user types once all of it is replaced', async () => {
    const { user } = await show(<Page first={440_000} />);
    await user.clear(field());
    await user.type(field(), '440.5');
    expect(value()).toBe('440.5');
    await user.tab();
    await user.tripleClick(field());
    await user.paste('440.000');
    expect(value()).toBe('440');
  });

  it('is what the user pastes over all of it, also where that begins alike', async () => {
    const { user } = await show(<Page first={440_000} />);
    await user.click(field());
    await user.tripleClick(field());
    await user.paste('440,50');
    expect(value()).toBe('440.5');
  });

  it('reports nothing when the focus passes through it', async () => {
    const onValue = jest.fn();
    const { user } = await show(<Page first={1250.5} onValue={onValue} />);
    await user.tab();
    expect(field()).toHaveFocus();
    await user.tab();
    expect(onValue).not.toHaveBeenCalled();
    expect(value()).toBe('1250.5');
  });
});
