import { paths } from '@lintel/contract';
import { errorText } from '@lintel/i18n';
import { toApiError, useReadable, useShell } from '@lintel/remote-kit';
import { Banner, Button, Dialog, tokens } from '@lintel/ui';
import { ErrorSummary, FormTextArea, SubmitButton, submitWith, validateWith } from '@lintel/ui/forms';
import { useUnit } from 'effector-react';
import { useId, useState } from 'react';
import { Form, FormSpy } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { drafts, LONGEST_MESSAGE, writeDraft } from './drafts.ts';
import { sendMessageFx, type Recipient } from './message.model.ts';
import { messageSchema } from './message.schema.ts';

const validate = validateWith(messageSchema);

interface Values {
  text?: string;
}
interface Props {
  to: Recipient;
  /** Why the last try was refused. */
  reason?: string | undefined;
  onClose(): void;
}

/** One field and its button. What is written stays in this browser until it is sent; sign-in is asked for when it is. */
export function MessageForm({ to, reason, onClose }: Props) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const { session, notify, navigate, passGates } = useShell();
  const isSignedIn = useReadable(session) !== null;
  const { t: errors } = useTranslation('errors');
  const formId = useId();
  const send = useUnit(sendMessageFx);
  // The draft as it was when the form opened; from then on the form has the words.
  const [initialValues] = useState<Values>(() => ({ text: drafts.get()[to.id]?.text ?? '' }));

  const save = submitWith(async ({ text = '' }: Values) => {
    // The sign-in dialog is not there without a network, and a signed-in user does not need it.
    if (!isSignedIn && !(await passGates(['signed-in']))) return;
    const delivery = await send({ to, text: text.trim() }).catch((thrown: unknown) => {
      // A sign-in on the way may have put another list in place of the form; its draft is there.
      if (!isSignedIn)
        notify({
          tone: 'danger',
          text: t('message.refused', { why: errorText(errors, toApiError(thrown)) }),
        });
      throw thrown;
    });
    // The outbox itself shows what waits.
    if (delivery === 'delivered')
      notify({
        tone: 'success',
        text: t('message.sent', { name: to.customer_name }),
        action: {
          label: t('message.read'),
          run: () => navigate(paths.chat({ userId: to.added_by, propertyId: to.id })),
        },
      });
    onClose();
  });
  return (
    <Form<Values> onSubmit={save} validate={validate} initialValues={initialValues}>
      {({ handleSubmit }) => (
        <Dialog
          kind="sheet"
          title={t('message.to', { name: to.customer_name })}
          onClose={onClose}
          footer={
            <>
              <Button tone="quiet" onClick={onClose}>
                {common('actions.cancel')}
              </Button>
              <SubmitButton form={formId}>{t('message.send')}</SubmitButton>
            </>
          }
        >
          <Fields id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
            <FormSpy<Values>
              subscription={{ values: true }}
              onChange={({ values }) => writeDraft(to.id, values.text ?? '')}
            />
            <p dir="auto">{t('message.about', { title: to.title })}</p>
            {reason && <Banner tone="danger" urgent title={t('message.refused', { why: reason })} />}
            <ErrorSummary labels={{ text: t('message.label') }} />
            <FormTextArea
              name="text"
              label={t('message.label')}
              hint={isSignedIn ? t('message.hint') : t('message.signIn')}
              limit={LONGEST_MESSAGE}
              rows={5}
            />
          </Fields>
        </Dialog>
      )}
    </Form>
  );
}

const Fields = styled.form`
  display: grid;
  gap: ${tokens.space[4]};
  > p {
    color: ${tokens.color.text.muted};
  }
`;
