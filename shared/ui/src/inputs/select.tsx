import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { chevronDownIcon } from '../icons/card-shapes.ts';
import { tokens } from '../tokens/tokens.ts';
import { controlStyle, Field, splitFrame, type FieldFrame } from './field.tsx';

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

export type SelectProps = FieldFrame &
  Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple'> & {
    options: readonly Option[];
  };

/** One of a list. The browser's own control: the best there is on phones and for keyboards. */
export function Select({ options, ...props }: SelectProps) {
  const { frame, native } = splitFrame(props);
  return (
    <Field frame={frame} id={native.id}>
      {(control) => (
        <Box>
          <Control {...native} {...control}>
            {options.map(({ value, label, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {label}
              </option>
            ))}
          </Control>
          <Icon shape={chevronDownIcon} size={18} />
        </Box>
      )}
    </Field>
  );
}

const Box = styled.span`
  position: relative;
  display: block;
  svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 12px;
    margin-block: auto;
    pointer-events: none;
    color: ${tokens.color.text.muted};
  }
`;
const Control = styled.select`
  ${controlStyle}
  appearance: none;
  padding-inline-end: 36px;
  text-overflow: ellipsis;
`;
