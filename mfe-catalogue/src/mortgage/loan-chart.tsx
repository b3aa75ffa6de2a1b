import { formatCount, useLocale } from '@lintel/i18n';
import { tokens } from '@lintel/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { drawn } from '#common/media/drawn.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import type { LoanYear } from '#common/mortgage.ts';
import { sumsOf } from './chart-shape.ts';
import { LoanPlot } from './loan-plot.tsx';
import { useMoney } from './loan-result.tsx';

/** What has been paid up to each year, interest on top of principal. The tables below say the same in numbers. */
export function LoanChart({ years }: { years: readonly LoanYear[] }) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const money = useMoney();
  const [chosen, setYear] = useState(years.length);
  const year = Math.min(chosen, years.length);
  const sums = sumsOf(years)[year]!;
  const balance = years[year - 1]?.balance ?? 0;
  const label = t('mortgage.chart.year', { year: formatCount(year, locale) });
  return (
    <Figure>
      <figcaption>{t('mortgage.chart.caption')}</figcaption>
      <LoanPlot years={years} year={year} onYear={setYear} />
      <dl aria-live="polite">
        <div>
          <dt>{label}</dt>
        </div>
        <div>
          <dt data-part="principal">{t('mortgage.chart.principal')}</dt>
          <dd dir="ltr">{money(sums.principal)}</dd>
        </div>
        <div>
          <dt data-part="interest">{t('mortgage.chart.interest')}</dt>
          <dd dir="ltr">{money(sums.interest)}</dd>
        </div>
        <div>
          <dt>{t('mortgage.table.balance')}</dt>
          <dd dir="ltr">{money(balance)}</dd>
        </div>
      </dl>
    </Figure>
  );
}

const { color, space } = tokens;

const Figure = styled.figure`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  figcaption {
    color: ${color.text.muted};
    font: ${tokens.font.small};
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[8]};
    margin: 0;
  }
  dt {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    color: ${color.text.muted};
    font: ${tokens.font.small};
    &[data-part]::before {
      content: '';
      inline-size: 12px;
      block-size: 12px;
      border-radius: 3px;
      ${drawn(color.action.default)};
    }
    &[data-part='interest']::before {
      ${drawn(color.accent.text)};
    }
  }
  dd {
    margin: 0;
    font: ${tokens.font.bodyStrong};
    font-variant-numeric: tabular-nums;
    text-align: start;
  }
`;
