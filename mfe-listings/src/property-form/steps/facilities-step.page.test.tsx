import { getFacilities } from '@lintel/api-contract';
import { memoryShell, rejected, renderRemote, stub } from '@lintel/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { connect } from '#remote.ts';
import { formAnswers, poster } from '#testing/forms.ts';

it('the step of places states that they cannot be had, and asks again', async () => {
  const shell = memoryShell({ session: poster, answers: formAnswers() });
  shell.answer(
    stub(getFacilities, () => {
      throw rejected('forbidden');
    }),
  );
  await renderRemote('mfe-listings', connect, {
    shell,
    path: '/user/add-property?draft=no-places&step=facilities',
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load this');
  shell.answer(formAnswers()[1]!);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('textbox', { name: /^School/ })).toHaveLength(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
