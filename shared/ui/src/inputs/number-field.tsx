import { formatCount, useLocale } from '@lintel/i18n';
import type { ComponentPropsWithRef } from 'react';
import { Field, splitFrame, type FieldFrame } from './field.tsx';
import { formatUngrouped } from './numbers/grouped-text.ts';
import { useTypedNumber } from './numbers/use-typed-number.ts';
import { TextControl } from './text-field.tsx';

export type NumberFieldProps = FieldFrame &
  Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange'> & {
    /** `undefined` is an empty field. */
    value: number | undefined;
    /** Called with each readable number while typing; `undefined` when the field is emptied or not a number. */
    onValue(value: number | undefined): void;
    /** Called when the text begins or ceases to be no number. */
    onUnreadable?: ((isUnreadable: boolean) => void) | undefined;
    /** Whether large numbers are written in groups; a year is not. */
    grouping?: boolean | undefined;
  };

/**
 * A number as text: no arrows, no wheel accidents; grouped when the user leaves the field. Text that is no number stays with
 * an error. A value that changes elsewhere, such as by the back button, replaces what is being typed.
 */
export function NumberField({ value, onValue, onUnreadable, grouping = true, ...props }: NumberFieldProps) {
  const locale = useLocale();
  const { frame, native } = splitFrame(props);
  const format = grouping ? formatCount : formatUngrouped;
  const written = value === undefined ? '' : format(value, locale);
  const { input, error } = useTypedNumber({ value, onValue, onUnreadable, written, native });
  return (
    <Field frame={{ ...frame, error: frame.error ?? error }} id={native.id}>
      {(control) => <TextControl {...input} {...control} />}
    </Field>
  );
}
