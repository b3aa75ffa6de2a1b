import { useLocale } from '@lintel/i18n';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Field, splitFrame, type FieldFrame } from '../inputs/field.tsx';
import { useTypedNumber } from '../inputs/numbers/use-typed-number.ts';
import { TextControl } from '../inputs/text-field.tsx';
import { tokens } from '../tokens/tokens.ts';
import { formatAmount } from './format-amount.ts';

export type MoneyFieldProps = FieldFrame &
  Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange' | 'prefix'> & {
    /** In the currency's main unit; `undefined` is an empty field. */
    value: number | undefined;
    /** Called with each readable amount while typing; `undefined` when the field is emptied or holds no amount. */
    onValue(value: number | undefined): void;
    /** Called when the text begins or ceases to be no number. */
    onUnreadable?: ((isUnreadable: boolean) => void) | undefined;
    /** What stands before the amount, e.g. `$`; from the settings. */
    symbol: string;
    /** What stands behind it, e.g. "/month". */
    unit?: string | undefined;
  };

const toCents = (amount: number) => Math.round(amount * 100) / 100;

/**
 * An amount of money, read as people write it in the language on screen (`450.000`, `450k`, `٤٥٠٬٠٠٠`) and grouped when the user
 * leaves the field: whole amounts without decimals, others with two.
 */
export function MoneyField({ value, onValue, onUnreadable, symbol, unit, ...props }: MoneyFieldProps) {
  const locale = useLocale();
  const { frame, native } = splitFrame(props);
  const written = value === undefined ? '' : formatAmount(value, locale);
  const { input, error } = useTypedNumber({
    value,
    onValue,
    onUnreadable,
    written,
    round: toCents,
    native,
  });
  return (
    <Field frame={{ ...frame, error: frame.error ?? error }} id={native.id}>
      {(control) => (
        <Amount dir="ltr">
          <Affix id={`${control.id}-symbol`}>{symbol}</Affix>
          <TextControl
            {...input}
            {...control}
            aria-describedby={[
              `${control.id}-symbol`,
              unit && `${control.id}-unit`,
              control['aria-describedby'],
            ]
              .filter(Boolean)
              .join(' ')}
          />
          {unit && <Affix id={`${control.id}-unit`}>{unit}</Affix>}
        </Amount>
      )}
    </Field>
  );
}

const Amount = styled.span`
  display: flex;
  align-items: center;
  border: 1px solid ${tokens.color.border.control};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface.raised};
  && > input {
    flex: 1;
    min-inline-size: 0;
    border: 0;
    background: none;
    box-shadow: none;
    outline: none;
    font-variant-numeric: tabular-nums;
  }
  &:has([aria-invalid='true']) {
    border-color: ${tokens.color.danger.text};
    box-shadow: inset 0 0 0 1px ${tokens.color.danger.text};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${tokens.color.focus.outer};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    background: ${tokens.color.surface.sunken};
  }
`;
const Affix = styled.span`
  flex: none;
  padding-inline: ${tokens.space[3]};
  color: ${tokens.color.text.muted};
  & + input {
    padding-inline-start: 0;
  }
`;
