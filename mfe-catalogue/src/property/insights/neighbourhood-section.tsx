import type { Neighbourhood, PropertyDetail } from '@lintel/api-contract';
import { formatCount, formatDistance, formatMoney, useLocale } from '@lintel/i18n';
import { useCurrency } from '@lintel/remote-kit';
import { EmptyState, ErrorState, homeIcon, Skeleton } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { neighbourhood } from './insights.model.ts';
import { comparisonOf, ENOUGH, scaleOf, type PriceComparison } from './neighbourhood.ts';
import { Dot, Legend, Median, Middle, Own, Plot, Stack } from './neighbourhood-section.styles.ts';

/** What homes like this one cost around it, and where this one lies among them; never a number without how many it rests on. */
export function NeighbourhoodSection({ listing }: { listing: PropertyDetail }) {
  const { t } = useDeferredTranslation();
  const { answer, error, pending, refresh } = useUnit({
    answer: neighbourhood.$data,
    error: neighbourhood.$error,
    pending: neighbourhood.$pending,
    refresh: neighbourhood.refresh,
  });
  if (!answer && error) return <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />;
  if (!answer?.data) return <Skeleton height="180px" shape="box" />;
  const comparison = comparisonOf(answer.data, listing);
  if (!('median' in comparison)) {
    return (
      <EmptyState icon={homeIcon} title={t('neighbourhood.notEnough')}>
        {t('neighbourhood.found', { count: comparison.n, enough: ENOUGH })}
      </EmptyState>
    );
  }
  return <Strip comparison={comparison} stats={answer.data} category={listing.category.category} />;
}

const scopeKeys = {
  around: 'neighbourhood.around',
  city: 'neighbourhood.inCity',
  state: 'neighbourhood.inState',
  everywhere: 'neighbourhood.everywhere',
} as const;
const placeKeys = {
  below: 'neighbourhood.below',
  lower: 'neighbourhood.lower',
  middle: 'neighbourhood.middle',
  upper: 'neighbourhood.upper',
  above: 'neighbourhood.above',
} as const;

interface StripProps {
  comparison: PriceComparison;
  stats: Neighbourhood;
  category: string;
}

function Strip({ comparison, stats, category }: StripProps) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const currency = useCurrency();
  const { n, scope, radius, lower, median, upper, own, values, unit, place, difference } = comparison;
  const rounded = (value: number) => formatMoney(Math.round(value), { ...currency, locale });
  const money = (value: number) =>
    unit === 'area' ? t('property.perArea', { price: rounded(value) }) : rounded(value);
  const share = scaleOf(comparison);
  const at = (value: number) => `${(share(value) * 100).toFixed(2)}%`;
  const where = t(scopeKeys[scope], {
    city: stats.city,
    state: stats.state,
    distance: radius === null ? '' : formatDistance(radius, { unit: 'km', locale }),
  });
  return (
    <Stack>
      <p>
        <strong>{t(placeKeys[place])}</strong>{' '}
        {difference === 0
          ? t('neighbourhood.same')
          : t(difference < 0 ? 'neighbourhood.cheaper' : 'neighbourhood.dearer', {
              percent: Math.abs(difference),
            })}
      </p>
      <Plot
        dir="ltr"
        role="img"
        aria-label={t('neighbourhood.plot', {
          own: money(own),
          median: money(median),
          lower: money(lower),
          upper: money(upper),
          n,
        })}
      >
        <Middle style={{ left: at(lower), right: `${(100 - share(upper) * 100).toFixed(2)}%` }} />
        {values.map((value, index) => (
          // Equal values stand on one another.
          // oxlint-disable-next-line react/no-array-index-key
          <Dot key={index} style={{ left: at(value) }} />
        ))}
        <Median style={{ left: at(median) }} />
        <Own style={{ left: at(own) }} />
      </Plot>
      <Legend>
        {(
          [
            ['own', own],
            ['median', median],
            ['lowerQuartile', lower],
            ['upperQuartile', upper],
          ] as const
        ).map(([name, value]) => (
          <div key={name} data-mark={name}>
            <dt>{t(`neighbourhood.legend.${name}`)}</dt>
            <dd>{money(value)}</dd>
          </div>
        ))}
      </Legend>
      <small>
        {t('neighbourhood.basis', { count: n, shown: formatCount(n, locale), category, where })}{' '}
        {t('neighbourhood.estimate')}
      </small>
    </Stack>
  );
}
