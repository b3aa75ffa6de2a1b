import { paths } from '@lintel/contract';
import { ButtonLink } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { fieldId } from '@lintel/ui/forms';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { NarrowPage } from '#user/page/narrow-page.tsx';
import { safeReturn } from '#user/session/model/return-to.ts';
import {
  $formRequests,
  $session,
  sessionPageLeft,
  sessionPageShown,
} from '#user/session/model/session.model.ts';
import { SessionPanel } from './session-panel.tsx';
import {
  $challenge,
  $corrected,
  $isPendingCodeRead,
  sessionFormShown,
} from '#user/session/model/code.model.ts';
import { firstField, verifyPath, type SessionView } from '#user/session/model/session-view.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/en.deferred.json';

const addressOf: Record<SessionView, string> = {
  signIn: paths.login(),
  register: paths.register(),
  forgot: paths.forgotPassword(),
  verify: verifyPath,
};

/** `/login`, `/login/verify`, `/register` and `/forgot-password`: the same forms as the dialog, with an address of their own. */
export default function SessionPage({ view }: { view: SessionView }) {
  const { t } = useDeferredTranslation();
  const { session, challenge, corrected, isRead, shown, pageShown, pageLeft, requests } = useUnit({
    pageShown: sessionPageShown,
    pageLeft: sessionPageLeft,
    requests: $formRequests,
    session: $session,
    challenge: $challenge,
    corrected: $corrected,
    isRead: $isPendingCodeRead,
    shown: sessionFormShown,
  });
  useEffect(() => shown(), [shown]);
  useEffect(() => {
    pageShown();
    return () => {
      pageLeft();
    };
  }, [pageShown, pageLeft]);
  useEffect(() => {
    if (requests > 0) document.getElementById(fieldId(firstField[view]))?.focus();
  }, [requests, view]);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const target = safeReturn(query.get('return'));
  // A user who was signed in before may stay; one who signs in here returns to the page that asked for it.
  const [cameSignedIn] = useState(session !== null);
  useEffect(() => {
    if (session && !cameSignedIn) void navigate(target, { replace: true });
  }, [session, cameSignedIn, target, navigate]);

  // The code is what comes next, whichever way led here.
  const isWaiting = view === 'verify' && challenge !== null;
  useEffect(() => {
    if (isWaiting) document.getElementById(fieldId('code'))?.focus();
  }, [isWaiting]);

  if (session && cameSignedIn) {
    return (
      <NarrowPage
        title={t('session.already.title')}
        lead={t('session.already.lead', { name: session.user.name })}
      >
        <ButtonLink to={target} wide>
          {t('session.already.action')}
        </ButtonLink>
      </NarrowPage>
    );
  }
  // No code is on its way, it has ended, or its recipient is corrected.
  if (view === 'verify' && !challenge && !session) {
    if (!isRead) return null;
    return (
      <Navigate to={{ pathname: addressOf[corrected?.view ?? 'signIn'], search: query.toString() }} replace />
    );
  }
  const texts = {
    signIn: { title: t('session.signIn.title'), lead: t('session.signIn.lead') },
    register: { title: t('session.register.title'), lead: t('session.register.lead') },
    forgot: { title: t('session.forgot.title'), lead: t('session.forgot.lead') },
    verify: { title: t('session.code.title') },
  }[view];
  return (
    <NarrowPage {...texts}>
      <SessionPanel
        view={view}
        onView={(next) => void navigate({ pathname: addressOf[next], search: query.toString() })}
      />
    </NarrowPage>
  );
}
