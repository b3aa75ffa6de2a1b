import { lazyPage, useCurrency } from '@lintel/remote-kit';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { withNumbers, type SearchQuery } from '#common/search/filters/search-query.ts';
import { HistogramRoom } from './histogram-placeholder.ts';
import { RangeFields } from './range-fields.tsx';

/** It waits for the counts anyhow. */
const PriceHistogram = lazyPage(
  () => import(/* webpackChunkName: "price-histogram" */ './price-histogram.tsx'),
  <HistogramRoom aria-hidden />,
);

interface Props {
  query: SearchQuery;
  onChange(query: SearchQuery): void;
}

/** Lowest and highest price, of rents per month, below a picture of how many homes there are at which price. */
export function PriceFilter({ query, onChange }: Props) {
  const { t } = useDeferredTranslation();
  const { symbol } = useCurrency();
  const { min, max } = query;
  return (
    <RangeFields
      legend={t(query.type === 'rent' ? 'search.filters.rent' : 'search.filters.price', { currency: symbol })}
      min={min}
      max={max}
      onChange={(range) => onChange(withNumbers(query, range))}
    >
      <PriceHistogram min={min} max={max} />
    </RangeFields>
  );
}
