import { ErrorSummary, FormPasswordField, SubmitButton, validateWith } from '@lintel/ui/forms';
import { useUnit } from 'effector-react';
import { Form } from 'react-final-form';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { confirmPasswordResetFx } from '#user/session/model/account-mail.model.ts';
import { Fields } from './form-layout.tsx';
import { newPasswordSchema } from './session.schema.ts';
import { submitSession } from './submit-session.ts';

interface Values {
  /** Not typed; the new password must not contain it. */
  email: string;
  password: string;
  repeated: string;
}

const validate = validateWith(newPasswordSchema);

/** A new password for the user who followed the mailed link. */
export function NewPasswordForm({ code, email, onDone }: { code: string; email: string; onDone(): void }) {
  const { t } = useDeferredTranslation();
  const { confirm } = useUnit({ confirm: confirmPasswordResetFx });
  const submit = submitSession<Values>(['password'], async ({ password }) => {
    await confirm({ code, email, password });
    onDone();
  });
  const labels = { password: t('session.newPassword'), repeated: t('session.repeated') };
  return (
    <Form<Values> onSubmit={submit} validate={validate} initialValues={{ email }}>
      {({ handleSubmit }) => (
        <Fields onSubmit={(event) => void handleSubmit(event)} noValidate>
          <ErrorSummary labels={labels} />
          {/* Password managers file the new password under this address. */}
          <input type="hidden" name="email" value={email} autoComplete="username" />
          <FormPasswordField
            name="password"
            label={labels.password}
            hint={t('session.passwordHint')}
            autoComplete="new-password"
          />
          <FormPasswordField name="repeated" label={labels.repeated} autoComplete="new-password" />
          <SubmitButton wide>{t('session.reset.action')}</SubmitButton>
        </Fields>
      )}
    </Form>
  );
}
