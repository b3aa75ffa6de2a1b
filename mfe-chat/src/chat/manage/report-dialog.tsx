import { useShell } from '@lintel/remote-kit';
import { Dialog, ErrorState, Skeleton } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from './reason-dialog.tsx';
import { report, ReportGate, reportReasons } from './report.model.ts';

interface ReportDialogProps {
  propertyId: number;
  onClose(): void;
}

/** Tells the provider what is wrong with the listing. */
export default function ReportDialog({ propertyId, onClose }: ReportDialogProps) {
  const { t } = useTranslation('mfe-chat');
  const { notify } = useShell();
  const { answer, error, refresh, start, pending } = useUnit({
    answer: reportReasons.$data,
    error: reportReasons.$error,
    refresh: reportReasons.refresh,
    start: report.start,
    pending: report.$pending,
  });
  if (!answer) {
    return (
      <Dialog kind="sheet" title={t('report.title')} onClose={onClose}>
        <ReportGate />
        {error ? (
          <ErrorState error={error} onRetry={() => refresh()} />
        ) : (
          <Skeleton height="240px" shape="box" />
        )}
      </Dialog>
    );
  }
  const reasons = [...answer.data, { id: 0, reason: t('report.other') }].map(({ id, reason }) => ({
    value: String(id),
    label: reason,
  }));
  return (
    <ReasonDialog
      title={t('report.title')}
      reasons={reasons}
      confirmLabel={t('report.send')}
      pending={pending}
      onClose={onClose}
      onConfirm={({ value }, words) => {
        start({ property_id: propertyId, reason_id: Number(value), other_message: words });
        notify({ tone: 'success', text: t('report.thanks') });
        onClose();
      }}
    >
      <ReportGate />
      {t('report.text')}
    </ReasonDialog>
  );
}
