import { formatTime, useLocale } from '@lintel/i18n';
import { alertIcon, checkIcon, clockIcon, Icon, readIcon, tokens } from '@lintel/ui';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Message } from '#chat/wire/message.ts';
import { FilePart } from '#chat/files/file-part.tsx';
import { VoicePart } from '#chat/voice/voice-part.tsx';
import { MessageText } from './message-text.tsx';

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
  const { isMine, text, at, reason, file, audio } = message;
  return (
    <Line data-side={isMine ? 'mine' : 'theirs'} data-state={message.state}>
      <Box>
        {file && <FilePart message={message} file={file} local={local} isBlurred={isFromStranger} />}
        {audio && <VoicePart audio={audio} local={local} />}
        {text && <MessageText text={text} />}
        {note}
        <Foot>
          <time dateTime={at}>{formatTime(at, { locale })}</time>
          {isMine && <State message={message} />}
        </Foot>
        {reason && <em role="alert">{t('message.refused', { why: reason })}</em>}
      </Box>
      {actions}
    </Line>
  );
});

const icons = {
  waiting: clockIcon,
  sending: clockIcon,
  queued: clockIcon,
  failed: alertIcon,
  sent: checkIcon,
  read: readIcon,
};

function State({ message: { state } }: { message: Message }) {
  const { t } = useTranslation('mfe-chat');
  const words = {
    waiting: t('message.state.sending'),
    sending: t('message.state.sending'),
    queued: t('message.state.queued'),
    failed: t('message.state.failed'),
    sent: t('message.state.sent'),
    read: t('message.state.read'),
  };
  return (
    <span>
      <Icon shape={icons[state]} size={14} />
      {words[state]}
    </span>
  );
}

const { color } = tokens;

const Line = styled.li`
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
