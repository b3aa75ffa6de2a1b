import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../actions/icon-button.tsx';
import { chevronDownIcon } from '../../icons/card-shapes.ts';
import { trashIcon } from '../../icons/more-shapes.ts';
import { useUiTexts } from '../../texts.ts';
import { tokens } from '../../tokens/tokens.ts';

interface FormListItemProps {
  /** Finds the item in the page. */
  itemKey: number | undefined;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  /** Undefined: its place means nothing. */
  onMove: ((by: 1 | -1) => void) | undefined;
  onRemove(): void;
  children: ReactNode;
}

/** A group of fields in a list, with its name and what moves and removes it. */
export function FormListItem({
  itemKey,
  name,
  isFirst,
  isLast,
  onMove,
  onRemove,
  children,
}: FormListItemProps) {
  const { t } = useUiTexts();
  return (
    <li data-key={itemKey}>
      <Group>
        <legend>{name}</legend>
        <Actions>
          {onMove && (
            <>
              <Up
                shape={chevronDownIcon}
                label={t('formList.up', { item: name })}
                aria-disabled={isFirst || undefined}
                onClick={() => onMove(-1)}
              />
              <IconButton
                shape={chevronDownIcon}
                label={t('formList.down', { item: name })}
                aria-disabled={isLast || undefined}
                onClick={() => onMove(1)}
              />
            </>
          )}
          <IconButton shape={trashIcon} label={t('formList.remove', { item: name })} onClick={onRemove} />
        </Actions>
        {children}
      </Group>
    </li>
  );
}

const Group = styled.fieldset`
  position: relative;
  display: grid;
  gap: ${tokens.space[4]};
  min-inline-size: 0;
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.border.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface.raised};
  legend {
    float: inline-start;
    padding: 0;
    font: ${tokens.font.h3};
  }
`;
const Actions = styled.div`
  position: absolute;
  inset-block-start: ${tokens.space[1]};
  inset-inline-end: ${tokens.space[2]};
  display: flex;
  [aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
`;
const Up = styled(IconButton)`
  svg {
    rotate: 180deg;
  }
`;
