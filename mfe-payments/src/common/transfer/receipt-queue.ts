import { createUploadQueue, type CallEffect, type CallOptions, type UploadQueue } from '@lintel/remote-kit';
import { attach, sample, type Store } from 'effector';

/** Sends receipts of one transfer, which the page on screen names; another one, or none, has none of them. */
export function createReceiptQueue<Subject, Request, Answer>(config: {
  effect: CallEffect<Request, Answer>;
  /** What the receipt belongs to. */
  subject: Store<Subject>;
  requestOf(subject: Subject, file: File): Request;
}): UploadQueue<Answer> {
  const { effect, subject, requestOf } = config;
  const sendFx = attach({
    source: subject,
    mapParams: (file: File, about) => requestOf(about, file),
    effect,
  });
  const withOptions =
    effect.withOptions &&
    attach({
      source: subject,
      mapParams: ({ params, options }: { params: File; options: CallOptions }, about) => ({
        params: requestOf(about, params),
        options,
      }),
      effect: effect.withOptions,
    });
  const queue = createUploadQueue<File, Answer>({
    effect: Object.assign(sendFx, withOptions ? { withOptions } : {}),
    requestOf: (file) => file,
    parallel: 1,
  });
  sample({ clock: subject, fn: () => undefined, target: queue.reset });
  return queue;
}
