import { useLocale } from '@lintel/i18n';
import { useEffect, useState, type ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { afterEdit, readGrouped, typedText, writtenNumber, type GroupedText } from './grouped-text.ts';
import type { NumberReader } from './read-number.ts';
import { useNumberReader } from './use-number-reader.ts';

/** What is being typed. */
interface Draft {
  readonly typed: GroupedText;
  /** The value that followed from it: the number itself, or what the page made of it. `pending`: not known yet. */
  readonly outcome: number | undefined | 'pending';
  /** The user has left the field. */
  readonly isLeft?: boolean;
}

export interface TypedNumberOptions {
  value: number | undefined;
  onValue(value: number | undefined): void;
  onUnreadable?: ((isUnreadable: boolean) => void) | undefined;
  /** The number as the field shows it while the user types nothing. */
  written: string;
  /** What is kept of a number that was read, e.g. its cents. */
  round?: ((value: number) => number) | undefined;
  /** Attributes of the control, whose own handlers are called too. */
  native: ComponentPropsWithRef<'input'>;
}

const asItIs = (value: number) => value;

/**
 * The text of a field for a number, and what it reports: each number while the user types, nothing while the focus passes through.
 * Text that is no number stays, with an error after the visit. A value that changes elsewhere replaces what is being typed.
 */
export function useTypedNumber(options: TypedNumberOptions) {
  const { value, onValue, onUnreadable, written, round = asItIs, native } = options;
  const locale = useLocale();
  const { t } = useTranslation();
  const [draft, setDraft] = useState<Draft>();
  const [isFocused, setFocused] = useState(false);
  const numberOf = (typed: GroupedText, by: NumberReader) => {
    const reading = readGrouped(typed, locale, by);
    return typeof reading === 'number' ? round(reading) : undefined;
  };
  const read = useNumberReader(draft !== undefined || isFocused, readAgain);
  // Before anything is drawn.
  if (draft?.outcome === 'pending') setDraft({ ...draft, outcome: value });
  const isCurrent = draft !== undefined && (draft.outcome === value || numberOf(draft.typed, read) === value);
  const typed = isCurrent ? draft.typed : writtenNumber(written, locale);
  const isUnreadable = isCurrent && readGrouped(typed, locale, read) === 'unreadable';
  useEffect(() => onUnreadable?.(isUnreadable), [onUnreadable, isUnreadable]);
  const report = (next: GroupedText) => {
    setDraft({ typed: next, outcome: 'pending' });
    onValue(numberOf(next, read));
  };
  /** What was typed before the reader had arrived is read then. */
  function readAgain(reader: NumberReader) {
    const number = isCurrent ? numberOf(typed, reader) : undefined;
    if (number === undefined || number === value) return;
    setDraft(isFocused ? { typed, outcome: 'pending' } : undefined);
    onValue(number);
  }
  return {
    error: isUnreadable && draft.isLeft ? t('form.number') : undefined,
    input: {
      dir: 'ltr',
      inputMode: 'decimal',
      autoComplete: 'off',
      ...native,
      type: 'text',
      value: typed.text,
      onFocus: (event) => {
        setFocused(true);
        setDraft(isCurrent ? { typed, outcome: value } : undefined);
        native.onFocus?.(event);
      },
      onPaste: (event) => {
        const { selectionStart, selectionEnd, value: text } = event.currentTarget;
        // A number that is pasted over all of the text brings its own signs.
        if (selectionStart === 0 && selectionEnd === text.length) {
          setDraft({ typed: typedText(text), outcome: value });
        }
        native.onPaste?.(event);
      },
      onChange: ({ target }) => report(afterEdit(typed, target.value)),
      onBlur: (event) => {
        setFocused(false);
        if (isCurrent && typed.text !== written && numberOf(typed, read) !== value)
          onValue(numberOf(typed, read));
        setDraft(isUnreadable ? { ...draft, isLeft: true } : undefined);
        native.onBlur?.(event);
      },
    } satisfies ComponentPropsWithRef<'input'>,
  };
}
