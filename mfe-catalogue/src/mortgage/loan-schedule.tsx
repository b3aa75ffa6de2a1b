import type { LoanMonth } from '@lintel/api-contract';
import { packagesFor } from '@lintel/contract';
import { useShell, saveFile } from '@lintel/remote-kit';
import {
  Button,
  ButtonLink,
  documentIcon,
  downloadIcon,
  EmptyState,
  ErrorState,
  lockIcon,
  media,
  Skeleton,
  Tabs,
  tokens,
} from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Waiting } from '#common/layout/waiting.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { yearsOf } from '#common/mortgage.ts';
import { LoanChart } from './loan-chart.tsx';
import { LoanTable } from './loan-table.tsx';
import { $access, details } from './mortgage.model.ts';
import { scheduleCsv } from './schedule-csv.ts';

/** Year by year and month by month, for those whose package has it; others see what it takes. */
export function LoanSchedule({ months }: { months: readonly LoanMonth[] }) {
  const { t } = useDeferredTranslation();
  return (
    <section aria-labelledby="mortgage-schedule">
      <Heading id="mortgage-schedule">{t('mortgage.schedule')}</Heading>
      <Content months={months} />
    </section>
  );
}

function Content({ months }: { months: readonly LoanMonth[] }) {
  const { access, error, pending, refresh } = useUnit({
    access: $access,
    error: details.$error,
    pending: details.$pending,
    refresh: details.refresh,
  });
  if (access === 'loading')
    return (
      <Waiting>
        <Skeleton height="320px" shape="box" />
      </Waiting>
    );
  if (access === 'failed' && error)
    return <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />;
  if (access !== 'open') return <Locked isVisitor={access === 'visitor'} />;
  return months.length > 0 ? <Details months={months} /> : null;
}

/** An honest lock: the figures above stay free, this part belongs to packages. */
function Locked({ isVisitor }: { isVisitor: boolean }) {
  const { t } = useDeferredTranslation();
  const here = useLocation();
  const { t: common } = useTranslation();
  const { passGates } = useShell();
  return (
    <EmptyState
      icon={lockIcon}
      title={t('mortgage.locked.title')}
      action={
        <Actions>
          <ButtonLink to={packagesFor('mortgage_calculator_detail', here)}>
            {t('mortgage.locked.action')}
          </ButtonLink>
          {isVisitor && (
            <Button tone="secondary" onClick={() => void passGates(['signed-in'])}>
              {common('actions.signIn')}
            </Button>
          )}
        </Actions>
      }
    >
      {t(isVisitor ? 'mortgage.locked.visitor' : 'mortgage.locked.text')}
    </EmptyState>
  );
}

function Details({ months }: { months: readonly LoanMonth[] }) {
  const { t } = useDeferredTranslation();
  const [tab, setTab] = useState<'years' | 'months'>('years');
  const years = useMemo(() => yearsOf(months), [months]);
  const header = [
    t('mortgage.table.month'),
    t('mortgage.table.principal'),
    t('mortgage.table.interest'),
    t('mortgage.table.balance'),
  ];
  return (
    <>
      <LoanChart years={years} />
      <Actions>
        <Button
          tone="secondary"
          icon={downloadIcon}
          onClick={() => void scheduleCsv(months, header).then((text) => saveFile('mortgage.csv', text))}
        >
          {t('mortgage.csv')}
        </Button>
        <Button tone="secondary" icon={documentIcon} onClick={() => window.print()}>
          {t('mortgage.print')}
        </Button>
      </Actions>
      <Tabs
        label={t('mortgage.schedule')}
        active={tab}
        onActive={setTab}
        tabs={[
          {
            key: 'years',
            label: t('mortgage.table.yearly'),
            panel: (
              <LoanTable caption={t('mortgage.table.yearly')} first={t('mortgage.table.year')} rows={years} />
            ),
          },
          {
            key: 'months',
            label: t('mortgage.table.monthly'),
            panel: (
              <LoanTable
                caption={t('mortgage.table.monthly')}
                first={t('mortgage.table.month')}
                rows={months}
              />
            ),
          },
        ]}
      />
    </>
  );
}

const Heading = styled.h2`
  margin-block-end: ${tokens.space[4]};
  font: ${tokens.font.h2};
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  margin-block: ${tokens.space[5]} ${tokens.space[2]};
  ${media.print} {
    display: none;
  }
`;
