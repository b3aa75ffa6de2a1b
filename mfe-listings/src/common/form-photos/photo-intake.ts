import { tasksAtOnce, type PreparedPhoto } from '@lintel/files';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { chosenFile, type ListingFile } from '#common/form-files/listing-file.ts';

/** A photo on its way: not begun, being prepared, ready for those that were chosen before it, or one that this browser cannot read. */
export interface PhotoOnItsWay {
  id: string;
  file: File;
  state: 'chosen' | 'preparing' | 'ready' | 'unreadable';
  photo?: ListingFile;
}

const isOver = (one: PhotoOnItsWay | undefined): one is PhotoOnItsWay =>
  one?.state === 'ready' || one?.state === 'unreadable';

/**
 * Photos on their way into a form: each is made ready to be sent in a worker, several at once; they arrive in the order in which they were
 * chosen.
 */
export function createPhotoIntake({ prepare }: { prepare(file: File): Promise<PreparedPhoto> }) {
  const chosen = createEvent<readonly File[]>();
  /** A photo that is not wanted any more, wherever it is on its way. */
  const cancelled = createEvent<string>();
  /** One that could not be read is prepared again, after those that are under way. */
  const retried = createEvent<string>();
  const reset = createEvent();
  /** The first photos of the queue that are over. */
  const left = createEvent<readonly PhotoOnItsWay[]>();

  const prepareFx = createEffect(async ({ file }: PhotoOnItsWay) => {
    const photo = await prepare(file);
    if (!photo.ok) throw new Error(file.name);
    return chosenFile(photo.file, file);
  });
  // What was cancelled is in no queue any more, so that nothing follows from its end.
  const changed = (
    queue: readonly PhotoOnItsWay[],
    { id }: PhotoOnItsWay,
    change: Pick<PhotoOnItsWay, 'state' | 'photo'>,
  ) => queue.map((one) => (one.id === id ? { ...one, ...change } : one));
  const without = (all: readonly PhotoOnItsWay[], id: string) => all.filter((one) => one.id !== id);
  const $unreadable = createStore<readonly PhotoOnItsWay[]>([])
    .on(left, (all, gone) => [...all, ...gone.filter(({ state }) => state === 'unreadable')])
    .on(cancelled, without)
    .reset(reset);
  const returned = sample({
    clock: retried,
    source: $unreadable,
    fn: (all, id) => all.filter((one) => one.id === id),
  });
  $unreadable.on(returned, (all, again) => all.filter((one) => !again.includes(one)));
  const $queue = createStore<readonly PhotoOnItsWay[]>([])
    .on(chosen, (queue, files) => [
      ...queue,
      ...files.map((file) => ({ id: crypto.randomUUID(), file, state: 'chosen' as const })),
    ])
    .on(returned, (queue, again) => [...queue, ...again.map((one) => ({ ...one, state: 'chosen' as const }))])
    .on(prepareFx, (queue, one) => changed(queue, one, { state: 'preparing' }))
    .on(prepareFx.done, (queue, { params, result }) =>
      changed(queue, params, { state: 'ready', photo: result }),
    )
    .on(prepareFx.fail, (queue, { params }) => changed(queue, params, { state: 'unreadable' }))
    .on(left, (queue, gone) => queue.slice(gone.length))
    .on(cancelled, without)
    .reset(reset);

  sample({
    clock: $queue,
    source: prepareFx.inFlight,
    filter: (busy, queue) => busy < tasksAtOnce() && queue.some(({ state }) => state === 'chosen'),
    fn: (_, queue) => queue.find(({ state }) => state === 'chosen')!,
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
    cancelled,
    retried,
    reset,
    /** In the order in which they were chosen. */
    prepared,
    /** Those that are not ready yet, in that order. */
    $queue,
    /** How many these are. */
    $waiting: $queue.map(({ length }) => length),
    /** Those that this browser cannot read, until the user takes them away or has them read again. */
    $unreadable,
  };
}

export type PhotoIntake = ReturnType<typeof createPhotoIntake>;
