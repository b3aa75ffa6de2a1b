import { render, screen } from '@testing-library/react';
import { createTexts, addTexts } from '@lintel/i18n';
import { MemoryRouter } from 'react-router-dom';
import texts from '#locales/en.json';
import { SubmissionPanel } from './submission-panel.tsx';

beforeAll(async () => {
  await createTexts({ language: 'en' });
  addTexts('mfe-listings', 'en', texts);
});

it('a form is not sent while photos of it are being prepared', () => {
  const panel = (waiting: number) => (
    <MemoryRouter>
      <SubmissionPanel
        submission={{ state: 'idle', sent: 0, total: 0, photo: null, error: null }}
        submitLabel="Post property"
        feature="property_list"
        waiting={waiting}
        onSubmit={jest.fn()}
        onCancel={jest.fn()}
      />
    </MemoryRouter>
  );
  const { rerender } = render(panel(2));
  expect(screen.getByRole('button', { name: 'Post property' })).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent('Preparing 2 photos');
  rerender(panel(0));
  expect(screen.getByRole('button', { name: 'Post property' })).toBeEnabled();
  expect(screen.queryByRole('status')).toBeNull();
});

it.each([
  ['without a network', undefined, /^You’re offline/],
  ['with a network, but without an answer', 'unavailable', /keep trying/],
] as const)('a form that waits %s names the cause', (_case, key, words) => {
  const error = { kind: 'offline', retryable: true, ...(key && { key }) } as const;
  render(
    <MemoryRouter>
      <SubmissionPanel
        submission={{ state: 'paused', sent: 0, total: 0, photo: null, error }}
        submitLabel="Post property"
        feature="property_list"
        waiting={0}
        onSubmit={jest.fn()}
        onCancel={jest.fn()}
      />
    </MemoryRouter>,
  );
  expect(screen.getByText(words)).toBeVisible();
});

it('a form that was refused is not called unloaded', () => {
  const error = { kind: 'rejected', retryable: true, key: 'internal' } as const;
  render(
    <MemoryRouter>
      <SubmissionPanel
        submission={{ state: 'failed', sent: 0, total: 0, photo: null, error }}
        submitLabel="Post property"
        feature="property_list"
        waiting={0}
        onSubmit={jest.fn()}
        onCancel={jest.fn()}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(/^Something went wrong on our side/);
});
