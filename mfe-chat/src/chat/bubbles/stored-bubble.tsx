import { useShell } from '@lintel/remote-kit';
import { copyIcon, IconButton, Menu, moreIcon, tokens, trashIcon, type MenuItem } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Message } from '#chat/wire/message.ts';
import { warningsOf } from '#common/shield/rules.ts';
import { $answeredAt } from '#chat/shield/shield.model.ts';
import { WarningNote } from '#common/shield/warning-note.tsx';
import { Bubble } from './bubble.tsx';
import { leaveRow } from './leave-row.ts';
import { whenPainted } from '#common/when-painted.ts';
import { $thread } from '#chat/model/conversation.model.ts';
import { removal } from '#chat/model/history.model.ts';

/** A message that the back end has; of received ones also what is suspicious. */
export const StoredBubble = memo(function StoredBubble({ message }: { message: Message }) {
  const { t } = useTranslation('mfe-chat');
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
      note={warnings.length > 0 && <WarningNote warnings={warnings} side="theirs" />}
      actions={<Actions message={message} label={t('message.actions')} />}
    />
  );
});

/** A menu for each line in view, and what it needs, would be most of what a long conversation costs to draw. */
function Actions({ message, label }: { message: Message; label: string }) {
  const [isUsed, setUsed] = useState(false);
  return (
    <Quiet>
      {isUsed ? (
        <ActionMenu message={message} label={label} />
      ) : (
        <IconButton
          shape={moreIcon}
          label={label}
          aria-haspopup="menu"
          aria-expanded={false}
          onClick={() => setUsed(true)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
            event.preventDefault();
            setUsed(true);
          }}
        />
      )}
    </Quiet>
  );
}

function ActionMenu({ message: { id, isMine, text }, label }: { message: Message; label: string }) {
  const { t } = useTranslation('mfe-chat');
  const { notify } = useShell();
  const { thread, remove, undo } = useUnit({ thread: $thread, remove: removal.start, undo: removal.undo });

  function onDelete(): void {
    if (!thread || id === null) return;
    const list = leaveRow();
    remove({ receiver_id: thread.peerId, message_id: id });
    notify({
      tone: 'info',
      text: t(isMine ? 'message.deletedForBoth' : 'message.deletedForMe'),
      action: {
        label: t('message.undo'),
        run: () => {
          undo(id);
          // The notice goes with the button that had the focus.
          whenPainted(() => {
            if (document.activeElement === document.body) list?.focus({ preventScroll: true });
          });
        },
      },
    });
  }
  async function onCopy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      notify({ tone: 'success', text: t('message.copied') });
    } catch {
      notify({ tone: 'danger', text: t('message.notCopied') });
    }
  }
  const copy: MenuItem = {
    key: 'copy',
    label: t('message.copy'),
    icon: copyIcon,
    onSelect: () => void onCopy(),
  };
  return (
    <Menu
      beginsOpen
      label={label}
      align={isMine ? 'end' : 'start'}
      renderButton={(button) => <IconButton {...button} shape={moreIcon} label={label} />}
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
  );
}

/** In view for those who look for it, with every kind of pointer. */
const Quiet = styled.span`
  color: ${tokens.color.text.muted};
  opacity: 0.55;
  /* At once: while the user scrolls, messages pass below the pointer, and each would start an animation of its own. */
  &:focus-within,
  :hover > & {
    opacity: 1;
  }
`;
