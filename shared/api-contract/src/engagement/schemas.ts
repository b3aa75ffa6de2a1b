import { z } from 'zod';
import { done, list, one } from '../common/answers.ts';
import { call } from '../common/call.ts';
import {
  codeParameter,
  idParameter,
  idsParameter,
  linesParameter,
  offsetParameter,
  paging,
  requiredText,
  switchParameter,
} from '../common/parameters.ts';
import { propertyDetail } from '../listings/rows.ts';
import { homeMark, homeMarkKinds, listingNote, reportReason, userReportReasons } from './rows.ts';

export const addFavourite = call({
  summary: 'Saves a listing or takes it off the list; repeating changes nothing',
  access: 'user',
  style: 'legacy',
  request: z.object({
    property_id: idParameter,
    /** 1 add, 0 remove. */
    type: codeParameter(['0', '1']),
  }),
  answer: done,
});

export const getFavouriteProperty = call({
  summary: 'Saved listings, 25 a page',
  access: 'user',
  style: 'legacy',
  request: z.object(paging),
  answer: list(propertyDetail),
});

export const getReportReasons = call({
  summary: 'Reasons to report a listing for',
  access: 'public',
  style: 'legacy',
  request: z.object({ id: idParameter.optional() }),
  answer: list(reportReason),
});

export const contctUs = call({
  summary: 'Sends a message to the provider',
  access: 'public',
  style: 'legacy',
  request: z.object({
    first_name: requiredText(),
    last_name: requiredText(),
    email: requiredText(),
    subject: requiredText(),
    message: linesParameter(5000, 1),
  }),
  /** Ours: what to quote when asking again. */
  answer: done.extend({ reference: z.string().optional() }),
});

export const interestedUsers = call({
  summary:
    'Tells the owner of a listing or project that the caller is interested, or no longer; repeating changes nothing',
  access: 'user',
  style: 'legacy',
  request: z
    .object({
      property_id: idParameter.optional(),
      /** Ours: a project instead of a listing. */
      project_id: idParameter.optional(),
      /** 1 add, 0 remove. */
      type: codeParameter(['0', '1']),
      /** Ours, for projects: a question; the developer gets it with name and e-mail address of the caller. */
      message: linesParameter(2000).optional(),
    })
    .refine(({ property_id, project_id }) => property_id !== undefined || project_id !== undefined, {
      path: ['property_id'],
      message: 'is required',
    }),
  answer: done,
});

export const addReports = call({
  summary: 'Reports a listing, once per person',
  access: 'user',
  style: 'legacy',
  request: z
    .object({
      property_id: idParameter,
      /** 0, absent, or the text null of deployed clients: another reason, given in words. */
      reason_id: z
        .union([z.string().max(20), z.number()])
        .transform((value) => (['null', 'undefined'].includes(String(value)) ? 0 : value))
        .pipe(idParameter)
        .optional(),
      other_message: linesParameter(1000).optional(),
    })
    .refine(({ reason_id, other_message }) => reason_id || (other_message && other_message !== 'null'), {
      path: ['other_message'],
      message: 'is required',
    }),
  /** Ours: whether the caller had not reported it before. */
  answer: done.extend({ is_first: z.boolean().optional() }),
});

/** Ours. */
export const reportUser = call({
  summary: 'Reports the other side of a conversation, once per conversation; both must have talked',
  access: 'user',
  style: 'new',
  request: z
    .object({
      user_id: idParameter,
      /** What the conversation is about. */
      property_id: idParameter,
      reason: z.enum(userReportReasons),
      other_message: linesParameter(1000).optional(),
    })
    .refine(({ reason, other_message }) => reason !== 'other' || other_message, {
      path: ['other_message'],
      message: 'is required',
    }),
  answer: one(z.object({ is_first: z.boolean() })),
});

export const getListingNotes = call({
  summary: 'Notes of the caller on listings',
  access: 'user',
  style: 'new',
  request: z.object({}),
  answer: list(listingNote),
});

export const saveListingNote = call({
  summary:
    'Writes a note on a listing; repeating changes nothing, and what another device wrote unseen is kept beside it',
  access: 'user',
  style: 'new',
  request: z.object({
    property_id: idParameter,
    /** Nothing: the note is taken away. */
    text: linesParameter(1000).optional(),
    /** The newest change that the device has seen; 0 for none. */
    revision: offsetParameter.optional(),
    /** A random name of the device, by which it knows its own words. */
    device: requiredText(64),
    /** The user has read `other_text` and does without it. */
    resolves: switchParameter.optional(),
  }),
  answer: one(listingNote),
});

/** Ours, as the next one. */
export const getHomeMarks = call({
  summary: 'Homes that the caller marked as not for them, or chose for the comparison; the newest first',
  access: 'user',
  style: 'new',
  request: z.object({ kind: codeParameter(homeMarkKinds) }),
  answer: list(homeMark),
});

export const changeHomeMarks = call({
  summary:
    'Marks homes, the newest first, and takes marks away; repeating changes nothing. Answers what is marked then: the oldest give way above the limit (2 compared, 500 hidden), homes that the caller may not see are left out',
  access: 'user',
  style: 'new',
  request: z.object({
    kind: codeParameter(homeMarkKinds),
    add: idsParameter.optional(),
    remove: idsParameter.optional(),
  }),
  answer: list(homeMark),
});
