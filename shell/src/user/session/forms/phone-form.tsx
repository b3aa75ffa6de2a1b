import { ErrorSummary, FormTextField, SubmitButton, validateWith } from '@lintel/ui/forms';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { $filledIn, textCodeFx } from '#user/session/model/code.model.ts';
import { Fields } from './form-layout.tsx';
import { phoneSchema, toInternational } from './session.schema.ts';
import type { SessionViewProps } from '#user/session/model/session-view.ts';
import { submitSession } from './submit-session.ts';

interface Values {
  phone: string;
}

const validate = validateWith(phoneSchema);

/** A phone number, to which a code is texted; a new number gets an account. */
export function PhoneForm({ onView }: SessionViewProps) {
  const { t } = useDeferredTranslation();
  const { textCode, filledIn } = useUnit({ textCode: textCodeFx, filledIn: $filledIn });
  // Taken once: a code that goes out changes nothing in a form that is still open.
  const [initial] = useState(filledIn?.values);
  const submit = submitSession<Values>(['phone'], async ({ phone }) => {
    await textCode({ to: toInternational(phone), from: { view: 'signIn', values: { phone } } });
    onView('verify');
  });
  return (
    <Form<Values> onSubmit={submit} validate={validate} {...(initial && { initialValues: initial })}>
      {({ handleSubmit }) => (
        <Fields onSubmit={(event) => void handleSubmit(event)} noValidate>
          <ErrorSummary labels={{ phone: t('session.phone.number') }} />
          <FormTextField
            name="phone"
            label={t('session.phone.number')}
            hint={t('session.phone.hint')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            dir="ltr"
          />
          <SubmitButton wide>{t('session.phone.action')}</SubmitButton>
        </Fields>
      )}
    </Form>
  );
}
