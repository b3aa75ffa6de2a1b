import { useId, type ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconShape } from '../icons/shapes.ts';
import { ChoiceGroup, type Choice, type ChoiceGroupFrame } from './choice-group.tsx';
import { Card, Cards, More, Words } from './radio-cards.styles.ts';

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
