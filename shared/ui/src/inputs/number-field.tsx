import { formatCount, useLocale } from '@lintel/i18n';
import { useState, type ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, splitFrame, type FieldFrame } from './field.tsx';
import { readNumber } from './read-number.ts';
import { TextControl } from './text-field.tsx';

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
}

const numberOf = (text: string, locale: Parameters<typeof readNumber>[1]): number | undefined => {
  const read = readNumber(text, locale);
  return typeof read === 'number' ? read : undefined;
};

/**
 * A number as text: no arrows, no wheel accidents; grouped when the person leaves the field. Text that is no number stays with
 * an error. A value that changes elsewhere, such as by the back button, replaces what is being typed.
 */
export function NumberField({ value, onValue, ...props }: NumberFieldProps) {
  const locale = useLocale();
  const { t } = useTranslation();
  const [draft, setDraft] = useState<Draft>();
  const [isFocused, setFocused] = useState(false);
  const { frame, native } = splitFrame(props);
  const formatted = value === undefined ? '' : formatCount(value, locale);
  if (draft?.outcome === 'pending') setDraft({ ...draft, outcome: value });
  const isCurrent =
    draft !== undefined &&
    (draft.outcome === 'pending' || draft.outcome === value || numberOf(draft.text, locale) === value);
  const text = isCurrent ? draft.text : formatted;
  const isUnreadable = readNumber(text, locale) === 'unreadable';
  const ownError = isUnreadable && !isFocused ? t('form.number') : undefined;
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
            setFocused(true);
            setDraft({ text, outcome: value });
            native.onFocus?.(event);
          }}
          onChange={({ target }) => {
            setDraft({ text: target.value, outcome: 'pending' });
            onValue(numberOf(target.value, locale));
          }}
          onBlur={(event) => {
            setFocused(false);
            if (!isUnreadable) setDraft(undefined);
            native.onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}
