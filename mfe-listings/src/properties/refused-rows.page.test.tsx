import { changePropertyStatus } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, rejected, renderRemote, stub } from '@lintel/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { ownPropertiesAnswer, property } from '#testing/properties.ts';

const session = { user: { id: 7 } } as Session;
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('a home that could not be hidden does not come into another list', async () => {
  let refuse = () => {};
  const shell = memoryShell({
    session,
    answers: [
      ownPropertiesAnswer([property(1), property(2, { request_status: 'pending', status: 0 })]),
      stub(
        changePropertyStatus,
        () => new Promise<never>((_, fail) => (refuse = () => fail(rejected('wrongState')))),
      ),
    ],
  });
  await renderRemote('mfe-listings', connect, { shell, path: '/user/properties' });
  await screen.findByRole('heading', { name: 'Home 1' });
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Home 1' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Hide' }));
  await userEvent.click(screen.getByRole('radio', { name: 'In review' }));
  await waitFor(() => expect(names()).toEqual(['Home 2']));
  await act(async () => refuse());
  expect(names()).toEqual(['Home 2']);
});
