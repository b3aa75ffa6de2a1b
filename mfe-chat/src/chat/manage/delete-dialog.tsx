import type { Conversation } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { useShell } from '@lintel/remote-kit';
import { ConfirmDialog } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { removeThreadFx } from './blocking.model.ts';

interface DeleteDialogProps {
  conversation: Conversation;
  onClose(): void;
}

/** Hides the conversation from the user, who is on the list of conversations then. */
export function DeleteDialog({ conversation: { user_id: id, name, property }, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('mfe-chat');
  const { navigate } = useShell();
  const { remove } = useUnit({ remove: removeThreadFx });
  return (
    <ConfirmDialog
      title={t('delete.question')}
      confirmLabel={t('delete.confirm')}
      tone="danger"
      onCancel={onClose}
      onConfirm={() => {
        // What goes wrong is named by a notice.
        void remove({ receiver_id: id, property_id: property.id }).catch(() => undefined);
        onClose();
        navigate(paths.chat());
      }}
    >
      {t('delete.text', { name })}
    </ConfirmDialog>
  );
}
