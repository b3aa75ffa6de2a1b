/** A form on screen. */
export interface OpenForm<Values> {
  /** Of the draft; the back end knows the form by it, and posts it once. */
  id: string;
  /** The listing that is changed; null for a new one. */
  listing: number | null;
  values: Values;
  /** The listing as it was read; of a new one the empty form. */
  before: Values;
  /** When the draft was last saved, in milliseconds since 1970; null for a form that begins. */
  resumedFrom: number | null;
}
