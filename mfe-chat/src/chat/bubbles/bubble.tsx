import { formatTime, useLocale } from '@lintel/i18n';
import { lazyPage } from '@lintel/remote-kit';
import { alertIcon, checkIcon, clockIcon, Icon, LoadingBlocks, readIcon, tokens } from '@lintel/ui';
import type { TFunction } from 'i18next';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Message } from '#chat/wire/message.ts';
import { MessageText } from './message-text.tsx';

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

const { color } = tokens;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  padding-block: 3px;
  &[data-side='mine'] {
    flex-direction: row-reverse;
  }
`;
const Box = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  max-inline-size: min(80%, 34rem);
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-radius: ${tokens.radius.card};
  background: ${color.surface.sunken};
  p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  a {
    color: inherit;
  }
  em {
    color: ${color.danger.text};
    font: ${tokens.font.small};
  }
  [data-side='mine'] > & {
    background: ${color.action.tint};
    color: ${color.action.onTint};
  }
  [data-state='failed'] > & {
    background: ${color.danger.fill};
    color: ${color.danger.text};
  }
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${tokens.space[2]};
  font: ${tokens.font.micro};
  [data-side='theirs'] & {
    justify-content: flex-start;
    color: ${color.text.muted};
  }
  span {
    display: inline-flex;
    align-items: center;
    gap: 2px;
  }
`;
