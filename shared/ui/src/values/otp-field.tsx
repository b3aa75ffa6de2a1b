import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Field, splitFrame, type FieldFrame } from '../inputs/field.tsx';
import { TextControl } from '../inputs/text-field.tsx';
import { tokens } from '../tokens/tokens.ts';
import { digitsIn } from './western-digits.ts';

export type OtpFieldProps = FieldFrame &
  Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange'> & {
    /** The digits so far. */
    value: string;
    onValue(value: string): void;
    /** All digits are there, typed or pasted. */
    onComplete?: ((code: string) => void) | undefined;
    /** How many digits the code has; default 6. */
    digits?: number;
  };

/**
 * A one-time code. A single field, so that phones fill it in from the message, password managers find it, and screen readers read
 * one name; digits pasted with blanks or hyphens between them fill it as a whole.
 */
export function OtpField({ value, onValue, onComplete, digits = 6, ...props }: OtpFieldProps) {
  const { frame, native } = splitFrame(props);
  return (
    <Field frame={frame} id={native.id}>
      {(control) => (
        <Code
          $digits={digits}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          {...native}
          {...control}
          type="text"
          value={value}
          onChange={({ target }) => {
            const code = digitsIn(target.value).slice(0, digits);
            onValue(code);
            if (code.length === digits && code !== value) onComplete?.(code);
          }}
        />
      )}
    </Field>
  );
}

const Code = styled(TextControl)<{ $digits: number }>`
  && {
    /* Room for the digits, the spaces between them and both edges. */
    inline-size: calc(${({ $digits }) => $digits} * 1.6em + 32px);
  }
  max-inline-size: 100%;
  font: ${tokens.font.h2};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.6em;
  /* The space behind the last digit would push the first out of the middle. */
  padding-inline: 20px calc(20px - 0.6em);
  &[dir='ltr'] {
    text-align: start;
  }
`;
