import { z } from 'zod';
import { id, one, url } from '../common/answers.ts';
import { call } from '../common/call.ts';
import {
  codeParameter,
  idParameter,
  idsParameter,
  linesParameter,
  textParameter,
} from '../common/parameters.ts';
import { interestedUser, leadState } from './rows.ts';
import { listingStatistics as statistics, listingSteps } from './statistics.ts';

/** Calls of ours for those who have listed something (docs/spec/listings.md). */

export const updateLead = call({
  summary: 'Notes how far the caller is with a user who is interested in an own listing or project',
  access: 'user',
  style: 'new',
  clearable: ['note'],
  request: z
    .object({
      property_id: idParameter.optional(),
      /** A project instead of a listing. */
      project_id: idParameter.optional(),
      /** The user who is interested. */
      user_id: idParameter,
      state: codeParameter(leadState.options).optional(),
      /** Null or empty: none; left out: as before. */
      note: linesParameter(1000).nullable().optional(),
    })
    .refine(({ property_id, project_id }) => property_id !== undefined || project_id !== undefined, {
      path: ['property_id'],
      message: 'is required',
    }),
  answer: one(interestedUser),
});

export const listingStatistics = call({
  summary:
    'Views, saves, leads and messages of the last 30 days, by day: of an own listing or project, or of all of them',
  access: 'user',
  style: 'new',
  request: z.object({
    property_id: idParameter.optional(),
    /** Of a listing. */
    slug_id: textParameter().optional(),
    project_id: idParameter.optional(),
    project_slug_id: textParameter().optional(),
  }),
  answer: one(statistics),
});

export const getListingSteps = call({
  summary: 'What of the own listings and projects waits for the caller: leads, refusals, questions',
  access: 'user',
  style: 'new',
  request: z.object({}),
  answer: one(listingSteps),
});

const MOST_PICTURES = 100;
const altText = textParameter(250);

export const arrangePictures = call({
  summary:
    'Arranges the pictures of an own listing or project: order, cover, and words for users who do not see them',
  access: 'user',
  style: 'new',
  clearable: ['cover_alt'],
  request: z
    .object({
      property_id: idParameter.optional(),
      /** A project instead of a listing. */
      project_id: idParameter.optional(),
      /** Ids of the gallery in their new order; pictures that are not named follow as they were. */
      order: idsParameter.optional(),
      /** This picture becomes the cover, and the present cover takes its place in the gallery. */
      cover_image_id: idParameter.optional(),
      cover_alt: altText.optional(),
      alts: z
        .array(
          z.object({
            id: idParameter,
            /** Left out or empty: none. */
            alt: altText.optional(),
          }),
          'must be a list',
        )
        .max(MOST_PICTURES)
        .optional(),
    })
    .refine(({ property_id, project_id }) => property_id !== undefined || project_id !== undefined, {
      path: ['property_id'],
      message: 'is required',
    }),
  answer: one(
    z.object({
      cover: z.object({ image_url: url, alt: z.string() }),
      /** In order. */
      gallery: z.array(z.object({ id, image_url: url, alt: z.string() })),
    }),
  ),
});
