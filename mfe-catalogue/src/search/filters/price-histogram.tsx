import { formatCount, formatMoney, useLocale } from '@lintel/i18n';
import { useCurrency } from '@lintel/remote-kit';
import { tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';
import { HistogramRoom } from './histogram-placeholder.ts';
import { $counts, facets } from '#search/model/search.model.ts';

interface Props {
  min: number | undefined;
  max: number | undefined;
}

/** At most as many columns are read to a screen reader: the tallest. */
const SPOKEN = 5;

/** Homes per step of price for all the other filters; what the price filter leaves is in colour. Nothing until it is known. */
export default function PriceHistogram({ min, max }: Props) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const currency = useCurrency();
  const { counts, answer, error } = useUnit({ counts: $counts, answer: facets.$data, error: facets.$error });
  const steps = counts?.price ?? [];
  const tallest = Math.max(...steps.map(({ count }) => count));
  if (!counts && !answer && !error) return <HistogramRoom aria-hidden />;
  if (steps.length === 0 || tallest === 0) return null;
  const money = (value: number) => formatMoney(value, { ...currency, suffix: true, locale });
  const labelOf = ({ from, to, count }: (typeof steps)[number]) =>
    to === null
      ? t('search.filters.histogramLast', { from: money(from), count: formatCount(count, locale) })
      : t('search.filters.histogramBar', {
          from: money(from),
          to: money(to),
          count: formatCount(count, locale),
        });
  const summary = steps
    .toSorted((a, b) => b.count - a.count)
    .slice(0, SPOKEN)
    .filter(({ count }) => count > 0)
    .map(labelOf)
    .join('; ');
  const isInside = (from: number, to: number | null) =>
    (min === undefined || (to ?? Infinity) > min) && (max === undefined || from < max);
  return (
    <Bars role="img" aria-label={t('search.filters.histogram', { summary })}>
      {steps.map((step) => (
        <span
          key={step.from}
          title={labelOf(step)}
          data-state={isInside(step.from, step.to) ? 'inside' : 'outside'}
          style={{ blockSize: `${Math.max(step.count > 0 ? 6 : 0, (step.count / tallest) * 100)}%` }}
        />
      ))}
    </Bars>
  );
}

const Bars = styled(HistogramRoom)`
  display: flex;
  align-items: flex-end;
  gap: 1px;
  /* The scale runs as prices are read, also where texts run the other way. */
  direction: ltr;
  span {
    flex: 1;
    border-start-start-radius: 2px;
    border-start-end-radius: 2px;
    background: ${tokens.color.action.default};
    transition: block-size ${tokens.motion.enter};
  }
  [data-state='outside'] {
    background: ${tokens.color.border.control};
    opacity: 0.45;
  }
  @media (forced-colors: active) {
    span {
      background: CanvasText;
    }
  }
`;
