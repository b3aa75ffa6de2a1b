import { useId, type ComponentPropsWithRef } from 'react';
import { FieldError } from './field.tsx';
import { Row } from './checkbox.styles.ts';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: string;
  /** What follows from it. */
  hint?: string | undefined;
  error?: string | undefined;
}

/** Yes or no, or one of several. */
export function Checkbox(props: CheckboxProps) {
  return <Ticked {...props} kind="checkbox" />;
}

/** On or off, effective at once. */
export function Switch(props: CheckboxProps) {
  return <Ticked {...props} kind="switch" />;
}

function Ticked({ label, hint, error, kind, ...native }: CheckboxProps & { kind: 'checkbox' | 'switch' }) {
  const id = useId();
  const noteIds = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Row>
      <input
        type="checkbox"
        role={kind === 'switch' ? 'switch' : undefined}
        {...native}
        aria-describedby={noteIds || undefined}
        aria-invalid={error ? true : undefined}
      />
      <span>
        {label}
        {hint && <small id={`${id}-hint`}>{hint}</small>}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </span>
    </Row>
  );
}
