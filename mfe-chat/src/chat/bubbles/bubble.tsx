import { formatTime, useLocale } from '@lintel/i18n';
import { lazyPage } from '@lintel/remote-kit';
import { alertIcon, checkIcon, clockIcon, Icon, LoadingBlocks, readIcon } from '@lintel/ui';
import type { TFunction } from 'i18next';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#chat/wire/message.ts';
import { MessageText } from './message-text.tsx';
import { Box, Foot, Line } from './bubble.styles.ts';

const CardPart = lazyPage(
  () => import(/* webpackChunkName: "chat-cards" */ '#chat/cards/card-part.tsx'),
  <LoadingBlocks height="96px" />,
);

const FilePart = lazyPage(
  () => import(/* webpackChunkName: "chat-media" */ '#chat/files/file-part.tsx'),
  <LoadingBlocks height="64px" />,
);
const VoicePart = lazyPage(
  () => import(/* webpackChunkName: "chat-media" */ '#chat/voice/voice-part.tsx'),
  <LoadingBlocks height="64px" />,
);

interface BubbleProps {
  message: Message;
  /** Of this device, while it is not stored yet. */
  local?: File | undefined;
  /** The user has not answered yet: pictures are blurred until they are pressed. */
  isFromStranger?: boolean;
  note?: ReactNode;
  /** What can be done with it. */
  actions?: ReactNode;
}

/** A message with its time; own ones also with what has become of them. */
export const Bubble = memo(function Bubble({
  message,
  local,
  isFromStranger = false,
  note,
  actions,
}: BubbleProps) {
  const { t } = useTranslation('mfe-chat');
  const locale = useLocale();
  const { isMine, text, at, reason, file, audio, card } = message;
  return (
    <Line data-side={isMine ? 'mine' : 'theirs'} data-state={message.state}>
      <Box>
        {file && <FilePart message={message} file={file} local={local} isBlurred={isFromStranger} />}
        {audio && <VoicePart audio={audio} local={local} />}
        {card ? <CardPart card={card} message={message} /> : text && <MessageText text={text} />}
        {note}
        <Foot>
          <time dateTime={at}>{formatTime(at, { locale })}</time>
          {isMine && <State state={message.state} t={t} />}
        </Foot>
        {reason && <em role="alert">{t('message.refused', { why: reason })}</em>}
      </Box>
      {actions}
    </Line>
  );
});

type T = TFunction<'mfe-chat'>;

const icons = {
  waiting: clockIcon,
  sending: clockIcon,
  queued: clockIcon,
  failed: alertIcon,
  sent: checkIcon,
  read: readIcon,
};

/** One of them is translated, not all: a line in view has one state. */
const words = {
  waiting: (t: T) => t('message.state.sending'),
  sending: (t: T) => t('message.state.sending'),
  queued: (t: T) => t('message.state.queued'),
  failed: (t: T) => t('message.state.failed'),
  sent: (t: T) => t('message.state.sent'),
  read: (t: T) => t('message.state.read'),
};

function State({ state, t }: { state: Message['state']; t: T }) {
  return (
    <span>
      <Icon shape={icons[state]} size={14} />
      {words[state](t)}
    </span>
  );
}
