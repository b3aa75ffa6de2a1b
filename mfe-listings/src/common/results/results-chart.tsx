import { formatCount, formatDate, useLocale } from '@lintel/i18n';
import { ErrorState, SegmentedControl, LoadingBlocks, Stat, tokens } from '@lintel/ui';
import { Chart } from '@lintel/ui/charts';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { results, resultsOpened, type ResultsSubject } from './results.model.ts';

export interface ResultsChartProps {
  of: ResultsSubject;
}

const kinds = ['views', 'saves', 'leads', 'messages'] as const;
type Kind = (typeof kinds)[number];

/** A date alone would be read as midnight in UTC, which is the day before in the west. */
const noonOf = (day: string) => `${day}T12:00:00`;

/** Views, saves, leads and messages of 30 days: sums beside those of similar listings, and one of them by day. */
export default function ResultsChart({ of }: ResultsChartProps) {
  const { t } = useTranslation('mfe-listings');
  const locale = useLocale();
  const [kind, setKind] = useState<Kind>('views');
  const { data, error, pending, opened, refresh } = useUnit({
    data: results.$data,
    error: results.$error,
    pending: results.$pending,
    opened: resultsOpened,
    refresh: results.refresh,
  });
  const key = JSON.stringify(of);
  useEffect(() => {
    opened(JSON.parse(key) as ResultsSubject);
  }, [opened, key]);
  if (error && !data) return <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />;
  if (!data) return <LoadingBlocks height="280px" />;
  const { days, totals, similar } = data.data;
  return (
    <Box>
      <Sums>
        {kinds.map((name) => (
          <Stat
            key={name}
            label={t(`owner.results.${name}`)}
            value={formatCount(totals[name], locale)}
            {...(similar
              ? { note: t('owner.results.similar', { value: formatCount(similar[name], locale) }) }
              : {})}
          />
        ))}
      </Sums>
      <SegmentedControl
        label={t('owner.results.which')}
        value={kind}
        onValue={setKind}
        options={kinds.map((value) => ({ value, label: t(`owner.results.${value}`) }))}
      />
      <Chart
        kind="bar"
        caption={t('owner.results.caption', { what: t(`owner.results.${kind}`) })}
        pointHeader={t('owner.results.day')}
        points={days.map(({ day }) => formatDate(noonOf(day), { locale, length: 'short' }))}
        series={[{ key: kind, label: t(`owner.results.${kind}`), values: days.map((day) => day[kind]) }]}
      />
      {similar && <small>{t('owner.results.basis', { count: similar.listings })}</small>}
    </Box>
  );
}

const Box = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
`;
const Sums = styled.dl`
  margin: 0;
  display: grid;
  /* Two in a row, or all four. */
  grid-template-columns: repeat(auto-fit, minmax(max(8rem, 50% - ${tokens.space[4]}), 1fr));
  @container (min-width: 32rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  gap: ${tokens.space[4]};
`;
