import type { Session } from '@lintel/contract';
import { memoryShell, renderRemote } from '@lintel/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { advert, advertsAnswer } from '#testing/adverts.ts';
import { ownProjectsAnswer, project } from '#testing/projects.ts';
import { ownPropertiesAnswer, property } from '#testing/properties.ts';

const session = { user: { id: 7 } } as Session;
const fromMenu = (title: string) => async () => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
};

it.each([
  ['/user/properties', fromMenu('Home 1'), '/user/projects'],
  ['/user/projects', fromMenu('Yards 1'), '/user/properties'],
  [
    '/user/advertisement',
    async () => userEvent.click(await screen.findByRole('button', { name: /^End/ })),
    '/user/projects',
  ],
])('a question of %s that is left open by Back is not asked again', async (path, ask, elsewhere) => {
  const shell = memoryShell({
    session,
    answers: [
      ownPropertiesAnswer([property(1)]),
      ownProjectsAnswer([project(1)]),
      advertsAnswer([advert(1)]),
    ],
  });
  const { go } = await renderRemote('mfe-listings', connect, { shell, path });
  await ask();
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  await go(elsewhere);
  await screen.findByRole('searchbox');
  await go(path);
  await screen.findByRole('table');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
