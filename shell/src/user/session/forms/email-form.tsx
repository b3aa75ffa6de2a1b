import type { ApiError } from '@lintel/api-contract';
import { Button } from '@lintel/ui';
import { ErrorSummary, FormPasswordField, FormTextField, SubmitButton, validateWith } from '@lintel/ui/forms';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { $filledIn, sendCodeFx } from '#user/session/model/code.model.ts';
import { AtEnd, Fields } from './form-layout.tsx';
import { $isSuspended, $session } from '#user/session/model/session.model.ts';
import { signInSchema } from './session.schema.ts';
import type { SessionViewProps } from '#user/session/model/session-view.ts';
import { signInFx, type Credentials } from '#user/session/model/sign-in.model.ts';
import { submitSession } from './submit-session.ts';
import { TypedEmail, useEmailBefore } from './typed-email.tsx';

const validate = validateWith(signInSchema);

/** E-mail and password. The session model closes the dialog, or leaves the page, once the user is signed in. */
export function EmailForm({ onView }: SessionViewProps) {
  const { t } = useDeferredTranslation();
  const { signIn, sendCode, filledIn, session, isSuspended } = useUnit({
    signIn: signInFx,
    sendCode: sendCodeFx,
    filledIn: $filledIn,
    session: $session,
    isSuspended: $isSuspended,
  });
  const before = useEmailBefore();
  // Taken once: a code that goes out changes nothing in a form that is still open.
  const [initial] = useState(() => ({ ...filledIn?.values, ...before }));
  const submit = submitSession<Credentials>(['email', 'password'], async ({ email, password }) => {
    const address = email.trim();
    try {
      await signIn({ email: address, password });
    } catch (thrown) {
      if ((thrown as Partial<ApiError>).key !== 'emailNotVerified') throw thrown;
      // The details are right; what is missing is the proof that the address is theirs.
      await sendCode({
        sender: 'mail',
        to: address,
        from: { view: 'signIn', values: { email } },
      });
      onView('verify');
    }
  });
  return (
    <Form<Credentials>
      onSubmit={submit}
      validate={validate}
      initialValues={initial}
      {...(isSuspended && session ? { initialValues: { email: session.user.email } } : {})}
    >
      {({ handleSubmit }) => (
        <Fields onSubmit={(event) => void handleSubmit(event)} noValidate>
          <TypedEmail />
          <ErrorSummary labels={{ email: t('session.email'), password: t('session.password') }} />
          <FormTextField
            name="email"
            label={t('session.email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            dir="ltr"
          />
          <FormPasswordField name="password" label={t('session.password')} autoComplete="current-password" />
          <AtEnd>
            <Button tone="quiet" size="small" onClick={() => onView('forgot')}>
              {t('session.signIn.forgot')}
            </Button>
          </AtEnd>
          <SubmitButton wide>{t('session.signIn.action')}</SubmitButton>
        </Fields>
      )}
    </Form>
  );
}
