import { z } from 'zod';
import { id, iso, url } from '../common/answers.ts';

export const reportReason = z.object({ id, reason: z.string(), created_at: iso, updated_at: iso });

/** Why a user reports another one. */
export const userReportReasons = ['fraud', 'spam', 'harassment', 'fake', 'other'] as const;

/** What a user marks homes as: “not for me”, or chosen for the comparison. */
export const homeMarkKinds = ['hidden', 'compare'] as const;

/** A marked home, with what a list of marks shows of it. */
export const homeMark = z.object({
  property_id: id,
  title: z.string(),
  title_image: url,
  category_id: id,
});

/** What a user wrote down about a listing. */
export const listingNote = z.object({
  property_id: id,
  text: z.string(),
  /** What another device had written meanwhile; empty unless two changed the note without knowing of each other. */
  other_text: z.string(),
  /** Counts the changes of this note. */
  revision: z.int(),
  updated_at: iso,
});
