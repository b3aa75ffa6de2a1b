import { render, screen } from '@testing-library/react';
import { createTexts, addTexts } from '@lintel/i18n';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import texts from '#locales/en.json';
import { SubmissionPanel } from './submission-panel.tsx';

beforeAll(async () => {
  await createTexts({ language: 'en' });
  addTexts('mfe-listings', 'en', texts);
});

const panel = (submission: Partial<ComponentProps<typeof SubmissionPanel>['submission']>, waiting = 0) => (
  <MemoryRouter>
    <SubmissionPanel
      submission={{ state: 'idle', sent: 0, total: 0, photo: null, error: null, ...submission }}
      submitLabel="Post property"
      feature="property_list"
      waiting={waiting}
      onSubmit={jest.fn()}
      onCancel={jest.fn()}
    />
  </MemoryRouter>
);

it('a form is not sent while photos of it are being prepared', () => {
  const { rerender } = render(panel({}, 2));
  expect(screen.getByRole('button', { name: 'Post property' })).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent('Preparing 2 photos');
  rerender(panel({}, 0));
  expect(screen.getByRole('button', { name: 'Post property' })).toBeEnabled();
  expect(screen.queryByRole('status')).toBeNull();
});

it.each([
  ['without a network', undefined, /^You’re offline/],
  ['with a network, but without an answer', 'unavailable', /keep trying/],
] as const)('a form that waits %s names the cause', (_case, key, words) => {
  render(panel({ state: 'paused', error: { kind: 'offline', retryable: true, ...(key && { key }) } }));
  expect(screen.getByText(words)).toBeVisible();
});

it('a form that was refused is not called unloaded', () => {
  render(panel({ state: 'failed', error: { kind: 'rejected', retryable: true, key: 'internal' } }));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Something went wrong on our side/);
});
