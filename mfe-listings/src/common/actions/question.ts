import { sessionEnded } from '@lintel/remote-kit';
import { createEvent, createStore } from 'effector';
import { featuring, isAbout } from '#common/feature/feature.model.ts';
import type { OwnProperty } from '#common/own-listings.query.ts';

/** A change that cannot be taken back, for one or several listings, which the user confirms first. */
export type ListingQuestion =
  | { kind: 'sold' | 'rented'; listing: OwnProperty }
  | { kind: 'delete'; listings: readonly OwnProperty[] }
  | { kind: 'feature'; listing: OwnProperty };

export const asked = createEvent<ListingQuestion>();
export const answered = createEvent();
export const $question = createStore<ListingQuestion | null>(null)
  .on(asked, (_, question) => question)
  .on(featuring.done, (question, { params }) =>
    question?.kind === 'feature' && isAbout(params, 'property', question.listing.id) ? null : question,
  )
  .reset(answered, sessionEnded);
