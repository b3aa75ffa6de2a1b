import { $clock, createPageGate, createQuery, sessionEnded } from '@lintel/remote-kit';
import { attach, createStore, sample } from 'effector';
import { loadReasonsFx, sendReportFx } from './engagement.api.ts';

export interface PropertyReport {
  propertyId: number;
  /** 0: another reason, given in words. */
  reasonId: number;
  words: string;
}

export const { Gate: ReportGate, paramsChanged: reportOpened } = createPageGate<Record<never, never>>();

export const reasons = createQuery({ effect: loadReasonsFx });

/** For the form: fails with what the form has to show. */
export const reportFx = attach({
  effect: sendReportFx,
  mapParams: ({ propertyId, reasonId, words }: PropertyReport) => ({
    property_id: propertyId,
    reason_id: reasonId,
    other_message: words,
  }),
});

const reported = sample({
  clock: reportFx.done,
  source: $clock,
  fn: (clock, { params }) => ({ id: params.propertyId, at: new Date(clock.now()).toISOString() }),
});
/** When this user reported which listing, since the page was loaded. */
export const $reports = createStore<Record<number, string>>({})
  .on(reported, (before, { id, at }) => ({ ...before, [id]: at }))
  .reset(sessionEnded);

sample({ clock: reportOpened, fn: () => ({}), target: reasons.start });
