import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTexts } from '@lintel/i18n';
import { allSettled, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import type { Notice } from '@lintel/contract';
import { loadShellTexts } from '#locales/texts.ts';
import { $noticeLog, noticeRaised } from './notices.model.ts';
import { Notices } from './notices.tsx';

let scope: Scope;
const raise = (notice: Notice) => act(() => allSettled(noticeRaised, { scope, params: notice }));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const toastWith = (text: string) =>
  screen.queryByRole('group', { name: undefined })?.textContent?.includes(text) ?? false;

beforeAll(async () => {
  await createTexts({ language: 'en' });
  await loadShellTexts('en');
});
beforeEach(() => {
  jest.useFakeTimers();
  scope = fork();
  render(
    <Provider value={scope}>
      <Notices />
    </Provider>,
  );
});
afterEach(() => jest.useRealTimers());

describe('a notice', () => {
  it('is spoken politely, a failure at once', async () => {
    await raise({ tone: 'success', text: 'Saved' });
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    await raise({ tone: 'danger', text: 'Not sent' });
    expect(screen.getByRole('alert')).toHaveTextContent('Not sent');
  });

  it('goes after five seconds and stays in the log', async () => {
    await raise({ tone: 'info', text: 'Price changed' });
    await pass(100);
    expect(toastWith('Price changed')).toBe(true);
    await pass(4800);
    expect(toastWith('Price changed')).toBe(true);
    await pass(300);
    expect(toastWith('Price changed')).toBe(false);
    expect(scope.getState($noticeLog).map(({ text }) => text)).toEqual(['Price changed']);
  });

  it('waits as long as the focus is in it, and then for the time that was left', async () => {
    await raise({ tone: 'info', text: 'Read me slowly' });
    await pass(2000);
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    await pass(20_000);
    expect(toastWith('Read me slowly')).toBe(true);
    act(() => screen.getByRole('button', { name: 'Close' }).blur());
    await pass(2000);
    expect(toastWith('Read me slowly')).toBe(true);
    await pass(1500);
    expect(toastWith('Read me slowly')).toBe(false);
  });

  it('can be closed, and can offer one thing to do', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    let undone = 0;
    await raise({ tone: 'info', text: 'Removed', action: { label: 'Undo', run: () => (undone += 1) } });
    await pass(100);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await pass(100);
    expect(undone).toBe(1);
    expect(toastWith('Removed')).toBe(false);
  });
});
