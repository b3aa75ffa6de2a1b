import { memoryShell, renderRemote } from '@lintel/testing';
import { screen, waitFor } from '@testing-library/react';
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

it('an own project is changed: homes and plans keep their rows', async () => {
  const shell = memoryShell({
    session: poster,
    answers: [...formAnswers(), ownProjectAnswer(projectDetail())],
  });
  await open(shell, '/user/edit-project/1?step=units');
  const available = await screen.findByRole('textbox', { name: 'Still available' });
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
