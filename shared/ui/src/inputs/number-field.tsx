import { formatCount, useLocale } from '@lintel/i18n';
import type { Locale } from '@lintel/contract';
import { useState, type ComponentPropsWithRef } from 'react';
import { Field, splitFrame, type FieldFrame } from './field.tsx';
import { TextControl } from './text-field.tsx';

export type NumberFieldProps = FieldFrame &
  Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange'> & {
    /** `undefined` is an empty field. */
    value: number | undefined;
    /** Called with each readable number while typing; `undefined` when the field is emptied or not a number. */
    onValue(value: number | undefined): void;
  };

/** Reads what a person types in the language's own separators: "450.000,5" in German is 450000.5. Arabic digits are understood. */
export function readNumber(text: string, locale: Locale): number | undefined {
  const western = text.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
  const decimal = locale === 'de' ? ',' : '.';
  const plain = [...western]
    .filter((sign) => /[\d-]/.test(sign) || sign === decimal)
    .join('')
    .replace(decimal, '.');
  const value = Number(plain);
  return plain === '' || Number.isNaN(value) ? undefined : value;
}

/** A number as text: no arrows, no wheel accidents; grouped when the person leaves the field. */
export function NumberField({ value, onValue, ...props }: NumberFieldProps) {
  const locale = useLocale();
  const [draft, setDraft] = useState<string>();
  const { frame, native } = splitFrame(props);
  const formatted = value === undefined ? '' : formatCount(value, locale);
  // What is being typed gives way to a value from elsewhere, e.g. from the back button while the field has the focus.
  const isOfValue = draft !== undefined && readNumber(draft, locale) === value;
  return (
    <Field frame={frame} id={native.id}>
      {(control) => (
        <TextControl
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          {...native}
          {...control}
          type="text"
          value={isOfValue ? draft : formatted}
          onFocus={(event) => {
            setDraft(formatted);
            native.onFocus?.(event);
          }}
          onChange={({ target }) => {
            setDraft(target.value);
            onValue(readNumber(target.value, locale));
          }}
          onBlur={(event) => {
            setDraft(undefined);
            native.onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}
