import { preparePhoto } from '@lintel/files';
import { createEffect, createEvent, createStore, sample, type Event } from 'effector';
import { chosenFile, type ListingFile } from './listing-file.ts';

/** Photos on their way into a form: each is made ready to be sent in a worker, in the order in which they were chosen. */
export function createPhotoIntake() {
  const chosen = createEvent<readonly File[]>();
  const reset = createEvent();

  const prepareFx = createEffect(async (file: File) => {
    const photo = await preparePhoto(file);
    if (!photo.ok) throw new Error(file.name);
    return chosenFile(photo.file);
  });
  const $queue = createStore<readonly File[]>([], { serialize: 'ignore' })
    .on(chosen, (queue, files) => [...queue, ...files])
    .on(prepareFx.finally, (queue, { params }) => queue.filter((file) => file !== params))
    .reset(reset);
  const $unreadable = createStore<readonly string[]>([], { serialize: 'ignore' })
    .on(prepareFx.fail, (names, { params }) => [...names, params.name])
    .reset(chosen, reset);
  sample({
    clock: $queue,
    source: prepareFx.pending,
    filter: (isBusy, queue) => !isBusy && queue.length > 0,
    fn: (_, [file]) => file!,
    target: prepareFx,
  });
  return {
    chosen,
    reset,
    prepared: prepareFx.doneData as Event<ListingFile>,
    /** How many are not ready yet. */
    $waiting: $queue.map(({ length }) => length),
    /** Names of those that this browser cannot read. */
    $unreadable,
  };
}

export type PhotoIntake = ReturnType<typeof createPhotoIntake>;
