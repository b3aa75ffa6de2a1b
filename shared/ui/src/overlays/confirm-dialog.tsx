import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  /** The question, e.g. "Delete this home?". */
  title: string;
  /** What follows from it, in one or two sentences. */
  children: ReactNode;
  /** The verb of the action, e.g. "Delete". */
  confirmLabel: string;
  /** Default "Cancel". */
  cancelLabel?: string;
  /** `danger`: something is lost. */
  tone?: 'primary' | 'danger';
  /** The action is under way: it cannot be asked for twice. */
  pending?: boolean;
  onConfirm(): void;
  /** The user keeps things as they are: button, Escape, or a press beside the dialog. */
  onCancel(): void;
}

/** Asks before something that cannot be undone. The focus begins on the button that changes nothing. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  pending = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={title}
      urgent
      onClose={onCancel}
      footer={
        <>
          <Button tone={tone} busy={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button tone="secondary" onClick={onCancel}>
            {cancelLabel ?? t('actions.cancel')}
          </Button>
        </>
      }
    >
      <div>{children}</div>
    </Dialog>
  );
}
