import { useId } from 'react';
import { ChoiceGroup, Choices, type Choice, type ChoiceGroupFrame } from './choice-group.tsx';
import { Row } from './radio-group.tsx';

export interface CheckboxGroupProps<Value extends string> extends ChoiceGroupFrame {
  options: readonly Choice<Value>[];
  /** What is ticked. */
  values: readonly NoInfer<Value>[];
  /** Called with what is ticked now, in the order of the options. */
  onValues(values: NoInfer<Value>[]): void;
  /** Puts the boxes into columns of at least this width, e.g. `12rem`. */
  columnWidth?: string;
}

/** Any number of a few, all in view, e.g. what a home has. */
export function CheckboxGroup<const Value extends string>({
  options,
  values,
  onValues,
  columnWidth,
  id,
  ...frame
}: CheckboxGroupProps<Value>) {
  const ownId = useId();
  const toggle = (changed: Value, isTicked: boolean) =>
    onValues(
      options
        .map(({ value }) => value)
        .filter((value) => (value === changed ? isTicked : values.includes(value))),
    );
  return (
    <ChoiceGroup frame={frame}>
      <Choices style={{ '--choice-width': columnWidth } as object}>
        {options.map(({ value, label, hint, disabled }, index) => (
          <Row key={value}>
            <input
              type="checkbox"
              id={index === 0 ? id : undefined}
              value={value}
              checked={values.includes(value)}
              disabled={disabled}
              aria-labelledby={`${ownId}-${index}`}
              aria-describedby={hint && `${ownId}-${index}-hint`}
              aria-invalid={frame.error ? true : undefined}
              onChange={({ target }) => toggle(value, target.checked)}
            />
            <span>
              <span id={`${ownId}-${index}`}>{label}</span>
              {hint && <small id={`${ownId}-${index}-hint`}>{hint}</small>}
            </span>
          </Row>
        ))}
      </Choices>
    </ChoiceGroup>
  );
}
