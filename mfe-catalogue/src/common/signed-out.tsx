import { useShell } from '@lintel/remote-kit';
import { Button, EmptyState, lockIcon } from '@lintel/ui';
import { useTranslation } from 'react-i18next';

/** The frame sends visitors to sign in; this is for the moment in which a session ends. */
export function SignedOut({ title }: { title: string }) {
  const { t: common } = useTranslation();
  const { passGates } = useShell();
  return (
    <EmptyState
      icon={lockIcon}
      title={title}
      action={<Button onClick={() => void passGates(['signed-in'])}>{common('actions.signIn')}</Button>}
    />
  );
}
