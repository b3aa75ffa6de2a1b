import { postProject } from '@lintel/api-contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { formAnswers, poster } from '#testing/forms.ts';
import { ownProjectAnswer, projectDetail } from '#testing/project-details.ts';

const open = (shell: ReturnType<typeof memoryShell>, path: string) =>
  renderRemote('mfe-listings', connect, { shell, path });

it('a floor plan needs a name and a drawing before another one is added', async () => {
  const shell = memoryShell({ session: poster, answers: formAnswers() });
  await open(shell, '/user/add-project?draft=a&step=plans');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a floor plan' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a floor plan' }));
  expect(screen.getByRole('textbox', { name: 'Floor' })).toHaveFocus();
  expect(screen.getAllByRole('textbox', { name: 'Floor' })).toHaveLength(1);
  await userEvent.type(screen.getByRole('textbox', { name: 'Floor' }), 'Ground floor');
  await userEvent.click(screen.getByRole('button', { name: 'Add a floor plan' }));
  expect(await screen.findByText('Add the drawing')).toBeVisible();
  expect(screen.getAllByRole('textbox', { name: 'Floor' })).toHaveLength(1);
});

it.each([
  ['units', 'No homes yet', 'Add a kind of home', 'Kind of home 1'],
  ['plans', 'No floor plans yet', 'Add a floor plan', 'Floor plan 1'],
])('the empty step %s states what it is for, before its first entry', async (step, title, add, item) => {
  const shell = memoryShell({ session: poster, answers: formAnswers() });
  await open(shell, `/user/add-project?draft=a&step=${step}`);
  expect(await screen.findByText(title)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: add }));
  expect(screen.queryByText(title)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: `Remove ${item}` }));
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByRole('button', { name: add })).toHaveFocus();
});

it('shows the drawing that a floor plan has', async () => {
  const shell = memoryShell({
    session: poster,
    answers: [...formAnswers(), ownProjectAnswer(projectDetail())],
  });
  await open(shell, '/user/edit-project/1?step=plans');
  const link = await screen.findByRole('link', { name: 'Show the drawing: Ground floor' });
  expect(link).toHaveAttribute('href', projectDetail().plans[0]!.document);
});

it('an own project is changed: homes and plans keep their rows', async () => {
  const shell = memoryShell({
    session: poster,
    answers: [...formAnswers(), ownProjectAnswer(projectDetail())],
  });
  await open(shell, '/user/edit-project/1?step=units');
  const available = await screen.findByRole('textbox', { name: 'Still available' });
  // They are shown the smallest first, whatever the order of the form.
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  await userEvent.clear(available);
  await userEvent.type(available, '7');
  await userEvent.click(screen.getByRole('link', { name: 'All steps' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Check and send' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(shell.calls.find(({ path }) => path === 'post_project')?.parameters).toMatchObject({
      id: 1,
      plans: [{ id: 31, title: 'Ground floor' }],
      units: [{ id: 41, title: 'Two rooms', available: 7 }],
    }),
  );
});

it('a kind of home that was stored by a change whose answer was lost stands in the form once, as the user has it by then', async () => {
  const stored = projectDetail();
  const shell = memoryShell({ session: poster, answers: [...formAnswers(), ownProjectAnswer(stored)] });
  await open(shell, '/user/edit-project/1?step=units');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a kind of home' }));
  const fill = async (name: string, text: string) => {
    const field = screen.getAllByRole('textbox', { name }).at(-1)!;
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
  await fill('Name', 'Studio');
  await fill('Still available', '4');
  const send = async (button: string) => {
    await userEvent.click(screen.getByRole('link', { name: 'All steps' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Check and send' }));
    await userEvent.click(await screen.findByRole('button', { name: button }));
  };
  shell.answer(
    stub(postProject, ({ units = [] }) => {
      const studio = { id: 42, title: 'Studio', bedrooms: null, area: null, price: null, available: 4 };
      const named = { ...studio, client_id: String(units[1]?.client_id) };
      shell.answer(ownProjectAnswer({ ...stored, units: [...stored.units!, named] }));
      throw { kind: 'timeout', retryable: true } as unknown as Error;
    }),
  );
  await send('Save changes');
  await screen.findByRole('button', { name: 'Send again' });
  await userEvent.click(screen.getByRole('link', { name: 'Change Homes' }));
  await screen.findAllByRole('textbox', { name: 'Still available' });
  await fill('Still available', '3');
  await send('Send again');
  await waitFor(() => expect(shell.calls.filter(({ path }) => path === 'post_project')).toHaveLength(2));
  expect(shell.calls.findLast(({ path }) => path === 'post_project')?.parameters).toMatchObject({
    units: [{ id: 41 }, { id: 42, title: 'Studio', available: 3 }],
  });
});

it('names what another device changed in a kind of home that the user changed too', async () => {
  const stored = projectDetail({
    units: [
      { id: 41, title: 'Two rooms', bedrooms: 2, area: 60, price: 210_000, available: 8 },
      { id: 42, title: 'Studio', bedrooms: null, area: 35, price: null, available: 3 },
    ],
  });
  const shell = memoryShell({ session: poster, answers: [...formAnswers(), ownProjectAnswer(stored)] });
  await open(shell, '/user/edit-project/1?step=units');
  const available = (await screen.findAllByRole('textbox', { name: 'Still available' }))[0]!;
  await userEvent.clear(available);
  await userEvent.type(available, '7');
  await userEvent.type(screen.getAllByRole('textbox', { name: 'Price from (optional)' })[1]!, '150000');
  await userEvent.click(screen.getByRole('link', { name: 'All steps' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Check and send' }));
  const [two, studio] = stored.units!;
  shell.answer(
    ownProjectAnswer({
      ...stored,
      units: [
        { ...two!, available: 5, price: 199_000 },
        { ...studio!, price: 140_000 },
      ],
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
  const note = within(
    (await screen.findByText('Changed elsewhere since you began')).closest('[role=alert]')!,
  );
  expect(note.getByText('Homes').closest('div')).toHaveTextContent(
    'HomesTwo rooms (Still available: 5), Studio (Price from: $140,000)',
  );
});
