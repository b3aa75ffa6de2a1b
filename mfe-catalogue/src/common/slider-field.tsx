import { NumberField, tokens } from '@lintel/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  /** Name of both controls. */
  label: string;
  value: number;
  onValue(value: number): void;
  min: number;
  /** End of the slider; the field takes larger numbers unless they are `limit`ed. */
  max: number;
  step: number;
  /** Largest number that makes sense at all. */
  limit?: number;
  hint?: ReactNode;
}

/** A number to type, and a slider for the same: dragging is never the only way. */
export function SliderField({ label, value, onValue, min, max, step, limit = max, hint }: Props) {
  const within = (number: number) => Math.min(limit, Math.max(min, number));
  return (
    <Pair>
      <NumberField
        label={label}
        hint={hint}
        value={value}
        onValue={(typed) => typed !== undefined && onValue(within(typed))}
      />
      <input
        type="range"
        aria-label={label}
        min={min}
        max={Math.max(max, value)}
        step={step}
        value={value}
        onChange={({ target }) => onValue(Number(target.value))}
      />
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  min-inline-size: 0;
  > input {
    inline-size: 100%;
    block-size: 28px;
    margin: ${tokens.space[1]} 0 0;
    accent-color: ${tokens.color.action.default};
    cursor: pointer;
  }
`;
