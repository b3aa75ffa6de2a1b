import type { ApiError } from '@lintel/api-contract';
import { Banner, Button } from '@lintel/ui';
import { ErrorSummary, FormPasswordField, FormTextField, SubmitButton, validateWith } from '@lintel/ui/forms';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { useLaterTexts } from '../locales/later-texts.ts';
import { sendConfirmationFx } from './account-mail.model.ts';
import { Aside, AtEnd, Fields } from './form-layout.tsx';
import { signInFx } from './session.model.ts';
import { signInSchema } from './session.schema.ts';
import type { SessionViewProps } from './session-view.ts';
import { submitSession } from './submit-session.ts';

interface Values {
  email: string;
  password: string;
}

const validate = validateWith(signInSchema);

/** E-mail and password. The session model closes the dialog, or leaves the page, once somebody is signed in. */
export function SignInForm({ onView }: SessionViewProps) {
  const { t } = useLaterTexts();
  const { signIn } = useUnit({ signIn: signInFx });
  /** The address whose owner has not confirmed it yet. */
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);

  const submit = submitSession<Values>(({ email, password }) => {
    setUnconfirmed(null);
    return signIn({ email: email.trim(), password }).catch((error: Partial<ApiError>) => {
      if (error.key === 'emailNotVerified') setUnconfirmed(email.trim());
      throw error;
    });
  });

  return (
    <Form<Values> onSubmit={submit} validate={validate}>
      {({ handleSubmit }) => (
        <Fields onSubmit={(event) => void handleSubmit(event)} noValidate>
          <ErrorSummary labels={{ email: t('session.email'), password: t('session.password') }} />
          {unconfirmed && <ConfirmFirst email={unconfirmed} />}
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
          <Aside>
            {t('session.signIn.noAccount')}
            <Button tone="quiet" size="small" onClick={() => onView('register')}>
              {t('session.signIn.toRegister')}
            </Button>
          </Aside>
        </Fields>
      )}
    </Form>
  );
}

/** Says what is missing, and mails the link once more. */
function ConfirmFirst({ email }: { email: string }) {
  const { t } = useLaterTexts();
  const { send, isSending } = useUnit({ send: sendConfirmationFx, isSending: sendConfirmationFx.pending });
  const [isSent, setSent] = useState(false);
  const sendAgain = () =>
    send().then(
      () => setSent(true),
      () => undefined,
    );
  return (
    <Banner
      tone="warning"
      urgent
      action={
        <Button tone="secondary" size="small" busy={isSending} onClick={() => void sendAgain()}>
          {t('session.confirm.again')}
        </Button>
      }
    >
      {isSent ? t('session.confirm.sentAgain') : t('session.confirm.needed', { email })}
    </Banner>
  );
}
