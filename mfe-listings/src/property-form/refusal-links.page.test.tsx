import { updatePostProperty } from '@lintel/api-contract';
import { createDraftStore } from '@lintel/remote-kit';
import { memoryShell, rejected, renderRemote, stub } from '@lintel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { propertyDrafts } from '#common/drafts-of-forms.ts';
import { connect } from '#remote.ts';
import { formAnswers, poster, villa } from '#testing/forms.ts';
import { ownPropertiesAnswer, property, school } from '#testing/properties.ts';

const [bedrooms, heating] = villa.parameter_types;
const listed = property(1, {
  title_image: 'https://site/cover.webp',
  description: 'By the sea',
  parameters: [
    { ...bedrooms!, value: '3' },
    { ...heating!, value: 'Gas' },
  ],
  assign_facilities: [school],
});
afterEach(() => createDraftStore(propertyDrafts).remove('edit-1'));

it.each([
  ['parameters.1.value', 'Category and facts', 'field-facts.f2'],
  ['energy_class', 'Category and facts', 'field-facts.f1'],
  ['facilities.0.distance', 'What’s nearby', 'field-distances.f4.distance'],
  ['facilities.0.place_name', 'What’s nearby', 'field-distances.f4.place'],
  ['gallery_images.1', 'Photos and video', 'field-photos'],
  ['three_d_image', 'Photos and video', 'field-panorama'],
  ['video_link', 'Photos and video', 'field-video'],
  ['documents.0', 'Documents', 'field-documents'],
  ['is_premium', 'Price and terms', 'field-isPremium'],
  ['meta_image', 'Search engines', 'field-metaImage'],
  ['slug_id', 'Search engines', 'field-slug'],
  ['client_address', 'Location', 'field-clientAddress'],
  ['longitude', 'Location', 'field-longitude'],
])('the link of a refused %s leads to its field', async (refused, step, control) => {
  const shell = memoryShell({ session: poster, answers: [...formAnswers(), ownPropertiesAnswer([listed])] });
  shell.answer(
    stub(updatePostProperty, () =>
      Promise.reject(rejected('validation', { fields: { [refused]: 'is wrong' } })),
    ),
  );
  await renderRemote('mfe-listings', connect, { shell, path: '/user/edit-property/1?step=check' });
  await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
  const refusal = (await screen.findByText('is wrong')).closest('li')!;
  await userEvent.click(within(refusal).getByRole('link', { name: step }));
  await waitFor(() => expect(document.activeElement?.id).toBe(control));
});
