import { useShell } from '@lintel/remote-kit';
import { copyIcon, IconButton, Menu, moreIcon, tokens, trashIcon, type MenuItem } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Message } from '#chat/wire/message.ts';
import { warningsOf } from '#chat/shield/rules.ts';
import { $answeredAt } from '#chat/shield/shield.model.ts';
import { WarningNote } from '#chat/shield/warning-note.tsx';
import { Bubble } from './bubble.tsx';
import { $thread } from '#chat/model/conversation.model.ts';
import { removal } from '#chat/model/history.model.ts';

/** A message that the back end has; of received ones also what is suspicious. */
export const StoredBubble = memo(function StoredBubble({ message }: { message: Message }) {
  const { answeredAt } = useUnit({ answeredAt: $answeredAt });
  const { id, isMine, text } = message;
  const isFirst = id !== null && id < answeredAt;
  const warnings = useMemo(
    () => (isMine ? [] : warningsOf(text, { isFirst, ownHost: location.host })),
    [isMine, text, isFirst],
  );
  return (
    <Bubble
      message={message}
      isFromStranger={!isMine && isFirst}
      note={<WarningNote warnings={warnings} side="theirs" />}
      actions={<Actions message={message} />}
    />
  );
});

function Actions({ message: { id, isMine, text } }: { message: Message }) {
  const { t } = useTranslation('mfe-chat');
  const { notify } = useShell();
  const { thread, remove, undo } = useUnit({ thread: $thread, remove: removal.start, undo: removal.undo });

  function onDelete(): void {
    if (!thread || id === null) return;
    remove({ receiver_id: thread.peerId, message_id: id });
    notify({
      tone: 'info',
      text: t(isMine ? 'message.deletedForBoth' : 'message.deletedForMe'),
      action: { label: t('message.undo'), run: () => undo(id) },
    });
  }
  const copy: MenuItem = {
    key: 'copy',
    label: t('message.copy'),
    icon: copyIcon,
    onSelect: () => void navigator.clipboard?.writeText(text),
  };
  return (
    <Quiet>
      <Menu
        label={t('message.actions')}
        align={isMine ? 'end' : 'start'}
        renderButton={(button) => <IconButton {...button} shape={moreIcon} label={t('message.actions')} />}
        items={[
          ...(text ? [copy] : []),
          {
            key: 'delete',
            label: t(isMine ? 'message.deleteForBoth' : 'message.deleteForMe'),
            icon: trashIcon,
            onSelect: onDelete,
          },
        ]}
      />
    </Quiet>
  );
}

/** In view for those who look for it, with every kind of pointer. */
const Quiet = styled.span`
  color: ${tokens.color.text.muted};
  opacity: 0.55;
  transition: opacity ${tokens.motion.state};
  &:focus-within,
  :hover > & {
    opacity: 1;
  }
`;
