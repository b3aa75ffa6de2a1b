import { getOtp, verifyOtp } from '@lintel/api-contract';
import type { IdentityToken } from '@lintel/contract';
import { useReadable, useShell } from '@lintel/remote-kit';
import { Dialog } from '@lintel/ui';
import {
  ErrorSummary,
  FormOtpField,
  FormPhoneField,
  SubmitButton,
  submitWith,
  validateWith,
} from '@lintel/ui/forms';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { DialogFields } from '../common/dialog-fields.tsx';
import { codeSchema, numberSchema } from './security.schema.ts';

const validateNumber = validateWith(numberSchema);
const validateCode = validateWith(codeSchema);
const quiet = { showsOwnErrors: true };

/** What `link-sign-in-method` takes; our own codes need no token. */
export type PhoneProof = Pick<IdentityToken, 'auth_id'> & Partial<IdentityToken>;

/** A number, then the code that was texted to it, by whichever service of the site texts. */
export default function PhoneDialog({
  onProved,
  onClose,
}: {
  onProved(proof: PhoneProof): Promise<void>;
  onClose(): void;
}) {
  const { t } = useTranslation('mfe-account');
  const shell = useShell();
  const isOwnSender = useReadable(shell.settings)?.otp_service_provider === 'twilio';
  const [sent, setSent] = useState<{ number: string; sending: string }>();
  const send = submitWith<{ number: string }>(async ({ number }) => {
    if (isOwnSender) {
      await shell.request(getOtp, { number }, quiet);
      setSent({ number, sending: '' });
    } else {
      const identity = await shell.identity?.();
      setSent({ number, sending: (await identity?.sendCode(number)) ?? '' });
    }
  });
  const enter = submitWith<{ code: string }>(
    async ({ code }) => {
      if (!sent) return;
      const { number, sending } = sent;
      const proof = isOwnSender
        ? await shell.request(verifyOtp, { number, otp: code }, quiet)
        : await (await shell.identity?.())?.proveNumber(sending, code);
      if (proof) await onProved('id_token' in proof ? proof : { auth_id: proof.auth_id });
    },
    { names: { otp: 'code' } },
  );
  return (
    <Dialog title={t('security.methods.linkPhone')} onClose={onClose}>
      {sent ? (
        <Form<{ code: string }> key="code" onSubmit={enter} validate={validateCode}>
          {({ handleSubmit }) => (
            <DialogFields onSubmit={(event) => void handleSubmit(event)} noValidate>
              <p>
                {t('profile.codeSent')} <bdi dir="ltr">{sent.number}</bdi>
              </p>
              <ErrorSummary labels={{}} />
              <FormOtpField name="code" label={t('profile.code')} />
              <SubmitButton>{t('profile.confirm')}</SubmitButton>
            </DialogFields>
          )}
        </Form>
      ) : (
        <Form<{ number: string }> key="number" onSubmit={send} validate={validateNumber}>
          {({ handleSubmit }) => (
            <DialogFields onSubmit={(event) => void handleSubmit(event)} noValidate>
              <p>{t('profile.phoneIntro')}</p>
              <ErrorSummary labels={{}} />
              <FormPhoneField name="number" label={t('profile.newMobile')} />
              <SubmitButton>{t('profile.sendCode')}</SubmitButton>
            </DialogFields>
          )}
        </Form>
      )}
    </Dialog>
  );
}
