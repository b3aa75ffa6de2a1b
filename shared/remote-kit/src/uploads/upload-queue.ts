import type { ApiError } from '@lintel/api-contract';
import { callWithOptions, toApiError, type CallEffect } from '@lintel/model-kit';
import {
  createEffect,
  createEvent,
  createStore,
  sample,
  scopeBind,
  type Event,
  type EventCallable,
  type Store,
} from 'effector';
import { browserWatched } from '../browser-events.ts';
import { callFailed, connectionReturned } from './lost-connection.ts';

/** `paused`: no answer came, as without a network; it goes on by itself. */
export type UploadState = 'waiting' | 'sending' | 'paused' | 'failed' | 'done';

export interface Upload<Answer> {
  id: string;
  file: File;
  state: UploadState;
  /** Bytes that were sent. */
  sent: number;
  /** Bytes to send; the size of the file until the browser knows better. */
  total: number;
  error: ApiError | null;
  answer: Answer | null;
}

export interface UploadQueue<Answer> {
  /** Adds files at the end. */
  add: EventCallable<readonly File[]>;
  /** Takes an upload away, and ends it when it is under way. */
  cancel: EventCallable<string>;
  /** Sends a failed one again. */
  retry: EventCallable<string>;
  /** Ends and takes away all of them. */
  reset: EventCallable<void>;
  uploaded: Event<{ id: string; file: File; answer: Answer }>;
  $uploads: Store<readonly Upload<Answer>[]>;
  /** Something is waiting, paused or under way: the page would lose it. */
  $isUnfinished: Store<boolean>;
  /** For components: `const { uploads, add, cancel, retry } = useUnit(photos)`. */
  '@@unitShape'(): {
    uploads: Store<readonly Upload<Answer>[]>;
    isUnfinished: Store<boolean>;
    add: EventCallable<readonly File[]>;
    cancel: EventCallable<string>;
    retry: EventCallable<string>;
  };
}

/**
 * Sends files one by one, a few at a time, with progress, cancel and retry. An upload that finds no connection waits until
 * there is one again.
 *
 * @example const photos = createUploadQueue({ effect: addPhotoFx, requestOf: (file) => ({ id: 7, gallery_images: [file] }) });
 */
export function createUploadQueue<Request, Answer>(config: {
  effect: CallEffect<Request, Answer>;
  requestOf(file: File): Request;
  /** How many are sent at a time. */
  parallel?: number;
}): UploadQueue<Answer> {
  const { requestOf, parallel = 2 } = config;
  const callFx = callWithOptions(config.effect);

  const add = createEvent<readonly File[]>();
  const cancel = createEvent<string>();
  const retry = createEvent<string>();
  const reset = createEvent();
  const progressed = createEvent<{ id: string; sent: number; total: number }>();

  const sendFx = createEffect<{ id: string; file: File; controller: AbortController }, Answer, ApiError>(
    async ({ id, file, controller: { signal } }) => {
      const progress = scopeBind(progressed, { safe: true });
      try {
        return await callFx({
          params: requestOf(file),
          options: { signal, onProgress: (sent, total) => progress({ id, sent, total }) },
        });
      } catch (error) {
        throw toApiError(error);
      }
    },
  );
  const abortFx = createEffect((controllers: readonly (AbortController | undefined)[]) =>
    controllers.forEach((controller) => controller?.abort()),
  );

  const $number = createStore(0).on(add, (number, files) => number + files.length);
  const $uploads = createStore<readonly Upload<Answer>[]>([]);
  const $controllers = createStore<ReadonlyMap<string, AbortController>>(new Map());

  sample({ clock: add, fn: () => undefined, target: browserWatched });
  const added = sample({
    clock: add,
    source: $number,
    fn: (number, files) =>
      files.map((file, index): Upload<Answer> => ({
        id: `upload-${number - files.length + index}`,
        file,
        state: 'waiting',
        sent: 0,
        total: file.size,
        error: null,
        answer: null,
      })),
  });

  const change =
    (id: string, values: Partial<Upload<Answer>>) =>
    (uploads: readonly Upload<Answer>[]): readonly Upload<Answer>[] =>
      uploads.map((upload) => (upload.id === id ? { ...upload, ...values } : upload));
  const again = { state: 'waiting', sent: 0, error: null } as const;

  $uploads
    .on(added, (uploads, more) => [...uploads, ...more])
    .on(sendFx, (uploads, { id }) => change(id, { state: 'sending', sent: 0, error: null })(uploads))
    .on(progressed, (uploads, { id, sent, total }) =>
      change(id, { sent, ...(total > 0 ? { total } : {}) })(uploads),
    )
    .on(sendFx.done, (uploads, { params: { id }, result }) =>
      uploads.map((upload) =>
        upload.id === id ? { ...upload, state: 'done', sent: upload.total, answer: result } : upload,
      ),
    )
    .on(sendFx.fail, (uploads, { params: { id }, error }) =>
      change(id, { state: error.kind === 'offline' ? 'paused' : 'failed', error })(uploads),
    )
    .on(retry, (uploads, id) =>
      uploads.map((upload) =>
        upload.id === id && ['failed', 'paused'].includes(upload.state) ? { ...upload, ...again } : upload,
      ),
    )
    .on(connectionReturned, (uploads) =>
      uploads.map((upload) => (upload.state === 'paused' ? { ...upload, ...again } : upload)),
    )
    .on(cancel, (uploads, id) => uploads.filter((upload) => upload.id !== id))
    .reset(reset);

  sample({ clock: sendFx.failData, target: callFailed });
  const nextChosen = sample({
    clock: $uploads,
    filter: (uploads) =>
      uploads.some(({ state }) => state === 'waiting') &&
      uploads.filter(({ state }) => state === 'sending').length < parallel,
    fn: (uploads) => {
      const { id, file } = uploads.find(({ state }) => state === 'waiting')!;
      return { id, file, controller: new AbortController() };
    },
  });
  $controllers
    .on(nextChosen, (controllers, { id, controller }) => new Map(controllers).set(id, controller))
    .on(sendFx.finally, (controllers, { params }) => {
      const others = new Map(controllers);
      if (others.get(params.id) === params.controller) others.delete(params.id);
      return others;
    });
  sample({ clock: nextChosen, target: sendFx });
  sample({
    clock: cancel,
    source: $controllers,
    fn: (controllers, id) => [controllers.get(id)],
    target: abortFx,
  });
  sample({
    clock: reset,
    source: $controllers,
    fn: (controllers) => [...controllers.values()],
    target: abortFx,
  });

  const $isUnfinished = $uploads.map((uploads) =>
    uploads.some(({ state }) => state !== 'done' && state !== 'failed'),
  );
  return {
    add,
    cancel,
    retry,
    reset,
    uploaded: sendFx.done.map(({ params: { id, file }, result }) => ({ id, file, answer: result })),
    $uploads,
    $isUnfinished,
    '@@unitShape': () => ({ uploads: $uploads, isUnfinished: $isUnfinished, add, cancel, retry }),
  };
}
