import { checkFile, type FileRules } from '@lintel/files';
import { errorText } from '@lintel/i18n';
import { useGate, useLeaveGuard, type UploadQueue } from '@lintel/remote-kit';
import { FileDrop } from '@lintel/ui/files';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';

const receiptRules: FileRules = { kinds: ['jpg', 'png', 'pdf'], maxBytes: 3_000_000, maxPixels: 50_000_000 };

/** Takes the receipt of a transfer and sends it, with progress and another try. */
export function ReceiptUpload({ queue, label }: { queue: UploadQueue<unknown>; label: string }) {
  const { t } = useTranslation('errors');
  const { uploads, isUnfinished, add, cancel, retry } = useUnit(queue);
  const mayWrite = useGate('not-demo');
  useLeaveGuard(isUnfinished);
  const errorOf = (id: string) => {
    const error = uploads.find((upload) => upload.id === id)?.error;
    return error ? errorText(t, error) : undefined;
  };
  return (
    <FileDrop
      label={label}
      rules={receiptRules}
      check={checkFile}
      camera
      room={uploads.length === 0 ? 1 : 0}
      uploads={uploads}
      errorOf={errorOf}
      onFiles={(files) => mayWrite(() => add(files))}
      onCancel={cancel}
      onRetry={retry}
    />
  );
}
