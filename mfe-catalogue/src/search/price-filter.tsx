import { useCurrency } from '@lintel/remote-kit';
import { NumberField, tokens } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { SearchQuery } from '#common/search-query.ts';
import { useDraft } from './use-draft.ts';

interface Props {
  query: SearchQuery;
  onChange(query: SearchQuery): void;
}

/** Lowest and highest price, free numbers without steps. Applies when the person leaves a field or presses Enter. */
export function PriceFilter({ query, onChange }: Props) {
  const { t } = useTranslation('mfe-catalogue');
  const { symbol } = useCurrency();
  return (
    <Group>
      <legend>{t('search.filters.price', { currency: symbol })}</legend>
      {(['min', 'max'] as const).map((edge) => (
        <Edge
          key={edge}
          label={t(`search.filters.${edge}`)}
          value={query[edge]}
          onCommit={(value) => {
            const { [edge]: _, ...rest } = query;
            onChange(value === undefined ? rest : ordered({ ...rest, [edge]: value }));
          }}
        />
      ))}
    </Group>
  );
}

/** From 500 to 200 means from 200 to 500. */
function ordered(query: SearchQuery): SearchQuery {
  const { min, max } = query;
  return min !== undefined && max !== undefined && min > max ? { ...query, min: max, max: min } : query;
}

interface EdgeProps {
  label: string;
  value: number | undefined;
  onCommit(value: number | undefined): void;
}

function Edge({ label, value, onCommit }: EdgeProps) {
  const [draft, setDraft] = useDraft(value);
  const commit = () => {
    const next = draft && draft > 0 ? draft : undefined;
    if (next !== value) onCommit(next);
  };
  return (
    <NumberField
      label={label}
      value={draft}
      onValue={setDraft}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
    />
  );
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[3]};
  min-inline-size: 0;
  padding: 0;
  border: 0;
  legend {
    margin-block-end: ${tokens.space[1]};
    padding: 0;
    font: ${tokens.font.smallStrong};
  }
  label {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
