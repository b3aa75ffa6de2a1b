import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { VisuallyHidden } from '../display/visually-hidden.tsx';
import { Icon } from '../icons/icon.tsx';
import { alertIcon } from '../icons/shapes.ts';
import { tokens } from '../tokens/tokens.ts';

/** What every field has around its control. */
export interface FieldFrame {
  /** Always there; never a placeholder instead. */
  label: string;
  /** For assistive technology only, where the place makes it obvious (search bars). */
  hideLabel?: boolean;
  /** How to fill it in, below the label. */
  hint?: ReactNode;
  /** What is wrong; empty when nothing is. */
  error?: string | undefined;
  /** What is worth a second look; it does not make the value wrong. */
  warning?: string | undefined;
  /** Shows a mark beside the label. */
  optional?: boolean;
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Takes the frame's props off the native ones. */
export function splitFrame<P extends FieldFrame>({
  label,
  hideLabel,
  hint,
  error,
  warning,
  optional,
  ...native
}: P) {
  return { frame: { label, hideLabel, hint, error, warning, optional } as FieldFrame, native };
}

interface FieldProps {
  frame: FieldFrame;
  /** Id of the control, when the caller needs to know it. */
  id?: string | undefined;
  children: (control: ControlAttributes) => ReactNode;
}

/** Label above, control, then hint or error below. */
export function Field({ frame, id, children }: FieldProps) {
  const { label, hideLabel, hint, error, warning, optional } = frame;
  const { t } = useTranslation();
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-error`;
  const note = error ?? warning;
  const noteIds = [hint && `${controlId}-hint`, note && noteId].filter(Boolean).join(' ');
  const words = (
    <>
      {label} {optional && <small>({t('field.optional')})</small>}
    </>
  );
  return (
    <Column>
      <Label htmlFor={controlId}>{hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words}</Label>
      {hint && <Hint id={`${controlId}-hint`}>{hint}</Hint>}
      {children({
        id: controlId,
        'aria-describedby': noteIds || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {note && (
        <Note id={noteId} data-warning={!error}>
          <Icon shape={alertIcon} size={16} />
          {note}
        </Note>
      )}
    </Column>
  );
}

/** A form that must not move when a message appears keeps a line free for it: `--field-note: ${tokens.space[6]}`. */
const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[1]};
  min-inline-size: 0;
  padding-block-end: var(--field-note, 0px);
`;
const Label = styled.label`
  font: ${tokens.font.smallStrong};
  small {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
const Hint = styled.span`
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
`;
export const FieldError = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  color: ${tokens.color.danger.text};
  font: ${tokens.font.small};
`;

/** In the line that was kept free, if there is one. */
const Note = styled(FieldError)`
  &[data-warning='true'] {
    color: ${tokens.color.warning.text};
  }
  margin-block-end: calc(-1 * var(--field-note, 0px));
`;

/** The box that text-like controls share. */
export const controlStyle = css`
  inline-size: 100%;
  min-block-size: ${tokens.size.touch};
  padding: 8px ${tokens.space[3]};
  border: 1px solid ${tokens.color.border.control};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface.raised};
  color: ${tokens.color.text.default};
  font: ${tokens.font.body};
  /* Without a letter yet, a field stands as the page reads. */
  &[dir='auto']:placeholder-shown {
    direction: inherit;
  }
  &::placeholder {
    color: ${tokens.color.text.faint};
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: ${tokens.color.danger.text};
    /* Twice as thick without moving what is below. */
    box-shadow: inset 0 0 0 1px ${tokens.color.danger.text};
  }
  &:disabled {
    background: ${tokens.color.surface.sunken};
    color: ${tokens.color.text.muted};
  }
`;
