import type { Clash, OpenForm, StoredForm } from '#common/form-sending/open-form.ts';
import { adopted } from './adopted.ts';
import { isCurrent, mergeForms } from './merge-forms.ts';

export { withNewer } from './merge-forms.ts';

/** A form on top of its listing as it is now. */
export interface Rebased<Values> {
  form: OpenForm<Values>;
  /** What both changed since the form was last compared. */
  fresh: readonly Clash[];
  /** Something in the form is not as it was. */
  hasNewer: boolean;
}

/** Puts a form on top of its listing as it is now. What the user has not chosen between yet stays to be chosen. */
export function rebased<Values extends object>(
  form: OpenForm<Values>,
  stored: StoredForm<Values>,
): Rebased<Values> {
  const { values: newer, revision } = stored;
  const { before, values } = adopted(form, stored);
  const { clashes: fresh, hasNewer, ...merged } = mergeForms({ before, values, newer });
  const names = new Set(fresh.map(({ field }) => field));
  const open = form.clashes.filter((clash) => !names.has(clash.field) && isCurrent(clash, newer));
  const clashes = [...open, ...fresh];
  return { form: { ...form, ...merged, before: newer, revision, clashes }, fresh, hasNewer };
}
