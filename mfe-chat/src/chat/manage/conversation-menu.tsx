import type { Conversation } from '@lintel/api-contract';
import { lazyDialog } from '@lintel/remote-kit';
import { blockIcon, flagIcon, IconButton, Menu, moreIcon, trashIcon, type MenuItem } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { blockParameters, unblock } from './blocking.model.ts';
import type { ConversationQuestion } from './conversation-dialog.tsx';

const ConversationDialog = lazyDialog(
  () => import(/* webpackChunkName: "chat-dialogs" */ './conversation-dialog.tsx'),
);

/** Block, report, delete: what is rare and final, each with its explanation. */
export function ConversationMenu({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('mfe-chat');
  const { startUnblock } = useUnit({ startUnblock: unblock.start });
  const [question, ask] = useState<ConversationQuestion | null>(null);
  const { user_id: id, name, property, is_blocked_by_me: isBlocked } = conversation;

  const items: MenuItem[] = [
    isBlocked
      ? {
          key: 'unblock',
          label: t('block.undo', { name }),
          icon: blockIcon,
          onSelect: () => startUnblock(blockParameters(id)),
        }
      : {
          key: 'block',
          label: t('block.title', { name }),
          icon: blockIcon,
          onSelect: () => ask('block'),
        },
  ];
  if (!property.is_mine && property.is_live && !property.is_project)
    items.push({
      key: 'reportListing',
      label: t('report.title'),
      icon: flagIcon,
      onSelect: () => ask('reportListing'),
    });
  // The provider is no user.
  if (id !== 0)
    items.push({
      key: 'reportUser',
      label: t('report.user', { name }),
      icon: flagIcon,
      onSelect: () => ask('reportUser'),
    });
  items.push({
    key: 'delete',
    label: t('delete.title'),
    icon: trashIcon,
    onSelect: () => ask('delete'),
  });

  return (
    <>
      <Menu
        label={t('conversation.menu')}
        renderButton={(button) => <IconButton {...button} shape={moreIcon} label={t('conversation.menu')} />}
        items={items}
      />
      {question && (
        <ConversationDialog question={question} conversation={conversation} onClose={() => ask(null)} />
      )}
    </>
  );
}
