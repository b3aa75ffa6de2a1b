import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../test-page.tsx';
import { PhoneField } from './phone-field.tsx';

function Phone({ country, first = '' }: { country?: string; first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <PhoneField label="Phone" country={country} value={value} onValue={setValue} />
      <output data-testid="value">{value}</output>
    </>
  );
}
const field = () => screen.getByRole('textbox', { name: 'Phone' });
const value = () => screen.getByTestId('value').textContent;
const place = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(text));

describe('PhoneField', () => {
  it('keeps a number as the back end does, shows its country, and groups it when the field is left', async () => {
    const { user } = await show(<Phone />);
    await user.type(field(), '+447700900251');
    await place('Number from United Kingdom');
    expect(value()).toBe('+447700900251');
    await user.tab();
    expect(field()).toHaveValue('+44 7700 900251');
  });
  it('reads a number without country code as one of the given country', async () => {
    const { user } = await show(<Phone country="AE" first="" />);
    await user.type(field(), '٠٥٠ 123 4567');
    await place('Number from United Arab Emirates');
    expect(value()).toBe('+971501234567');
  });
  it('keeps what is no number and shows the error after leaving', async () => {
    const { user } = await show(<Phone />);
    await user.type(field(), '12345');
    expect(field()).toBeValid();
    await user.tab();
    await waitFor(() => expect(field()).toBeInvalid());
    expect(field()).toHaveValue('12345');
    expect(value()).toBe('12345');
  });
  it('writes a number that is there from the beginning in groups', async () => {
    await show(<Phone first="+4930901820" />);
    await waitFor(() => expect(field()).toHaveValue('+49 30 901820'));
  });
});
