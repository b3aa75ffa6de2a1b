import type { Conversation } from '@lintel/api-contract';
import { lazyDialog } from '@lintel/remote-kit';
import { blockIcon, flagIcon, IconButton, Menu, moreIcon, trashIcon, type MenuItem } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { blockParameters, unblock } from './blocking.model.ts';

const BlockDialog = lazyDialog(() => import(/* webpackChunkName: "chat-dialogs" */ './block-dialog.tsx'));
const DeleteDialog = lazyDialog(() => import(/* webpackChunkName: "chat-dialogs" */ './delete-dialog.tsx'));
const ReportDialog = lazyDialog(() => import(/* webpackChunkName: "chat-dialogs" */ './report-dialog.tsx'));

/** Block, report, delete: what is rare and final, each with its explanation. */
export function ConversationMenu({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('mfe-chat');
  const { startUnblock } = useUnit({ startUnblock: unblock.start });
  const [dialog, setDialog] = useState<'block' | 'reportListing' | 'reportUser' | 'delete' | null>(null);
  const { user_id: id, name, property, is_blocked_by_me: isBlocked } = conversation;
  const close = () => setDialog(null);

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
          onSelect: () => setDialog('block'),
        },
  ];
  if (!property.is_mine && property.is_live && !property.is_project)
    items.push({
      key: 'reportListing',
      label: t('report.title'),
      icon: flagIcon,
      onSelect: () => setDialog('reportListing'),
    });
  // The provider is no user.
  if (id !== 0)
    items.push({
      key: 'reportUser',
      label: t('report.user', { name }),
      icon: flagIcon,
      onSelect: () => setDialog('reportUser'),
    });
  items.push({
    key: 'delete',
    label: t('delete.title'),
    icon: trashIcon,
    onSelect: () => setDialog('delete'),
  });

  return (
    <>
      <Menu
        label={t('conversation.menu')}
        renderButton={(button) => <IconButton {...button} shape={moreIcon} label={t('conversation.menu')} />}
        items={items}
      />
      {dialog === 'block' && <BlockDialog peer={{ id, name }} onClose={close} />}
      {(dialog === 'reportListing' || dialog === 'reportUser') && (
        <ReportDialog
          about={dialog === 'reportUser' ? 'user' : 'listing'}
          thread={{ peerId: id, propertyId: property.id }}
          name={name}
          onClose={close}
        />
      )}
      {dialog === 'delete' && <DeleteDialog conversation={conversation} onClose={close} />}
    </>
  );
}
