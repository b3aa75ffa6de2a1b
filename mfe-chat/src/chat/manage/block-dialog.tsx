import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { block, blockDraft, blockParameters } from './blocking.model.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface BlockDialogProps {
  peer: { id: number; name: string };
  onClose(): void;
}

/** Why, and what follows. The other side is not informed. */
export function BlockDialog({ peer, onClose }: BlockDialogProps) {
  const { t } = useTranslation('mfe-chat');
  const { start, pending } = useUnit({ start: block.start, pending: block.$pending });
  const reasons = [
    { value: 'spam', label: t('block.reason.spam') },
    { value: 'harassment', label: t('block.reason.harassment') },
    { value: 'scam', label: t('block.reason.scam') },
    { value: 'unrelated', label: t('block.reason.unrelated') },
    { value: 'other', label: t('block.reason.other') },
  ];
  return (
    <ReasonDialog
      title={t('block.title', { name: peer.name })}
      reasons={reasons}
      confirmLabel={t('block.confirm')}
      pending={pending}
      draft={blockDraft(peer.id)}
      onClose={onClose}
      onConfirm={({ label }, words) => {
        start({
          ...blockParameters(peer.id),
          reason: words ? `${label}: ${words}` : label,
        });
        onClose();
      }}
    >
      {t('block.text')}
    </ReasonDialog>
  );
}
