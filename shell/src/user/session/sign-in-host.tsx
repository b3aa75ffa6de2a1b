import { withTexts } from '@lintel/i18n';
import { useUnit } from 'effector-react';
import { $isSignInOpen, signInDismissed } from '#user/session/model/session.model.ts';
import { useLazyDialog } from './use-lazy-dialog.ts';

const noProps = {};
const loadDialog = withTexts('shell', () => import(/* webpackChunkName: "sign-in" */ './sign-in-dialog.tsx'));

/** Fetches the form when a pointer or the focus rests on "Sign in", so that the press finds it there. */
export function preloadSignIn(): void {
  void loadDialog().catch(() => undefined);
}

/** Shows the sign-in dialog when a caller asks for it; its code loads with the first request. */
export function SignInHost() {
  const { isOpen, dismiss } = useUnit({ isOpen: $isSignInOpen, dismiss: signInDismissed });
  return useLazyDialog(loadDialog, isOpen ? noProps : undefined, dismiss);
}
