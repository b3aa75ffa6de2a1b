import { Dialog, tokens } from '@lintel/ui';
import { fieldId } from '@lintel/ui/forms';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { $challenge, sessionFormShown } from '#user/session/model/code.model.ts';
import { Lead } from '#user/session/forms/form-layout.tsx';
import { $isSignInNeeded, $isSuspended, signInDismissed } from '#user/session/model/session.model.ts';
import { SessionPanel } from './session-panel.tsx';
import { firstField, type SessionView } from '#user/session/model/session-view.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/en.deferred.json';

/** Sign-in over the page that asked for it; closes by itself once the user is signed in. */
export default function SignInDialog() {
  const { t } = useDeferredTranslation();
  const { dismiss, isSuspended, isNeeded, challenge, shown } = useUnit({
    challenge: $challenge,
    shown: sessionFormShown,
    dismiss: signInDismissed,
    isSuspended: $isSuspended,
    isNeeded: $isSignInNeeded,
  });
  const lead = isNeeded ? t('session.signIn.needed') : t('session.signIn.lead');
  const [chosen, setView] = useState<SessionView | null>(null);
  useEffect(() => shown(), [shown]);
  // A user who comes back after a code was sent wants to enter it.
  const view = chosen ?? (challenge ? 'verify' : 'signIn');
  // A dialog puts the focus on its first control, which is the one that closes it.
  useEffect(() => document.getElementById(fieldId(firstField[view]))?.focus(), [view]);
  const texts = {
    signIn: {
      title: t('session.signIn.title'),
      lead: isSuspended ? t('session.signIn.suspended') : lead,
    },
    register: { title: t('session.register.title'), lead: t('session.register.lead') },
    forgot: { title: t('session.forgot.title'), lead: t('session.forgot.lead') },
    verify: { title: t('session.code.title'), lead: '' },
  }[view];
  return (
    <Dialog title={texts.title} kind="sheet" onClose={dismiss}>
      <Body>
        {texts.lead && <Lead>{texts.lead}</Lead>}
        <SessionPanel key={view} view={view} onView={setView} />
      </Body>
    </Dialog>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
`;
