import { Button, Dialog, tokens, type ButtonProps } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

interface FormDialogProps {
  title: string;
  /** The words of the button that ends it. */
  confirmLabel: string;
  tone?: ButtonProps['tone'];
  busy?: boolean;
  onConfirm(): void;
  /** Closed without an end: the button of the dialog, Escape, a press beside it. */
  onClose(): void;
  /** Another way back than `onClose`, e.g. one that throws changes away. */
  onCancel?: () => void;
  children: ReactNode;
}

/** Fields below each other, with the way back and the way on. */
export function FormDialog({ title, confirmLabel, tone, busy = false, onConfirm, ...rest }: FormDialogProps) {
  const { onClose, onCancel = onClose, children } = rest;
  const { t: common } = useTranslation();
  return (
    <Dialog
      kind="sheet"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onClick={onCancel}>
            {common('actions.cancel')}
          </Button>
          <Button {...(tone ? { tone } : {})} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Fields>{children}</Fields>
    </Dialog>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
`;
