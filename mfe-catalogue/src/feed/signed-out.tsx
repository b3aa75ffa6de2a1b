import { useShell } from '@lintel/remote-kit';
import { Button, EmptyState, lockIcon } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { useLaterTexts } from '#later-texts.ts';

/** The frame sends visitors to sign in; this is for the moment in which a session ends. */
export function SignedOut() {
  const { t } = useLaterTexts();
  const { t: common } = useTranslation();
  const { passGates } = useShell();
  return (
    <EmptyState
      icon={lockIcon}
      title={t('feed.signedOut')}
      action={<Button onClick={() => void passGates(['signed-in'])}>{common('actions.signIn')}</Button>}
    />
  );
}
