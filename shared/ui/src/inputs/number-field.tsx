import { formatCount, useLocale } from '@lintel/i18n';
import { useState, type ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, splitFrame, type FieldFrame } from './field.tsx';
import { TextControl } from './text-field.tsx';
import { useNumberReader } from './numbers/use-number-reader.ts';

export type NumberFieldProps = FieldFrame &
  Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange'> & {
    /** `undefined` is an empty field. */
    value: number | undefined;
    /** Called with each readable number while typing; `undefined` when the field is emptied or not a number. */
    onValue(value: number | undefined): void;
  };

/** What is being typed. */
interface Draft {
  readonly text: string;
  /** The value that followed from it: the number itself, or what the page made of it. `pending`: not known yet. */
  readonly outcome: number | undefined | 'pending';
  /** The person has left the field. */
  readonly isLeft?: boolean;
}

/**
 * A number as text: no arrows, no wheel accidents; grouped when the person leaves the field. Text that is no number stays with
 * an error. A value that changes elsewhere, such as by the back button, replaces what is being typed.
 */
export function NumberField({ value, onValue, ...props }: NumberFieldProps) {
  const locale = useLocale();
  const { t } = useTranslation();
  const [draft, setDraft] = useState<Draft>();
  const read = useNumberReader(draft !== undefined);
  const { frame, native } = splitFrame(props);
  const numberOf = (text: string) => {
    const number = read(text, locale);
    return typeof number === 'number' ? number : undefined;
  };
  const formatted = value === undefined ? '' : formatCount(value, locale);
  // Before anything is drawn.
  if (draft?.outcome === 'pending') setDraft({ ...draft, outcome: value });
  const isCurrent = draft !== undefined && (draft.outcome === value || numberOf(draft.text) === value);
  const text = isCurrent ? draft.text : formatted;
  const isUnreadable = isCurrent && read(text, locale) === 'unreadable';
  const ownError = isUnreadable && draft.isLeft ? t('form.number') : undefined;
  return (
    <Field frame={{ ...frame, error: frame.error ?? ownError }} id={native.id}>
      {(control) => (
        <TextControl
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          {...native}
          {...control}
          type="text"
          value={text}
          onFocus={(event) => {
            setDraft({ text, outcome: value });
            native.onFocus?.(event);
          }}
          onChange={({ target }) => {
            setDraft({ text: target.value, outcome: 'pending' });
            onValue(numberOf(target.value));
          }}
          onBlur={(event) => {
            // What was typed before the reader had come is read now.
            if (isCurrent && text !== formatted) onValue(numberOf(text));
            setDraft(isUnreadable ? { ...draft, isLeft: true } : undefined);
            native.onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}
