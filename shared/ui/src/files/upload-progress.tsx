import { formatCount, useLocale } from '@lintel/i18n';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { checkIcon } from '../icons/frame-shapes.ts';
import { closeIcon } from '../icons/more-shapes.ts';
import { alertIcon, refreshIcon } from '../icons/shapes.ts';
import { useUiTexts } from '../texts.ts';
import { formatBytes } from './file-size.ts';
import { Bar, Row, Words } from './upload-progress.styles.ts';

/** `ready`: it is sent with the form. `paused`: no answer came, as without a network; it goes on by itself. */
export type UploadState = 'ready' | 'waiting' | 'sending' | 'paused' | 'failed' | 'done';

/** A file on its way, as `createUploadQueue` of `@lintel/remote-kit` keeps it. */
export interface FileUpload {
  id: string;
  /** `size` in bytes; 0 where it is not known, as of a file that was sent long ago. */
  file: { name: string; size: number };
  state: UploadState;
  /** Bytes that were sent, and bytes to send. */
  sent: number;
  total: number;
  /** Of a paused one: `unavailable` where the device has a network. */
  error?: { key?: string } | null;
}

export interface UploadProgressProps {
  upload: FileUpload;
  /** Why it failed, as a sentence. */
  error?: string | undefined;
  /** Takes the file away, and ends the upload when it is under way. */
  onCancel?: ((id: string) => void) | undefined;
  /** Sends a failed file again. */
  onRetry?: ((id: string) => void) | undefined;
}

/** A file with what has become of it: progress, a failure with its reason, done. */
export function UploadProgress({ upload, error, onCancel, onRetry }: UploadProgressProps) {
  const { t } = useUiTexts();
  const { t: common } = useTranslation();
  const locale = useLocale();
  const nameId = useId();
  const { id, file, state, sent, total, error: cause } = upload;
  const percent = total > 0 ? Math.min(100, Math.round((sent / total) * 100)) : 0;
  const isUnderWay = state === 'sending' || state === 'paused';
  const words = {
    ready: t('files.state.ready'),
    waiting: t('files.state.waiting'),
    sending: t('files.state.sending', { percent: formatCount(percent, locale) }),
    paused: t(cause?.key === 'unavailable' ? 'files.state.unanswered' : 'files.state.paused'),
    failed: error ?? t('files.state.failed'),
    done: t('files.state.done'),
  }[state];
  return (
    <Row data-state={state}>
      <Words>
        <b id={nameId}>
          <bdi>{file.name}</bdi>
        </b>
        <small>
          {file.size > 0 && (
            <>
              <bdi>{formatBytes(file.size, locale)}</bdi> ·{' '}
            </>
          )}
          {state === 'done' && <Icon shape={checkIcon} size={14} />}
          {state === 'failed' && <Icon shape={alertIcon} size={14} />} {words}
        </small>
        {isUnderWay && <Bar aria-labelledby={nameId} max={100} value={percent} />}
      </Words>
      {state === 'failed' && onRetry && (
        <IconButton
          shape={refreshIcon}
          label={`${common('actions.retry')}: ${file.name}`}
          onClick={() => onRetry(id)}
        />
      )}
      {onCancel && (
        <IconButton
          shape={closeIcon}
          label={t(state === 'done' || state === 'ready' ? 'files.remove' : 'files.cancel', {
            name: file.name,
          })}
          onClick={() => onCancel(id)}
        />
      )}
    </Row>
  );
}
