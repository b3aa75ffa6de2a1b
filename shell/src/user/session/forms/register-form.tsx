import { Button } from '@lintel/ui';
import { ErrorSummary, FormPasswordField, FormTextField, SubmitButton, validateWith } from '@lintel/ui/forms';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { Form, useFormState } from 'react-final-form';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { $filledIn, codeExpectedFx } from '#user/session/model/code.model.ts';
import { Aside, Fields } from './form-layout.tsx';
import { registerSchema, toInternational } from './session.schema.ts';
import type { SessionViewProps } from '#user/session/model/session-view.ts';
import { registerFx } from '#user/session/model/sign-in.model.ts';
import {
  readTypedRegistration,
  registrationTyped,
  type TypedRegistration,
} from '#user/session/model/typed-registration.ts';
import { submitSession } from './submit-session.ts';
import { TypedEmail, useEmailBefore } from './typed-email.tsx';

interface Values {
  name: string;
  email: string;
  phone?: string;
  password: string;
  repeated: string;
}

const validate = validateWith(registerSchema);

/** A new account with e-mail and password; the code that was mailed signs its owner in. */
export function RegisterForm({ onView }: SessionViewProps) {
  const { t } = useDeferredTranslation();
  const { register, expectCode, filledIn } = useUnit({
    register: registerFx,
    expectCode: codeExpectedFx,
    filledIn: $filledIn,
  });
  const before = useEmailBefore();
  // Taken once: a code that goes out changes nothing in a form that is still open.
  const [initial] = useState(() => ({ ...readTypedRegistration(), ...filledIn?.values, ...before }));
  const submit = submitSession<Values>(
    ['email', 'password', 'phone'],
    async ({ name, email, phone, password, repeated }) => {
      const address = email.trim();
      await register({
        name: name.trim(),
        email: address,
        password,
        re_password: repeated,
        ...(phone ? { mobile: toInternational(phone) } : {}),
      });
      await expectCode({
        sender: 'mail',
        to: address,
        from: { view: 'register', values: { name, email, ...(phone ? { phone } : {}) } },
      });
      onView('verify');
    },
  );
  const labels = {
    name: t('session.name'),
    email: t('session.email'),
    phone: t('session.phone.number'),
    password: t('session.password'),
    repeated: t('session.repeated'),
  };
  return (
    <Form<Values> onSubmit={submit} validate={validate} initialValues={initial}>
      {({ handleSubmit }) => (
        <Fields onSubmit={(event) => void handleSubmit(event)} noValidate>
          <TypedEmail />
          <KeepTyped />
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
          <FormTextField
            name="phone"
            label={labels.phone}
            hint={t('session.phone.hint')}
            optional
            type="tel"
            inputMode="tel"
            autoComplete="tel"
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

/** Inside the form: the tab has what was typed also after it was loaded again. */
function KeepTyped(): null {
  const { values } = useFormState<TypedRegistration>({ subscription: { values: true } });
  const typed = useUnit(registrationTyped);
  useEffect(() => void typed(values), [typed, values]);
  return null;
}
