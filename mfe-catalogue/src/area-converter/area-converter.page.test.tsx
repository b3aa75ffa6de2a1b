import { memoryShell, renderRemote } from '@lintel/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';

async function open(path = '/area-converter') {
  const shell = memoryShell();
  await renderRemote('mfe-catalogue', connect, { shell, path });
  return { shell, user: userEvent.setup() };
}
const amountOf = (unit: string) =>
  screen.getByText(unit, { selector: 'strong' }).closest('li')!.querySelector('output')!.textContent;

describe('the converter', () => {
  it('shows all units of area at once, with what each of them is', async () => {
    const { user } = await open();
    await user.clear(screen.getByLabelText('Value'));
    await user.type(screen.getByLabelText('Value'), '1');
    await user.selectOptions(screen.getByLabelText('Unit'), 'Acre');
    expect(amountOf('Square metre (m²)')).toBe('4,046.86');
    expect(amountOf('Cent')).toBe('100');
    expect(screen.getByText('1 bigha = 3,025 yd² (Uttar Pradesh)')).toBeInTheDocument();
  });
  it('converts lengths as well, and needs no call for any of it', async () => {
    const { shell, user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Length' }));
    expect(amountOf('Metre (m)')).toBe('100,000');
    expect(amountOf('Mile')).toBe('62.1371');
    expect(screen.queryByText('Acre', { selector: 'strong' })).toBeNull();
    expect(shell.calls).toEqual([]);
  });
  it('refuses a negative area at the field and converts nothing (A42)', async () => {
    const { user } = await open();
    const field = screen.getByLabelText('Value');
    await user.clear(field);
    await user.type(field, '-5');
    expect(field).toHaveAccessibleDescription('Enter a number of 0 or more');
    expect(amountOf('Acre')).toBe('–');
  });
  it('shows at most six digits that mean something, and no powers of ten (A42)', async () => {
    const { user } = await open();
    const field = screen.getByLabelText('Value');
    for (const typed of ['0.001', '123456789', '9999999999999999']) {
      await user.clear(field);
      await user.type(field, typed);
      const shown = [...document.querySelectorAll('output')].map(({ textContent }) => textContent);
      for (const text of shown) {
        expect(text).not.toMatch(/E/i);
        const digits = text.replaceAll(/\D/g, '').replace(/^0+/, '').replace(/0+$/, '');
        expect(digits.length).toBeLessThanOrEqual(6);
      }
    }
    expect(amountOf('Square kilometre (km²)')).not.toBe('0');
    await user.clear(field);
    await user.type(field, '99999999999999999');
    expect(field).toHaveAccessibleDescription('Enter a smaller number');
  });
  it.each([
    ['0', '0'],
    ['2.5', '2.5'],
    ['-5', '-5'],
    ['Infinity', '100'],
    ['many', '100'],
    ['', '100'],
  ])(
    'begins with the amount of the address, and without a usable amount with 100: value=%s',
    async (value, shown) => {
      await open(`/area-converter?value=${value}`);
      expect(screen.getByLabelText('Value')).toHaveValue(shown);
    },
  );
  it('keeps amount, unit and kind in the address once the user pauses, and begins with them', async () => {
    const { shell, user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Length' }));
    await user.clear(screen.getByLabelText('Value'));
    await user.type(screen.getByLabelText('Value'), '2.5');
    await user.selectOptions(screen.getByLabelText('Unit'), 'Mile');
    await waitFor(() => expect(shell.navigated).toEqual(['/area-converter?mode=length&value=2.5&from=mile']));
    cleanup();
    await open(shell.navigated[0]);
    expect(screen.getByRole('radio', { name: 'Length' })).toBeChecked();
    expect(screen.getByLabelText('Value')).toHaveValue('2.5');
    expect(amountOf('Yard')).toBe('4,400');
  });
  it('writes the first amount and unit again once the user has come back to them', async () => {
    const { shell, user } = await open('/area-converter?value=10');
    await user.selectOptions(screen.getByLabelText('Unit'), 'Acre');
    await waitFor(() => expect(shell.navigated).toEqual(['/area-converter?value=10&from=acre']));
    await user.selectOptions(screen.getByLabelText('Unit'), 'Square metre (m²)');
    await waitFor(() => expect(shell.navigated.at(-1)).toBe('/area-converter?value=10&from=squareMetre'));
  });
  it('leaves the address alone while the visitor only looks', async () => {
    jest.useFakeTimers();
    const { shell } = await open('/area-converter?value=10');
    await act(() => jest.advanceTimersByTimeAsync(5000));
    jest.useRealTimers();
    expect(shell.navigated).toEqual([]);
  });
  it.each([
    ['from=acre', 'Acre'],
    ['from=mile', 'Square metre (m²)'],
    ['from=toString', 'Square metre (m²)'],
    ['mode=length&from=mile', 'Mile'],
    ['mode=length&from=acre', 'Kilometre (km)'],
  ])('begins with the unit of the address where the kind has it: %s', async (query, unit) => {
    await open(`/area-converter?${query}`);
    expect(screen.getByLabelText('Unit')).toHaveDisplayValue(unit);
  });
  it('shows no result where no number is typed', async () => {
    const { user } = await open();
    await user.clear(screen.getByLabelText('Value'));
    expect(amountOf('Acre')).toBe('–');
  });
});
