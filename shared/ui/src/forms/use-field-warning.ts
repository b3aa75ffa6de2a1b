import { getIn } from 'final-form';
import { createContext, use, useEffect } from 'react';
import type { FieldMetaState } from 'react-final-form';
import { useMessageText } from './use-field-error.ts';
import type { FormErrors } from './validate-with.ts';

export interface Warnings {
  /** Of all fields, by path. */
  all: FormErrors | undefined;
  /** Speaks a warning that has appeared. */
  announce(text: string): void;
}

export const WarningsContext = createContext<Warnings>({ all: undefined, announce: () => {} });

/** What is worth a second look in a field that the user has changed or left; it blocks nothing. */
export function useFieldWarning(name: string, meta: FieldMetaState<unknown>): string | undefined {
  const { all, announce } = use(WarningsContext);
  const text = useMessageText();
  const isSeen = meta.touched || meta.modified || meta.submitFailed;
  const warning = isSeen && all ? text(getIn(all, name)) : undefined;
  useEffect(() => {
    if (warning) announce(warning);
  }, [warning, announce]);
  return warning;
}
