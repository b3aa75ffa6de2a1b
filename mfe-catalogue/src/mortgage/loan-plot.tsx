import { formatCount, formatMoney, useLocale } from '@lintel/i18n';
import { useCurrency } from '@lintel/remote-kit';
import { tokens } from '@lintel/ui';
import type { PointerEvent } from 'react';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import type { LoanYear } from '#common/mortgage.ts';
import { amountTicks, yearTicks } from './chart-axes.ts';
import { chartShape, sumsOf } from './chart-shape.ts';
import { useMoney } from './loan-result.tsx';

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

const { color, space } = tokens;

/** Amounts at the left of the areas, years below them, and the slider under these; left to right in every language. */
const Plot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space[2]};
  position: relative;
  color: ${color.text.muted};
  font: ${tokens.font.micro};
  font-variant-numeric: tabular-nums;
  svg {
    grid-area: 1 / 2;
    inline-size: 100%;
    block-size: clamp(180px, 26vw, 280px);
    overflow: visible;
    touch-action: pan-y;
  }
  path[data-part] {
    fill: ${color.action.default};
    fill-opacity: 0.28;
  }
  path[data-part='interest'] {
    fill: ${color.accent.text};
    fill-opacity: 0.22;
  }
  path[data-edge] {
    fill: none;
    stroke: ${color.action.default};
    stroke-width: 2;
  }
  path[data-edge='interest'] {
    stroke: ${color.accent.text};
  }
  line {
    stroke: ${color.text.default};
    stroke-dasharray: 4 4;
  }
  line[data-grid] {
    stroke: ${color.border.hairline};
    stroke-dasharray: none;
  }
  input {
    grid-area: 3 / 2;
    inline-size: calc(100% + 16px);
    margin: 0 -8px;
    accent-color: ${color.action.default};
  }
`;
const Amounts = styled.div`
  grid-area: 1 / 1;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  /* The middle of each amount is on its line. */
  margin-block: -8px;
  line-height: 16px;
  text-align: end;
`;
const Years = styled.div`
  grid-area: 2 / 2;
  position: relative;
  block-size: 24px;
  span {
    position: absolute;
    inset-block-start: ${space[1]};
    translate: -50% 0;
  }
`;
/** Values of the year under the pointer, or of the slider that has the focus. */
const Bubble = styled.div`
  grid-area: 1 / 2;
  position: relative;
  justify-self: start;
  align-self: start;
  display: none;
  gap: 2px;
  margin-inline-start: ${space[2]};
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.border.hairline};
  border-radius: ${tokens.radius.control};
  background: ${color.surface.overlay};
  box-shadow: ${tokens.shadow.popover};
  color: ${color.text.default};
  white-space: nowrap;
  pointer-events: none;
  [data-plot]:hover > &,
  [data-plot]:has(input:focus-visible) > & {
    display: grid;
  }
  &[data-side='before'] {
    margin-inline-start: calc(-1 * ${space[2]});
    translate: -100% 0;
  }
  span::before {
    content: '';
    display: inline-block;
    inline-size: 8px;
    block-size: 8px;
    margin-inline-end: ${space[2]};
    border-radius: 2px;
    background: ${color.action.default};
  }
  span[data-part='interest']::before {
    background: ${color.accent.text};
  }
`;
