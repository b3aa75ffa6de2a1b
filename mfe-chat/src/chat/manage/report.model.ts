import type { ApiError, UserReportReason } from '@lintel/api-contract';
import { createMutation, createQuery, toApiError } from '@lintel/remote-kit';
import { createEffect, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { loadReasonsFx, reportListingFx, reportUserFx } from '#chat/wire/chat.api.ts';
import type { ThreadId } from '#chat/wire/address.ts';

/** What is wrong with the listing, or with the other side. Reason 0 of a listing: another one, in words. */
export type Report =
  | { about: 'listing'; propertyId: number; reason: number; words: string }
  | { about: 'user'; thread: ThreadId; reason: UserReportReason; words: string };

/** Answers whether it is the first report of the user about it; older back ends do not tell. */
const reportFx = createEffect<Report, { isFirst: boolean }, ApiError>(async (report) => {
  const words = report.words ? { other_message: report.words } : {};
  try {
    if (report.about === 'listing') {
      const { propertyId, reason } = report;
      const answer = await reportListingFx({ property_id: propertyId, reason_id: reason, ...words });
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

/** The dialog is open. */
export const ReportGate = createGate();
/** Reasons for a listing, asked for when such a report begins. */
export const ReasonsGate = createGate();
export const reportReasons = createQuery({ effect: loadReasonsFx });
export const report = createMutation({ effect: reportFx });

/** What became of the report; null until the back end has it. */
export const $outcome = createStore<'first' | 'repeated' | null>(null, { serialize: 'ignore' })
  .on(report.done, (_, { result }) => (result.isFirst ? 'first' : 'repeated'))
  .reset(ReportGate.open);

sample({ clock: ReportGate.open, fn: () => undefined, target: report.reset });
sample({ clock: ReasonsGate.open, fn: () => ({}), target: reportReasons.start });
