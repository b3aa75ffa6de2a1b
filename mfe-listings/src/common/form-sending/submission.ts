import type { ApiError } from '@lintel/api-contract';
import { browserWatched, callFailed, connectionReturned, toApiError } from '@lintel/remote-kit';
import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import type { OpenForm } from './open-form.ts';
import type { PhotoUnderWay } from './photo-under-way.ts';

interface Progress {
  /** Bytes. */
  sent: number;
  total: number;
  photo: PhotoUnderWay | null;
}

export interface SendOptions {
  signal: AbortSignal;
  onProgress(progress: Progress): void;
}

/** Sends a form, all files in one call; repeated calls of the same form post it once. */
export type SendForm<Values, Posted> = (form: OpenForm<Values>, options: SendOptions) => Promise<Posted>;

/**
 * `paused`: no answer came, as without a network; it goes on by itself. `changed`: the user changed the form while it was on its
 * way, so that it waits for another press.
 */
export type SubmissionState = 'idle' | 'sending' | 'paused' | 'changed' | 'failed' | 'done';

export interface Submission<Values, Posted> extends Progress {
  state: SubmissionState;
  form: OpenForm<Values> | null;
  error: ApiError | null;
  posted: Posted | null;
}

/** One form on its way, with progress; it survives a network that comes and goes. */
export function createSubmission<Values, Posted>({ send }: { send: SendForm<Values, Posted> }) {
  const idle: Submission<Values, Posted> = {
    state: 'idle',
    form: null,
    sent: 0,
    total: 0,
    photo: null,
    error: null,
    posted: null,
  };
  const start = createEvent<OpenForm<Values>>();
  const cancelled = createEvent();
  const reset = createEvent();
  /** The form on screen is not what is on its way any more. */
  const formChanged = createEvent();
  const progressed = createEvent<Progress>();

  const sendFx = createEffect<{ form: OpenForm<Values>; controller: AbortController }, Posted, ApiError>(
    async ({ form, controller }) => {
      const progress = scopeBind(progressed, { safe: true });
      try {
        return await send(form, { signal: controller.signal, onProgress: progress });
      } catch (error) {
        throw toApiError(error);
      }
    },
  );
  const abortFx = createEffect((controller: AbortController | null) => controller?.abort());

  const $controller = createStore<AbortController | null>(null)
    .on(sendFx, (_, { controller }) => controller)
    .on(sendFx.finally, (now, { params: { controller } }) => (now === controller ? null : now));
  // The end of a call counts for the form that it sent, and not after that form changed.
  const $submission = createStore<Submission<Values, Posted>>(idle)
    .on(sendFx, (_, { form }): Submission<Values, Posted> => ({ ...idle, state: 'sending', form }))
    .on(progressed, (now, progress) => (now.state === 'sending' ? { ...now, ...progress } : now))
    .on(sendFx.done, (now, { params: { form }, result: posted }): Submission<Values, Posted> =>
      now.form === form ? { ...now, state: 'done', posted } : now,
    )
    .on(sendFx.fail, (now, { params: { form }, error }): Submission<Values, Posted> => {
      if (now.form !== form) return now;
      if (error.kind === 'aborted') return idle;
      return { ...now, error, state: error.kind === 'offline' ? 'paused' : 'failed' };
    })
    .on([cancelled, reset], (now) => (now.state === 'sending' ? now : idle))
    .on(formChanged, (now): Submission<Values, Posted> =>
      now.state === 'sending' || now.state === 'paused' ? { ...idle, state: 'changed' } : now,
    );

  sample({
    clock: start,
    source: $submission,
    // A second press sends nothing.
    filter: ({ state }) => state !== 'sending',
    fn: (_, form) => ({ form, controller: new AbortController() }),
    target: sendFx,
  });
  sample({ clock: start, fn: () => undefined, target: browserWatched });
  sample({ clock: sendFx.failData, target: callFailed });
  sample({
    clock: connectionReturned,
    source: $submission,
    filter: ({ state, form }) => state === 'paused' && form !== null,
    fn: ({ form }) => form!,
    target: start,
  });
  sample({ clock: [cancelled, reset, formChanged], source: $controller, filter: Boolean, target: abortFx });

  return {
    start,
    cancelled,
    reset,
    formChanged,
    $submission,
    done: sample({
      clock: sendFx.done,
      source: $submission,
      filter: (now, { params: { form } }) => now.form === form,
      fn: (_, { params: { form }, result }) => ({ form, posted: result }),
    }),
  };
}
