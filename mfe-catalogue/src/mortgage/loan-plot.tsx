import { formatCount, formatMoney, useLocale } from '@lintel/i18n';
import { useCurrency } from '@lintel/remote-kit';
import type { PointerEvent } from 'react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import type { LoanYear } from '#common/mortgage.ts';
import { amountTicks, yearTicks } from './chart-axes.ts';
import { chartShape, sumsOf } from './chart-shape.ts';
import { useMoney } from './loan-result.tsx';
import { Amounts, Bubble, Plot, Years } from './loan-plot.styles.ts';

const WIDTH = 720;
const HEIGHT = 240;

interface Props {
  years: readonly LoanYear[];
  /** The year whose values are shown. */
  year: number;
  onYear(year: number): void;
}

/** Both areas with their axes; the pointer over them and the slider below choose a year. */
export function LoanPlot({ years, year, onYear }: Props) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const currency = useCurrency();
  const money = useMoney();
  const all = sumsOf(years);
  const sums = all[year]!;
  const amounts = amountTicks(all.at(-1)!.principal + all.at(-1)!.interest);
  const top = amounts.at(-1)!;
  const shape = chartShape(years, WIDTH, HEIGHT, top);
  const label = t('mortgage.chart.year', { year: formatCount(year, locale) });
  function pointAt({ clientX, currentTarget }: PointerEvent<SVGSVGElement>): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = Math.round(((clientX - left) / Math.max(1, width)) * years.length);
    onYear(Math.min(years.length, Math.max(1, at)));
  }
  return (
    <Plot dir="ltr" data-plot>
      <Amounts aria-hidden>
        {amounts.toReversed().map((amount) => (
          <span key={amount}>{formatMoney(amount, { ...currency, suffix: true, locale })}</span>
        ))}
      </Amounts>
      <svg
        onPointerMove={pointAt}
        onPointerDown={pointAt}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('mortgage.chart.label', { years: years.length })}
      >
        {amounts.map((amount) => (
          <line
            key={amount}
            data-grid
            x1={0}
            x2={WIDTH}
            y1={HEIGHT - (amount / top) * HEIGHT}
            y2={HEIGHT - (amount / top) * HEIGHT}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path d={shape.interest} data-part="interest" />
        <path d={shape.principal} data-part="principal" />
        <path d={shape.edges.interest} data-edge="interest" vectorEffect="non-scaling-stroke" />
        <path d={shape.edges.principal} data-edge="principal" vectorEffect="non-scaling-stroke" />
        <line x1={shape.at[year]} x2={shape.at[year]} y1={0} y2={HEIGHT} vectorEffect="non-scaling-stroke" />
      </svg>
      <Bubble
        aria-hidden
        style={{ insetInlineStart: `${(100 * year) / years.length}%` }}
        data-side={year > years.length / 2 ? 'before' : 'after'}
      >
        <b>{label}</b>
        <span data-part="interest">{money(Math.round(sums.interest))}</span>
        <span data-part="principal">{money(Math.round(sums.principal))}</span>
      </Bubble>
      <Years aria-hidden>
        {yearTicks(years.length).map((tick) => (
          <span key={tick} style={{ insetInlineStart: `${(100 * tick) / years.length}%` }}>
            {formatCount(tick, locale)}
          </span>
        ))}
      </Years>
      <input
        type="range"
        dir="ltr"
        min={1}
        max={years.length}
        value={year}
        aria-label={t('mortgage.chart.scrub')}
        aria-valuetext={label}
        onChange={({ target }) => onYear(Number(target.value))}
      />
    </Plot>
  );
}
