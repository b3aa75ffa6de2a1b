import { memoryShell, renderRemote } from '@lintel/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '../remote.ts';

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
    expect(amountOf('Square metre (m²)')).toBe('4,046.856422');
    expect(amountOf('Cent')).toBe('100');
    expect(screen.getByText('1 bigha = 3,025 yd² (Uttar Pradesh)')).toBeInTheDocument();
  });
  it('converts lengths as well, and needs no call for any of it', async () => {
    const { shell, user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Length' }));
    expect(amountOf('Metre (m)')).toBe('100,000');
    expect(amountOf('Mile')).toBe('62.13711922');
    expect(screen.queryByText('Acre', { selector: 'strong' })).toBeNull();
    expect(shell.calls).toEqual([]);
  });
  it('says nothing where no number is typed', async () => {
    const { user } = await open();
    await user.clear(screen.getByLabelText('Value'));
    expect(amountOf('Acre')).toBe('–');
  });
});
