import { storeAdvertisement } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, rejected, renderRemote, stub } from '@lintel/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { adPackage, packagesAnswer } from '#testing/packages.ts';
import { ownProjectsAnswer, project } from '#testing/projects.ts';
import { ownPropertiesAnswer, property } from '#testing/properties.ts';

const session = { user: { id: 7 } } as Session;
const packages = packagesAnswer([
  adPackage({ total_limit: 5, used_limit: 2 }),
  adPackage({ type: 'project_feature', total_limit: 5, used_limit: 2 }),
]);

/** The first listing is being featured, its dialog is closed, and that of the second is open. The test ends the call. */
async function setUp(path: string, [first, second]: readonly [string, string]) {
  let end: (failure?: unknown) => void = () => {};
  const shell = memoryShell({
    session,
    answers: [
      ownPropertiesAnswer([property(1), property(2)]),
      ownProjectsAnswer([project(1), project(2)]),
      packages,
      stub(
        storeAdvertisement,
        () =>
          new Promise((answer, fail) => {
            end = (failure) =>
              failure ? fail(failure) : answer({ error: false as const, message: 'ok', data: null });
          }),
      ),
    ],
  });
  await renderRemote('mfe-listings', connect, { shell, path });
  const feature = async (title: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Feature' }));
    return within(await screen.findByRole('dialog', { name: 'Feature this listing' }));
  };
  const dialog = await feature(first);
  await userEvent.click(await dialog.findByRole('button', { name: 'Feature' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  const other = await feature(second);
  await other.findByRole('button', { name: 'Feature' });
  return { shell, other, end: (failure?: unknown) => act(async () => end(failure)) };
}

describe.each([
  ['/user/properties', ['Home 1', 'Home 2']],
  ['/user/projects', ['Yards 1', 'Yards 2']],
] as const)('a late answer about featuring a listing of %s', (path, titles) => {
  it('leaves the dialog of another listing open', async () => {
    const { shell, other, end } = await setUp(path, titles);
    await end();
    expect(other.getByText(new RegExp(titles[1]))).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(shell.notices).toMatchObject([{ tone: 'success' }]);
  });

  it('is no refusal of another listing', async () => {
    const { other, end } = await setUp(path, titles);
    await end(rejected('conflict', { message: 'This listing is advertised already.' }));
    expect(other.queryByText('This listing is advertised already.')).toBeNull();
    expect(other.getByRole('button', { name: 'Feature' })).toBeEnabled();
  });
});
