import { applyAgentVerification } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { createDraftStore } from '@lintel/remote-kit';
import { memoryShell, offline, pushArrives, rejected, renderRemote, stub } from '@lintel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { connect } from '../remote.ts';
import { newUser } from '../testing/user.ts';
import type { AnswerValues } from './answers.ts';
import { application, applicationAnswer, questionsAnswer } from '../testing/verification.ts';

let session: Session;
beforeEach(() => {
  session = { user: newUser() };
});
const done = stub(applyAgentVerification, { error: false, message: 'ok' });
const pdf = () => new File(['%PDF-1.7 %%EOF'], 'licence.pdf', { type: 'application/pdf' });
async function open(before: Parameters<typeof applicationAnswer>[0], ...more: ReturnType<typeof stub>[]) {
  return openAs(session, before, ...more);
}
async function openAs(
  who: Session,
  before: Parameters<typeof applicationAnswer>[0],
  ...more: ReturnType<typeof stub>[]
) {
  const shell = memoryShell({
    session: who,
    answers: [questionsAnswer(), applicationAnswer(before), ...more],
  });
  const page = await renderRemote('mfe-account', connect, { shell, path: '/user/verification' });
  return { shell, ...page };
}
const sent = (shell: ReturnType<typeof memoryShell>) =>
  shell.calls.filter(({ path }) => path === applyAgentVerification.path).map(({ parameters }) => parameters);
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });

/** Answers with a file, and waits until they are on their way. */
async function handIn() {
  await userEvent.type(await field('Company'), 'Khoury Homes');
  await userEvent.upload(screen.getByLabelText(/Licence/), pdf());
  await screen.findByText('licence.pdf');
  await userEvent.click(screen.getByRole('button', { name: 'Hand in' }));
  expect(await screen.findByRole('progressbar', { name: 'How much is sent' })).toBeVisible();
}

describe('agent verification', () => {
  it('names what is needed, and sends the answers of every kind of question', async () => {
    const { shell } = await open(null, done);
    await userEvent.type(await field('Company'), 'Khoury Homes');
    await userEvent.type(await field(/^Years/), '12');
    await userEvent.click(screen.getByRole('radio', { name: 'Agency' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'South' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Language/ }), 'Arabic');
    const licence = pdf();
    await userEvent.upload(screen.getByLabelText(/Licence/), licence);
    await screen.findByText('licence.pdf');
    shell.answer(applicationAnswer(application()));
    await userEvent.click(screen.getByRole('button', { name: 'Hand in' }));
    await waitFor(() => expect(sent(shell)).toHaveLength(1));
    expect(sent(shell)[0]).toEqual({
      form_fields: [
        { id: 1, value: 'Khoury Homes' },
        { id: 2, value: '12' },
        { id: 3, value: 'Agency' },
        { id: 4, value: ['South'] },
        { id: 6, value: licence },
        { id: 7, value: 'Arabic' },
      ],
    });
    expect(await screen.findByText('Khoury Homes')).toBeVisible();
    expect(shell.emitted).toContainEqual({
      event: 'profile.changed@1',
      payload: { userId: session.user.id },
    });
  });

  it('leaves out an optional choice that was taken back', async () => {
    const { shell } = await open(null, done);
    await userEvent.type(await field('Company'), 'Khoury Homes');
    await userEvent.click(screen.getByRole('radio', { name: 'Agency' }));
    await userEvent.click(screen.getByRole('radio', { name: 'No answer' }));
    expect(screen.getByRole('radio', { name: 'Agency' })).not.toBeChecked();
    await userEvent.upload(screen.getByLabelText(/Licence/), pdf());
    await screen.findByText('licence.pdf');
    await userEvent.click(screen.getByRole('button', { name: 'Hand in' }));
    await waitFor(() => expect(sent(shell)).toHaveLength(1));
    const { form_fields: answers } = sent(shell)[0] as { form_fields: { id: number }[] };
    expect(answers.map(({ id }) => id)).not.toContain(3);
  });

  it('shows how far the files are, and stops at the press of the user: the answers stay', async () => {
    let arrive = () => {};
    const waiting = stub(applyAgentVerification, () => {
      return new Promise<{ error: false; message: string }>((resolve) => {
        arrive = () => resolve({ error: false, message: 'ok' });
      });
    });
    const { shell } = await open(null, waiting);
    await handIn();
    await userEvent.click(screen.getByRole('button', { name: 'Stop sending' }));
    expect(await screen.findByRole('button', { name: 'Hand in' })).toBeVisible();
    expect(await field('Company')).toHaveValue('Khoury Homes');
    expect(shell.notices).toEqual([]);
    expect(await screen.findByText(/^Saved /)).toBeVisible();
    arrive();
  });

  it('what is still being sent when the user comes back cannot be sent twice, and can be stopped', async () => {
    const waiting = stub(applyAgentVerification, () => new Promise<never>(() => undefined));
    const { shell, go } = await open(null, waiting);
    await handIn();
    await go('/user/notifications');
    expect(screen.queryByRole('progressbar', { name: 'How much is sent' })).toBeNull();
    await go('/user/verification');
    expect(await screen.findByRole('progressbar', { name: 'How much is sent' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hand in' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Stop sending' }));
    expect(await screen.findByRole('button', { name: 'Hand in' })).toBeVisible();
    expect(sent(shell)).toHaveLength(1);
  });

  it('a failure reaches the user on another page', async () => {
    let lose = () => {};
    const losing = stub(applyAgentVerification, () => {
      return new Promise<never>((_, reject) => (lose = () => reject(offline)));
    });
    const { shell, go } = await open(null, losing);
    await handIn();
    await go('/user/notifications');
    await act(async () => lose());
    await waitFor(() => expect(shell.notices.at(-1)?.text).toMatch(/^You’re offline/));
    await go('/user/verification');
    expect(await screen.findByRole('button', { name: 'Hand in' })).toBeVisible();
  });

  it('a decision shows while the page is open', async () => {
    const { shell, remote } = await open(application());
    await screen.findByText('We’re looking at it');
    shell.answer(applicationAnswer(application({ status: 'success', updated_at: '2026-11-22T10:00:00Z' })));
    await pushArrives({ remote }, 'agent_verification');
    expect(await screen.findByText('You are verified')).toBeVisible();
  });

  it('a missing required answer is reported before anything is sent', async () => {
    const { shell } = await open(null, done);
    await field('Company');
    await userEvent.click(screen.getByRole('button', { name: 'Hand in' }));
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getByRole('link', { name: /Company/ })).toBeVisible();
    expect(summary.getByRole('link', { name: /Licence/ })).toBeVisible();
    expect(sent(shell)).toEqual([]);
  });

  it('what was typed is there again after the page was left, and the message of the back end stands at its question', async () => {
    const refusing = stub(applyAgentVerification, () => {
      throw rejected('validation', { fields: { 'form_fields.1.value': 'must be a number' } });
    });
    const { unmount } = await open(null);
    await userEvent.type(await field('Company'), 'Khoury Homes');
    expect(await screen.findByText(/^Saved /)).toBeVisible();
    unmount();
    await open(null, refusing);
    expect(await screen.findByDisplayValue('Khoury Homes')).toBeVisible();
    await userEvent.upload(screen.getByLabelText(/Licence/), pdf());
    await screen.findByText('licence.pdf');
    await userEvent.type(await field(/^Years/), '3');
    await userEvent.click(screen.getByRole('button', { name: 'Hand in' }));
    expect(await screen.findByRole('link', { name: 'Years: must be a number' })).toBeVisible();
  });

  it('answers of one account stay when another account of the browser types its own', async () => {
    const other: Session = { user: newUser() };
    for (const [who, company] of [
      [session, 'Khoury Homes'],
      [other, 'Haddad Estates'],
    ] as const) {
      const { unmount } = await openAs(who, null);
      expect(await field('Company')).toHaveValue('');
      await userEvent.type(await field('Company'), company);
      expect(await screen.findByText(/^Saved /)).toBeVisible();
      unmount();
    }
    const { unmount } = await open(null);
    expect(await screen.findByDisplayValue('Khoury Homes')).toBeVisible();
    unmount();
    await openAs(other, null);
    expect(await screen.findByDisplayValue('Haddad Estates')).toBeVisible();
  });

  it('answers that an earlier version kept for the browser are there once more, and go when they are handed in', async () => {
    const drafts = createDraftStore<AnswerValues>({ kind: 'verification', version: 1 });
    const { id: userId } = session.user;
    await drafts.write({ id: 'application', userId, savedAt: 1, values: { q1: 'Khoury Homes' } });
    const { unmount } = await open(null);
    expect(await screen.findByDisplayValue('Khoury Homes')).toBeVisible();
    expect((await drafts.list(userId)).map(({ id }) => id)).toEqual([`application-${userId}`]);
    unmount();
    const { shell } = await open(null, done);
    await screen.findByDisplayValue('Khoury Homes');
    await userEvent.upload(screen.getByLabelText(/Licence/), pdf());
    await screen.findByText('licence.pdf');
    await userEvent.click(screen.getByRole('button', { name: 'Hand in' }));
    await waitFor(() => expect(sent(shell)).toHaveLength(1));
    await waitFor(async () => expect(await drafts.list(userId)).toEqual([]));
  });

  it('while it is looked at, shows what was handed in', async () => {
    await open(application());
    expect(await screen.findByText('We’re looking at it')).toBeVisible();
    expect(screen.getByText('Khoury Homes')).toBeVisible();
    expect(screen.getByRole('link', { name: 'File that you handed in' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hand in' })).toBeNull();
  });

  it('after a refusal names the reasons; applying again keeps the answers, and the file need not be chosen again', async () => {
    const values = application().verify_customer_values;
    const failed = application({
      status: 'failed',
      reject_reason: 'The licence has expired.',
      verify_customer_values: [{ ...values[0]!, reject_reason: 'Not registered' }, values[1]!],
    });
    const { shell } = await open(failed, done);
    expect(await screen.findByText('The licence has expired.')).toBeVisible();
    expect(screen.getByText('Refused: Not registered')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Apply again' }));
    expect(await field('Company')).toHaveValue('Khoury Homes');
    await userEvent.click(screen.getByRole('button', { name: 'Hand in' }));
    await waitFor(() => expect(sent(shell)).toEqual([{ form_fields: [{ id: 1, value: 'Khoury Homes' }] }]));
  });

  it('a verified agent reads what the badge means', async () => {
    await open(application({ status: 'success', updated_at: '2026-11-22T10:00:00Z' }));
    expect(await screen.findByText('You are verified')).toBeVisible();
    expect(screen.getByText(/we’ve checked your identity and licence documents/)).toBeVisible();
  });
});
