import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import type { IconShape } from '../icons/shapes.ts';
import { tokens } from '../tokens/tokens.ts';
import { ChoiceGroup, type Choice, type ChoiceGroupFrame } from './choice-group.tsx';

export interface CardChoice<Value extends string = string> extends Choice<Value> {
  /** Drawn before the label. */
  icon?: IconShape | undefined;
  /** At the end of the card, e.g. a price or the mark of a bank. Read with the hint. */
  aside?: ReactNode;
}

export interface RadioCardsProps<Value extends string> extends ChoiceGroupFrame {
  options: readonly CardChoice<Value>[];
  /** Undefined until the user has chosen. */
  value: NoInfer<Value> | undefined;
  onValue(value: NoInfer<Value>): void;
}

/** One of a few that need a word of explanation, e.g. ways to pay. Radio buttons inside, so arrow keys choose. */
export function RadioCards<const Value extends string>({
  options,
  value,
  onValue,
  id,
  ...frame
}: RadioCardsProps<Value>) {
  const ownId = useId();
  return (
    <ChoiceGroup role="radiogroup" frame={frame}>
      <Cards>
        {options.map(({ value: own, label, hint, disabled, icon, aside }, index) => (
          <Card key={own}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={ownId}
              value={own}
              checked={own === value}
              disabled={disabled}
              aria-labelledby={`${ownId}-${index}`}
              aria-describedby={`${ownId}-${index}-more`}
              onChange={() => onValue(own)}
            />
            {icon && <Icon shape={icon} />}
            <Words>
              <b id={`${ownId}-${index}`}>{label}</b>
              <More id={`${ownId}-${index}-more`}>
                {hint && <small>{hint}</small>}
                {aside && <span>{aside}</span>}
              </More>
            </Words>
          </Card>
        ))}
      </Cards>
    </ChoiceGroup>
  );
}

const { color } = tokens;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: ${tokens.space[3]};
`;
const Card = styled.label`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-block-size: 64px;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 1px solid ${color.border.control};
  border-radius: ${tokens.radius.card};
  background: ${color.surface.raised};
  cursor: pointer;
  transition: background ${tokens.motion.state};
  &:hover {
    background: ${color.surface.subtle};
  }
  &:has(:checked) {
    border-color: ${color.action.default};
    /* Twice as thick without moving what is inside. */
    box-shadow: inset 0 0 0 1px ${color.action.default};
    background: ${color.action.tint};
    color: ${color.action.onTint};
  }
  &:has(:disabled) {
    border-color: ${color.border.hairline};
    background: ${color.surface.sunken};
    color: ${color.text.muted};
    cursor: default;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus.outer};
    outline-offset: 2px;
  }
  input {
    flex: none;
    inline-size: 22px;
    block-size: 22px;
    margin: 0;
    accent-color: ${color.action.default};
    outline: none;
  }
`;
const Words = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  b {
    font: ${tokens.font.bodyStrong};
    overflow-wrap: anywhere;
  }
`;
const More = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${tokens.space[3]};
  font: ${tokens.font.small};
  small {
    font: inherit;
  }
`;
