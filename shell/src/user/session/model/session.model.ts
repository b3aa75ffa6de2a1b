import {
  beforeLogout,
  getUserData,
  signOutEverywhere,
  type ApiError,
  type UserRow,
} from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { waitFx } from '@lintel/model-kit';
import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { translate } from '#locales/texts.ts';
import { changedElsewhere, rehydrated } from '#user/persisted/persisted.model.ts';
import { $ports, callFx, emitFx, notifyFx } from '#core/user-ports.ts';
import { forgetTracesOfOthers, hasExpired, rememberExpiredUser } from './expired-user.ts';
import { forgetTraces } from './forget-traces.ts';
import {
  isEnd,
  transitions,
  type EndReason,
  type SessionCause,
  type SessionState,
} from './session-transitions.ts';
import { $isDeactivated, $pushToken, settingsOutdated } from '#user/settings/settings.model.ts';

/** The bearer token and the user it stands for. */
export interface SignUp {
  token: string;
  data: UserRow;
}

/** A refused token: why, and whether the page would lose something if it were left. */
export interface TokenRefusal {
  error: ApiError;
  keepsPage: boolean;
}

const because = (cause: SessionCause) => () => ({ cause });
const causeOf = ({ error, keepsPage }: TokenRefusal): SessionCause =>
  error.key === 'accountDeactivated'
    ? 'tokenOfClosedAccount'
    : keepsPage
      ? 'tokenRefusedAtWork'
      : 'tokenRefused';

/** Signing out does not wait longer for the back end than this. Milliseconds. */
const LOGOUT_TIMEOUT_MS = 3000;

/** The back end gave a session for a proof, see `exchange.model.ts`. */
export const signedIn = createEvent<SignUp>();
export const signOutRequested = createEvent();
/** The account of the session is gone, so no call can end it. */
export const accountGone = createEvent();
/** Ends the sessions of all devices, this one included. */
export const signOutEverywhereRequested = createEvent();
/** The back end refused the token of a call (reported by the API client). */
export const tokenRefused = createEvent<TokenRefusal>();
/** The user's data changed on the server; fetches it again. */
export const userOutdated = createEvent();
/** `needed`: an action waits for it. */
export const signInRequested = createEvent<'asked' | 'needed'>();
export const signInDismissed = createEvent();
/** A page with the forms of signing in is on screen, until it is left. */
export const sessionPageShown = createEvent();
export const sessionPageLeft = createEvent();
/** The page has shown the user why the session ended. */
export const endExplained = createEvent();

/** Fetches the user; the session has the answer. */
export const userDataFx = callFx(getUserData);
const reportLogoutFx = callFx(beforeLogout);
const leaveEverywhereFx = attach({
  effect: callFx(signOutEverywhere, { toastsErrors: true }),
  mapParams: (_leaving: SignUp) => ({}),
});

/** Tells the back end first which device goes, then forgets the user even when that failed. */
export const signOutFx = attach({
  source: $pushToken,
  effect: async (fcmId, _leaving: SignUp): Promise<void> => {
    await Promise.race([reportLogoutFx(fcmId ? { fcm_id: fcmId } : {}), waitFx(LOGOUT_TIMEOUT_MS)]);
  },
});

export const $signUp = createStore<SignUp | null>(null);
/** Who is signed in; what remotes see. */
export const $session = $signUp.map((signUp): Session | null => signUp && { user: signUp.data });

const $isSessionPage = createStore(false)
  .on(sessionPageShown, () => true)
  .reset(sessionPageLeft);
/** How often the form of that page was asked for: it is there, and a dialog over it would be the same form again. */
export const $formRequests = createStore(0)
  .on(sample({ clock: signInRequested, filter: $isSessionPage }), (times) => times + 1)
  .reset(sessionPageShown);
const dialogRequested = sample({
  clock: signInRequested,
  source: $isSessionPage,
  filter: (isPage) => !isPage,
});
sample({
  clock: sessionPageLeft,
  source: $formRequests,
  filter: (times) => times > 0,
  fn: () => undefined,
  target: signInDismissed,
});
export const $isSignInOpen = createStore(false);
/** An action waits for the sign-in on screen. */
export const $isSignInNeeded = createStore(false).on(signInRequested, (_, reason) => reason === 'needed');
/** Why the last session is over. */
export const $endReason = createStore<EndReason | null>(null);

/** The session waits for its user to sign in again. */
export const $isSuspended = createStore(false);
const $state = combine($signUp, $isSuspended, (signUp, isSuspended): SessionState =>
  signUp === null ? 'visitor' : isSuspended ? 'suspended' : 'signedIn',
);

interface Happened {
  cause: SessionCause;
  /** Of the user who signed in. */
  signUp?: SignUp;
}
const happened = createEvent<Happened>();
sample({ clock: tokenRefused, fn: (refusal) => ({ cause: causeOf(refusal) }), target: happened });
sample({ clock: $isDeactivated, filter: Boolean, fn: because('accountClosed'), target: happened });
sample({
  clock: [
    // Another user may have signed in in another tab meanwhile.
    sample({
      clock: [signOutFx.finally, leaveEverywhereFx.done],
      source: $signUp,
      filter: (now, { params }) => now?.data.id === params.data.id,
    }),
    accountGone,
  ],
  fn: because('signedOut'),
  target: happened,
});
sample({ clock: signInDismissed, fn: because('signInDismissed'), target: happened });
const endedElsewhere = changedElsewhere.filter({ fn: ({ User_signup }) => !User_signup.data });
// A session that expired in another tab has expired in this one, too: the page stays where it would have stayed then.
const causeElsewhereFx = attach({
  source: { mine: $signUp, ports: $ports },
  effect: ({ mine, ports }): SessionCause =>
    mine === null || !hasExpired(mine.data.id)
      ? 'signedOutElsewhere'
      : ports.keepsPage?.()
        ? 'tokenRefusedAtWork'
        : 'tokenRefused',
});
sample({ clock: endedElsewhere, fn: () => undefined, target: causeElsewhereFx });
sample({ clock: causeElsewhereFx.doneData, fn: (cause) => ({ cause }), target: happened });
const takenOver = sample({
  clock: changedElsewhere,
  source: $signUp,
  filter: (mine, { User_signup }) => User_signup.data !== null && User_signup.data.token !== mine?.token,
  fn: (_, { User_signup }) => User_signup.data!,
});
sample({
  clock: [signedIn, takenOver],
  source: $signUp,
  fn: (mine, signUp): Happened => ({
    cause: mine?.data.id === signUp.data.id ? 'sameUserSignedIn' : 'otherUserSignedIn',
    signUp,
  }),
  target: happened,
});

const changed = sample({
  clock: happened,
  source: { state: $state, before: $signUp },
  fn: ({ state, before }, { cause, signUp }) => ({ change: transitions[state][cause], signUp, before }),
});
const arrived = changed.filterMap(({ signUp }) => signUp);
const suspended = sample({ clock: changed, filter: ({ change }) => change === 'suspended' });
const replaced = sample({ clock: changed, filter: ({ change }) => change === 'replaced' });
const begun = sample({
  clock: changed,
  filter: ({ change, signUp }) => signUp !== undefined && change !== 'resumed',
});
/** A session is over, for one of the reasons; only when there was one. */
export const sessionEnded = createEvent<EndReason>();
sample({
  clock: changed.filterMap(({ change }) => (isEnd(change) ? change : undefined)),
  target: sessionEnded,
});
/** What belongs to the user goes: the session ended, or another user's began in its place. */
export const userLeft = createEvent();
sample({ clock: [sessionEnded, replaced], fn: () => undefined, target: userLeft });

// Before the calls below, which end the token.
sample({
  clock: [signOutRequested, signOutEverywhereRequested],
  source: $signUp,
  filter: Boolean,
  fn: ({ data }) => ({ event: 'session.ending@1', payload: { userId: data.id } }) as const,
  target: emitFx,
});
sample({ clock: signOutRequested, source: $signUp, filter: Boolean, target: signOutFx });
sample({ clock: signOutEverywhereRequested, source: $signUp, filter: Boolean, target: leaveEverywhereFx });

$signUp
  .on(rehydrated, (_, { User_signup }) => User_signup.data)
  .on(arrived, (_, signUp) => signUp)
  // The answer may be about a user who has left meanwhile.
  .on(userDataFx.doneData, (signUp, { data }) => (signUp?.data.id === data.id ? { ...signUp, data } : signUp))
  .on(sessionEnded, () => null);
$isSuspended.on(suspended, () => true).reset(arrived, sessionEnded);
const $isEndedElsewhere = createStore(false)
  .on(endedElsewhere, () => true)
  .reset(arrived, sessionEnded);
/** What the browser keeps: a session that waits here does not come back to the tabs that have ended it. */
export const $storedSignUp = combine($signUp, $isEndedElsewhere, (signUp, isEnded) =>
  isEnded ? null : signUp,
);
$isSignInOpen
  .on([dialogRequested, suspended], () => true)
  .on([signInDismissed, arrived], () => false)
  .on(sessionEnded, (isOpen, reason) => isOpen && reason !== 'elsewhere' && reason !== 'signed-out');
$endReason.on(sessionEnded, (_, reason) => reason).reset(arrived, endExplained);

// The row that was stored may be old; the token may have been revoked meanwhile.
sample({
  clock: [rehydrated, userOutdated],
  source: $signUp,
  filter: Boolean,
  fn: () => ({}),
  target: userDataFx,
});

sample({
  clock: replaced,
  fn: () => ({ event: 'session.ended@1', payload: { reason: 'expired' } }) as const,
  target: emitFx,
});
sample({
  clock: begun,
  fn: ({ signUp }) => ({ event: 'session.started@1', payload: { userId: signUp!.data.id } }) as const,
  target: emitFx,
});
sample({
  clock: sessionEnded,
  fn: (reason) => ({ event: 'session.ended@1', payload: { reason } }) as const,
  target: emitFx,
});
sample({ clock: [arrived, sessionEnded], fn: () => undefined, target: settingsOutdated });

// An expired session may go on with the same user, in all tabs; after each other end the browser may be another user's.
const ofUser = changed.filterMap(({ change, before }) =>
  before ? { change, userId: before.data.id } : undefined,
);
sample({
  clock: ofUser,
  filter: ({ change }) => change === 'expired',
  fn: ({ userId }) => userId,
  target: createEffect(rememberExpiredUser),
});
const parted = sample({ clock: sessionEnded, filter: (reason) => reason !== 'expired' });
sample({ clock: [parted, replaced], fn: () => undefined, target: createEffect(forgetTraces) });
sample({ clock: begun, fn: ({ signUp }) => signUp!.data.id, target: createEffect(forgetTracesOfOthers) });

/** Why the user is a visitor again, when that came as a surprise. The way back is one press. */
const explainEndFx = createEffect((reason: EndReason) => {
  const signIn = scopeBind(signInRequested, { safe: true });
  return notifyFx({
    tone: 'info',
    text: translate(reason === 'expired' ? 'session.ended.expired' : 'session.ended.elsewhere'),
    action: { label: translate('session.signIn.action'), run: () => signIn('asked') },
  });
});
sample({
  clock: sessionEnded,
  filter: (reason) => reason === 'expired' || reason === 'elsewhere',
  target: explainEndFx,
});
