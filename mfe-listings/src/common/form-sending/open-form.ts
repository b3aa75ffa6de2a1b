import type { SentFiles } from '#common/form-files/same-file.ts';

/** What the user and another device both changed since the form began; the form has the user's. */
export interface Clash {
  /** Path of the field, e.g. `price` or `facts.f3`. */
  field: string;
  /** What the listing has now, by path: a place has two coordinates. */
  newer: Readonly<Record<string, unknown>>;
}

/** An own listing as it is stored now. */
export interface StoredForm<Values> {
  values: Values;
  /** Names this state of the listing; older back ends name none. */
  revision?: number | undefined;
  /** What the listing has of earlier attempts, by the names that forms gave it: files, and rows of plans and kinds of homes. */
  sent?: SentFiles | undefined;
  rows?: ReadonlyMap<string, number> | undefined;
}

/** A form on screen. */
export interface OpenForm<Values> {
  /** Of the draft; the back end knows the form by it, and posts it once. */
  id: string;
  /** The listing that is changed; null for a new one. */
  listing: number | null;
  values: Values;
  /** The listing as it was read; of a new one the empty form. */
  before: Values;
  /** Names the state that `before` is of. */
  revision?: number | undefined;
  /** What the user has not chosen between yet. */
  clashes: readonly Clash[];
  /** When the draft was last saved, in milliseconds since 1970; null for a form that begins. */
  resumedFrom: number | null;
}
