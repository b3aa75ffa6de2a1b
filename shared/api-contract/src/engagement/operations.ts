import type { z } from 'zod';
import { operationOf } from '../common/call.ts';
import type * as rows from './rows.ts';
import type * as schemas from './schemas.ts';

export type ReportReason = z.infer<typeof rows.reportReason>;
export type UserReportReason = (typeof rows.userReportReasons)[number];
export type HomeMark = z.infer<typeof rows.homeMark>;
export type HomeMarkKind = (typeof rows.homeMarkKinds)[number];
export type ListingNote = z.infer<typeof rows.listingNote>;

export const addFavourite = /* @__PURE__ */ operationOf<typeof schemas.addFavourite>('POST', 'add_favourite');
export const getFavouriteProperty = /* @__PURE__ */ operationOf<typeof schemas.getFavouriteProperty>(
  'GET',
  'get_favourite_property',
);
export const getReportReasons = /* @__PURE__ */ operationOf<typeof schemas.getReportReasons>(
  'GET',
  'get_report_reasons',
);
/** Misspelt on the wire. */
export const contctUs = /* @__PURE__ */ operationOf<typeof schemas.contctUs>('POST', 'contct_us');
export const interestedUsers = /* @__PURE__ */ operationOf<typeof schemas.interestedUsers>(
  'POST',
  'interested_users',
);
export const addReports = /* @__PURE__ */ operationOf<typeof schemas.addReports>('POST', 'add_reports');
/** Ours. */
export const reportUser = /* @__PURE__ */ operationOf<typeof schemas.reportUser>('POST', 'report-user');
/** Ours, as the next one. */
export const getListingNotes = /* @__PURE__ */ operationOf<typeof schemas.getListingNotes>(
  'GET',
  'listing-notes',
);
export const saveListingNote = /* @__PURE__ */ operationOf<typeof schemas.saveListingNote>(
  'POST',
  'listing-notes',
);
/** Ours, as the next one. */
export const getHomeMarks = /* @__PURE__ */ operationOf<typeof schemas.getHomeMarks>('GET', 'home-marks');
export const changeHomeMarks = /* @__PURE__ */ operationOf<typeof schemas.changeHomeMarks>(
  'POST',
  'home-marks',
);
