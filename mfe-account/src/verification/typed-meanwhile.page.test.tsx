import { applyAgentVerification } from '@lintel/api-contract';
import { memoryShell, pushArrives, renderRemote, stub } from '@lintel/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { connect } from '../remote.ts';
import { newUser } from '../testing/user.ts';
import { application, applicationAnswer, questions, questionsAnswer } from '../testing/verification.ts';

const pdf = () => new File(['%PDF-1.7 %%EOF'], 'licence.pdf', { type: 'application/pdf' });
async function open(before: Parameters<typeof applicationAnswer>[0], ...more: ReturnType<typeof stub>[]) {
  const shell = memoryShell({
    session: { user: newUser() },
    answers: [questionsAnswer(), applicationAnswer(before), ...more],
  });
  return { shell, ...(await renderRemote('mfe-account', connect, { shell, path: '/user/verification' })) };
}
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('what is typed while answers are on their way is kept once they are handed in, and can be handed in too', async () => {
  let arrive = () => {};
  const asked: unknown[] = [];
  const slow = stub(applyAgentVerification, (request) => {
    asked.push(request.form_fields);
    return new Promise<{ error: false; message: string }>((resolve) => {
      arrive = () => resolve({ error: false, message: 'ok' });
    });
  });
  const { shell } = await open(null, slow);
  await userEvent.type(await field('Company'), 'Khoury Homes');
  await userEvent.upload(screen.getByLabelText(/Licence/), pdf());
  await screen.findByText('licence.pdf');
  await press('Hand in');
  await screen.findByRole('progressbar', { name: 'How much is sent' });
  await userEvent.type(await field(/^About/), 'Since 1998.');
  shell.answer(applicationAnswer(application()));
  await act(async () => arrive());
  expect(await screen.findByText('We’re looking at it')).toBeVisible();
  expect(await field(/^About/)).toHaveValue('Since 1998.');
  await press('Hand in');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toContainEqual({ id: 5, value: 'Since 1998.' });
  await act(async () => arrive());
  expect(await screen.findByRole('button', { name: 'Change answers' })).toBeVisible();
});

it('a decision that arrives while answers are changed leaves what is typed', async () => {
  const answered = () => {
    const { verify_customer_values: values } = application();
    const areas = { id: 3, verify_customer_id: 1, verify_customer_form_id: 4, value: ['South'] };
    return { verify_customer_values: [...values, { ...areas, verify_form: questions[3]! }] };
  };
  const { shell, remote } = await open(application(answered()));
  await press('Change answers');
  await userEvent.type(await field('Company'), ' and Sons');
  shell.answer(
    applicationAnswer(application({ ...answered(), status: 'failed', reject_reason: 'No register.' })),
  );
  await pushArrives({ remote }, 'agent_verification');
  expect(await screen.findByText('No register.')).toBeVisible();
  expect(await field('Company')).toHaveValue('Khoury Homes and Sons');
});
