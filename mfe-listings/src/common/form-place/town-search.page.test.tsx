import { memoryShell, renderRemote } from '@lintel/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { connect } from '#remote.ts';
import { formAnswers, poster } from '#testing/forms.ts';

beforeAll(() => {
  HTMLCanvasElement.prototype.getContext = () => null;
});

it('Enter in the search for a town, before towns are there, does not send the step', async () => {
  const shell = memoryShell({ session: poster, answers: formAnswers() });
  await renderRemote('mfe-listings', connect, { shell, path: '/user/add-property?draft=town&step=place' });
  const town = await screen.findByRole('combobox', { name: 'Find a town' });
  await userEvent.type(town, 'Port Aster{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(town).toHaveFocus();
  expect(town).toHaveValue('Port Aster');
});
