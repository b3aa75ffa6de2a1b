import { getPaymentDetails } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, pushArrives, renderRemote, stub } from '@lintel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '../remote.ts';
import { moneyNews } from '../testing/money-news.ts';
import { transaction, transactionsAnswer } from '../testing/transaction.ts';

const session = { user: { id: 7 } } as Session;
const open = (shell: ReturnType<typeof memoryShell>, path = '/user/transactions') =>
  renderRemote('mfe-payments', connect, { shell, path });
const paid = { ...transaction, payment_status: 'success' as const };
const refused = {
  ...transaction,
  id: 6,
  package: { id: 2, name: 'Owner', price: 19 },
  amount: 19,
  currency: 'EUR',
  payment_gateway: null,
  payment_type: 'bank transfer' as const,
  payment_status: 'rejected' as const,
  reject_reason: 'The receipt shows another amount.',
};
/** What the user is given as files. */
function caughtFiles(): Blob[] {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return 'blob:payments';
  };
  URL.revokeObjectURL = () => undefined;
  // jsdom follows no link.
  HTMLAnchorElement.prototype.click = () => undefined;
  return files;
}
const rowOf = async (name: string) => within((await screen.findByRole('link', { name })).closest('tr')!);

describe('the transactions page', () => {
  it('shows for what, how, how much, and why a receipt was declined', async () => {
    await open(memoryShell({ session, answers: [transactionsAnswer([paid, refused])] }));
    const agent = await rowOf('Agent');
    expect(agent.getByText('Stripe')).toBeInTheDocument();
    expect(agent.getByText('$79.00')).toBeInTheDocument();
    expect(agent.getByRole('link', { name: 'Agent' })).toHaveAttribute('href', '/user/transactions/5');
    const owner = await rowOf('Owner');
    expect(owner.getByText('Bank transfer')).toBeInTheDocument();
    expect(owner.getByText('EUR 19.00')).toBeInTheDocument();
    expect(owner.getByText('The receipt shows another amount.')).toBeInTheDocument();
  });

  it('breaks a long word of a reason where its column ends', async () => {
    await open(memoryShell({ session, answers: [transactionsAnswer([refused])] }));
    const reason = await screen.findByText('The receipt shows another amount.');
    expect(getComputedStyle(reason.parentElement!)).toMatchObject({ 'overflow-wrap': 'anywhere' });
  });

  it.each([
    ['its payer', { ended_by: 'given_up' as const }],
    ['the administration', { reject_reason: 'Sent back today.' }],
  ])('a payment that %s ended is cancelled, not failed', async (_who, ending) => {
    const ended = { ...transaction, payment_status: 'failed' as const, ...ending };
    await open(memoryShell({ session, answers: [transactionsAnswer([ended])] }));
    expect((await rowOf('Agent')).getByText('Cancelled')).toBeInTheDocument();
    const states = within(screen.getByRole('combobox', { name: 'State' }));
    expect(states.getByRole('option', { name: 'Failed or cancelled' })).toHaveValue('failed');
  });

  it('filters by state, method and words, all in the address', async () => {
    const { location, back } = await open(
      memoryShell({ session, answers: [transactionsAnswer([paid, refused])] }),
    );
    await rowOf('Agent');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Receipt declined');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Agent' })).not.toBeInTheDocument());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Method' }), 'Bank transfer');
    await userEvent.type(screen.getByRole('searchbox'), 'xyz');
    expect(await screen.findByText('No payment matches')).toBeInTheDocument();
    expect(location().search).toBe('?q=xyz&state=rejected&method=bank');
    await userEvent.click(screen.getByRole('button', { name: 'Show all payments' }));
    await rowOf('Agent');
    expect(location().search).toBe('');
    await back();
    expect(location().search).toBe('?q=xyz&state=rejected&method=bank');
    await back();
    await back();
    expect(location().search).toBe('?state=rejected');
    expect(screen.getByRole('combobox', { name: 'Method' })).toHaveValue('all');
  });

  it('announces how many payments a filter leaves', async () => {
    const all = Array.from({ length: 30 }, (_, index) => ({ ...paid, id: index + 10 }));
    await open(memoryShell({ session, answers: [transactionsAnswer([...all, refused])] }));
    const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(spoken().join(' ')).toMatch(/^\d+ of 31 shown/));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Receipt declined');
    await waitFor(() => expect(spoken()).toContain('1 of 1 shown'));
    await userEvent.type(screen.getByRole('searchbox'), 'xyz');
    await waitFor(() => expect(spoken().join(' ')).toContain('No payment matches'));
  });

  it('saves all payments of the query as a file, not only those on screen', async () => {
    const many = Array.from({ length: 130 }, (_, index) => ({ ...paid, id: index + 1 }));
    const shell = memoryShell({ session, answers: [transactionsAnswer(many)] });
    await open(shell);
    const files = caughtFiles();
    await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const text = new TextDecoder().decode(await files[0]!.arrayBuffer());
    expect(text.trim().split('\r\n')).toHaveLength(131);
    expect(text).toContain('Number,Date,Package,Method,State,Amount,Currency,Reference');
    expect(text).toContain('1,2026-11-21,Agent,Stripe,Paid,79,USD,');
  });

  it('has each payment once in the file where payments begin while it is written', async () => {
    const rows = Array.from({ length: 230 }, (_, index) => ({ ...paid, id: 300 - index }));
    const growing = stub(getPaymentDetails, ({ limit, offset }) => {
      const data = rows.slice(Number(offset), Number(offset) + Number(limit));
      const answer = { error: false as const, message: '', code: 200, data, total: rows.length };
      rows.unshift({ ...paid, id: rows[0]!.id + 1 });
      return answer;
    });
    await open(memoryShell({ session, answers: [growing] }));
    const files = caughtFiles();
    await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const numbers = new TextDecoder()
      .decode(await files[0]!.arrayBuffer())
      .trim()
      .split('\r\n')
      .map((line) => line.split(',')[0]);
    expect(numbers).toContain('71');
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('has as many rows as before when the user comes back from a payment', async () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ ...paid, id: index + 1 }));
    const shell = memoryShell({ session, answers: [transactionsAnswer(many)] });
    const { go } = await open(shell);
    await userEvent.click(await screen.findByRole('button', { name: 'Load 12 more' }));
    await screen.findByText('24 of 40 shown');
    await go('/user/subscription');
    await go('/user/transactions');
    const asked = () => shell.calls.filter(({ path }) => path === getPaymentDetails.path);
    await waitFor(() => expect(asked()).toHaveLength(3));
    expect(asked().at(-1)!.parameters).toMatchObject({ offset: 0, limit: 24 });
  });

  it('a decision about a receipt changes the row while the page is on screen', async () => {
    const shell = memoryShell({
      session,
      answers: [transactionsAnswer([{ ...refused, payment_status: 'review', reject_reason: null }])],
    });
    const { remote } = await open(shell);
    const row = await rowOf('Owner');
    expect(row.getByText('Under review')).toBeInTheDocument();
    shell.answer(transactionsAnswer([refused]));
    await pushArrives({ remote }, 'payment');
    expect(await screen.findByText('The receipt shows another amount.')).toBeInTheDocument();
  });

  it.each(moneyNews)(
    'money that arrives changes the row while the page is on screen, by %s',
    async (_, announce) => {
      const shell = memoryShell({ session, answers: [transactionsAnswer([transaction])] });
      const page = await open(shell);
      expect((await rowOf('Agent')).queryByText('Paid')).toBeNull();
      shell.answer(transactionsAnswer([paid]));
      act(() => announce(page));
      expect(await screen.findByText('Paid', { selector: 'td *' })).toBeInTheDocument();
    },
  );
});
