import { errorText, useLocale } from '@lintel/i18n';
import { useGate, useIsShown, useLeaveGuard, useShell, type UploadQueue } from '@lintel/remote-kit';
import { FileDrop, formatBytes } from '@lintel/ui/files';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkReceipt, MOST_AS_IT_IS_BYTES, receiptFile, receiptRules } from './receipt-file.ts';

/** Takes the receipt of a transfer, makes a photo of it ready, and sends it, with progress and another try. */
export function ReceiptUpload({ queue, label }: { queue: UploadQueue<unknown>; label: string }) {
  const { t } = useTranslation('errors');
  const { t: texts } = useTranslation('mfe-payments');
  const locale = useLocale();
  const shell = useShell();
  const { uploads, isUnfinished, add, cancel, retry } = useUnit(queue);
  const [isPreparing, setPreparing] = useState(false);
  const mayWrite = useGate('not-demo');
  useLeaveGuard(isUnfinished || isPreparing);
  const errorOf = (id: string) => {
    const error = uploads.find((upload) => upload.id === id)?.error;
    return error ? errorText(t, error) : undefined;
  };
  const isShown = useIsShown();
  const send = async (file: File) => {
    setPreparing(true);
    const ready = await receiptFile(file);
    setPreparing(false);
    // The queue sends for the page on screen, which may be that of another transfer by now.
    if (!isShown()) return;
    if (ready) add([ready]);
    else shell.notify({ tone: 'danger', text: texts('transfer.unreadable') });
  };
  return (
    <FileDrop
      label={label}
      accepted={texts('transfer.accepted', {
        photo: formatBytes(receiptRules.maxBytes, locale),
        document: formatBytes(MOST_AS_IT_IS_BYTES, locale),
      })}
      rules={receiptRules}
      check={checkReceipt}
      camera
      room={uploads.length === 0 && !isPreparing ? 1 : 0}
      uploads={uploads}
      errorOf={errorOf}
      onFiles={([file]) => file && mayWrite(() => void send(file))}
      onCancel={cancel}
      onRetry={retry}
    />
  );
}
