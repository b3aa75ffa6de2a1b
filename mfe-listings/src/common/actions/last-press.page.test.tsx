import { changeProjectStatus, changePropertyStatus } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { ownProjectsAnswer, project } from '#testing/projects.ts';
import { ownPropertiesAnswer, property } from '#testing/properties.ts';

const session = { user: { id: 7 } } as Session;

it.each([
  ['/user/properties', 'Home 1', changePropertyStatus.path, 'property_id'],
  ['/user/projects', 'Yards 1', changeProjectStatus.path, 'project_id'],
])('on %s what is shown again while it is being hidden ends up live', async (path, title, call, id) => {
  const answers: (() => void)[] = [];
  const slow = () =>
    new Promise<{ error: false; message: string }>((resolve) =>
      answers.push(() => resolve({ error: false, message: 'ok' })),
    );
  const shell = memoryShell({
    session,
    answers: [
      ownPropertiesAnswer([property(1)]),
      ownProjectsAnswer([project(1)]),
      stub(changePropertyStatus, slow),
      stub(changeProjectStatus, slow),
    ],
  });
  const sent = () =>
    shell.calls.filter((one) => one.path === call).map(({ parameters }) => parameters as unknown);
  const choose = async (action: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
    await userEvent.click(screen.getByRole('menuitem', { name: action }));
  };
  await renderRemote('mfe-listings', connect, { shell, path });
  await choose('Hide');
  await choose('Show');
  await act(async () => answers[0]!());
  await waitFor(() => expect(sent().at(-1)).toEqual({ [id]: 1, status: 1 }));
  await act(async () => answers[1]!());
  expect(sent()).toHaveLength(2);
  expect(screen.getByText('Live', { selector: 'td *' })).toBeInTheDocument();
});
