import { updateProfile, userSignup } from '@lintel/api-contract';
import { $clock } from '@lintel/model-kit';
import { allSettled, type Scope } from 'effector';
import { speakEnglish } from '#testing/render-shell.tsx';
import { browserStorage } from '#user/persisted/browser-storage.ts';
import { $session, sessionEnded, tokenRefused } from '#user/session/model/session.model.ts';
import { signInFx } from '#user/session/model/sign-in.model.ts';
import { $pushToken } from '#user/settings/settings.model.ts';
import { aUser } from '#testing/builders.ts';
import { userHarness, type UserHarness } from '#testing/user-harness.ts';
import {
  $isPushOn,
  $permissionPort,
  $pushChoiceStorage,
  answerExpected,
  pushStarted,
  pushSwitchedOff,
  pushSwitchedOn,
  type Permission,
} from './push.model.ts';
import { $pushSource, type PushService } from './push-service.ts';

let world: UserHarness;
let scope: Scope;
let permission: { state: Permission; answer: Permission; asked: number; set(state: Permission): void };
let stored: Map<string, string>;
/** Another tab of the browser has made the choice. */
let chooseElsewhere: (choice: 'on' | 'off') => Promise<void>;
let service: { register: jest.Mock; unregister: jest.Mock; listen: jest.Mock };
let ended: number;

beforeAll(speakEnglish);
beforeEach(async () => {
  world = userHarness();
  world.answer(updateProfile.path, { data: aUser() });
  scope = world.scope();
  localStorage.clear();
  let hear = () => undefined as void;
  permission = {
    state: 'default',
    answer: 'granted',
    asked: 0,
    set(state) {
      permission.state = state;
      hear();
    },
  };
  stored = new Map();
  ended = 0;
  service = {
    register: jest.fn(async () => 'push-1'),
    unregister: jest.fn(async () => undefined),
    listen: jest.fn(() => () => void (ended += 1)),
  };
  const port = {
    read: () => permission.state,
    async ask() {
      permission.asked += 1;
      permission.state = permission.answer;
      return permission.state;
    },
    watch: (changed: () => void) => void (hear = changed),
  };
  const storage = {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, text: string) => Boolean(stored.set(key, text)),
    watch(key: string, changed: () => void) {
      chooseElsewhere = async (choice) => {
        stored.set(key, choice);
        changed();
        await allSettled(scope);
      };
    },
  };
  await allSettled($permissionPort, { scope, params: port });
  await allSettled($pushChoiceStorage, { scope, params: storage });
  await allSettled($pushSource, { scope, params: async () => service as PushService });
});

const signIn = () =>
  allSettled(signInFx, { scope, params: { email: 'ada@example.com', password: 'secret-1' } });
/** The back end takes the token no more, while something is at stake on the page or not. */
const refuse = (keepsPage: boolean) => {
  const error = { kind: 'rejected', retryable: false, status: 401, key: 'unauthenticated' } as const;
  return allSettled(tokenRefused, { scope, params: { error, keepsPage } });
};
const switchOn = () => allSettled(pushSwitchedOn, { scope });
const saved = () => world.calls.filter(({ path }) => path === updateProfile.path);

describe('the offer of push messages', () => {
  it('never asks for permission by itself', async () => {
    await allSettled(pushStarted, { scope });
    await signIn();
    expect(permission.asked).toBe(0);
    expect(service.register).not.toHaveBeenCalled();
  });

  it('switched on: asks, registers, keeps the token and tells the back end', async () => {
    await signIn();
    await switchOn();
    expect(scope.getState($pushToken)).toBe('push-1');
    expect(scope.getState($isPushOn)).toBe(true);
    expect(service.listen).toHaveBeenCalledWith('push-1');
    expect(saved()).toEqual([{ path: updateProfile.path, parameters: { fcm_id: 'push-1' } }]);
  });

  it('denied: reports it, and registers nothing', async () => {
    permission.answer = 'denied';
    await switchOn();
    expect(world.notices).toMatchObject([
      { tone: 'warning', text: expect.stringMatching(/^Notification permission denied/) },
    ]);
    expect(service.register).not.toHaveBeenCalled();
  });

  it('a service that does not answer is given up and only logged', async () => {
    service.register.mockImplementation(() => new Promise(() => undefined));
    await allSettled($clock, { scope, params: { now: () => 0, wait: async () => undefined } });
    await signIn();
    await switchOn();
    expect(world.logged).toContain('push');
    expect(world.notices).toEqual([]);
    expect(scope.getState($isPushOn)).toBe(false);
  });

  it('renews the token at the next start of a user who has it on', async () => {
    stored.set('lintel-push', 'on');
    permission.state = 'granted';
    await signIn();
    await allSettled(pushStarted, { scope });
    expect(permission.asked).toBe(0);
    expect(scope.getState($pushToken)).toBe('push-1');
  });

  it.each([
    ['switching off', () => allSettled(pushSwitchedOff, { scope })],
    ['the end of the session', () => allSettled(sessionEnded, { scope, params: 'signed-out' as const })],
  ])('%s makes the token worthless', async (_, leave) => {
    await signIn();
    await switchOn();
    await leave();
    expect(service.unregister).toHaveBeenCalledWith('push-1');
    expect(ended).toBe(1);
    expect(scope.getState($pushToken)).toBeNull();
    expect(scope.getState($isPushOn)).toBe(false);
  });

  it.each([
    ['switches it off', () => allSettled(pushSwitchedOff, { scope })],
    ['signs out', () => allSettled(sessionEnded, { scope, params: 'signed-out' as const })],
  ])('stays off when the user %s before the service has answered', async (_, leave) => {
    let answer = (_token: string) => undefined as void;
    let endWait = () => undefined as void;
    const registering = new Promise<string>((resolve) => (answer = resolve));
    service.register.mockReturnValue(registering);
    await signIn();
    const wait = () => new Promise<void>((resolve) => (endWait = resolve));
    await allSettled($clock, { scope, params: { now: () => 0, wait } });
    const on = switchOn();
    await new Promise((resolve) => setTimeout(resolve));
    const left = leave();
    answer('push-late');
    await registering;
    endWait();
    await Promise.all([on, left]);
    expect(scope.getState($isPushOn)).toBe(false);
    expect(scope.getState($pushToken)).toBeNull();
    expect(service.listen).not.toHaveBeenCalled();
    expect(service.unregister).toHaveBeenCalledWith('push-late');
  });

  it.each([
    ['over a suspended session', (): unknown => refuse(true)],
    ['after an expired session', (): unknown => refuse(false)],
  ])('stays off for another user who signs in %s', async (_, lose) => {
    await allSettled($pushChoiceStorage, { scope, params: browserStorage });
    await signIn();
    await switchOn();
    await lose();
    world.answer(userSignup.path, { data: aUser({ id: 8 }), token: 'token-8' });
    service.register.mockClear();
    await signIn();
    expect(scope.getState($session)?.user.id).toBe(8);
    expect(scope.getState($isPushOn)).toBe(false);
    expect(scope.getState($pushToken)).toBeNull();
    expect(service.unregister).toHaveBeenCalledWith('push-1');
    expect(service.register).not.toHaveBeenCalled();
  });

  it('goes on for the same user who signs in again after an expired session', async () => {
    await allSettled($pushChoiceStorage, { scope, params: browserStorage });
    await signIn();
    await switchOn();
    await refuse(false);
    expect(scope.getState($isPushOn)).toBe(false);
    await signIn();
    expect(scope.getState($isPushOn)).toBe(true);
  });

  it('follows a permission that is withdrawn, and given again, while the page is open', async () => {
    await allSettled(pushStarted, { scope });
    await signIn();
    await switchOn();
    permission.set('denied');
    await allSettled(scope);
    expect(scope.getState($isPushOn)).toBe(false);
    expect(ended).toBe(1);
    permission.set('granted');
    await allSettled(scope);
    expect(scope.getState($isPushOn)).toBe(true);
    expect(service.listen).toHaveBeenCalledTimes(2);
    expect(permission.asked).toBe(1);
  });

  it('ends in the other tabs of the browser, too, and begins again in all of them', async () => {
    await signIn();
    await allSettled(pushStarted, { scope });
    await switchOn();
    await chooseElsewhere('off');
    expect(scope.getState($isPushOn)).toBe(false);
    expect(ended).toBe(1);
    // That tab has made the token worthless.
    expect(service.unregister).not.toHaveBeenCalled();
    await chooseElsewhere('on');
    expect(scope.getState($isPushOn)).toBe(true);
    expect(service.listen).toHaveBeenCalledTimes(2);
    expect(permission.asked).toBe(1);
  });

  it('is on in a tab that was open before another one was given the permission', async () => {
    await signIn();
    await allSettled(pushStarted, { scope });
    permission.state = 'granted';
    await chooseElsewhere('on');
    expect(scope.getState($isPushOn)).toBe(true);
    expect(permission.asked).toBe(0);
  });

  it('offers messages once, after something that others will answer', async () => {
    await allSettled(answerExpected, { scope });
    await allSettled(answerExpected, { scope });
    expect(world.notices).toMatchObject([{ tone: 'info', action: { label: 'Turn on' } }]);
    expect(permission.asked).toBe(0);
  });

  it('offers nothing to a user who has decided already', async () => {
    permission.state = 'denied';
    await allSettled(answerExpected, { scope });
    expect(world.notices).toEqual([]);
  });
});
