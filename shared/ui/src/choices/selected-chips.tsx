import styled from 'styled-components';
import { RemovableChip } from '../actions/chip.tsx';
import { useUiTexts } from '../texts.ts';
import { tokens } from '../tokens/tokens.ts';

interface SelectedChipsProps {
  /** Accessible name of the list. */
  label: string;
  items: readonly { id: string; label: string }[];
  onRemove(id: string): void;
}

/** What is chosen in a field of several values; a press takes one away. */
export function SelectedChips({ label, items, onRemove }: SelectedChipsProps) {
  const { t } = useUiTexts();
  if (items.length === 0) return null;
  return (
    <List aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <RemovableChip
            removeLabel={t('several.remove', { name: item.label })}
            onRemove={() => onRemove(item.id)}
          >
            <bdi>{item.label}</bdi>
          </RemovableChip>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    max-inline-size: 100%;
  }
`;
