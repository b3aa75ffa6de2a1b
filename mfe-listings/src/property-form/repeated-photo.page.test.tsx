import { createDraftStore } from '@lintel/remote-kit';
import { memoryShell, renderRemote } from '@lintel/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { propertyDrafts } from '#common/drafts-of-forms.ts';
import { emptyProperty } from '#property-form/form/property-values.ts';
import { connect } from '#remote.ts';
import { formAnswers, poster } from '#testing/forms.ts';

const chosen = new File(['x'.repeat(20)], 'hall.jpg', { type: 'image/jpeg' });
// jsdom has no addresses of files.
beforeEach(() => Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL() {} }));
afterEach(() => createDraftStore(propertyDrafts).remove('hall'));

/** A draft as a reload finds it: what was chosen is kept as it was prepared, smaller and under another name. */
async function openDraft(step: 'photos' | 'documents') {
  const prepared = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });
  const values = {
    ...emptyProperty,
    photos: [{ id: 'p', name: 'photo.jpg', file: prepared, alt: '', origin: 'hall.jpg/20' }],
    documents: [{ id: 'd', name: 'hall.jpg', file: chosen, alt: '', origin: 'hall.jpg/20' }],
  };
  await createDraftStore(propertyDrafts).write({
    id: 'hall',
    userId: 7,
    savedAt: 1,
    values: { values, before: emptyProperty },
  });
  const shell = memoryShell({ session: poster, answers: formAnswers() });
  await renderRemote('mfe-listings', connect, { shell, path: `/user/add-property?draft=hall&step=${step}` });
}

it.each([
  ['photos', 'Photos'],
  ['documents', 'Documents'],
] as const)('a file that the step %s has is not added again', async (step, label) => {
  await openDraft(step);
  const input = await screen.findByLabelText(label, { selector: 'input' });
  await userEvent.setup({ applyAccept: false }).upload(input, chosen);
  const refused = within(await screen.findByRole('list', { name: 'Files that can’t be used' }));
  expect(refused.getByText('hall.jpg')).toBeVisible();
  expect(refused.getByText('It’s already among your files')).toBeVisible();
});
