import { Banner, Button } from '@lintel/ui';
import { ErrorSummary, FormTextField, SubmitButton, validateWith } from '@lintel/ui/forms';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { sendPasswordResetFx } from '#user/session/model/account-mail.model.ts';
import { Aside, Fields } from './form-layout.tsx';
import { forgotSchema } from './session.schema.ts';
import type { SessionViewProps } from '#user/session/model/session-view.ts';
import { submitSession } from './submit-session.ts';
import { TypedEmail, useEmailBefore } from './typed-email.tsx';

interface Values {
  email: string;
}

const validate = validateWith(forgotSchema);

/** Asks for the mail with the link. The answer never tells whether the address has an account. */
export function ForgotForm({ onView }: SessionViewProps) {
  const { t } = useDeferredTranslation();
  const { sendReset } = useUnit({ sendReset: sendPasswordResetFx });
  const before = useEmailBefore();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submit = submitSession<Values>(['email'], async ({ email }) => {
    await sendReset(email.trim());
    setSentTo(email.trim());
  });
  return (
    <Form<Values> onSubmit={submit} validate={validate} initialValues={before}>
      {({ handleSubmit }) => (
        <Fields onSubmit={(event) => void handleSubmit(event)} noValidate>
          <TypedEmail />
          <ErrorSummary labels={{ email: t('session.email') }} />
          {sentTo && (
            <Banner tone="success" urgent title={t('session.forgot.sentTitle')}>
              {t('session.forgot.sent', { email: sentTo })}
            </Banner>
          )}
          <FormTextField
            name="email"
            label={t('session.email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            dir="ltr"
          />
          <SubmitButton wide tone={sentTo ? 'secondary' : 'primary'}>
            {t(sentTo ? 'session.forgot.again' : 'session.forgot.action')}
          </SubmitButton>
          <Aside>
            <Button tone="quiet" size="small" onClick={() => onView('signIn')}>
              {t('session.forgot.back')}
            </Button>
          </Aside>
        </Fields>
      )}
    </Form>
  );
}
