import { useId, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';
import { FieldError } from './field.tsx';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: string;
  /** What follows from it. */
  hint?: string | undefined;
  error?: string | undefined;
}

/** Yes or no, or one of several. */
export function Checkbox(props: CheckboxProps) {
  return <Ticked {...props} kind="checkbox" />;
}

/** On or off, effective at once. */
export function Switch(props: CheckboxProps) {
  return <Ticked {...props} kind="switch" />;
}

function Ticked({ label, hint, error, kind, ...native }: CheckboxProps & { kind: 'checkbox' | 'switch' }) {
  const id = useId();
  const noteIds = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Row>
      <input
        type="checkbox"
        role={kind === 'switch' ? 'switch' : undefined}
        {...native}
        aria-describedby={noteIds || undefined}
        aria-invalid={error ? true : undefined}
      />
      <span>
        {label}
        {hint && <small id={`${id}-hint`}>{hint}</small>}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </span>
    </Row>
  );
}

const { color } = tokens;

const Row = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[3]};
  padding-block: 9px;
  cursor: pointer;
  &:has(:disabled) {
    color: ${color.text.faint};
    cursor: default;
  }
  small {
    display: block;
    color: ${color.text.muted};
    font: ${tokens.font.small};
  }
  input {
    flex: none;
    inline-size: 22px;
    block-size: 22px;
    margin: 2px 0 0;
    accent-color: ${color.action.default};
  }
  input[role='switch'] {
    appearance: none;
    position: relative;
    inline-size: 44px;
    block-size: 26px;
    margin: 0;
    border-radius: ${tokens.radius.pill};
    background: ${color.border.control};
    transition: background ${tokens.motion.state};
    &::before {
      content: '';
      position: absolute;
      inset-block-start: 3px;
      inset-inline-start: 3px;
      inline-size: 20px;
      block-size: 20px;
      border-radius: 50%;
      background: ${color.surface.canvas};
      transition: inset-inline-start ${tokens.motion.state};
    }
    &:checked {
      background: ${color.action.default};
      &::before {
        inset-inline-start: 21px;
      }
    }
  }
`;
