import { useId } from 'react';
import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';

export interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: NoInfer<Value>;
  onValue: (value: NoInfer<Value>) => void;
}

/** A few exclusive choices in view at once, e.g. Buy or Rent; in more than one line where there is no room. A radio group, so arrow keys work. */
export function SegmentedControl<const Value extends string>({
  label,
  options,
  value,
  onValue,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Group role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValue(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </Group>
  );
}

const { color } = tokens;

const Group = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  max-inline-size: 100%;
  padding: 4px;
  border-radius: ${tokens.radius.control};
  background: ${color.surface.sunken};
  label {
    position: relative;
    flex: 1;
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  span {
    display: grid;
    place-items: center;
    min-block-size: 36px;
    padding-inline: ${tokens.space[4]};
    border-radius: 6px;
    color: ${color.text.muted};
    font: ${tokens.font.smallStrong};
    white-space: nowrap;
  }
  input:checked + span {
    background: ${color.surface.canvas};
    color: ${color.text.default};
    /* Not a shadow: it would leak out of the tray. */
    box-shadow: 0 0 0 1px ${color.border.hairline};
  }
  input:focus-visible + span {
    outline: 2px solid ${color.focus.outer};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${color.focus.inner};
  }
`;
