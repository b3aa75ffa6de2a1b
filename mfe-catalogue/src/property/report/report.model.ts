import {
  $clock,
  createPageGate,
  createQuery,
  readFromTab,
  sessionEnded,
  writeToTab,
} from '@lintel/remote-kit';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
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

/** What the user has chosen and typed. */
export interface ReportValues {
  reason?: string;
  words?: string;
}
interface TypedReport {
  propertyId: number;
  values: ReportValues;
}
/** What this tab has of a report: closing the dialog by mistake, a reload and a crash lose nothing. */
const KEY = 'lintel.report';
export const reportTyped = createEvent<TypedReport>();
export const reportGivenUp = createEvent();
const keepFx = createEffect((typed: TypedReport | null) => writeToTab(KEY, typed));
sample({ clock: reportTyped, target: keepFx });
sample({ clock: [reported, reportGivenUp, sessionEnded], fn: () => null, target: keepFx });

/** What was typed about a home and not sent; empty without it. */
export function readTypedReport(propertyId: number): ReportValues {
  const kept = readFromTab(KEY) as TypedReport | null;
  return kept?.propertyId === propertyId ? kept.values : {};
}
