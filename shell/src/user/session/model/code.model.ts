import { getOtp, verifyOtp, type ApiError } from '@lintel/api-contract';
import { readClockFx } from '@lintel/model-kit';
import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { callFx } from '#core/user-ports.ts';
import { $settings } from '#user/settings/settings.model.ts';
import { exchangeFx, loginTypes, type Exchange } from '#user/session/identity/exchange.model.ts';
import { identityFx } from '#user/session/identity/identity.ts';
import { readPendingCode, writePendingCode } from './pending-code.ts';
import { sessionEnded, signedIn, type SignUp } from './session.model.ts';
import { withProof, type SignInFailure } from './sign-in.model.ts';

/** Seconds before a code can be asked for again (docs/spec/accounts.md#codes). */
export const RESEND_AFTER_S = 120;

/** The form that asked for a code, and what was typed there but for passwords. */
export interface AskingForm {
  view: 'signIn' | 'register';
  values: { name?: string; email?: string; phone?: string };
}

/** A code is on its way and has not been entered yet. */
export interface Challenge {
  /** `identity`: texted by the identity service; `sms`, `mail`: sent by our back end. */
  sender: 'identity' | 'sms' | 'mail';
  /** Number or address. */
  to: string;
  /** Names the sending for the identity service. */
  sending?: string;
  /** Where number or address can be corrected. */
  from: AskingForm;
  /** Milliseconds since 1970. */
  sentAt: number;
}
type Recipient = Omit<Challenge, 'sentAt' | 'sending'>;

/** The user corrects number or address of this code. */
export const challengeDropped = createEvent<Challenge>();

const textFx = identityFx((identity, number: string) => identity.sendPhoneCode(number));
const proveNumberFx = identityFx((identity, { sending, code }: { sending: string; code: string }) =>
  identity.confirmPhoneCode(sending, code),
);
const sendFx = callFx(getOtp);
const verifyFx = callFx(verifyOtp);

const addressOf = ({ sender, to }: Pick<Challenge, 'sender' | 'to'>) =>
  sender === 'mail' ? { email: to } : { number: to };

/** Sends a code; inside its ten minutes the same one again. */
export const sendCodeFx = createEffect<Recipient, Challenge, SignInFailure>(async ({ sender, to, from }) => {
  const sending = sender === 'identity' ? await textFx(to) : undefined;
  if (!sending) await sendFx(addressOf({ sender, to }));
  return { sender, to, from, ...(sending && { sending }), sentAt: await readClockFx() };
});

/** A setting of the site chooses the service that texts the code. */
export const textCodeFx = attach({
  source: $settings,
  mapParams: (recipient: Omit<Recipient, 'sender'>, settings): Recipient => ({
    ...recipient,
    sender: settings?.otp_service_provider === 'twilio' ? 'sms' : 'identity',
  }),
  effect: sendCodeFx,
});

/** A code that is on its way already: registration mails one itself. */
export const codeExpectedFx = createEffect<Recipient, Challenge, ApiError>(async (recipient) => ({
  ...recipient,
  sentAt: await readClockFx(),
}));

interface Entered {
  challenge: Challenge | null;
  code: string;
}
const proveFx = createEffect<Entered, Exchange, SignInFailure>(async ({ challenge, code }) => {
  if (!challenge) throw { kind: 'identity', code: 'auth/code-expired' };
  const { sender, to, sending = '' } = challenge;
  if (sender === 'identity') return withProof('phone', await proveNumberFx({ sending, code }));
  const { auth_id } = await verifyFx({ ...addressOf(challenge), otp: code });
  return sender === 'mail'
    ? { type: loginTypes.email, auth_id, email: to }
    : { type: loginTypes.phone, auth_id, mobile: to };
});

/** What a code has proved: it counts once, and the session that it is traded for may not come. */
interface Proved {
  code: string;
  exchange: Exchange;
}
const enterFx = createEffect<Entered & { proved: Proved | null }, SignUp, SignInFailure>(
  async ({ challenge, code, proved }) =>
    exchangeFx(proved?.code === code ? proved.exchange : await proveFx({ challenge, code })),
);

export const $challenge = createStore<Challenge | null>(null);

const $proved = createStore<Proved | null>(null).on(
  proveFx.done,
  (_, { params: { code }, result: exchange }) => ({ code, exchange }),
);

/** Checks the code and signs in with it. */
export const enterCodeFx = attach({
  source: { challenge: $challenge, proved: $proved },
  mapParams: (code: string, { challenge, proved }) => ({ challenge, code, proved }),
  effect: enterFx,
});
const proofRefused = sample({ clock: exchangeFx.failData, filter: ({ retryable }) => !retryable });

/** The form in which the user corrects number or address. */
export const $corrected = createStore<AskingForm | null>(null)
  .on(challengeDropped, (_, { from }) => from)
  .reset(sendCodeFx.done, codeExpectedFx.done, signedIn, sessionEnded);

/** What was typed before a code was asked for: the user corrects it, or came back by the browser. */
export const $filledIn = combine(
  $corrected,
  $challenge,
  (corrected, challenge) => corrected ?? challenge?.from ?? null,
);

/** Sends the code once more to where it went before. */
export const resendFx = attach({
  source: $challenge,
  effect: (challenge): Promise<Challenge> => {
    if (!challenge) throw { kind: 'identity', code: 'auth/code-expired' };
    return sendCodeFx(challenge);
  },
});

const sent = sample({ clock: [sendCodeFx.doneData, codeExpectedFx.doneData] });
/** A form of signing in is shown: takes up what this tab was waiting for before it was loaded again. */
export const sessionFormShown = createEvent();
const restoreFx = createEffect(async () => readPendingCode(await readClockFx()));
const keepFx = createEffect(writePendingCode);

/** Whether it is known if this tab waits for a code. */
export const $isPendingCodeRead = createStore(false).on(restoreFx.finally, () => true);

$challenge
  .on(restoreFx.doneData, (now, restored) => now ?? restored)
  .on(sent, (_, challenge) => challenge)
  // Also when the user got in another way: what is left would be shown to the next user of the browser.
  .reset(challengeDropped, signedIn, sessionEnded);
sample({
  clock: sessionFormShown,
  source: $isPendingCodeRead,
  filter: (isRead) => !isRead,
  target: restoreFx,
});
$proved.reset(proofRefused, $challenge);
sample({ clock: $challenge, target: keepFx });
