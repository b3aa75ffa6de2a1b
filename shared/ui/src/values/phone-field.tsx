import { useLocale } from '@lintel/i18n';
import { useState, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Field, splitFrame, type FieldFrame } from '../inputs/field.tsx';
import { TextControl } from '../inputs/text-field.tsx';
import { useUiTexts } from '../texts.ts';
import { tokens } from '../tokens/tokens.ts';
import { usePhoneReader } from './use-phone-reader.ts';
import { westernDigits } from './western-digits.ts';

export type PhoneFieldProps = FieldFrame &
  Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange'> & {
    /** `+447700900251`, or what is being typed while it is no whole number; empty without one. */
    value: string;
    onValue(value: string): void;
    /** ISO code of the country whose numbers may be typed without `+`. */
    country?: string | undefined;
  };

/**
 * A telephone number of any country in one field, so that browsers fill it in. The country that the number belongs to is shown; on
 * leaving, the number is written in groups, or its error appears.
 */
export function PhoneField({ value, onValue, country, ...props }: PhoneFieldProps) {
  const { t } = useUiTexts();
  const locale = useLocale();
  const { frame, native } = splitFrame(props);
  const [draft, setDraft] = useState<{ text: string; value: string }>();
  const [isFocused, setFocused] = useState(false);
  const read = usePhoneReader(isFocused || value !== '');
  const numberOf = (text: string) => read?.(westernDigits(text), country);
  const number = numberOf(value);
  const isCurrent = draft?.value === value;
  const text = isCurrent && isFocused ? draft.text : (number?.text ?? value);
  const isWrong = read !== undefined && !isFocused && value !== '' && !number;
  const place = number?.country && new Intl.DisplayNames([locale], { type: 'region' }).of(number.country);
  return (
    <Field
      frame={{ ...frame, error: frame.error ?? (isWrong ? t('phone.invalid') : undefined) }}
      id={native.id}
    >
      {(control) => (
        <>
          <TextControl
            dir="ltr"
            inputMode="tel"
            autoComplete="tel"
            {...native}
            {...control}
            type="tel"
            value={text}
            onFocus={(event) => {
              setDraft({ text, value });
              setFocused(true);
              native.onFocus?.(event);
            }}
            onChange={({ target }) => {
              const next = numberOf(target.value)?.international ?? target.value;
              setDraft({ text: target.value, value: next });
              onValue(next);
            }}
            onBlur={(event) => {
              setFocused(false);
              // What was typed before the plans had arrived is read now.
              const next = numberOf(text)?.international ?? text.trim();
              if (next !== value) onValue(next);
              native.onBlur?.(event);
            }}
          />
          <Place role="status">{place && t('phone.country', { country: place })}</Place>
        </>
      )}
    </Field>
  );
}

const Place = styled.span`
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
  &:empty {
    display: none;
  }
`;
