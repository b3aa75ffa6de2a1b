import { webSettings, type ApiError } from '@lintel/api-contract';
import { createTexts } from '@lintel/i18n';
import { allSettled, type Scope } from 'effector';
import { loadShellTexts } from '#locales/texts.ts';
import { emptyState } from '#user/persisted/persisted-state.ts';
import { changedElsewhere } from '#user/persisted/persisted.model.ts';
import { settingsNeeded } from '#user/settings/settings.model.ts';
import { aUser, someSettings } from '#testing/builders.ts';
import { userHarness, type UserHarness } from '#testing/user-harness.ts';
import {
  $isSuspended,
  $session,
  signedIn,
  signInDismissed,
  signOutRequested,
  tokenRefused,
} from './session.model.ts';
import type { SessionCause, SessionChange, SessionState } from './session-transitions.ts';

let world: UserHarness;
let scope: Scope;

beforeAll(async () => {
  await createTexts({ language: 'en' });
  await loadShellTexts('en');
});
beforeEach(() => {
  world = userHarness();
  scope = world.scope();
});

const signIn = (id: number) =>
  allSettled(signedIn, { scope, params: { token: `token-${id}`, data: aUser({ id }) } });
const refuse = (key: ApiError['key'], keepsPage: boolean) => {
  const error: ApiError = { kind: 'rejected', retryable: false, status: 401, ...(key && { key }) };
  return allSettled(tokenRefused, { scope, params: { error, keepsPage } });
};

const reach: Record<SessionState, () => Promise<unknown>> = {
  visitor: async () => undefined,
  signedIn: () => signIn(7),
  suspended: async () => {
    await signIn(7);
    await refuse('unauthenticated', true);
  },
};
const cause: Record<SessionCause, () => Promise<unknown>> = {
  sameUserSignedIn: () => signIn(7),
  otherUserSignedIn: () => signIn(8),
  tokenRefused: () => refuse('unauthenticated', false),
  tokenRefusedAtWork: () => refuse('unauthenticated', true),
  tokenOfClosedAccount: () => refuse('accountDeactivated', false),
  accountClosed: async () => {
    world.answer(webSettings.path, { data: someSettings({ is_active: false }) });
    world.clock.now += 11 * 60_000;
    await allSettled(settingsNeeded, { scope });
  },
  signedOut: () => allSettled(signOutRequested, { scope }),
  signedOutElsewhere: () => allSettled(changedElsewhere, { scope, params: emptyState }),
  signInDismissed: () => allSettled(signInDismissed, { scope }),
};

const ended = (reason: string) => ({
  user: undefined,
  isSuspended: false,
  emitted: [{ event: 'session.ended@1', payload: { reason } }],
});
/** The user signs out here: what remotes have not sent yet goes before. */
const ending = { event: 'session.ending@1', payload: { userId: 7 } };
const started = { event: 'session.started@1', payload: { userId: 8 } };
/** What the page and the remotes notice of each change of a session of the user 7. */
const noticed: Record<SessionChange, object> = {
  begun: { user: 8, isSuspended: false, emitted: [started] },
  resumed: { user: 7, isSuspended: false, emitted: [] },
  replaced: { user: 8, isSuspended: false, emitted: [...ended('expired').emitted, started] },
  suspended: { user: 7, isSuspended: true, emitted: [] },
  'signed-out': { ...ended('signed-out'), emitted: [ending, ...ended('signed-out').emitted] },
  expired: ended('expired'),
  deactivated: ended('deactivated'),
  elsewhere: ended('elsewhere'),
};
const notice = () => ({
  user: scope.getState($session)?.user.id,
  isSuspended: scope.getState($isSuspended),
  emitted: [...world.emitted],
});

const rows: [SessionState, SessionCause, SessionChange][] = [
  ['visitor', 'otherUserSignedIn', 'begun'],
  ['signedIn', 'sameUserSignedIn', 'resumed'],
  ['signedIn', 'otherUserSignedIn', 'replaced'],
  ['signedIn', 'tokenRefused', 'expired'],
  ['signedIn', 'tokenRefusedAtWork', 'suspended'],
  ['signedIn', 'tokenOfClosedAccount', 'deactivated'],
  ['signedIn', 'accountClosed', 'deactivated'],
  ['signedIn', 'signedOut', 'signed-out'],
  ['signedIn', 'signedOutElsewhere', 'elsewhere'],
  ['suspended', 'sameUserSignedIn', 'resumed'],
  ['suspended', 'otherUserSignedIn', 'replaced'],
  ['suspended', 'accountClosed', 'deactivated'],
  ['suspended', 'signedOut', 'signed-out'],
  ['suspended', 'signedOutElsewhere', 'elsewhere'],
  ['suspended', 'signInDismissed', 'expired'],
];
const isRow = (state: string, name: string) => rows.some((row) => row[0] === state && row[1] === name);
/** All other pairs; who signs in without a session before is never the same user. */
const others = (Object.keys(reach) as SessionState[]).flatMap((state) =>
  (Object.keys(cause) as SessionCause[])
    .filter((name) => !isRow(state, name) && !(state === 'visitor' && name === 'sameUserSignedIn'))
    .map((name) => [state, name] as const),
);

describe('a session', () => {
  it.each(rows)('in the state %s after "%s" is %s', async (state, name, change) => {
    await reach[state]();
    world.emitted.length = 0;
    await cause[name]();
    expect(notice()).toEqual(noticed[change]);
  });

  it.each(others)('in the state %s stays as it is after "%s"', async (state, name) => {
    await reach[state]();
    world.emitted.length = 0;
    const before = notice();
    await cause[name]();
    expect(notice()).toEqual(before);
  });
});
