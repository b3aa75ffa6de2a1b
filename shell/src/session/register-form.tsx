import { Button } from '@lintel/ui';
import { ErrorSummary, FormPasswordField, FormTextField, SubmitButton, validateWith } from '@lintel/ui/forms';
import { useUnit } from 'effector-react';
import { Form } from 'react-final-form';
import { useLaterTexts } from '../locales/later-texts.ts';
import { Aside, Fields } from './form-layout.tsx';
import { registerFx } from './session.model.ts';
import { registerSchema } from './session.schema.ts';
import type { SessionViewProps } from './session-view.ts';
import { submitSession } from './submit-session.ts';

interface Values {
  name: string;
  email: string;
  password: string;
  repeated: string;
}

const validate = validateWith(registerSchema);

/** A new account with e-mail and password; whoever makes one is signed in. */
export function RegisterForm({ onView }: SessionViewProps) {
  const { t } = useLaterTexts();
  const { register } = useUnit({ register: registerFx });
  const submit = submitSession<Values>(({ name, email, password }) =>
    register({ name: name.trim(), email: email.trim(), password }),
  );
  const labels = {
    name: t('session.name'),
    email: t('session.email'),
    password: t('session.password'),
    repeated: t('session.repeated'),
  };
  return (
    <Form<Values> onSubmit={submit} validate={validate}>
      {({ handleSubmit }) => (
        <Fields onSubmit={(event) => void handleSubmit(event)} noValidate>
          <ErrorSummary labels={labels} />
          <FormTextField name="name" label={labels.name} autoComplete="name" />
          <FormTextField
            name="email"
            label={labels.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
          />
          <FormPasswordField
            name="password"
            label={labels.password}
            hint={t('session.passwordHint')}
            autoComplete="new-password"
          />
          <FormPasswordField name="repeated" label={labels.repeated} autoComplete="new-password" />
          <SubmitButton wide>{t('session.register.action')}</SubmitButton>
          <Aside>
            {t('session.register.hasAccount')}
            <Button tone="quiet" size="small" onClick={() => onView('signIn')}>
              {t('session.register.toSignIn')}
            </Button>
          </Aside>
        </Fields>
      )}
    </Form>
  );
}
