import type { VerificationApplication } from '@lintel/api-contract';
import { formatDate, formatList, useLocale } from '@lintel/i18n';
import { lazyPage } from '@lintel/remote-kit';
import {
  Banner,
  Button,
  DescriptionList,
  EmptyState,
  ErrorState,
  PageBody,
  Panel,
  shieldIcon,
  LoadingBlocks,
  Timeline,
  tokens,
  type TimelineStep,
} from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import {
  $draft,
  $isApplying,
  appliesAgain,
  application,
  questions,
  VerificationGate,
} from './verification.model.ts';

const ApplicationForm = lazyPage(
  () => import(/* webpackChunkName: "verification-form" */ './application-form.tsx'),
);

/** `/user/verification`: how an agent becomes a verified one: what is asked, how far it is, why it was refused. */
export default function VerificationPage() {
  const { t } = useTranslation('mfe-account');
  return (
    <PageBody title={t('verification.title')} lead={t('verification.lead')}>
      <VerificationGate />
      <Verification />
    </PageBody>
  );
}

function Verification() {
  const { t } = useTranslation('mfe-account');
  const { asked, handedIn, error, lost, pending, again, refresh, draft, isApplying } = useUnit({
    asked: questions.$data,
    error: questions.$error,
    again: questions.refresh,
    handedIn: application.$data,
    lost: application.$error,
    pending: application.$pending,
    refresh: application.refresh,
    draft: $draft,
    isApplying: $isApplying,
  });
  const failure = (asked ? null : error) ?? (handedIn ? null : lost);
  if (failure)
    return (
      <ErrorState
        error={failure}
        retrying={pending}
        onRetry={() => {
          if (error) again();
          if (lost) refresh();
        }}
      />
    );
  if (!asked || !handedIn || !draft) return <LoadingBlocks height="320px" />;
  const before = handedIn.data;
  const open = before === null || isApplying;
  if (asked.data === null)
    return (
      <>
        {before && <State application={before} />}
        {!before && <EmptyState icon={shieldIcon} title={t('verification.nothingAsked')} />}
      </>
    );
  return (
    <>
      {before && <State application={before} />}
      {open ? (
        <>
          <Requirements names={asked.data.map((question) => question.translated_name || question.name)} />
          <ApplicationForm questions={asked.data} before={before} draft={draft.values} />
        </>
      ) : (
        <Answers application={before} />
      )}
    </>
  );
}

/** What the user needs before they begin. */
function Requirements({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('mfe-account');
  return (
    <Banner title={t('verification.requirements')}>
      <ul>
        {names.map((name) => (
          <li key={name} dir="auto">
            {name}
          </li>
        ))}
      </ul>
      {t('verification.duration')}
    </Banner>
  );
}

/** Handed in, looked at, decided. */
function State({
  application: { status, updated_at: updated, created_at: created, reject_reason: reason },
}: {
  application: VerificationApplication;
}) {
  const { t } = useTranslation('mfe-account');
  const locale = useLocale();
  const { again, isApplying } = useUnit({ again: appliesAgain, isApplying: $isApplying });
  const decided: Record<VerificationApplication['status'], Pick<TimelineStep, 'title' | 'state'>> = {
    pending: { title: t('verification.step.decision'), state: 'upcoming' },
    success: { title: t('verification.step.success'), state: 'done' },
    failed: { title: t('verification.step.failed'), state: 'failed' },
  };
  const isPending = status === 'pending';
  const steps: TimelineStep[] = [
    {
      key: 'sent',
      title: t('verification.step.sent'),
      state: 'done',
      when: formatDate(isPending ? updated : created, { locale }),
    },
    { key: 'review', title: t('verification.step.review'), state: isPending ? 'current' : 'done' },
    {
      key: 'decision',
      ...decided[status],
      ...(isPending ? {} : { when: formatDate(updated, { locale }) }),
      ...(reason ? { children: <span dir="auto">{reason}</span> } : {}),
    },
  ];
  return (
    <Panel as="section" aria-label={t('verification.state')}>
      <Timeline label={t('verification.state')} steps={steps} />
      {status === 'success' && <p>{t('verification.badge')}</p>}
      {!isApplying && (
        <Again>
          <Button tone={status === 'failed' ? 'primary' : 'secondary'} onClick={() => again()}>
            {t(status === 'failed' ? 'verification.again' : 'verification.changeAnswers')}
          </Button>
          {status !== 'failed' && <small>{t('verification.changeNote')}</small>}
        </Again>
      )}
    </Panel>
  );
}

/** What was handed in, and what of it was refused. */
function Answers({
  application: { verify_customer_values: values },
}: {
  application: VerificationApplication;
}) {
  const { t } = useTranslation('mfe-account');
  const locale = useLocale();
  if (values.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby="verification-answers">
      <h2 id="verification-answers">{t('verification.answers')}</h2>
      <DescriptionList
        items={values.map(({ value, verify_form: question, reject_reason: reason }) => ({
          label: question.translated_name || question.name,
          value: (
            <>
              {question.field_type === 'file' && typeof value === 'string' ? (
                <a href={value} target="_blank" rel="noreferrer">
                  {t('verification.handedIn')}
                </a>
              ) : (
                <bdi dir="auto">{Array.isArray(value) ? formatList(value, locale) : value}</bdi>
              )}
              {reason && <Reason dir="auto">{t('verification.refusedBecause', { reason })}</Reason>}
            </>
          ),
        }))}
      />
    </Panel>
  );
}

const Again = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[2]};
  margin-block-start: ${tokens.space[4]};
  small {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
const Reason = styled.span`
  display: block;
  color: ${tokens.color.danger.text};
`;
