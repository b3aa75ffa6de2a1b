import { paths } from '@lintel/contract';
import { awaited } from '@lintel/remote-kit';
import { NextStep } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { threads } from '#common/threads.model.ts';
import { unansweredIn } from './unanswered.ts';

/** Next step of the dashboard: conversations that wait for the user’s answer. */
export default function MessageSteps() {
  const { t } = useTranslation('mfe-chat');
  const [now] = useState(() => Date.now());
  const { answer, error } = useUnit({ answer: threads.$data, error: threads.$error });
  if (!answer && !error) return awaited;
  const waiting = unansweredIn(answer?.data ?? [], now);
  const [newest] = waiting;
  if (!newest) return null;
  const to =
    waiting.length === 1
      ? paths.chat({ userId: newest.user_id, propertyId: newest.property_id })
      : paths.chat();
  return (
    <NextStep
      urgency="awaited"
      title={t('dashboard.unanswered', { count: waiting.length })}
      text={t('dashboard.unansweredText', { name: newest.name, title: newest.title })}
      action={{ to, label: t('dashboard.answer') }}
    />
  );
}
