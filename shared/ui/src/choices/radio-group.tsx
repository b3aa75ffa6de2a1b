import { useId } from 'react';
import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';
import { ChoiceGroup, Choices, type Choice, type ChoiceGroupFrame } from './choice-group.tsx';

export interface RadioGroupProps<Value extends string> extends ChoiceGroupFrame {
  options: readonly Choice<Value>[];
  /** Undefined until the user has chosen; a choice of the value `''` then stands for no answer. */
  value: NoInfer<Value> | undefined;
  onValue(value: NoInfer<Value>): void;
}

/** One of a few, all in view. The browser's radio buttons: Tab enters and leaves the group, arrow keys choose. */
export function RadioGroup<const Value extends string>({
  options,
  value,
  onValue,
  id,
  ...frame
}: RadioGroupProps<Value>) {
  const ownId = useId();
  return (
    <ChoiceGroup role="radiogroup" frame={frame}>
      <Choices>
        {options.map((option, index) => (
          <Row key={option.value}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={ownId}
              value={option.value}
              checked={option.value === (value ?? '')}
              disabled={option.disabled}
              aria-labelledby={`${ownId}-${index}`}
              aria-describedby={option.hint && `${ownId}-${index}-hint`}
              onChange={() => onValue(option.value)}
            />
            <span>
              <span id={`${ownId}-${index}`}>{option.label}</span>
              {option.hint && <small id={`${ownId}-${index}-hint`}>{option.hint}</small>}
            </span>
          </Row>
        ))}
      </Choices>
    </ChoiceGroup>
  );
}

/** A radio button or a tick box with its words. */
export const Row = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[3]};
  padding-block: 9px;
  cursor: pointer;
  &:has(:disabled) {
    color: ${tokens.color.text.faint};
    cursor: default;
  }
  small {
    display: block;
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
  input {
    flex: none;
    inline-size: 22px;
    block-size: 22px;
    margin: 2px 0 0;
    accent-color: ${tokens.color.action.default};
  }
`;
