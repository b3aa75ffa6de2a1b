import 'fake-indexeddb/auto';
import type { Session } from '@lintel/contract';
import { changeAnswers, memoryShell, renderRemote, type Stub } from '@lintel/testing';
import { screen } from '@testing-library/react';
import { connect } from './remote.ts';
import { notification, notificationsAnswer } from './testing/notifications.ts';
import { user } from './testing/user.ts';

const session: Session = { user };

// oxlint-disable-next-line typescript/no-explicit-any -- answers of other shapes than the contract has
type Rows = any[];

/** Opens a page whose list has one row that an older back end, or a bad row, made of the good one. */
async function open(at: string, path: string, answers: Stub[], change: (rows: Rows) => unknown) {
  const shell = memoryShell({ session, answers });
  changeAnswers(shell, path, (body) => ({ ...body, data: change(body.data) }));
  await renderRemote('mfe-account', connect, { shell, path: at });
  return shell;
}
const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeAll(() => void (globalThis.reportError = () => undefined));
afterAll(() => silence.mockRestore());

it.each([
  ['no time', (rows: Rows) => [{ ...rows[0], created_at: null }, rows[1]]],
  ['a target without a kind', (rows: Rows) => [{ ...rows[0], target: { type: 'none', id: 1 } }, rows[1]]],
  ['a title that is no text', (rows: Rows) => [{ ...rows[0], title: { en: 'Hello' } }, rows[1]]],
  ['a row that is null', (rows: Rows) => [null, rows[1]]],
  ['an object with numeric keys', (rows: Rows) => ({ ...rows })],
])('the notifications stay with %s', async (_, change) => {
  const answers = [notificationsAnswer([notification(1), notification(2)])];
  await open('/user/notifications', 'get_notification_list', answers, change);
  expect(await screen.findByText('Notification 2')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Notifications' })).toBeInTheDocument();
});
