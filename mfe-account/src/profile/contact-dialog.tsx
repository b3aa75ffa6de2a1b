import type { UserRow } from '@lintel/api-contract';
import { useReadable, useShell } from '@lintel/remote-kit';
import { Button, Dialog, tokens } from '@lintel/ui';
import {
  ErrorSummary,
  FormOtpField,
  FormPasswordField,
  FormPhoneField,
  FormTextField,
  SubmitButton,
  submitWith,
  validateWith,
} from '@lintel/ui/forms';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { codeSchema, emailAndPasswordSchema, emailSchema, phoneSchema } from './contact.schema.ts';
import { sendCodeFx } from './profile.api.ts';
import { proveFx, saveProfileFx } from './profile.model.ts';

export type ContactWay = 'email' | 'phone';

export interface ContactDialogProps {
  user: UserRow;
  way: ContactWay;
  /** Where a code was sent before. */
  awaits?: string | undefined;
  onClose(): void;
}

/** Signs in with e-mail and password. */
const BY_PASSWORD = '3';
const validateCode = validateWith(codeSchema);
const validatePhone = validateWith(phoneSchema);
const validateEmail = validateWith(emailSchema);
const validateEmailAndPassword = validateWith(emailAndPasswordSchema);

/** A new address or number: first the value, then the code that was sent there. The old one counts until then. */
export default function ContactDialog({ user, way, awaits, onClose }: ContactDialogProps) {
  const { t } = useTranslation('mfe-account');
  const shell = useShell();
  const [sentTo, setSentTo] = useState(awaits);
  const finish = () => {
    shell.notify({ tone: 'success', text: t(`profile.${way}Changed`) });
    onClose();
  };
  const title = t(way === 'email' ? 'profile.changeEmail' : 'profile.changeMobile');
  return (
    <Dialog title={title} onClose={onClose}>
      {sentTo !== undefined ? (
        <CodeStep way={way} to={sentTo} onOther={() => setSentTo(undefined)} onDone={finish} />
      ) : way === 'email' ? (
        <EmailStep present={user.email} needsPassword={user.logintype === BY_PASSWORD} onSent={setSentTo} />
      ) : (
        <PhoneStep onSent={setSentTo} onSaved={finish} />
      )}
    </Dialog>
  );
}

interface EmailStepProps {
  /** The address that the user signs in with. */
  present: string;
  needsPassword: boolean;
  onSent(to: string): void;
}

function EmailStep({ present, needsPassword, onSent }: EmailStepProps) {
  const { t } = useTranslation('mfe-account');
  const shell = useShell();
  const { save } = useUnit({ save: saveProfileFx });
  const submit = submitWith<{ email: string; password?: string }>(async ({ email, password }) => {
    const address = email.trim();
    // The identity service may keep the password.
    const identity = password ? await shell.identity?.().catch(() => undefined) : undefined;
    const token = password ? await identity?.prove(present, password).catch(() => null) : null;
    await save({ email: address, ...(token ? { id_token: token.id_token } : password ? { password } : {}) });
    onSent(address);
  });
  return (
    <Form<{ email: string; password?: string }>
      onSubmit={submit}
      validate={needsPassword ? validateEmailAndPassword : validateEmail}
    >
      {({ handleSubmit }) => (
        <Fields onSubmit={(event) => void handleSubmit(event)} noValidate>
          <p>{t('profile.emailIntro')}</p>
          <ErrorSummary labels={{}} />
          <FormTextField
            name="email"
            label={t('profile.newEmail')}
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
          />
          {needsPassword && (
            <FormPasswordField
              name="password"
              label={t('profile.password')}
              autoComplete="current-password"
            />
          )}
          <SubmitButton>{t('profile.sendCode')}</SubmitButton>
        </Fields>
      )}
    </Form>
  );
}

/** Where the provider sends text messages, a code proves the number; else it is stored as it is. */
function PhoneStep({ onSent, onSaved }: { onSent(to: string): void; onSaved(): void }) {
  const { t } = useTranslation('mfe-account');
  const sendsTexts = useReadable(useShell().settings)?.otp_service_provider === 'twilio';
  const { sendCode, save } = useUnit({ sendCode: sendCodeFx, save: saveProfileFx });
  const submit = submitWith<{ number: string }>(
    async ({ number }) => {
      if (sendsTexts) {
        await sendCode({ number });
        onSent(number);
      } else {
        await save({ mobile: number });
        onSaved();
      }
    },
    { names: { mobile: 'number' } },
  );
  return (
    <Form<{ number: string }> onSubmit={submit} validate={validatePhone}>
      {({ handleSubmit }) => (
        <Fields onSubmit={(event) => void handleSubmit(event)} noValidate>
          <p>{t(sendsTexts ? 'profile.phoneIntro' : 'profile.phonePlain')}</p>
          <ErrorSummary labels={{}} />
          <FormPhoneField name="number" label={t('profile.newMobile')} autoComplete="tel" />
          <SubmitButton>{t(sendsTexts ? 'profile.sendCode' : 'profile.save')}</SubmitButton>
        </Fields>
      )}
    </Form>
  );
}

interface CodeStepProps {
  way: ContactWay;
  to: string;
  onOther(): void;
  onDone(): void;
}

function CodeStep({ way, to, onOther, onDone }: CodeStepProps) {
  const { t } = useTranslation('mfe-account');
  const shell = useShell();
  const { prove, save, sendCode, sending } = useUnit({
    prove: proveFx,
    save: saveProfileFx,
    sendCode: sendCodeFx,
    sending: sendCodeFx.pending,
  });
  const target = way === 'email' ? { email: to } : { number: to };
  const submit = submitWith<{ code: string }>(
    async ({ code }) => {
      await prove({ ...target, otp: code });
      if (way === 'phone') await save({ mobile: to });
      onDone();
    },
    { names: { otp: 'code' } },
  );
  const again = () =>
    sendCode(target).then(
      () => shell.notify({ tone: 'info', text: t('profile.sentAgain') }),
      () => shell.notify({ tone: 'danger', text: t('profile.notSent') }),
    );
  return (
    <Form<{ code: string }> onSubmit={submit} validate={validateCode}>
      {({ handleSubmit }) => (
        <Fields onSubmit={(event) => void handleSubmit(event)} noValidate>
          <p>
            {t('profile.codeSent')} <bdi dir="ltr">{to}</bdi>
          </p>
          <ErrorSummary labels={{}} />
          <FormOtpField name="code" label={t('profile.code')} />
          <SubmitButton>{t('profile.confirm')}</SubmitButton>
          <Others>
            <Button tone="quiet" size="small" busy={sending} onClick={() => void again()}>
              {t('profile.sendAgain')}
            </Button>
            <Button tone="quiet" size="small" onClick={onOther}>
              {t('profile.otherTarget')}
            </Button>
          </Others>
        </Fields>
      )}
    </Form>
  );
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  justify-items: start;
  > * {
    inline-size: 100%;
  }
`;
const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`;
