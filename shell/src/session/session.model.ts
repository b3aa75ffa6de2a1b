import { beforeLogout, getUserData, userSignup, type ApiError, type UserRow } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { say } from '../locales/texts.ts';
import { changedElsewhere, rehydrated } from '../persisted/persisted.model.ts';
import { callFx, emitFx, notifyFx } from '../person-ports.ts';
import { $isDeactivated, $pushToken, settingsOutdated } from '../settings/settings.model.ts';
import { identityFx, type IdentityFailure, type IdentityProof } from './identity.ts';

/** Login type of the wire contract: 3 = e-mail. */
const BY_EMAIL = '3';

/** The bearer token and the person it stands for. */
export interface SignUp {
  token: string;
  data: UserRow;
}

/** `expired`: the back end no longer takes the token; `elsewhere`: another tab signed out. */
export type EndReason = 'signed-out' | 'expired' | 'deactivated' | 'elsewhere';

export const signOutRequested = createEvent();
/** The back end refused the token of a call (reported by the API client). */
export const tokenRefused = createEvent<ApiError>();
/** The person's data changed on the server; fetches it again. */
export const userOutdated = createEvent();
export const signInRequested = createEvent();
export const signInDismissed = createEvent();
/** The page has told the person why the session is over. */
export const endExplained = createEvent();

const exchangeCallFx = callFx(userSignup, { showsOwnErrors: true });
const userDataFx = callFx(getUserData, { showsOwnErrors: true });
const reportLogoutFx = callFx(beforeLogout, { showsOwnErrors: true });

/** Trades the identity service's proof for the product's own session. */
export const exchangeFx = attach({
  source: $pushToken,
  mapParams: (proof: IdentityProof, fcmId) => ({ proof, fcmId }),
  effect: createEffect(
    async ({ proof, fcmId }: { proof: IdentityProof; fcmId: string | null }): Promise<SignUp> => {
      const { data, token } = await exchangeCallFx({
        type: BY_EMAIL,
        auth_id: proof.uid,
        id_token: proof.idToken,
        email: proof.email,
        ...(proof.name ? { name: proof.name } : {}),
        ...(fcmId ? { fcm_id: fcmId } : {}),
      });
      return { token, data };
    },
  ),
});

type SignInFailure = IdentityFailure | ApiError;
interface Credentials {
  email: string;
  password: string;
}

const proveFx = identityFx((identity, { email, password }: Credentials) => identity.signIn(email, password));
const enrolFx = identityFx((identity, person: Credentials & { name: string }) => identity.register(person));

export const signInFx = createEffect<Credentials, SignUp, SignInFailure>(async (credentials) =>
  exchangeFx(await proveFx(credentials)),
);

export const registerFx = createEffect<Credentials & { name: string }, SignUp, SignInFailure>(
  async (person) => exchangeFx(await enrolFx(person)),
);

/** Tells the back end first which device goes, then forgets the person even when that failed. */
export const signOutFx = attach({
  source: $pushToken,
  effect: async (fcmId): Promise<void> => {
    await reportLogoutFx(fcmId ? { fcm_id: fcmId } : {});
  },
});

const plain = { serialize: 'ignore' } as const;

export const $signUp = createStore<SignUp | null>(null, plain);
/** Who is signed in; what remotes see. */
export const $session = $signUp.map((signUp): Session | null => signUp && { user: signUp.data });
export const $token = $signUp.map((signUp) => signUp?.token ?? null);
export const $isSignInOpen = createStore(false, plain);
/** Why the last session is over. */
export const $endReason = createStore<EndReason | null>(null, plain);

const $isSignedIn = $signUp.map(Boolean);
const signedIn = sample({ clock: [signInFx.doneData, registerFx.doneData] });

/** A session is over, for one of the reasons; only when there was one. */
export const sessionEnded = createEvent<EndReason>();
const refused = sample({
  clock: tokenRefused,
  source: $isSignedIn,
  filter: Boolean,
  fn: (_, { key }): EndReason => (key === 'accountDeactivated' ? 'deactivated' : 'expired'),
});
const closed = sample({
  clock: $isDeactivated,
  source: $isSignedIn,
  filter: (isSignedIn, isDeactivated) => isSignedIn && isDeactivated,
  fn: (): EndReason => 'deactivated',
});
const left = sample({
  clock: signOutFx.finally,
  source: $isSignedIn,
  filter: Boolean,
  fn: (): EndReason => 'signed-out',
});
const takenAway = sample({
  clock: changedElsewhere,
  source: $isSignedIn,
  filter: (isSignedIn, { User_signup }) => isSignedIn && !User_signup.data,
  fn: (): EndReason => 'elsewhere',
});
const takenOver = sample({
  clock: changedElsewhere,
  source: $signUp,
  filter: (mine, { User_signup }) => User_signup.data !== null && User_signup.data.token !== mine?.token,
  fn: (_, { User_signup }) => User_signup.data!,
});

sample({ clock: [refused, closed, left, takenAway], target: sessionEnded });
sample({ clock: signOutRequested, source: $isSignedIn, filter: Boolean, target: signOutFx });

$signUp
  .on(rehydrated, (_, { User_signup }) => User_signup.data)
  .on([signedIn, takenOver], (_, signUp) => signUp)
  .on(userDataFx.doneData, (signUp, { data }) => signUp && { ...signUp, data })
  .on(sessionEnded, () => null);
$isSignInOpen.on(signInRequested, () => true).on([signInDismissed, signedIn, takenOver], () => false);
$endReason.on(sessionEnded, (_, reason) => reason).reset(signedIn, takenOver, endExplained);

// The row that was stored may be old; the token may have been revoked meanwhile.
sample({
  clock: [rehydrated, userOutdated],
  source: $isSignedIn,
  filter: Boolean,
  fn: () => ({}),
  target: userDataFx,
});

sample({
  clock: [signedIn, takenOver],
  fn: ({ data }) => ({ event: 'session.started@1', payload: { userId: data.id } }) as const,
  target: emitFx,
});
sample({
  clock: sessionEnded,
  fn: (reason) => ({ event: 'session.ended@1', payload: { reason } }) as const,
  target: emitFx,
});
sample({ clock: [signedIn, takenOver, sessionEnded], fn: () => undefined, target: settingsOutdated });
sample({
  clock: registerFx.doneData,
  filter: ({ data }) => data.is_email_verified === 0,
  fn: ({ data: { name, email } }) => ({
    tone: 'success' as const,
    text: say('session.register.confirm', { name, email }),
  }),
  target: notifyFx,
});

/** Why the person is a visitor again, when that came as a surprise. The way back is one press. */
const explainEndFx = createEffect((reason: EndReason) =>
  notifyFx({
    tone: 'info',
    text: say(reason === 'expired' ? 'session.ended.expired' : 'session.ended.elsewhere'),
    action: { label: say('session.signIn.action'), run: scopeBind(signInRequested, { safe: true }) },
  }),
);
sample({
  clock: sessionEnded,
  filter: (reason) => reason === 'expired' || reason === 'elsewhere',
  target: explainEndFx,
});
