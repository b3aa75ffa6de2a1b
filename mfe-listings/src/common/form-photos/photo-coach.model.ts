import { measurePhoto, type PhotoMeasures } from '@lintel/files';
import { createEffect, createEvent, createStore, sample } from 'effector';
import type { ListingFile } from '#common/form-files/listing-file.ts';
import type { MeasuresById } from './photo-hints.ts';

/** The photos on screen. */
export const photosShown = createEvent<readonly ListingFile[]>();
/** The form is left. */
export const coachReset = createEvent();

const measureFx = createEffect(async ({ file }: { id: string; file: File }): Promise<PhotoMeasures | null> =>
  measurePhoto(file),
);

const $shown = createStore<readonly ListingFile[]>([])
  .on(photosShown, (_, photos) => photos)
  .reset(coachReset);

/** By the id of a photo that was chosen here. */
export const $measures = createStore<MeasuresById>(new Map())
  .on(measureFx.done, (known, { params: { id }, result }) => new Map([...known, [id, result]]))
  .on(measureFx.fail, (known, { params: { id } }) => new Map([...known, [id, null]]))
  .reset(coachReset);

// One after the other, in the worker that also prepares photos.
sample({
  clock: [$shown, $measures],
  source: { photos: $shown, known: $measures, isBusy: measureFx.pending },
  filter: ({ photos, known, isBusy }) => !isBusy && photos.some(({ id, file }) => file && !known.has(id)),
  fn: ({ photos, known }) => {
    const { id, file } = photos.find((photo) => photo.file && !known.has(photo.id))!;
    return { id, file: file! };
  },
  target: measureFx,
});
