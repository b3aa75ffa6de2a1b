import { useMemo, useState, type ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import type { Schema } from 'yup';
import { LiveRegion } from '../feedback/live-region.tsx';
import { WarningsContext } from './use-field-warning.ts';
import { validateWith, type FormErrors } from './validate-with.ts';

/** Makes the `warn` of {@link FormWarnings} from a yup schema: what it refuses is shown and does not block. Make it once, outside of render. */
export const warnWith = (schema: Schema): ((values: unknown) => FormErrors | undefined) =>
  validateWith(schema);

export interface FormWarningsProps {
  /** Made by {@link warnWith}. */
  warn(values: unknown): FormErrors | undefined;
  children: ReactNode;
}

/** Gives the fields inside it warnings, such as a title that search engines cut; announced politely. Must be inside the form. */
export function FormWarnings({ warn, children }: FormWarningsProps) {
  const { values } = useFormState({ subscription: { values: true } });
  const [notice, setNotice] = useState('');
  const warnings = useMemo(() => ({ all: warn(values), announce: setNotice }), [warn, values]);
  return (
    <WarningsContext value={warnings}>
      {children}
      <LiveRegion>{notice}</LiveRegion>
    </WarningsContext>
  );
}
