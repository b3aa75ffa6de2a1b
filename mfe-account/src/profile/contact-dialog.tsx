import { getSignInMethods, type SignInMethodRow, type UserRow } from '@lintel/api-contract';
import { toApiError, useIsShown, useReadable, useShell } from '@lintel/remote-kit';
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
import { useEffect, useMemo, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useOwnerQuestion } from '../common/owner-question.tsx';
import type { OwnershipProof } from '../common/owner.ts';
import { codeSchema, emailSchemaOf, phoneSchema } from './contact.schema.ts';
import { sendCodeFx } from './model/profile.api.ts';
import { proveFx, saveProfileFx, sendCodeAgainFx } from './model/profile.model.ts';
import { isSameAddress } from './model/same-address.ts';
import { useNeedsPassword } from './use-needs-password.ts';

export type ContactWay = 'email' | 'phone';

export interface ContactDialogProps {
  user: UserRow;
  way: ContactWay;
  /** Where a code was sent before. */
  awaits?: string | undefined;
  onClose(): void;
}

const validateCode = validateWith(codeSchema);
const validatePhone = validateWith(phoneSchema);

/** Where a code was sent; `sending` names it where the identity service sent it. */
interface SentCode {
  to: string;
  sending?: string;
}

/** Sends a code to a number, by the site's own text messages or by the identity service. */
function useNumberCode(): (number: string) => Promise<SentCode> {
  const shell = useShell();
  const { sendCode } = useUnit({ sendCode: sendCodeFx });
  const isOwnSender = useReadable(shell.settings)?.otp_service_provider === 'twilio';
  return async (number) => {
    if (isOwnSender) {
      await sendCode({ number });
      return { to: number };
    }
    if (!shell.identity) throw toApiError('the shell has no identity service');
    return { to: number, sending: await (await shell.identity()).sendCode(number) };
  };
}

/** A new address or number: first the value, then the code that was sent there. The old one counts until then. */
export default function ContactDialog({ user, way, awaits, onClose }: ContactDialogProps) {
  const { t } = useTranslation('mfe-account');
  const [sent, setSent] = useState<SentCode | undefined>(awaits === undefined ? undefined : { to: awaits });
  /** Where a code went that the user corrects. */
  const [corrected, setCorrected] = useState('');
  const correct = ({ to }: SentCode) => {
    setCorrected(to);
    setSent(undefined);
  };
  const needsPassword = useNeedsPassword(user);
  const isConfirmed = way === 'email' && user.is_email_verified === 1 && isSameAddress(sent?.to, user.email);
  // Its code was entered in another tab or on another device.
  useEffect(() => {
    if (isConfirmed) onClose();
  }, [isConfirmed, onClose]);
  const title = t(way === 'email' ? 'profile.changeEmail' : 'profile.changeMobile');
  return (
    <Dialog title={title} onClose={onClose}>
      {sent !== undefined ? (
        <CodeStep way={way} sent={sent} onOther={() => correct(sent)} onSent={setSent} onClose={onClose} />
      ) : way === 'email' ? (
        <EmailStep
          user={user}
          corrected={corrected}
          needsPassword={needsPassword}
          onSent={(to) => setSent({ to })}
        />
      ) : (
        <PhoneStep corrected={corrected} onSent={setSent} />
      )}
    </Dialog>
  );
}

interface EmailStepProps {
  user: UserRow;
  /** What the field begins with. */
  corrected: string;
  needsPassword: boolean;
  onSent(to: string): void;
}

function EmailStep({ user, corrected, needsPassword, onSent }: EmailStepProps) {
  const { t } = useTranslation('mfe-account');
  const shell = useShell();
  const { save, sendAgain } = useUnit({ save: saveProfileFx, sendAgain: sendCodeAgainFx });
  const owner = useOwnerQuestion();
  const { email: present, pending_email: awaited } = user;
  /** Whether it was asked for: an old session alone is refused, and the user may not want to show more. */
  const askFor = async (
    email: string,
    { password, owner_token: token }: OwnershipProof,
  ): Promise<boolean> => {
    try {
      await save({ email, ...(token ? { id_token: token } : password ? { password } : {}) });
      return true;
    } catch (thrown) {
      if (toApiError(thrown).key !== 'recentSignInRequired') throw thrown;
      const { data: ways } = await shell.request(getSignInMethods, {}, { showsOwnErrors: true });
      const has = (method: SignInMethodRow['method']) => ways.some((way) => way.method === method);
      const shown = await owner.ask({
        email: present,
        hasPassword: has('password'),
        hasGoogle: has('google'),
      });
      return shown !== null && askFor(email, shown);
    }
  };
  const submit = submitWith<{ email: string; password?: string }>(async ({ email, password }) => {
    const address = email.trim();
    // For the server an address that waits for its code is no change.
    if (isSameAddress(address, awaited) && (await sendAgain(address)) === 'sent') return onSent(address);
    // The identity service may keep the password.
    const identity = password ? await shell.identity?.().catch(() => undefined) : undefined;
    const token = password ? await identity?.prove(present, password).catch(() => null) : null;
    const shown = token ? { owner_token: token.id_token } : password ? { password } : {};
    if (await askFor(address, shown)) onSent(address);
  });
  const initial = useMemo(() => ({ email: corrected }), [corrected]);
  // An account that has no address yet is shown with the one that it waits for.
  const validate = useMemo(
    () => validateWith(emailSchemaOf(present === awaited ? '' : present, needsPassword)),
    [present, awaited, needsPassword],
  );
  return (
    <>
      <Form<{ email: string; password?: string }>
        onSubmit={submit}
        initialValues={initial}
        validate={validate}
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
      {owner.dialog}
    </>
  );
}

/** Whichever service of the site texts sends a code, which proves the number. */
function PhoneStep({ corrected, onSent }: { corrected: string; onSent(sent: SentCode): void }) {
  const { t } = useTranslation('mfe-account');
  const sendCode = useNumberCode();
  const submit = submitWith<{ number: string }>(async ({ number }) => onSent(await sendCode(number)));
  const initial = useMemo(() => ({ number: corrected }), [corrected]);
  return (
    <Form<{ number: string }> onSubmit={submit} validate={validatePhone} initialValues={initial}>
      {({ handleSubmit }) => (
        <Fields onSubmit={(event) => void handleSubmit(event)} noValidate>
          <p>{t('profile.phoneIntro')}</p>
          <ErrorSummary labels={{}} />
          <FormPhoneField name="number" label={t('profile.newMobile')} autoComplete="tel" />
          <SubmitButton>{t('profile.sendCode')}</SubmitButton>
        </Fields>
      )}
    </Form>
  );
}

interface CodeStepProps {
  way: ContactWay;
  sent: SentCode;
  onOther(): void;
  onSent(sent: SentCode): void;
  onClose(): void;
}

function CodeStep({ way, sent, onOther, onSent, onClose }: CodeStepProps) {
  const { to, sending } = sent;
  const { t } = useTranslation('mfe-account');
  const shell = useShell();
  const { prove, save, sendEmailCode } = useUnit({
    prove: proveFx,
    save: saveProfileFx,
    sendEmailCode: sendCodeAgainFx,
  });
  const sendNumberCode = useNumberCode();
  const [isBusy, setBusy] = useState(false);
  // The user may have closed it, opened another dialog, or be typing another number by the time of an answer.
  const isShown = useIsShown();
  /** A code counts once, and what is stored after it may fail. */
  const proved = useRef<string>(undefined);
  const enter = async ({ code }: { code: string }) => {
    if (proved.current !== code) {
      if (sending !== undefined) await (await shell.identity?.())?.proveNumber(sending, code);
      else await prove({ ...(way === 'email' ? { email: to } : { number: to }), otp: code });
      proved.current = code;
    }
    if (way === 'phone') await save({ mobile: to });
    shell.notify({ tone: 'success', text: t(`profile.${way}Changed`) });
    if (isShown()) onClose();
  };
  const submit = (values: { code: string }) => submitWith(enter, { names: { otp: 'code' } })(values);
  const again = async () => {
    setBusy(true);
    try {
      const next = way === 'email' ? await sendEmailCode(to) : await sendNumberCode(to);
      // The dialog closes by itself where the change is confirmed.
      if (!isShown() || next === 'confirmed') return;
      if (next === 'withdrawn') {
        shell.notify({ tone: 'info', text: t('profile.withdraw.elsewhere') });
        return onOther();
      }
      if (next !== 'sent') onSent(next);
      shell.notify({ tone: 'info', text: t('profile.sentAgain') });
    } catch {
      if (!isShown()) return;
      shell.notify({ tone: 'danger', text: t('profile.notSent') });
    }
    setBusy(false);
  };
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
            <Button tone="quiet" size="small" busy={isBusy} onClick={() => void again()}>
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
