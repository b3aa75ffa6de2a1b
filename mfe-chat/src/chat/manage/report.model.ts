import type { ApiError, UserReportReason } from '@lintel/api-contract';
import { createMutation, createQuery, toApiError } from '@lintel/remote-kit';
import { combine, createEffect, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { draftKey } from '#chat/sending/drafts.ts';
import { dialogDraftDiscarded } from '#common/dialog-draft.ts';
import { failureNoticeFx, noticeFx, type FailureNotice, type Notice } from '#common/notices.ts';
import { loadReasonsFx, reportListingFx, reportUserFx } from '#chat/wire/chat.api.ts';
import type { ThreadId } from '#chat/wire/address.ts';

/** What is wrong with the listing, or with the other side. Reason 0 of a listing: another one, in words. */
export type Report =
  | { about: 'listing'; thread: ThreadId; reason: number; words: string }
  | { about: 'user'; thread: ThreadId; reason: UserReportReason; words: string };

/** Answers whether it is the first report of the user about it; older back ends do not tell. */
const reportFx = createEffect<Report, { isFirst: boolean }, ApiError>(async (report) => {
  const words = report.words ? { other_message: report.words } : {};
  try {
    if (report.about === 'listing') {
      const { thread, reason } = report;
      const answer = await reportListingFx({ property_id: thread.propertyId, reason_id: reason, ...words });
      return { isFirst: answer.is_first ?? true };
    }
    const { thread, reason } = report;
    const { data } = await reportUserFx({
      user_id: thread.peerId,
      property_id: thread.propertyId,
      reason,
      ...words,
    });
    return { isFirst: data.is_first };
  } catch (thrown) {
    throw toApiError(thrown);
  }
});

/** Of the dialog that asks for a reason. */
export const reportDraft = ({ about, thread }: Pick<Report, 'about' | 'thread'>): string =>
  `report/${about}/${draftKey(thread)}`;
/** The dialog that is open, by its {@link reportDraft}. */
export const ReportGate = createGate<{ draft: string }>();
/** Reasons for a listing, asked for when such a report begins. */
export const ReasonsGate = createGate();
export const reportReasons = createQuery({ effect: loadReasonsFx });
export const report = createMutation({ effect: reportFx });

/** The user may have closed the dialog of a report, and opened another dialog, by the time of its answer. */
const $open = combine(ReportGate.status, ReportGate.state, (isOpen, { draft }) => (isOpen ? draft : null));
const isShown = (open: string | null, { params }: { params: Report }) => open === reportDraft(params);

/** The back end has the report of the dialog that is open. */
export const $isReported = createStore(false)
  .on(sample({ clock: report.done, source: $open, filter: isShown }), () => true)
  // By the time that a dialog opens it has been drawn once: the end of the last report must be gone by then.
  .reset(ReportGate.close);

// Also when the dialog was closed meanwhile.
sample({
  clock: report.done,
  fn: ({ result: { isFirst } }): Notice => ({
    tone: isFirst ? 'success' : 'info',
    words: (t) => t(isFirst ? 'report.thanks' : 'report.repeated'),
  }),
  target: noticeFx,
});
sample({ clock: report.done, fn: ({ params }) => reportDraft(params), target: dialogDraftDiscarded });

/** Why the report of the dialog that is open was not sent. */
export const $failure = createStore<ApiError | null>(null)
  .on(
    sample({ clock: report.failed, source: $open, filter: isShown, fn: (_, { error }) => error }),
    (_, error) => error,
  )
  .reset(report.start, ReportGate.close);
sample({
  clock: report.failed,
  source: $open,
  filter: (open, failed) => !isShown(open, failed),
  fn: (_, { error }): FailureNotice => ({ error, words: (t, why) => t('report.failed', { why }) }),
  target: failureNoticeFx,
});
sample({ clock: ReasonsGate.open, fn: () => ({}), target: reportReasons.start });
