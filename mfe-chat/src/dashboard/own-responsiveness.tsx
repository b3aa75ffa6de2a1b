import { replyTime } from '@lintel/i18n';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { responsiveness, ResponsivenessGate } from './responsiveness.model.ts';

/** What pages of the user's listings state about how quickly they answer. Without it the card of messages is whole. */
export function OwnResponsiveness() {
  const { t } = useTranslation('mfe-chat');
  const { answer } = useUnit({ answer: responsiveness.$data });
  const facts = answer?.data;
  const reply = replyTime(facts?.reply_minutes ?? undefined);
  return (
    <>
      <ResponsivenessGate />
      {facts && facts.conversations > 0 && (
        <p>
          {facts.answered_percent === null
            ? t('dashboard.tooFew', { count: facts.conversations })
            : t('dashboard.answered', { count: facts.conversations, percent: facts.answered_percent })}
          {reply && ` ${t(`dashboard.replies.${reply.unit}`, { count: reply.count })}`}
        </p>
      )}
    </>
  );
}
