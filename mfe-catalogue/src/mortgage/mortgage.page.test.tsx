import { mortgageCalculator, type Mortgage } from '@lintel/api-contract';
import { memoryShell, offline, rejected, renderRemote, stub, type Stub } from '@lintel/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { amountTicks, yearTicks } from './chart-axes.ts';
import { chartShape, sumsOf } from './chart-shape.ts';
import { scheduleCsv } from './schedule-csv.ts';

const summary: Mortgage['main_total'] = {
  principal_amount: 400_000,
  down_payment: 0,
  payable_interest: 510_179.81,
  monthly_emi: 2528.27,
  total_amount: 910_179.81,
};
const year = {
  year: 2026,
  principal_amount: 1,
  interest_paid: 1,
  remaining_balance: 1,
  monthly_emi: 1,
  monthly_totals: [],
};
const granted = stub(mortgageCalculator, {
  error: false,
  data: { main_total: summary, yearly_totals: [year] },
});
const visitor = stub(mortgageCalculator, { error: false, data: { main_total: summary, yearly_totals: [] } });
const failing = (thrown: unknown) =>
  stub(mortgageCalculator, () => {
    throw thrown;
  });
const loan = '/mortgage-calculator?price=500000&down=100000&rate=6.5&years=30';

async function open(answer: Stub, path = loan) {
  const shell = memoryShell({ answers: [answer] });
  const page = await renderRemote('mfe-catalogue', connect, { shell, path });
  await act(async () => undefined);
  return { shell, user: userEvent.setup(), ...page };
}
const result = () => within(screen.getByRole('region', { name: 'Your payment' }));

describe('the mortgage calculator', () => {
  it('computes the reference loan from its address, on the device', async () => {
    await open(visitor);
    expect(result().getByText('$2,528.27')).toBeInTheDocument();
    expect(result().getByText('$510,179.81')).toBeInTheDocument();
    expect(result().getByText('$910,179.81')).toBeInTheDocument();
  });
  it('lets amount and percent of the down payment edit each other, and remembers it in the address', async () => {
    const { shell } = await open(visitor);
    const percent = screen.getByRole('slider', { name: 'Down payment (%)' });
    expect(percent).toHaveValue('20');
    fireEvent.change(percent, { target: { value: '50' } });
    expect(screen.getByRole('textbox', { name: 'Down payment ($)' })).toHaveValue('250,000');
    fireEvent.change(screen.getByRole('slider', { name: 'Down payment ($)' }), {
      target: { value: '125000' },
    });
    expect(percent).toHaveValue('25');
    await waitFor(() =>
      expect(shell.navigated).toEqual(['/mortgage-calculator?price=500000&down=125000&rate=6.5&years=30']),
    );
  });
  it('leaves the address alone while the visitor only looks', async () => {
    jest.useFakeTimers();
    const { shell } = await open(visitor, '/mortgage-calculator?price=500000');
    await act(() => jest.advanceTimersByTimeAsync(5000));
    jest.useRealTimers();
    expect(shell.navigated).toEqual([]);
  });
  it('takes no interest, and a loan of nothing, for what they are', async () => {
    await open(visitor, '/mortgage-calculator?price=300000&down=0&rate=0&years=30');
    expect(result().getByText('$833.33')).toBeInTheDocument();
    fireEvent.change(screen.getByRole('slider', { name: 'Down payment (%)' }), { target: { value: '100' } });
    // Spoken as the payment is that it replaces.
    expect(screen.getByText('No loan needed').closest('[role="status"]')).toBeInTheDocument();
  });
  it('shows what extra payments save', async () => {
    await open(visitor);
    fireEvent.change(screen.getByRole('slider', { name: /^Extra monthly payment/ }), {
      target: { value: '500' },
    });
    expect(result().getByText('$3,028.27')).toBeInTheDocument();
    expect(result().getByText(/^Paid off .* sooner, saving/)).toBeInTheDocument();
  });
});

describe('the schedule', () => {
  it('is drawn, listed by year and month, and saved as a file for those whose package has it', async () => {
    const { user } = await open(granted);
    expect(screen.getByRole('img', { name: /over 30 years/ })).toBeInTheDocument();
    fireEvent.change(screen.getByRole('slider', { name: 'Year to show' }), { target: { value: '1' } });
    expect(screen.getByText('After year 1', { selector: 'dt' })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'By month' }));
    const first = within(screen.getByRole('table', { name: 'By month' })).getAllByRole('row')[1]!;
    expect(first).toHaveTextContent('1$361.60$2,166.67$399,638.40');
    expect(screen.getByRole('button', { name: 'Download CSV' })).toBeInTheDocument();
  });
  it('asks a visitor to sign in, and opens when the account has it', async () => {
    const { shell, remote } = await open(visitor);
    expect(screen.getByText('The full schedule is part of our packages')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    shell.answer(granted);
    await act(async () => remote.on['session.started@1']?.({ userId: 7 }));
    expect(await screen.findByRole('tab', { name: 'By year' })).toBeInTheDocument();
    shell.answer(visitor);
    await act(async () => remote.on['session.ended@1']?.({ reason: 'signed-out' }));
    expect(screen.queryByRole('table', { name: 'By year' })).toBeNull();
  });
  it('is open for an address without a price: the call takes no loan of nothing', async () => {
    const { shell } = await open(granted, '/mortgage-calculator?price=0&down=0&rate=4&years=20');
    expect(screen.getByText('No loan needed')).toBeInTheDocument();
    const asked = shell.calls.map(({ parameters }) => parameters as { loan_amount: number });
    expect(asked).toHaveLength(1);
    expect(asked[0]!.loan_amount).toBeGreaterThan(0);
  });
  it('is locked honestly for a package without it: the summary stays', async () => {
    await open(failing(rejected('packageRequired')));
    expect(screen.getByRole('link', { name: 'See packages' })).toHaveAttribute(
      'href',
      `/subscription-plan?for=mortgage_calculator_detail&return=${encodeURIComponent(loan)}`,
    );
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
    expect(result().getByText('$2,528.27')).toBeInTheDocument();
  });
  it('can be asked for again after a failure, and the summary works without a network', async () => {
    const { shell, user } = await open(failing(offline));
    expect(result().getByText('$2,528.27')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('You’re offline');
    shell.answer(granted);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('tab', { name: 'By year' })).toBeInTheDocument();
  });
});

describe('the picture of the schedule (B21)', () => {
  it('has amounts and years on its axes', () => {
    expect(amountTicks(909_000)).toEqual([0, 500_000, 1_000_000]);
    expect(amountTicks(160_000)).toEqual([0, 50_000, 100_000, 150_000, 200_000]);
    expect(amountTicks(0)).toEqual([0, 1]);
    expect(yearTicks(30)).toEqual([0, 5, 10, 15, 20, 25, 30]);
    expect(yearTicks(4)).toEqual([0, 1, 2, 3, 4]);
  });
  it('tells the values of the year under the pointer', async () => {
    await open(granted);
    const picture = screen.getByRole('img', { name: /over 30 years/ });
    picture.getBoundingClientRect = () => ({ left: 100, width: 300 }) as DOMRect;
    // jsdom has no pointer events with coordinates; those of the mouse carry them.
    fireEvent(picture, new MouseEvent('pointermove', { bubbles: true, clientX: 200 }));
    expect(screen.getByText('After year 10', { selector: 'dt' })).toBeInTheDocument();
    expect(screen.getByRole('slider', { name: 'Year to show' })).toHaveValue('10');
  });
});

describe('its file and its picture', () => {
  it('have the same numbers as the table', async () => {
    const text = await scheduleCsv(
      [{ number: 1, interest: 2166.67, principal: 361.6, balance: 399_638.4 }],
      ['Month', 'Principal "net"', 'Interest', 'Balance'],
    );
    expect(text).toBe('\uFEFFMonth,"Principal ""net""",Interest,Balance\r\n1,361.60,2166.67,399638.40\r\n');
    const years = [
      { number: 1, interest: 10, principal: 30, balance: 60 },
      { number: 2, interest: 0, principal: 60, balance: 0 },
    ];
    expect(sumsOf(years).at(-1)).toEqual({ principal: 90, interest: 10 });
    // 100 high for 100 in all: after the first year 30 repaid, 40 paid.
    expect(chartShape(years, 10, 100).principal).toBe('M0 100L0 100L5 70L10 10L10 100Z');
    expect(chartShape(years, 10, 100).interest).toBe('M0 100L5 70L10 10L10 0L5 60L0 100Z');
  });
});
