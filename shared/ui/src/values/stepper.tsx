import { formatCount, useLocale } from '@lintel/i18n';
import { useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { LiveRegion } from '../feedback/live-region.tsx';
import { addIcon } from '../icons/frame-shapes.ts';
import { minusIcon } from '../icons/more-shapes.ts';
import { Field, splitFrame, type FieldFrame } from '../inputs/field.tsx';
import { TextControl } from '../inputs/text-field.tsx';
import { useUiTexts } from '../texts.ts';
import { tokens } from '../tokens/tokens.ts';
import { readCount } from './western-digits.ts';

export type StepperProps = FieldFrame &
  Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max'> & {
    /** A whole number; `undefined` is not stated. */
    value: number | undefined;
    onValue(value: number | undefined): void;
    /** Default 0. */
    min?: number;
    /** Default 99. */
    max?: number;
  };

const LARGE_STEP = 10;

/** A count with a button for fewer and one for more, e.g. bedrooms. Arrow keys change it (ARIA Authoring Practices: spinbutton). */
export function Stepper({ value, onValue, min = 0, max = 99, ...props }: StepperProps) {
  const { t } = useUiTexts();
  const locale = useLocale();
  const { frame, native } = splitFrame(props);
  const [notice, setNotice] = useState('');
  const set = (next: number) => Math.min(max, Math.max(min, next));
  const step = (by: number) => set(value === undefined ? (by > 0 ? Math.max(min, 1) : min) : value + by);
  const byKey = (key: string): number | undefined => {
    if (key === 'ArrowUp') return step(1);
    if (key === 'ArrowDown') return step(-1);
    if (key === 'PageUp') return step(LARGE_STEP);
    if (key === 'PageDown') return step(-LARGE_STEP);
    return undefined;
  };
  const press = (by: number) => {
    const next = step(by);
    onValue(next);
    setNotice(t('stepper.now', { label: frame.label, value: formatCount(next, locale) }));
  };
  const button = (by: 1 | -1) => (
    <IconButton
      tone="outline"
      shape={by === 1 ? addIcon : minusIcon}
      label={
        by === 1 ? t('stepper.more', { label: frame.label }) : t('stepper.fewer', { label: frame.label })
      }
      // The arrow keys of the field do the same; a limit does not take the focus away.
      tabIndex={-1}
      aria-disabled={native.disabled || (by === 1 ? value === max : value === min) || undefined}
      disabled={native.disabled}
      onClick={() => press(by)}
    />
  );
  return (
    <Field frame={frame} id={native.id}>
      {(control) => (
        <Row>
          {button(-1)}
          <Count
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            {...native}
            {...control}
            type="text"
            role="spinbutton"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            value={value ?? ''}
            onChange={({ target }) => {
              const typed = readCount(target.value);
              if (typed === 'empty') onValue(undefined);
              else if (typed !== 'unreadable') onValue(Math.min(max, typed));
            }}
            onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
              native.onKeyDown?.(event);
              const next = byKey(event.key);
              if (next === undefined) return;
              event.preventDefault();
              onValue(next);
            }}
            onBlur={(event) => {
              if (value !== undefined && value < min) onValue(min);
              native.onBlur?.(event);
            }}
          />
          {button(1)}
          <LiveRegion>{notice}</LiveRegion>
        </Row>
      )}
    </Field>
  );
}

const Row = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  [aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
`;
const Count = styled(TextControl)`
  && {
    inline-size: 4.5rem;
  }
  text-align: center;
  font-variant-numeric: tabular-nums;
`;
