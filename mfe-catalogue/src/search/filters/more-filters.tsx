import { Checkbox, Select, tokens } from '@lintel/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { withNumbers, type SearchQuery } from '#common/search/filters/search-query.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { EnergyFilter } from './energy-filter.tsx';
import { FeaturesFilter } from './features-filter.tsx';
import { NearbyFilter } from './nearby-filter.tsx';
import { RangeFields } from './range-fields.tsx';
import { useOptionCounts } from './use-option-counts.ts';

interface Props {
  query: SearchQuery;
  onChange(query: SearchQuery): void;
}

/** Filters that are not needed for the first picture: what is near, and what a home includes. */
export default function MoreFilters({ query, onChange }: Props) {
  return (
    <>
      <NearbyFilter chosen={query.nearby ?? []} onChange={(nearby) => onChange({ ...query, nearby })} />
      <FeaturesFilter
        chosen={query.features ?? []}
        onChange={(features) => onChange({ ...query, features })}
      />
      <Rest query={query} onChange={onChange} />
    </>
  );
}

/** Whether one of the folded filters is in use: then they are in view. */
const isUsed = ({ areaMin, areaMax, energy, since, promoted, organic, premium }: SearchQuery): boolean =>
  areaMin !== undefined ||
  energy !== undefined ||
  areaMax !== undefined ||
  since !== '' ||
  promoted ||
  Boolean(organic) ||
  premium;

/** What is chosen already can be taken back, whatever it would leave. */
const openIf = ({ label, disabled }: { label: string; disabled: boolean }, isChosen: boolean) => ({
  label,
  disabled: disabled && !isChosen,
});

/** What few people filter by, folded. */
function Rest({ query, onChange }: Props) {
  const { t } = useDeferredTranslation();
  const counts = useOptionCounts();
  const change = (part: Partial<SearchQuery>) => onChange({ ...query, ...part });
  const [isOpen, setOpen] = useState(() => isUsed(query));
  return (
    <Fold open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('search.filters.more')}</summary>
      <div>
        <RangeFields
          legend={t('search.filters.area')}
          min={query.areaMin}
          max={query.areaMax}
          onChange={({ min, max }) => onChange(withNumbers(query, { areaMin: min, areaMax: max }))}
        />
        <EnergyFilter chosen={query.energy ?? []} onChange={(energy) => change({ energy })} />
        <Select
          label={t('search.filters.since')}
          value={query.since}
          onChange={({ target }) => change({ since: target.value as SearchQuery['since'] })}
          options={[
            { value: '', label: t('search.filters.anyTime') },
            { value: 'yesterday', ...counts.of('posted_since', '1', t('search.filters.yesterday')) },
            { value: 'week', ...counts.of('posted_since', '0', t('search.filters.week')) },
          ]}
        />
        <div>
          <Checkbox
            {...openIf(counts.promoted(t('search.filters.promoted')), query.promoted)}
            checked={query.promoted}
            onChange={({ target }) => change({ promoted: target.checked })}
          />
          <Checkbox
            label={t('search.filters.organic')}
            hint={t('search.filters.organicHint')}
            checked={query.organic ?? false}
            onChange={({ target }) => change({ organic: target.checked })}
          />
          <Checkbox
            {...openIf(counts.premium(t('search.filters.premium')), query.premium)}
            checked={query.premium}
            onChange={({ target }) => change({ premium: target.checked })}
          />
        </div>
      </div>
    </Fold>
  );
}

const Fold = styled.details`
  summary {
    padding-block: ${tokens.space[2]};
    font: ${tokens.font.smallStrong};
    cursor: pointer;
  }
  > div {
    display: grid;
    gap: ${tokens.space[5]};
    padding-block-start: ${tokens.space[3]};
  }
`;
