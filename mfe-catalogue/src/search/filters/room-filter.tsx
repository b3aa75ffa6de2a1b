import { SegmentedControl, tokens } from '@lintel/ui';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';

const choices = [1, 2, 3, 4, 5];

interface Props {
  label: string;
  /** At least so many. */
  value: number | undefined;
  onChange(value: number | undefined): void;
}

/** How many rooms of a kind there must be at least. */
export function RoomFilter({ label, value, onChange }: Props) {
  const { t } = useDeferredTranslation();
  return (
    <Group>
      <span aria-hidden>{label}</span>
      <SegmentedControl<string>
        label={label}
        value={String(value ?? '')}
        onValue={(chosen) => onChange(chosen === '' ? undefined : Number(chosen))}
        options={[
          { value: '', label: t('search.filters.anyRooms') },
          ...choices.map((count) => ({
            value: String(count),
            label: t('search.filters.atLeast', { count }),
          })),
        ]}
      />
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  > span {
    font: ${tokens.font.smallStrong};
  }
  label > span {
    padding-inline: ${tokens.space[2]};
  }
`;
