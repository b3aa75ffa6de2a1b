import { lazyPage, PartBoundary, useCurrency } from '@lintel/remote-kit';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { withNumbers, type SearchQuery } from '#common/search/filters/search-query.ts';
import { HistogramRoom } from './histogram-placeholder.ts';
import { needsDeal, PriceNeedsDeal } from '#common/search/price-needs-deal.tsx';
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

/**
 * Lowest and highest price, of rents per month, below a histogram of prices. Without a deal there is no histogram, and fields only
 * for a price that an address holds: rents and sale prices do not compare.
 */
export function PriceFilter({ query, onChange }: Props) {
  const { t } = useDeferredTranslation();
  const { symbol } = useCurrency();
  const { type, min, max } = query;
  const legend = t(type === 'rent' ? 'search.filters.rent' : 'search.filters.price', { currency: symbol });
  if (needsDeal(query)) return <PriceNeedsDeal legend={legend} />;
  return (
    <RangeFields
      legend={legend}
      min={min}
      max={max}
      onChange={(range) => onChange(withNumbers(query, range))}
    >
      {type !== '' && (
        <PartBoundary>
          <PriceHistogram min={min} max={max} />
        </PartBoundary>
      )}
    </RangeFields>
  );
}
