import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyle, Field, splitFrame, type FieldFrame } from '../inputs/field.tsx';
import { tokens } from '../tokens/tokens.ts';

export type DateFieldProps = FieldFrame &
  Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max'> & {
    /** `2026-11-23`; empty while no whole date is entered. */
    value: string;
    onValue(value: string): void;
    /** The first day that can be chosen, as `2026-11-23`. */
    min?: string | undefined;
    /** The last one. */
    max?: string | undefined;
  };

/**
 * A day. The browser's own control: it knows the user's calendar and order of day and month, opens the wheel of a phone, and is read
 * by screen readers part by part. The page still checks `min` and `max`, since typed dates may lie outside of them.
 */
export function DateField({ value, onValue, ...props }: DateFieldProps) {
  const { frame, native } = splitFrame(props);
  return (
    <Field frame={frame} id={native.id}>
      {(control) => (
        <Day
          {...native}
          {...control}
          type="date"
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </Field>
  );
}

const Day = styled.input`
  ${controlStyle}
  max-inline-size: 16rem;
  &::-webkit-date-and-time-value {
    text-align: start;
  }
  &::-webkit-calendar-picker-indicator {
    cursor: pointer;
    padding: ${tokens.space[1]};
  }
`;
