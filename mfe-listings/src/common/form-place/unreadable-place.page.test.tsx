import { memoryShell, renderRemote } from '@lintel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { connect } from '#remote.ts';
import { formAnswers, poster } from '#testing/forms.ts';
import { projectDetail, ownProjectAnswer } from '#testing/project-details.ts';
import { ownPropertiesAnswer, property } from '#testing/properties.ts';

beforeAll(() => {
  HTMLCanvasElement.prototype.getContext = () => null;
});

it.each([
  ['property', ownPropertiesAnswer([property(1)])],
  ['project', ownProjectAnswer(projectDetail())],
])(
  'a coordinate of a %s that cannot be read stops the step, and the summary leads to it',
  async (kind, answer) => {
    const shell = memoryShell({ session: poster, answers: [...formAnswers(), answer] });
    const { location } = await renderRemote('mfe-listings', connect, {
      shell,
      path: `/user/edit-${kind}/1?step=place`,
    });
    const longitude = await screen.findByRole('textbox', { name: 'Longitude' });
    const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
    await userEvent.clear(longitude);
    await userEvent.type(longitude, '200');
    await goOn();
    const summary = within(await screen.findByRole('alert'));
    await userEvent.click(
      summary.getByRole('link', { name: /^Longitude: Type a number between -180 and 180/ }),
    );
    expect(longitude).toHaveFocus();
    expect(longitude).toHaveValue('200');
    expect(location().search).toBe('?step=place');
    await userEvent.clear(longitude);
    await userEvent.type(longitude, '20');
    await goOn();
    await waitFor(() => expect(location().search).not.toBe('?step=place'));
  },
);

it('a coordinate that cannot be read does not count any more after the step was left', async () => {
  const shell = memoryShell({
    session: poster,
    answers: [...formAnswers(), ownPropertiesAnswer([property(1)])],
  });
  const { location } = await renderRemote('mfe-listings', connect, {
    shell,
    path: '/user/edit-property/1?step=place',
  });
  await userEvent.clear(await screen.findByRole('textbox', { name: 'Latitude' }));
  await userEvent.click(screen.getByRole('link', { name: 'All steps' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Location' }));
  expect(await screen.findByRole('textbox', { name: 'Latitude' })).toHaveValue('35.2');
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(location().search).toBe('?step=facilities'));
});

it('no coordinates are stated before the pin is placed', async () => {
  const unplaced = property(2, { latitude: '', longitude: '' });
  const shell = memoryShell({
    session: poster,
    answers: [...formAnswers(), ownPropertiesAnswer([unplaced])],
  });
  await renderRemote('mfe-listings', connect, { shell, path: '/user/edit-property/2?step=place' });
  expect(await screen.findByRole('textbox', { name: 'Latitude' })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Longitude' })).toHaveValue('');
});
