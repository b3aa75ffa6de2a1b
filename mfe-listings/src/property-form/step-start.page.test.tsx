import { memoryShell, renderRemote } from '@lintel/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { connect } from '#remote.ts';
import { formAnswers, poster } from '#testing/forms.ts';

it('a step begins at its top with the focus on its title, and so does the list of steps that the user goes back to', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo');
  const shell = memoryShell({ session: poster, answers: formAnswers() });
  const path = '/user/add-property?draft=top&step=facilities';
  await renderRemote('mfe-listings', connect, { shell, path });
  await screen.findByRole('textbox', { name: 'School (optional)' });
  scrolled.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Photos and video' })).toHaveFocus();
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
  await userEvent.click(await screen.findByRole('link', { name: 'All steps' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Post a property' })).toHaveFocus();
  expect(scrolled.mock.calls).toHaveLength(2);
});
