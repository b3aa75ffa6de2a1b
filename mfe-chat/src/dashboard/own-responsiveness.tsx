import { replyTime } from '@lintel/i18n';
import { awaited } from '@lintel/remote-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { responsiveness, ResponsivenessGate } from './responsiveness.model.ts';

/** What pages of the user's listings state about how quickly they answer. Without it the card of messages is whole. */
export function OwnResponsiveness() {
  const { t } = useTranslation('mfe-chat');
  const { answer, error } = useUnit({ answer: responsiveness.$data, error: responsiveness.$error });
  const facts = answer?.data;
  const reply = replyTime(facts?.reply_minutes ?? undefined);
  return (
    <>
      <ResponsivenessGate />
      {!answer && !error && awaited}
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
