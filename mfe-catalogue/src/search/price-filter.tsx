import { useCurrency } from '@lintel/remote-kit';
import { useLaterTexts } from '#later-texts.ts';
import { withNumbers, type SearchQuery } from '#common/search/search-query.ts';
import { PriceHistogram } from './price-histogram.tsx';
import { RangeFields } from './range-fields.tsx';

interface Props {
  query: SearchQuery;
  onChange(query: SearchQuery): void;
}

/** Lowest and highest price below a picture of how many homes there are at which price. */
export function PriceFilter({ query, onChange }: Props) {
  const { t } = useLaterTexts();
  const { symbol } = useCurrency();
  const { min, max } = query;
  return (
    <RangeFields
      legend={t('search.filters.price', { currency: symbol })}
      min={min}
      max={max}
      onChange={(range) => onChange(withNumbers(query, range))}
    >
      <PriceHistogram min={min} max={max} />
    </RangeFields>
  );
}
