import { paths } from '@lintel/contract';
import { Banner, Button, ButtonLink, refreshIcon, Skeleton } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { useSearchParams } from 'react-router-dom';
import { NarrowPage } from '#user/page/narrow-page.tsx';
import { checkResetCodeFx, confirmEmailFx } from '#user/session/model/account-mail.model.ts';
import type { IdentityFailure } from '#user/session/identity/identity.ts';
import { mayPass, problemOf } from '#user/session/identity/identity-problems.ts';
import { NewPasswordForm } from '#user/session/forms/new-password-form.tsx';
import { userOutdated } from '#user/session/model/session.model.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/en.deferred.json';

type State =
  | { step: 'checking' }
  | { step: 'new-password'; email: string }
  | { step: 'password-saved' }
  | { step: 'address-confirmed' }
  | { step: 'failed'; code: string };

/** `/auth/action`: where the links in mails of the identity service lead to. */
export default function ActionPage() {
  const [query] = useSearchParams();
  const mode = query.get('mode');
  const code = query.get('oobCode') ?? '';
  const [state, setState] = useState<State>({ step: 'checking' });
  const [attempt, setAttempt] = useState(1);
  const { check, confirm, refreshUser } = useUnit({
    check: checkResetCodeFx,
    confirm: confirmEmailFx,
    refreshUser: userOutdated,
  });
  useEffect(() => {
    let here = true;
    const settle = (next: State) => here && setState(next);
    const fail = (error: IdentityFailure) => settle({ step: 'failed', code: error.code });
    if (mode === 'resetPassword') check(code).then((email) => settle({ step: 'new-password', email }), fail);
    else if (mode === 'verifyEmail' || mode === 'verifyAndChangeEmail') {
      confirm(code).then(() => {
        refreshUser();
        settle({ step: 'address-confirmed' });
      }, fail);
    } else fail({ kind: 'identity', code: 'auth/invalid-action-code' });
    return () => {
      here = false;
    };
  }, [mode, code, check, confirm, refreshUser, attempt]);

  return (
    <Step
      state={state}
      code={code}
      isReset={mode === 'resetPassword'}
      onSaved={() => setState({ step: 'password-saved' })}
      onRetry={() => {
        setState({ step: 'checking' });
        setAttempt(attempt + 1);
      }}
    />
  );
}

interface StepProps {
  state: State;
  code: string;
  /** The link was for a new password, and not for confirming an address. */
  isReset: boolean;
  onSaved(): void;
  /** Checks the link again. */
  onRetry(): void;
}

function Step({ state, code, isReset, onSaved, onRetry }: StepProps) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const signIn = (
    <ButtonLink to={paths.login()} wide>
      {t('session.signIn.action')}
    </ButtonLink>
  );
  if (state.step === 'checking') {
    return (
      <NarrowPage title={t('session.confirm.title')}>
        <Skeleton height="48px" shape="box" />
      </NarrowPage>
    );
  }
  if (state.step === 'new-password') {
    return (
      <NarrowPage title={t('session.reset.title')} lead={t('session.reset.lead', { email: state.email })}>
        <NewPasswordForm code={code} email={state.email} onDone={onSaved} />
      </NarrowPage>
    );
  }
  if (state.step === 'password-saved') {
    return (
      <NarrowPage title={t('session.reset.doneTitle')} lead={t('session.reset.done')}>
        {signIn}
      </NarrowPage>
    );
  }
  if (state.step === 'address-confirmed') {
    return (
      <NarrowPage title={t('session.confirm.doneTitle')} lead={t('session.confirm.done')}>
        <ButtonLink to={paths.home()} wide>
          {t('session.already.action')}
        </ButtonLink>
      </NarrowPage>
    );
  }
  const isUnchecked = mayPass(state.code);
  return (
    <NarrowPage title={t(isUnchecked ? 'session.link.unchecked' : 'session.link.failedTitle')}>
      <Banner tone="danger" urgent>
        {t(problemOf(state.code).key, { code: state.code })}
      </Banner>
      {isUnchecked ? (
        <Button wide icon={refreshIcon} onClick={onRetry}>
          {common('actions.retry')}
        </Button>
      ) : isReset ? (
        <ButtonLink to={paths.forgotPassword()} wide>
          {t('session.link.askAgain')}
        </ButtonLink>
      ) : (
        signIn
      )}
    </NarrowPage>
  );
}
