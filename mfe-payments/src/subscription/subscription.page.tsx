import type { ActivePackage } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { formatDate, useLocale } from '@lintel/i18n';
import {
  Banner,
  ButtonLink,
  EmptyState,
  ErrorState,
  packageIcon,
  PageBody,
  Select,
  LoadingBlocks,
  tokens,
} from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { packages, PackagesGate } from '../common/packages.model.ts';
import { RunningPackage } from '../common/running-package.tsx';
import { transactionId } from '../common/transaction-id.ts';
import { nextEnd, runKey } from '../common/package-times.ts';
import { UsesGate } from './subscription.model.ts';
import { UsesList } from './uses-list.tsx';

/** From how many days on the end of a package is announced. */
const SOON_DAYS = 14;

/** `/user/subscription`: running packages, what is left of them and what used them. */
export default function SubscriptionPage() {
  const { t } = useTranslation('mfe-payments');
  return (
    <PageBody
      title={t('subscription.title')}
      lead={t('subscription.lead')}
      actions={<ButtonLink to={paths.packages()}>{t('subscription.more')}</ButtonLink>}
    >
      <PackagesGate />
      <Subscription />
    </PageBody>
  );
}

function Subscription() {
  const { t } = useTranslation('mfe-payments');
  const { data, error, pending, refresh } = useUnit({
    data: packages.$data,
    error: packages.$error,
    pending: packages.$pending,
    refresh: packages.refresh,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />;
  if (!data) return <LoadingBlocks height="20rem" />;
  const { active_packages: running } = data;
  return (
    <>
      {running.length === 0 ? (
        <EmptyState
          icon={packageIcon}
          title={t('dashboard.none')}
          action={<ButtonLink to={paths.packages()}>{t('dashboard.open')}</ButtonLink>}
        />
      ) : (
        <>
          <NextEnd running={running} />
          <Cards>
            {running.map((one) => (
              <RunningPackage key={runKey(one)} running={one} />
            ))}
          </Cards>
        </>
      )}
      <Log running={running} />
    </>
  );
}

type Running = readonly ActivePackage[];

function NextEnd({ running }: { running: Running }) {
  const { t } = useTranslation('mfe-payments');
  const locale = useLocale();
  const [now] = useState(() => Date.now());
  const next = nextEnd(running, now);
  if (!next) return null;
  const text = t('subscription.nextEnd', {
    name: next.name,
    date: formatDate(next.end, { locale, length: 'long' }),
    count: next.days,
  });
  return next.days > SOON_DAYS ? <p>{text}</p> : <Banner tone="warning">{text}</Banner>;
}

function Log({ running }: { running: Running }) {
  const { t } = useTranslation('mfe-payments');
  const { search } = useLocation();
  const navigate = useNavigate();
  const packageId = transactionId(new URLSearchParams(search).get('package'));
  const named = new Map(running.map(({ id, name }) => [id, name]));
  return (
    <Part aria-labelledby="uses">
      <Head>
        <h2 id="uses">{t('subscription.log.title')}</h2>
        {named.size > 1 && (
          <Select
            label={t('transactions.column.package')}
            value={String(packageId ?? '')}
            onChange={({ target: { value } }) => void navigate({ search: value && `?package=${value}` })}
            options={[
              { value: '', label: t('subscription.log.all') },
              ...[...named].map(([id, label]) => ({ value: String(id), label })),
            ]}
          />
        )}
      </Head>
      <UsesGate packageId={packageId} />
      <UsesList />
    </Part>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${tokens.space[4]};
`;
const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  h2 {
    font: ${tokens.font.h2};
  }
`;
