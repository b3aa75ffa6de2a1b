import { useRef, type ComponentPropsWithoutRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { closeIcon } from '../icons/more-shapes.ts';
import { searchIcon } from '../icons/shapes.ts';
import { tokens } from '../tokens/tokens.ts';
import { Field, splitFrame, type FieldFrame } from './field.tsx';
import { Together } from './password-field.tsx';
import { TextControl } from './text-field.tsx';

export type SearchFieldProps = FieldFrame &
  Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'value' | 'onChange'> & {
    value: string;
    onValue(value: string): void;
  };

/** A line to search with; one press empties it and keeps the focus there. */
export function SearchField({ value, onValue, ...props }: SearchFieldProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { frame, native } = splitFrame(props);
  return (
    <Field frame={frame} id={native.id}>
      {(control) => (
        <Box>
          <Icon shape={searchIcon} size={20} />
          <TextControl
            ref={input}
            dir="auto"
            enterKeyHint="search"
            {...native}
            {...control}
            type="search"
            value={value}
            onChange={({ target }) => onValue(target.value)}
          />
          {value !== '' && (
            <IconButton
              shape={closeIcon}
              label={t('field.clear')}
              onClick={() => {
                onValue('');
                input.current?.focus();
              }}
            />
          )}
        </Box>
      )}
    </Field>
  );
}

const Box = styled(Together)`
  > svg {
    position: absolute;
    inset-block-start: 12px;
    inset-inline-start: 12px;
    color: ${tokens.color.text.muted};
  }
  > input {
    padding-inline-start: 40px;
    &::-webkit-search-cancel-button {
      display: none;
    }
  }
`;
