import {
  applyAgentVerification,
  type VerificationApplication,
  type VerificationField,
} from '@lintel/api-contract';
import { memoryShell, rejected, renderRemote, stub } from '@lintel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { connect } from '../remote.ts';
import { newUser } from '../testing/user.ts';
import { application, applicationAnswer, questions, questionsAnswer } from '../testing/verification.ts';

async function open(
  asked: readonly VerificationField[],
  before: VerificationApplication | null,
  refused?: Record<string, string>,
) {
  const shell = memoryShell({
    session: { user: newUser() },
    answers: [
      questionsAnswer([...asked]),
      applicationAnswer(before),
      stub(applyAgentVerification, () =>
        refused
          ? Promise.reject(rejected('validation', { fields: refused }))
          : Promise.resolve({ error: false as const, message: 'ok' }),
      ),
    ],
  });
  await renderRemote('mfe-account', connect, { shell, path: '/user/verification' });
  return () =>
    shell.calls
      .filter(({ path }) => path === applyAgentVerification.path)
      .map(({ parameters }) => parameters);
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const failed = (more: Partial<VerificationApplication> = {}) => application({ status: 'failed', ...more });
const answered = (
  id: number,
  value: string | string[],
): VerificationApplication['verify_customer_values'][0] => ({
  id,
  verify_customer_id: 1,
  verify_customer_form_id: id,
  value,
  verify_form: questions[id - 1]!,
});
const optional = questions.map((question) => ({ ...question, is_required: 0 as const }));

/** The summary has a link with these words, which gives the focus to the field. */
async function expectLink(words: string, field: string) {
  const summary = within(await screen.findByRole('alert'));
  await userEvent.click(summary.getByRole('link', { name: words }));
  expect(document.activeElement?.id).toBe(field);
}

describe('an application that lacks an answer', () => {
  it('names each required question, of every kind, and leads to it', async () => {
    const sent = await open(
      questions.map((question) => ({ ...question, is_required: 1 as const })),
      null,
    );
    await press('Hand in');
    for (const { id, name } of questions) await expectLink(`Fill in “${name}”`, `field-q${id}`);
    expect(sent()).toEqual([]);
  });

  it('takes spaces alone for no answer', async () => {
    const sent = await open(questions.slice(0, 1), null);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Company' }), '  ');
    await press('Hand in');
    await expectLink('Fill in “Company”', 'field-q1');
    expect(sent()).toEqual([]);
  });

  it('asks for an answer where all questions are optional and none is answered', async () => {
    const sent = await open(optional, null);
    await press('Hand in');
    await expectLink('Company: Answer at least one question', 'field-q1');
    expect(sent()).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: /^Years/ }), '12');
    await press('Hand in');
    await waitFor(() => expect(sent()).toEqual([{ form_fields: [{ id: 2, value: '12' }] }]));
  });

  it.each([
    ['form_fields', 'Years: is wrong', 'field-q2'],
    ['form_fields.1', 'Areas: is wrong', 'field-q4'],
    ['form_fields.1.value', 'Areas: is wrong', 'field-q4'],
    ['form_fields.1.value.0', 'Areas: is wrong', 'field-q4'],
    ['form_fields.0.id', 'Company: is wrong', 'field-q1'],
  ])('leads to the question of a refused %s', async (path, words, field) => {
    await open(
      questions.filter(({ field_type }) => field_type !== 'file'),
      null,
      { [path]: 'is wrong' },
    );
    await userEvent.type(await screen.findByRole('textbox', { name: 'Company' }), 'Khoury Homes');
    await userEvent.click(screen.getByRole('checkbox', { name: 'South' }));
    await press('Hand in');
    await expectLink(words, field);
  });
});

describe('an application that is handed in again', () => {
  it('can be the same file alone', async () => {
    const sent = await open(
      questions.slice(5, 6),
      failed({ verify_customer_values: [answered(6, '/images/licence.pdf')] }),
    );
    await press('Apply again');
    await press('Hand in');
    await waitFor(() => expect(sent()).toEqual([{ form_fields: [{ id: 6, value: '/images/licence.pdf' }] }]));
  });

  it('takes away what the user emptied', async () => {
    const sent = await open(
      questions,
      failed({
        verify_customer_values: [
          answered(1, 'Khoury Homes'),
          answered(2, '12'),
          answered(4, ['South']),
          answered(6, '/images/licence.pdf'),
          answered(7, 'Arabic'),
        ],
      }),
    );
    await press('Apply again');
    await userEvent.clear(await screen.findByRole('textbox', { name: /^Years/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'South' }));
    await press('Hand in');
    await waitFor(() =>
      expect(sent()).toEqual([
        {
          form_fields: [
            { id: 1, value: 'Khoury Homes' },
            { id: 7, value: 'Arabic' },
          ],
          clear_answers: [2, 4],
        },
      ]),
    );
  });
});
