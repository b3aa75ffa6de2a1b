import { getOtp, verifyOtp } from '@lintel/api-contract';
import type { IdentityToken } from '@lintel/contract';
import { useReadable, useShell } from '@lintel/remote-kit';
import { Button, Dialog, tokens } from '@lintel/ui';
import {
  ErrorSummary,
  FormOtpField,
  FormPhoneField,
  SubmitButton,
  submitWith,
  validateWith,
} from '@lintel/ui/forms';
import { useMemo, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
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
  /** What the field of the number begins with: the number that the user corrects. */
  const [corrected, setCorrected] = useState('');
  const [isBusy, setBusy] = useState(false);
  /** A code counts once, and what is done with its proof may fail. */
  const proved = useRef<{ code: string; proof: PhoneProof }>(undefined);
  /** Counts numbers that the user took back: what is texted to them late is not awaited any more. */
  const takenBack = useRef(0);
  const initial = useMemo(() => ({ number: corrected }), [corrected]);
  /** Whether a code for it is awaited. */
  const sendTo = async (number: string): Promise<boolean> => {
    const before = takenBack.current;
    let sending = '';
    if (isOwnSender) await shell.request(getOtp, { number }, quiet);
    else sending = (await (await shell.identity?.())?.sendCode(number)) ?? '';
    if (before !== takenBack.current) return false;
    proved.current = undefined;
    setSent({ number, sending });
    return true;
  };
  const send = (values: { number: string }) =>
    submitWith<{ number: string }>(async ({ number }) => void (await sendTo(number)))(values);
  const again = async (number: string) => {
    const before = takenBack.current;
    setBusy(true);
    try {
      if (!(await sendTo(number))) return;
      shell.notify({ tone: 'info', text: t('profile.sentAgain') });
    } catch {
      if (before !== takenBack.current) return;
      shell.notify({ tone: 'danger', text: t('profile.notSent') });
    }
    setBusy(false);
  };
  const correct = (number: string) => {
    takenBack.current += 1;
    setBusy(false);
    setCorrected(number);
    setSent(undefined);
  };
  const prove = async (code: string, { number, sending }: NonNullable<typeof sent>) => {
    if (proved.current?.code === code) return proved.current.proof;
    const answer = isOwnSender
      ? await shell.request(verifyOtp, { number, otp: code }, quiet)
      : await (await shell.identity?.())?.proveNumber(sending, code);
    if (!answer) return undefined;
    const proof = 'id_token' in answer ? answer : { auth_id: answer.auth_id };
    proved.current = { code, proof };
    return proof;
  };
  const use = async ({ code }: { code: string }) => {
    const proof = sent && (await prove(code, sent));
    if (proof) await onProved(proof);
  };
  const enter = (values: { code: string }) => submitWith(use, { names: { otp: 'code' } })(values);
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
              <Others>
                <Button tone="quiet" size="small" busy={isBusy} onClick={() => void again(sent.number)}>
                  {t('profile.sendAgain')}
                </Button>
                <Button tone="quiet" size="small" onClick={() => correct(sent.number)}>
                  {t('profile.otherTarget')}
                </Button>
              </Others>
            </DialogFields>
          )}
        </Form>
      ) : (
        <Form<{ number: string }>
          key="number"
          onSubmit={send}
          validate={validateNumber}
          initialValues={initial}
        >
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

const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`;
