import type { ApiError } from '@lintel/api-contract';
import { toApiError } from '@lintel/remote-kit';
import { createEffect, sample, type Effect, type Store } from 'effector';
import type { OpenForm, StoredForm } from '#common/form-sending/open-form.ts';
import type { SendForm, SendOptions } from '#common/form-sending/submission.ts';
import { loadMerge } from '#common/form-values/load-merge.ts';
import { noticeFx, type Translate } from '#common/notices.ts';

const stopped: ApiError = { kind: 'aborted', retryable: false };

/** Of a form whose listing is changed elsewhere each time while it is on its way. */
const MOST_ATTEMPTS = 3;

/**
 * Compares the form of an own listing with the listing as it is when the form is sent, and again when another device changed it on the
 * way. What was changed elsewhere since goes along; where the user changed the same, nothing is sent until they have seen it.
 */
export function createComparedSend<Values extends object, Posted>(config: {
  /** The form on screen. */
  $form: Store<OpenForm<Values> | null>;
  readFx: Effect<number, StoredForm<Values>, ApiError>;
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
  const sendFx = createEffect(({ form, options }: { form: OpenForm<Values>; options: SendOptions }) =>
    config.send(form, options),
  );
  const sendOnTop = async (
    listing: number,
    form: OpenForm<Values>,
    options: SendOptions,
    attempts = MOST_ATTEMPTS,
  ): Promise<Posted> => {
    const onTop = await latestFx(listing);
    const now = onTop(form);
    if (options.signal.aborted || now.fresh.length > 0) throw stopped;
    try {
      return await sendFx({ form: now.form, options });
    } catch (error) {
      if (attempts === 1 || toApiError(error).key !== 'outdated') throw error;
      return sendOnTop(listing, now.form, options, attempts - 1);
    }
  };
  const send: SendForm<Values, Posted> = (form, options) =>
    form.listing === null ? config.send(form, options) : sendOnTop(form.listing, form, options);
  return {
    send,
    /** The form on screen on top of its listing as it is now. */
    compared,
  };
}
