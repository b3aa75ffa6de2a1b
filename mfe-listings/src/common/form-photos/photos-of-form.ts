import { sessionEnded } from '@lintel/remote-kit';
import { sample, type EventCallable } from 'effector';
import type { ListingFile } from '#common/form-files/listing-file.ts';
import type { FormModel } from '#common/form/form-model.ts';
import { noticeFx, type Translate } from '#common/notices.ts';
import { createPhotoIntake } from './photo-intake.ts';

type WithPhotos = { photos: readonly ListingFile[] };

/** The intake of photos of a form; a photo arrives in the form in which it was chosen, and in no other. */
export function photosOfForm<Values extends WithPhotos>(
  form: Pick<FormModel<Values, unknown>, '$form' | 'left' | 'replaced'> & {
    changed: EventCallable<Partial<Values>>;
    submission: { formChanged: EventCallable<void> };
  },
  options: Parameters<typeof createPhotoIntake>[0],
) {
  const intake = createPhotoIntake(options);
  sample({
    clock: intake.prepared,
    source: form.$form,
    filter: Boolean,
    fn: ({ values }, photos) => ({ photos: [...values.photos, ...photos] }) as WithPhotos as Partial<Values>,
    target: form.changed,
  });
  sample({
    clock: [intake.chosen, intake.retried],
    fn: () => undefined,
    target: form.submission.formChanged,
  });
  // Leaving the page asks first; another form on it does not.
  sample({
    clock: form.replaced,
    source: intake.$waiting,
    filter: (waiting) => waiting > 0,
    fn: () => (t: Translate) => ({ tone: 'warning' as const, text: t('form.photos.dropped') }),
    target: noticeFx,
  });
  sample({
    clock: [form.left, form.replaced, sessionEnded],
    fn: () => undefined,
    target: intake.reset,
  });
  return intake;
}
