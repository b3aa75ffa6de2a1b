import { withTexts } from '@lintel/i18n';
import { useUnit } from 'effector-react';
import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyFx } from '../person-ports.ts';
import { preloadIdentity } from './identity.ts';
import { $isSignInOpen, signInDismissed } from './session.model.ts';

const loadDialog = withTexts('shell', () => import(/* webpackChunkName: "sign-in" */ './sign-in-dialog.tsx'));

/** Fetches form and SDK when a pointer or the focus rests on "Sign in", so that the press finds them there. */
export function preloadSignIn(): void {
  void loadDialog().catch(() => undefined);
  void preloadIdentity().catch(() => undefined);
}

/** Shows the sign-in dialog whenever somebody asks for it; its code comes with the first time. */
export function SignInHost() {
  const { t } = useTranslation('shell');
  const { isOpen, dismiss, notify } = useUnit({
    isOpen: $isSignInOpen,
    dismiss: signInDismissed,
    notify: notifyFx,
  });
  const [Dialog, setDialog] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isOpen || Dialog) return;
    loadDialog().then(
      ({ default: loaded }) => setDialog(() => loaded),
      () => {
        dismiss();
        void notify({ tone: 'danger', text: t('session.problems.networkFailed') });
      },
    );
  }, [isOpen, Dialog, dismiss, notify, t]);
  return isOpen && Dialog ? <Dialog /> : null;
}
