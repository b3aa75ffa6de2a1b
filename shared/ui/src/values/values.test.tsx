import { changeLanguage } from '@lintel/i18n';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../test-page.tsx';
import { DateField } from './date-field.tsx';
import { MoneyField } from './money-field.tsx';
import { OtpField } from './otp-field.tsx';
import { Stepper } from './stepper.tsx';

function Price({ first }: { first?: number }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <MoneyField label="Price" symbol="$" unit="/month" value={value} onValue={setValue} />
      <output data-testid="value">{String(value)}</output>
    </>
  );
}
const value = () => screen.getByTestId('value').textContent;

describe('MoneyField', () => {
  const field = () => screen.getByRole('textbox', { name: 'Price' });

  it.each([
    ['en', '435,000', '435000', '435,000'],
    ['de', '435.000', '435000', '435.000'],
    ['en', '1250.5', '1250.5', '1,250.50'],
    ['de', '1250,5', '1250.5', '1.250,50'],
    ['en', '435k', '435000', '435,000'],
    ['ar', '٤٣٥٠٠٠', '435000', '435,000'],
  ] as const)('in %s reads "%s" as %s and writes it as %s', async (locale, typed, amount, shown) => {
    const { user } = await show(<Price />);
    await act(() => changeLanguage(locale));
    await user.click(field());
    await user.keyboard(typed);
    await user.tab();
    expect(value()).toBe(amount);
    expect(field()).toHaveValue(shown);
  });
  it('writes an amount that is there from the beginning, without an error', async () => {
    await show(<Price first={435_000} />);
    expect(field()).toHaveValue('435,000');
    expect(field()).toBeValid();
  });
  it('keeps what is no amount and shows the error after leaving', async () => {
    const { user } = await show(<Price first={500} />);
    await user.clear(field());
    await user.type(field(), 'about 400 or so');
    expect(field()).toBeValid();
    await user.tab();
    expect(value()).toBe('undefined');
    expect(field()).toHaveValue('about 400 or so');
    expect(field()).toHaveAccessibleDescription('$ /month Enter a number');
  });
  it('is undefined when it is emptied', async () => {
    const { user } = await show(<Price first={500} />);
    await user.clear(field());
    await user.tab();
    expect(value()).toBe('undefined');
    expect(field()).toBeValid();
  });
});

describe('Stepper', () => {
  function Bedrooms({ first }: { first?: number }) {
    const [count, setCount] = useState(first);
    return (
      <>
        <Stepper label="Bedrooms" max={12} value={count} onValue={setCount} />
        <output data-testid="value">{String(count)}</output>
      </>
    );
  }
  const count = () => screen.getByRole('spinbutton', { name: 'Bedrooms' });

  it('goes up and down with buttons, announces the number, and stops at its limits', async () => {
    const { user } = await show(<Bedrooms first={11} />);
    const more = screen.getByRole('button', { name: 'Bedrooms: one more' });
    await user.click(more);
    await user.click(more);
    expect(value()).toBe('12');
    expect(more).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Bedrooms: 12');
  });
  it('begins with one', async () => {
    const { user } = await show(<Bedrooms />);
    await user.click(screen.getByRole('button', { name: 'Bedrooms: one more' }));
    expect(value()).toBe('1');
  });
  it('goes by arrow keys and by ten with the page keys', async () => {
    const { user } = await show(<Bedrooms first={2} />);
    await user.type(count(), '{ArrowUp}');
    expect(count()).toHaveAttribute('aria-valuenow', '3');
    await user.keyboard('{PageUp}');
    expect(value()).toBe('12');
    await user.keyboard('{ArrowDown}{PageDown}');
    expect(value()).toBe('1');
  });
  it('can be typed in any digits, never above its limit, and emptied', async () => {
    const { user } = await show(<Bedrooms first={2} />);
    await user.clear(count());
    expect(value()).toBe('undefined');
    await user.type(count(), '٧');
    expect(value()).toBe('7');
    await user.type(count(), '5x');
    expect(value()).toBe('12');
  });
});

describe('OtpField', () => {
  function Code({ onComplete }: { onComplete(code: string): void }) {
    const [code, setCode] = useState('');
    return <OtpField label="Code" value={code} onValue={setCode} onComplete={onComplete} />;
  }
  const code = () => screen.getByRole('textbox', { name: 'Code' });

  it('is filled by one paste, whatever stands between the digits', async () => {
    const onComplete = jest.fn();
    const { user } = await show(<Code onComplete={onComplete} />);
    await user.click(code());
    await user.paste(' 123-456 ');
    expect(code()).toHaveValue('123456');
    expect(onComplete).toHaveBeenCalledWith('123456');
    expect(onComplete).toHaveBeenCalledTimes(1);
  });
  it('takes digits of any script and nothing else, and no more than the code has', async () => {
    const onComplete = jest.fn();
    const { user } = await show(<Code onComplete={onComplete} />);
    await user.type(code(), '١٢a345');
    expect(code()).toHaveValue('12345');
    expect(onComplete).not.toHaveBeenCalled();
    await user.keyboard('67');
    expect(code()).toHaveValue('123456');
  });
  it('asks phones and password managers for the code', async () => {
    await show(<Code onComplete={() => {}} />);
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code()).toHaveAttribute('inputmode', 'numeric');
  });
});

describe('DateField', () => {
  it('is the browser’s control with its limits, hint and error', async () => {
    const onValue = jest.fn();
    await show(
      <DateField
        label="From"
        hint="The first day"
        error="Choose a later day"
        min="2026-11-24"
        value=""
        onValue={onValue}
      />,
    );
    const day = screen.getByLabelText('From');
    expect(day).toHaveAttribute('type', 'date');
    expect(day).toHaveAttribute('min', '2026-11-24');
    expect(day).toHaveAccessibleDescription('The first day Choose a later day');
    fireEvent.change(day, { target: { value: '2026-12-01' } });
    expect(onValue).toHaveBeenCalledWith('2026-12-01');
  });
});
