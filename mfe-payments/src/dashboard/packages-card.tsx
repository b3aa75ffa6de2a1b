import { paths } from '@lintel/contract';
import { DashboardCard, ErrorState, LoadingBlocks, packageIcon, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { runKey } from '../common/package-times.ts';
import { packages, PackagesGate } from '../common/packages.model.ts';
import { RunningPackage } from '../common/running-package.tsx';

/** Card of the dashboard: the packages that are running, and what is left of them. */
export default function PackagesCard() {
  const { t } = useTranslation('mfe-payments');
  const { data, error, pending, refresh } = useUnit({
    data: packages.$data,
    error: packages.$error,
    pending: packages.$pending,
    refresh: packages.refresh,
  });
  const running = data?.active_packages;
  return (
    <DashboardCard
      title={t('packages.yours')}
      icon={packageIcon}
      link={{ to: paths.packages(), label: t('dashboard.open') }}
      place="beside"
    >
      <PackagesGate />
      {running ? (
        <List>
          {running.length === 0 && <p>{t('dashboard.none')}</p>}
          {running.map((one) => (
            <RunningPackage key={runKey(one)} running={one} />
          ))}
        </List>
      ) : error ? (
        <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />
      ) : (
        <LoadingBlocks height="6rem" />
      )}
    </DashboardCard>
  );
}

const List = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  /* Panels within the card's panel would leave little room for the meters. */
  > article {
    padding: 0;
    border: 0;
    border-radius: 0;
  }
  > article + article {
    padding-block-start: ${tokens.space[4]};
    border-block-start: 1px solid ${tokens.color.border.hairline};
  }
`;
