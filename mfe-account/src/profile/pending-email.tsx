import type { UserRow } from '@lintel/api-contract';
import { errorText } from '@lintel/i18n';
import { toApiError, useShell } from '@lintel/remote-kit';
import { Banner, Button, ConfirmDialog, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { withdrawEmailFx } from './model/profile.model.ts';

interface PendingEmailProps {
  user: UserRow;
  /** What waits for its code. */
  address: string;
  /** The user has the code. */
  onCode(): void;
}

/** A change of the address that waits for its code: the user enters it, or withdraws the change. */
export function PendingEmail({ user, address, onCode }: PendingEmailProps) {
  const { t } = useTranslation('mfe-account');
  const { t: errors } = useTranslation('errors');
  const shell = useShell();
  const { withdraw, busy } = useUnit({ withdraw: withdrawEmailFx, busy: withdrawEmailFx.pending });
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    // First: the focus is on the page when what has it goes.
    setAsking(false);
    try {
      await withdraw();
      shell.notify({ tone: 'success', text: t('profile.withdraw.done') });
    } catch (thrown) {
      shell.notify({ tone: 'danger', text: errorText(errors, toApiError(thrown)) });
    }
  };
  // An account that has no address yet is shown with the one that it waits for.
  const isFirst = user.email === address;
  const effect = isFirst ? 'profile.withdraw.effectFirst' : 'profile.withdraw.effect';
  return (
    <>
      <Banner
        tone="warning"
        action={
          <Actions>
            <Button size="small" tone="secondary" onClick={onCode}>
              {t('profile.enterCode')}
            </Button>
            <Button size="small" tone="secondary" busy={busy} onClick={() => setAsking(true)}>
              {t('profile.withdraw.action')}
            </Button>
          </Actions>
        }
      >
        {t(isFirst ? 'profile.pendingFirstEmail' : 'profile.pendingEmail', { address })}
      </Banner>
      {isAsking && (
        <ConfirmDialog
          title={t('profile.withdraw.ask')}
          confirmLabel={t('profile.withdraw.action')}
          cancelLabel={t('profile.withdraw.keep')}
          tone="danger"
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        >
          {t(effect, { address, email: user.email })}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Beside the words or below them, but together. */
const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`;
