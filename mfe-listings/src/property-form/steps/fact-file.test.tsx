import { getCategories } from '@lintel/api-contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { connect } from '#remote.ts';
import { formAnswers, poster, villa } from '#testing/forms.ts';
import { ownPropertiesAnswer, property } from '#testing/properties.ts';

const certificate = {
  id: 9,
  name: 'Energy certificate',
  type_of_parameter: 'file',
  type_values: null,
  image: '',
  is_required: 1,
} as const;

it('a file that the home has as a fact has the name that its owner gave it, at its question and at the check', async () => {
  const home = property(3, {
    category_id: 1,
    parameters: [{ ...certificate, value: 'https://site/images/0f3a.pdf', file_name: 'Energy 2026.pdf' }],
  });
  const kinds = [{ ...villa, parameter_types: [certificate] }];
  const shell = memoryShell({
    session: poster,
    answers: [
      ...formAnswers(),
      ownPropertiesAnswer([home]),
      stub(getCategories, { error: false, message: 'ok', data: kinds, total: 1 }),
    ],
  });
  for (const step of ['facts', 'check']) {
    const path = `/user/edit-property/3?step=${step}`;
    const { unmount } = await renderRemote('mfe-listings', connect, { shell, path });
    expect(await screen.findByText('Energy 2026.pdf')).toBeVisible();
    unmount();
  }
});

it('a file that the home has as a fact is shown and can be taken away; a required one is then asked for', async () => {
  const home = property(3, {
    category_id: 1,
    parameters: [{ ...certificate, value: 'https://site/images/energy.pdf' }],
  });
  const shell = memoryShell({
    session: poster,
    answers: [
      ...formAnswers(),
      ownPropertiesAnswer([home]),
      stub(getCategories, {
        error: false,
        message: 'ok',
        data: [{ ...villa, parameter_types: [certificate] }],
        total: 1,
      }),
    ],
  });
  await renderRemote('mfe-listings', connect, { shell, path: '/user/edit-property/3?step=facts' });
  expect(await screen.findByText('energy.pdf')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /energy\.pdf/ }));
  expect(screen.queryByText('energy.pdf')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByRole('link', { name: 'Fill in “Energy certificate”' })).toBeVisible();
});
