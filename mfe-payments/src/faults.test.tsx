import type { Session } from '@lintel/contract';
import { changeAnswers, memoryShell, renderRemote, type Stub } from '@lintel/testing';
import { screen } from '@testing-library/react';
import { connect } from './remote.ts';
import { owner, packageAnswers, running } from './testing/packages.ts';
import { transaction, transactionsAnswer } from './testing/transaction.ts';
import { usesAnswer } from './testing/uses.ts';

const session = { user: { id: 7 } } as Session;

// oxlint-disable-next-line typescript/no-explicit-any -- answers of other shapes than the contract has
type Rows = any[];

/** Opens a page whose list has one row that an older back end, or a bad row, made of the good one. */
async function open(at: string, path: string, answers: Stub[], change: (rows: Rows) => unknown) {
  const shell = memoryShell({ session, answers });
  changeAnswers(shell, path, (body) => ({ ...body, data: change(body.data) }));
  await renderRemote('mfe-payments', connect, { shell, path: at });
  return shell;
}
const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeAll(() => void (globalThis.reportError = () => undefined));
afterAll(() => silence.mockRestore());

it.each([
  ['no time', (rows: Rows) => [{ ...rows[0], created_at: null }, rows[1]]],
  ['no package', (rows: Rows) => [{ ...rows[0], package: null }, rows[1]]],
  ['a row that is null', (rows: Rows) => [null, rows[1]]],
  ['an object with numeric keys', (rows: Rows) => ({ ...rows })],
])('the payments stay with %s', async (_, change) => {
  const other = { ...transaction, id: 6, package: { ...transaction.package, name: 'Owner' } };
  await open('/user/transactions', 'get_payment_details', [transactionsAnswer([transaction, other])], change);
  expect(await screen.findByText('Owner')).toBeInTheDocument();
});

describe('the packages of the user stay', () => {
  const more = { ...running, id: 5, name: 'Agency' };
  /** Opens the subscription with one of two packages changed. */
  async function openWith(change: (row: Rows[number]) => unknown) {
    const shell = memoryShell({
      session,
      answers: [packageAnswers([owner], [running, more]), usesAnswer([])],
    });
    changeAnswers(shell, 'get-package', (body) => ({
      ...body,
      active_packages: [change(body.active_packages[0]), body.active_packages[1]],
    }));
    await renderRemote('mfe-payments', connect, { shell, path: '/user/subscription' });
  }

  it.each([
    ['one that is null', () => null],
    ['one without features', (row: Rows[number]) => ({ ...row, features: null })],
    ['a feature that is null', (row: Rows[number]) => ({ ...row, features: [null, ...row.features] })],
    ['an end that is no time', (row: Rows[number]) => ({ ...row, end_date: 'soon' })],
    ['no times at all', (row: Rows[number]) => ({ ...row, start_date: null, end_date: null })],
  ])('with %s', async (_, change) => {
    await openWith(change);
    expect((await screen.findAllByText('Agency')).length).toBeGreaterThan(0);
  });
});
