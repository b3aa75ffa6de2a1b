import { errorText } from '@lintel/i18n';
import { IconButton, refreshIcon, trashIcon } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { takeBackFx } from '#chat/sending/outbox.model.ts';
import { givenUp, refusedRetried, retried } from '#chat/sending/outgoing.model.ts';
import type { PendingMessage } from '#chat/sending/timeline.model.ts';
import { Bubble } from './bubble.tsx';
import { leaveRow } from './leave-row.ts';

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
  const { state, write, item } = message;
  const isFailed = state === 'failed';
  const mayGiveUp =
    isFailed || state === 'queued' || (state === 'sending' && (item?.file ?? item?.audio) !== undefined);
  // Without the network nothing has to be explained; the user may still try, where the browser does not notice that it is back.
  const mayRetry = isFailed || (state === 'queued' && item?.error?.kind === 'offline');
  const reason = isFailed && item?.error ? errorText(errors, item.error) : undefined;
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
