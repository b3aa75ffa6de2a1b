import { paths } from '@lintel/contract';
import { formatCount, useLocale } from '@lintel/i18n';
import { DashboardCard, ErrorState, homeIcon, LoadingBlocks, Stat, tokens } from '@lintel/ui';
import { lazyPage } from '@lintel/remote-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CardGate, counted, counts } from './dashboard.model.ts';

const ResultsChart = lazyPage(
  () => import(/* webpackChunkName: "listing-results" */ '#common/results/results-chart.tsx'),
  <LoadingBlocks height="280px" />,
);

/** Results of all listings together. */
const all = {};

/** Card of the dashboard: the user's listings by state. */
export default function ListingsCard() {
  const { t } = useTranslation('mfe-listings');
  const locale = useLocale();
  const { data, error, pending, refresh } = useUnit({
    data: counts.$data,
    error: counts.$error,
    pending: counts.$pending,
    refresh: counts.refresh,
  });
  return (
    <DashboardCard
      title={t('properties.title')}
      icon={homeIcon}
      link={{ to: paths.myProperties(), label: t('dashboard.open') }}
      place="wide"
    >
      <CardGate />
      {data?.all === 0 ? (
        <p>{t('dashboard.none')}</p>
      ) : data ? (
        <>
          <Figures>
            {counted.map((state) => (
              <Stat key={state} label={t(`dashboard.${state}`)} value={formatCount(data[state], locale)} />
            ))}
          </Figures>
          <Results>
            <h3>{t('dashboard.results')}</h3>
            <ResultsChart of={all} />
          </Results>
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />
      ) : (
        <LoadingBlocks height="3rem" />
      )}
    </DashboardCard>
  );
}

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[5]};
`;
const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
  margin-block-start: ${tokens.space[4]};
  h3 {
    font: ${tokens.font.bodyStrong};
  }
`;
