import type { ApiError } from '@lintel/api-contract';
import { createEffect, sample, type Effect, type Store } from 'effector';
import type { OpenForm } from '#common/form-sending/open-form.ts';
import type { SendForm } from '#common/form-sending/submission.ts';
import { loadMerge } from '#common/form-values/load-merge.ts';
import { noticeFx, type Translate } from '#common/notices.ts';

const stopped: ApiError = { kind: 'aborted', retryable: false };

/**
 * Compares the form of an own listing with the listing as it is when the form is sent. What was changed elsewhere since goes along;
 * where the user changed the same, nothing is sent until they have seen it.
 */
export function createComparedSend<Values extends object, Posted>(config: {
  /** The form on screen. */
  $form: Store<OpenForm<Values> | null>;
  readFx: Effect<number, Values, ApiError>;
  send: SendForm<Values, Posted>;
}) {
  const latestFx = createEffect(async (listing: number) => {
    const newer = await config.readFx(listing);
    const { rebased } = await loadMerge();
    return (form: OpenForm<Values>) => rebased(form, newer);
  });
  const compared = sample({
    clock: latestFx.done,
    source: config.$form,
    filter: (form, { params }) => form?.listing === params,
    fn: (form, { result: onTop }) => onTop(form!),
  });
  sample({
    clock: compared,
    filter: ({ fresh }) => fresh.length > 0,
    fn: () => (t: Translate) => ({ tone: 'warning' as const, text: t('form.newer.stopped') }),
    target: noticeFx,
  });
  const send: SendForm<Values, Posted> = async (form, options) => {
    if (form.listing === null) return config.send(form, options);
    const onTop = await latestFx(form.listing);
    const now = onTop(form);
    if (options.signal.aborted || now.fresh.length > 0) throw stopped;
    return config.send(now.form, options);
  };
  return {
    send,
    /** The form on screen on top of its listing as it is now. */
    compared,
  };
}
