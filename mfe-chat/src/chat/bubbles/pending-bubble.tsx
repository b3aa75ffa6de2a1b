import { errorText } from '@lintel/i18n';
import { IconButton, refreshIcon, trashIcon } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { takeBackFx } from '#chat/sending/outbox.model.ts';
import { givenUp, refusedRetried, retried } from '#chat/sending/outgoing.model.ts';
import type { PendingMessage } from '#chat/sending/timeline.model.ts';
import { Bubble } from './bubble.tsx';
import { leaveRow } from './leave-row.ts';

/** What the user may do about a message that is not sent yet, and what went wrong. */
function waysOn({ state, item }: PendingMessage) {
  const isFailed = state === 'failed';
  const isUpload = state === 'sending' && (item?.file ?? item?.audio) !== undefined;
  return {
    mayGiveUp: isFailed || state === 'queued' || isUpload,
    // Without the network nothing has to be explained; the user may still try, where the browser does not notice that it is back.
    mayRetry: isFailed || (state === 'queued' && item?.error?.kind === 'offline'),
    error: isFailed ? item?.error : undefined,
  };
}

/** A message on its way, or one that could not be sent and waits for what the user wants. */
export function PendingBubble({ message }: { message: PendingMessage }) {
  const { t } = useTranslation('mfe-chat');
  const { t: errors } = useTranslation('errors');
  const { retry, giveUp, takeBack, retryRefused } = useUnit({
    retry: retried,
    giveUp: givenUp,
    takeBack: takeBackFx,
    retryRefused: refusedRetried,
  });
  const { write, item } = message;
  const { mayGiveUp, mayRetry, error } = waysOn(message);
  const reason = error && errorText(errors, error);
  function onRetry(): void {
    leaveRow();
    if (write) retryRefused(write);
    else if (item) retry(item.clientId);
  }
  function onGiveUp(): void {
    leaveRow();
    if (write) void takeBack(write);
    else if (item) giveUp(item.clientId);
  }
  return (
    <Bubble
      local={item?.file ?? item?.audio?.file}
      message={reason ? { ...message, reason } : message}
      actions={
        <>
          {mayGiveUp && <IconButton shape={trashIcon} label={t('message.giveUp')} onClick={onGiveUp} />}
          {mayRetry && <IconButton shape={refreshIcon} label={t('message.retry')} onClick={onRetry} />}
        </>
      }
    />
  );
}
