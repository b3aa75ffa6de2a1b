import { LeaveGuard, useReadable, useShell } from '@lintel/remote-kit';
import { Banner, Button, tokens } from '@lintel/ui';
import {
  ErrorSummary,
  FormTextArea,
  FormTextField,
  SubmitButton,
  submitWith,
  validateWith,
} from '@lintel/ui/forms';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { Form, FormSpy } from 'react-final-form';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { contactSchema } from './contact.schema.ts';
import {
  anotherWanted,
  $reference,
  messageTyped,
  readTypedMessage,
  sendMessageFx,
  type ContactValues,
} from './contact.model.ts';

const validate = validateWith(contactSchema);

/** A message to the provider; after it was sent, what to quote about it. */
export default function ContactForm() {
  const { t } = useDeferredTranslation();
  const { reference, send, typed, writeAnother } = useUnit({
    reference: $reference,
    send: sendMessageFx,
    typed: messageTyped,
    writeAnother: anotherWanted,
  });
  const user = useReadable(useShell().session)?.user;
  const [known] = useState(() => knownOf(user));
  const [initial, setInitial] = useState(() => ({ ...known, ...readTypedMessage() }));
  const { box, fields } = useFocusAfterSwap(reference !== null);
  if (reference !== null) {
    const another = () => {
      setInitial(known);
      writeAnother();
    };
    return (
      <div ref={box} role="status" tabIndex={-1}>
        <Banner
          tone="success"
          title={t('contact.sent')}
          action={
            <Button size="small" tone="secondary" onClick={another}>
              {t('contact.another')}
            </Button>
          }
        >
          {reference && t('contact.reference', { reference })}
        </Banner>
      </div>
    );
  }
  const labels = {
    first_name: t('contact.firstName'),
    last_name: t('contact.lastName'),
    email: t('contact.email'),
    subject: t('contact.subject'),
    message: t('contact.message'),
  };
  return (
    <Form<ContactValues> onSubmit={submitWith(send)} validate={validate} initialValues={initial}>
      {({ handleSubmit, values }) => (
        <Fields ref={fields} onSubmit={(event) => void handleSubmit(event)} noValidate>
          <LeaveGuard when={hasTyped(values, known)} />
          <FormSpy<ContactValues>
            subscription={{ values: true }}
            onChange={({ values: now }) => typed(hasTyped(now, known) ? now : null)}
          />
          <ErrorSummary labels={labels} />
          <Pair>
            <FormTextField name="first_name" label={labels.first_name} autoComplete="given-name" />
            <FormTextField name="last_name" label={labels.last_name} autoComplete="family-name" />
          </Pair>
          <FormTextField
            name="email"
            label={labels.email}
            hint={t('contact.emailHint')}
            inputMode="email"
            autoComplete="email"
            dir="ltr"
          />
          <FormTextField name="subject" label={labels.subject} />
          <FormTextArea name="message" label={labels.message} rows={7} />
          <SubmitButton>{t('contact.send')}</SubmitButton>
        </Fields>
      )}
    </Form>
  );
}

/** The pressed button goes with what it stands in: the focus moves to what takes its place, which comes into view. */
function useFocusAfterSwap(isSent: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const fields = useRef<HTMLFormElement>(null);
  const wasSent = useRef(isSent);
  useEffect(() => {
    if (wasSent.current === isSent) return;
    wasSent.current = isSent;
    if (isSent) box.current?.focus();
    else fields.current?.querySelector('input')?.focus();
  }, [isSent]);
  return { box, fields };
}

/** Whether something would be lost: an emptied field is not. */
const hasTyped = (values: Partial<ContactValues>, known: Partial<ContactValues>): boolean =>
  (Object.keys(values) as (keyof ContactValues)[]).some(
    (name) => values[name] && values[name] !== known[name],
  );

/** What is known of a signed-in person need not be typed again. */
function knownOf(user: { name: string; email: string } | undefined): Partial<ContactValues> {
  if (!user) return {};
  const [first = '', ...rest] = (user.name ?? '').split(' ');
  return { first_name: first, last_name: rest.join(' '), email: user.email ?? '' };
}

const Fields = styled.form`
  display: grid;
  gap: ${tokens.space[5]};
`;
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: ${tokens.space[5]};
  align-items: start;
`;
