import { deleteProject, deleteProperty } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, renderWidget, stub } from '@lintel/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { connect } from '#remote.ts';
import { ownProjectAnswer, projectDetail } from '#testing/project-details.ts';
import { ownPropertiesAnswer, property } from '#testing/properties.ts';

const session = { user: { id: 7 } } as Session;
/** A back end that deletes only when the test lets it. */
function slowShell() {
  let store = () => {};
  const stored = () =>
    new Promise<{ error: false; message: string }>(
      (resolve) => (store = () => resolve({ error: false, message: 'ok' })),
    );
  const shell = memoryShell({
    session,
    answers: [
      ownPropertiesAnswer([property(1)]),
      ownProjectAnswer(projectDetail()),
      stub(deleteProperty, stored),
      stub(deleteProject, stored),
    ],
  });
  return { shell, store: () => act(async () => store()) };
}
const remove = async (title: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
};

it.each([
  ['listing', 'Home 1', 'property.owner', { propertyId: 1, slug: 'home-1' }],
  ['project', 'Rope Walk', 'project.owner', { projectId: 1, slug: 'rope-walk' }],
] as const)(
  'a deleted %s does not lead a user away who has gone to another page meanwhile',
  async (_, title, slot, props) => {
    const { shell, store } = slowShell();
    const { unmount } = await renderWidget('mfe-listings', connect, { shell, slot, props });
    await remove(title);
    unmount();
    await store();
    await waitFor(() => expect(shell.notices).toHaveLength(1));
    expect(shell.navigated).toEqual([]);
  },
);

it('a project is deleted also while another deletion is on its way, each once', async () => {
  const { shell } = slowShell();
  const deleted = () =>
    shell.calls
      .filter(({ path }) => path === deleteProject.path)
      .map(({ parameters }) => (parameters as { id: number }).id);
  const { remote, unmount } = await renderWidget('mfe-listings', connect, {
    shell,
    slot: 'project.owner',
    props: { projectId: 1, slug: 'rope-walk' },
  });
  await remove('Rope Walk');
  await remove('Rope Walk');
  expect(deleted()).toEqual([1]);
  unmount();
  shell.answer(ownProjectAnswer({ ...projectDetail(), id: 2, title: 'Mill Yard' }));
  const Bar = remote.widgets['project.owner']!;
  render(<Bar projectId={2} slug="mill-yard" />, { wrapper: MemoryRouter });
  await remove('Mill Yard');
  expect(deleted()).toEqual([1, 2]);
});
