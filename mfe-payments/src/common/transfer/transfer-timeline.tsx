import type { Transaction } from '@lintel/api-contract';
import { formatWhen, useLocale } from '@lintel/i18n';
import { Timeline, type StepState, type TimelineStep } from '@lintel/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type Status = Transaction['payment_status'];

/** How far each state has come: being reviewed, and the decision. */
const progress: Record<Status, readonly [review: StepState, decision: StepState]> = {
  pending: ['upcoming', 'upcoming'],
  review: ['current', 'upcoming'],
  success: ['done', 'done'],
  rejected: ['done', 'failed'],
  failed: ['done', 'failed'],
};

/** What happened to a bank transfer, what happens now, and what comes next. */
export function TransferTimeline({ payment }: { payment: Transaction }) {
  const { t } = useTranslation('mfe-payments');
  const locale = useLocale();
  const [now] = useState(() => Date.now());
  const { payment_status: status, created_at: begun, updated_at: changed, reject_reason: reason } = payment;
  const [review, decision] = progress[status];
  const isDecided = decision !== 'upcoming';
  const when = (moment: string) => formatWhen(moment, { now, locale });
  const steps: TimelineStep[] = [
    { key: 'sent', title: t('transfer.step.sent'), state: 'done', when: when(begun) },
    {
      key: 'review',
      title: t('transfer.step.review'),
      state: review,
      ...(review === 'current' ? { children: t('transfer.soon') } : {}),
    },
    {
      key: 'decision',
      title: t(decision === 'failed' ? 'transfer.step.rejected' : 'transfer.step.verified'),
      state: decision,
      ...(isDecided ? { when: when(changed) } : {}),
      ...(reason && status === 'rejected' ? { children: <span dir="auto">{reason}</span> } : {}),
    },
  ];
  return <Timeline label={t('payment.method.bank')} steps={steps} />;
}
