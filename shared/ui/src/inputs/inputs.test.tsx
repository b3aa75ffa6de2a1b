import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { show } from '../test-page.tsx';
import { Checkbox, Switch } from './checkbox.tsx';
import { NumberField } from './number-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SearchField } from './search-field.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

describe('TextField', () => {
  it('ties hint and error to the control', async () => {
    await show(<TextField label="Email" hint="We never show it" error="Invalid email format" />);
    const control = screen.getByRole('textbox', { name: 'Email' });
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription('We never show it Invalid email format');
  });
  it('passes native attributes on and is valid without an error', async () => {
    await show(<TextField label="City" optional autoComplete="address-level2" />);
    const control = screen.getByRole('textbox', { name: 'City (optional)' });
    expect(control).toHaveAttribute('autocomplete', 'address-level2');
    expect(control).not.toHaveAttribute('aria-invalid');
  });
});

describe('PasswordField', () => {
  it('can be shown and hidden, and accepts pasted text', async () => {
    const { user } = await show(<PasswordField label="Password" />);
    const control = screen.getByLabelText('Password');
    await user.click(control);
    await user.paste('correct horse');
    expect(control).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(control).toHaveAttribute('type', 'text');
    expect(control).toHaveValue('correct horse');
  });
});

function Price({ onValue }: { onValue(value: number | undefined): void }) {
  const [value, setValue] = useState<number | undefined>(1500);
  return (
    <NumberField
      label="Price"
      value={value}
      onValue={(next) => {
        setValue(next);
        onValue(next);
      }}
    />
  );
}

/** Its value is gone when the user goes back in history. */
function PriceOfAddress() {
  const [value, setValue] = useState<number | undefined>(2000);
  useEffect(() => {
    const goBack = () => setValue(undefined);
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, []);
  return <NumberField label="Price" value={value} onValue={setValue} />;
}

describe('NumberField', () => {
  it('takes what is typed as it is and groups it on leaving', async () => {
    const onValue = jest.fn();
    const { user } = await show(<Price onValue={onValue} />);
    const control = screen.getByRole('textbox', { name: 'Price' });
    expect(control).toHaveValue('1,500');
    await user.clear(control);
    expect(onValue).toHaveBeenLastCalledWith(undefined);
    await user.type(control, '450000');
    expect(control).toHaveValue('450000');
    await user.tab();
    expect(control).toHaveValue('450,000');
    expect(onValue).toHaveBeenLastCalledWith(450_000);
  });
  it('writes a number without groups where that is asked for, such as a year', async () => {
    function Year() {
      const [value, setValue] = useState<number | undefined>(2005);
      return <NumberField label="Year built" grouping={false} value={value} onValue={setValue} />;
    }
    const { user } = await show(<Year />);
    const control = screen.getByRole('textbox', { name: 'Year built' });
    expect(control).toHaveValue('2005');
    await user.type(control, '{Backspace}9');
    await user.tab();
    expect(control).toHaveValue('2009');
    await user.clear(control);
    await user.type(control, '12345.5');
    await user.tab();
    expect(control).toHaveValue('12345.5');
  });
  it('follows a value that changes elsewhere while the focus is in it', async () => {
    const { user } = await show(<PriceOfAddress />);
    const control = screen.getByRole('textbox', { name: 'Price' });
    await user.click(control);
    act(() => void window.dispatchEvent(new Event('popstate')));
    expect(control).toHaveFocus();
    expect(control).toHaveValue('');
  });
  it('A3 stays empty while the page keeps the previous value, and takes the next number whole', async () => {
    const onValue = jest.fn();
    // A page that cannot do without a value.
    const { user } = await show(<NumberField label="Years" value={30} onValue={onValue} />);
    const control = screen.getByRole('textbox', { name: 'Years' });
    await user.clear(control);
    expect(control).toHaveValue('');
    await user.type(control, '15');
    expect(control).toHaveValue('15');
    expect(onValue).toHaveBeenLastCalledWith(15);
    await user.tab();
    expect(control).toHaveValue('30');
  });
  it('A4 keeps text that is no number, with an error when the user leaves it', async () => {
    const onValue = jest.fn();
    const { user } = await show(<Price onValue={onValue} />);
    const control = screen.getByRole('textbox', { name: 'Price' });
    await user.clear(control);
    await user.type(control, '12 apples');
    expect(control).toBeValid();
    await user.tab();
    expect(control).toHaveValue('12 apples');
    expect(control).toHaveAccessibleDescription('Enter a number');
    expect(onValue).toHaveBeenLastCalledWith(undefined);
    await user.clear(control);
    await user.type(control, '600k');
    expect(onValue).toHaveBeenLastCalledWith(600_000);
    await user.tab();
    expect(control).toHaveValue('600,000');
    expect(control).toBeValid();
  });
});

function Search() {
  const [value, setValue] = useState('villa');
  return <SearchField label="Search" value={value} onValue={setValue} />;
}

describe('the other fields', () => {
  it('SearchField empties itself and keeps the focus', async () => {
    const { user } = await show(<Search />);
    await user.click(screen.getByRole('button', { name: 'Clear field' }));
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
  });
  it('TextArea tells how much is left and how much is too much', async () => {
    const { rerender } = await show(<TextArea label="Description" limit={10} value="12345" readOnly />);
    expect(screen.getByText('5 characters left', { selector: '[aria-hidden]' })).toBeInTheDocument();
    rerender(<TextArea label="Description" limit={10} value="12345678901" readOnly />);
    expect(screen.getByRole('status')).toHaveTextContent('1 character too many');
  });
  it('Select offers its options by name', async () => {
    const onChange = jest.fn();
    const { user } = await show(
      <Select
        label="Sort"
        defaultValue="new"
        options={[
          { value: 'new', label: 'Newest' },
          { value: 'price', label: 'Price' },
        ]}
        onChange={({ target }) => onChange(target.value)}
      />,
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Price');
    expect(onChange).toHaveBeenCalledWith('price');
  });
  it('Checkbox and Switch have their roles and their states', async () => {
    const { user } = await show(
      <>
        <Checkbox label="Pool" />
        <Switch label="Dark theme" hint="At once" />
      </>,
    );
    await user.click(screen.getByRole('checkbox', { name: 'Pool' }));
    expect(screen.getByRole('checkbox', { name: 'Pool' })).toBeChecked();
    expect(screen.getByRole('switch')).toHaveAccessibleDescription('At once');
  });
  it('SegmentedControl is a group of radio buttons', async () => {
    const onValue = jest.fn();
    const { user } = await show(
      <SegmentedControl
        label="Purpose"
        value="sell"
        onValue={onValue}
        options={[
          { value: 'sell', label: 'Buy' },
          { value: 'rent', label: 'Rent' },
        ]}
      />,
    );
    expect(screen.getByRole('radio', { name: 'Buy' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Rent' }));
    expect(onValue).toHaveBeenCalledWith('rent');
  });
});
