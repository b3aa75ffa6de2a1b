import { useId, type FocusEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { VisuallyHidden } from '../display/visually-hidden.tsx';
import { Icon } from '../icons/icon.tsx';
import { alertIcon } from '../icons/shapes.ts';
import { FieldError, type FieldFrame } from '../inputs/field.tsx';
import { tokens } from '../tokens/tokens.ts';

/** A choice of a group. */
export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
  /** A line of explanation below the label. */
  hint?: string | undefined;
  disabled?: boolean | undefined;
}

/** What every group of choices has around it, and what it reports. */
export interface ChoiceGroupFrame extends FieldFrame {
  /** Id of the first choice, so that a link to the field leads there. */
  id?: string | undefined;
  onFocus?: ((event: FocusEvent) => void) | undefined;
  /** The focus has left the whole group. */
  onBlur?: ((event: FocusEvent) => void) | undefined;
}

interface ChoiceGroupProps {
  frame: ChoiceGroupFrame;
  role?: 'radiogroup';
  children: ReactNode;
}

/** A `fieldset`: name of the group, hint, choices, error. */
export function ChoiceGroup({ frame, role, children }: ChoiceGroupProps) {
  const { label, hideLabel, hint, error, warning, optional, onFocus, onBlur } = frame;
  const { t } = useTranslation();
  const id = useId();
  const note = error ?? warning;
  const noteIds = [hint && `${id}-hint`, note && `${id}-note`].filter(Boolean).join(' ');
  const words = (
    <>
      {label}
      {optional && <small> ({t('field.optional')})</small>}
    </>
  );
  return (
    <Group
      role={role}
      aria-describedby={noteIds || undefined}
      aria-invalid={role && error ? true : undefined}
      onFocus={onFocus}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
      }}
    >
      <Name>{hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words}</Name>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children}
      {note && (
        <Note id={`${id}-note`} data-warning={!error}>
          <Icon shape={alertIcon} size={16} />
          {note}
        </Note>
      )}
    </Group>
  );
}

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[1]};
  min-inline-size: 0;
  padding: 0;
  border: 0;
`;
const Name = styled.legend`
  padding: 0;
  margin-block-end: ${tokens.space[1]};
  font: ${tokens.font.smallStrong};
  small {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
const Note = styled(FieldError)`
  &[data-warning='true'] {
    color: ${tokens.color.warning.text};
  }
`;
const Hint = styled.span`
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
`;
/** Choices below each other, or in as many columns as there is room for. */
export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--choice-width, 100%), 100%), 1fr));
  gap: 0 ${tokens.space[4]};
`;
