import { formatList, useLocale } from '@lintel/i18n';
import { useRef, useState, type ComponentPropsWithoutRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { LiveRegion } from '../feedback/live-region.tsx';
import { Field, splitFrame, type FieldFrame } from '../inputs/field.tsx';
import { TextControl } from '../inputs/text-field.tsx';
import { useUiTexts } from '../texts.ts';
import { tokens } from '../tokens/tokens.ts';
import { SelectedChips } from './selected-chips.tsx';
import { addTags } from './add-tags.ts';

export type TagInputProps = FieldFrame &
  Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'value' | 'onChange'> & {
    /** The phrases, in the order in which they were typed. */
    values: readonly string[];
    onValues(values: string[]): void;
    /** The most phrases. */
    limit: number;
    /** The most characters of a phrase. */
    maxLength?: number;
  };

/**
 * A few phrases of the user's own, e.g. keywords. Enter, a comma or leaving the field adds what was typed; a pasted list is split at
 * commas and lines; Backspace in the empty field takes the last phrase away. Each change is announced.
 */
export function TagInput({ values, onValues, limit, maxLength = 40, ...props }: TagInputProps) {
  const { t } = useUiTexts();
  const locale = useLocale();
  const { frame, native } = splitFrame(props);
  const [text, setText] = useState('');
  const [notice, setNotice] = useState('');
  const [refusal, setRefusal] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const add = (typed: string) => {
    const { tags, added, refused, rest } = addTags(values, typed, { limit, maxLength });
    setText(rest);
    if (added.length > 0) onValues(tags);
    const reasons = { limit: t('several.full', { count: limit }), known: t('several.known') };
    setRefusal(refused ? reasons[refused] : '');
    if (added.length > 0)
      setNotice(t('several.added', { names: formatList(added, locale), count: tags.length, limit }));
  };
  const remove = (tag: string) => {
    onValues(values.filter((value) => value !== tag));
    setRefusal('');
    setNotice(t('several.removed', { name: tag }));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    native.onKeyDown?.(event);
    // While a word is being composed the keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const last = values.at(-1);
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) {
      remove(last);
    }
  };

  return (
    <Field frame={frame} id={native.id}>
      {(control) => (
        <>
          <SelectedChips
            label={frame.label}
            items={values.map((value) => ({ id: value, label: value }))}
            onRemove={remove}
          />
          <TextControl
            ref={input}
            dir="auto"
            autoComplete="off"
            enterKeyHint="enter"
            {...native}
            {...control}
            type="text"
            value={text}
            onChange={({ target }) => {
              if (/[,،\n]/.test(target.value)) add(target.value);
              else setText(target.value.slice(0, maxLength));
            }}
            onPaste={(event) => {
              native.onPaste?.(event);
              const pasted = event.clipboardData.getData('text');
              if (!/[,،\n]/.test(pasted)) return;
              // The browser would drop the ends of lines.
              event.preventDefault();
              add(`${text}${pasted},`);
            }}
            onBlur={(event) => {
              if (text.trim() !== '') add(text);
              native.onBlur?.(event);
            }}
            onKeyDown={onKeyDown}
          />
          <LiveRegion>{notice}</LiveRegion>
          <Refusal role="status">{refusal}</Refusal>
        </>
      )}
    </Field>
  );
}

const Refusal = styled.span`
  color: ${tokens.color.warning.text};
  font: ${tokens.font.small};
`;
