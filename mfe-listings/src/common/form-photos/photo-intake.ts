import { preparePhoto, tasksAtOnce } from '@lintel/files';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { chosenFile, type ListingFile } from '#common/form-files/listing-file.ts';

/** A photo on its way: not begun, being prepared, or ready for those that were chosen before it. */
interface Waiting {
  file: File;
  state: 'chosen' | 'preparing' | 'ready' | 'unreadable';
  photo?: ListingFile;
}

const isOver = (one: Waiting | undefined): one is Waiting =>
  one?.state === 'ready' || one?.state === 'unreadable';

/** JPEG is written in a tenth of the time that WebP takes (docs/adr/0100); the back end stores WebP either way. */
const prepareForListing = (file: File) => preparePhoto(file, { asJpeg: true });

/**
 * Photos on their way into a form: each is made ready to be sent in a worker, several at once; they arrive in the order in which they were
 * chosen.
 */
export function createPhotoIntake({ prepare = prepareForListing } = {}) {
  const plain = { serialize: 'ignore' } as const;
  const chosen = createEvent<readonly File[]>();
  const reset = createEvent();
  /** The first photos of the queue that are over. */
  const left = createEvent<readonly Waiting[]>();

  const prepareFx = createEffect(async (file: File) => {
    const photo = await prepare(file);
    if (!photo.ok) throw new Error(file.name);
    return chosenFile(photo.file);
  });
  const inState = (queue: readonly Waiting[], file: File, change: Omit<Waiting, 'file'>) =>
    queue.map((one) => (one.file === file ? { file, ...change } : one));
  const $queue = createStore<readonly Waiting[]>([], plain)
    .on(chosen, (queue, files) => [...queue, ...files.map((file) => ({ file, state: 'chosen' as const }))])
    .on(prepareFx, (queue, file) => inState(queue, file, { state: 'preparing' }))
    .on(prepareFx.done, (queue, { params, result }) =>
      inState(queue, params, { state: 'ready', photo: result }),
    )
    .on(prepareFx.fail, (queue, { params }) => inState(queue, params, { state: 'unreadable' }))
    .on(left, (queue, gone) => queue.slice(gone.length))
    .reset(reset);
  const $unreadable = createStore<readonly string[]>([], plain)
    .on(left, (names, gone) => [
      ...names,
      ...gone.flatMap(({ state, file }) => (state === 'unreadable' ? file.name : [])),
    ])
    .reset(chosen, reset);

  sample({
    clock: $queue,
    source: prepareFx.inFlight,
    filter: (busy, queue) => busy < tasksAtOnce() && queue.some(({ state }) => state === 'chosen'),
    fn: (_, queue) => queue.find(({ state }) => state === 'chosen')!.file,
    target: prepareFx,
  });
  sample({
    clock: $queue,
    filter: ([first]) => isOver(first),
    fn: (queue) => {
      const open = queue.findIndex((one) => !isOver(one));
      return open === -1 ? queue : queue.slice(0, open);
    },
    target: left,
  });
  const prepared = sample({
    clock: left,
    filter: (gone) => gone.some(({ photo }) => photo),
    fn: (gone): ListingFile[] => gone.flatMap(({ photo = [] }) => photo),
  });
  return {
    chosen,
    reset,
    /** In the order in which they were chosen. */
    prepared,
    /** How many are not ready yet. */
    $waiting: $queue.map(({ length }) => length),
    /** Names of those that this browser cannot read. */
    $unreadable,
  };
}

export type PhotoIntake = ReturnType<typeof createPhotoIntake>;
