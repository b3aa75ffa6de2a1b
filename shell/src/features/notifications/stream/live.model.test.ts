import { getUnreadCounts, type ApiError, type LiveEvent } from '@lintel/api-contract';
import { allSettled, type Scope } from 'effector';
import { sessionEnded } from '#user/session/model/session.model.ts';
import { signInFx } from '#user/session/model/sign-in.model.ts';
import { userHarness, type UserHarness } from '#testing/user-harness.ts';
import type { FollowOptions } from './follow-events.ts';
import { $follow, frameArrived, listeningStarted, pushArrived } from './live.model.ts';
import { $unread } from './unread.model.ts';

const chat = {
  type: 'chat',
  title: 'Villa',
  body: 'Is it free?',
  notice_id: '0191e4a0-0000-7000-8000-000000000001',
  sender_id: '4',
} as const;

let world: UserHarness;
let scope: Scope;
let followed: FollowOptions[];
let ended: number;

beforeEach(async () => {
  world = userHarness();
  world.answer(getUnreadCounts.path, { data: { notifications: 2, messages: 1 } });
  scope = world.scope();
  followed = [];
  ended = 0;
  const follow = (options: FollowOptions) => {
    followed.push(options);
    return () => void (ended += 1);
  };
  await allSettled($follow, { scope, params: follow });
});

const signIn = () =>
  allSettled(signInFx, { scope, params: { email: 'ada@example.com', password: 'secret-1' } });
const arrives = (frame: LiveEvent) => allSettled(frameArrived, { scope, params: frame });
const payloadsOf = (name: string) => world.emitted.filter(({ event }) => event === name);

describe('the live count', () => {
  it('follows no events until a user is signed in, and ends with the session', async () => {
    await allSettled(listeningStarted, { scope });
    expect(followed).toEqual([]);
    await signIn();
    expect(followed).toMatchObject([{ userId: 7, token: 'token-1' }]);
    await allSettled(sessionEnded, { scope, params: 'signed-out' });
    expect(followed).toHaveLength(1);
    expect(ended).toBe(1);
    expect(scope.getState($unread)).toEqual({ notifications: 0, messages: 0 });
  });

  it('asks once how many there are, then receives changes', async () => {
    await allSettled(listeningStarted, { scope });
    await signIn();
    expect(scope.getState($unread)).toEqual({ notifications: 2, messages: 1 });
    await arrives({ type: 'unread', data: { notifications: 3, messages: 1 } });
    expect(scope.getState($unread)).toEqual({ notifications: 3, messages: 1 });
    expect(payloadsOf('unread.changed@1').at(-1)?.payload).toEqual({ notifications: 3, messages: 1 });
  });

  it('asks again how many there are when the back end was busy', async () => {
    let busy = 2;
    const { request } = world.ports;
    world.ports.request = async (operation, ...rest) => {
      if (operation.path === getUnreadCounts.path && busy-- > 0)
        throw { kind: 'rejected', status: 503, retryable: true } satisfies ApiError;
      return request(operation, ...rest);
    };
    await allSettled(listeningStarted, { scope });
    await signIn();
    expect(scope.getState($unread)).toEqual({ notifications: 2, messages: 1 });
  });

  it('takes no answer over an event that came while it was asked for', async () => {
    let answer = () => undefined as void;
    const { request } = world.ports;
    world.ports.request = async (operation, ...rest) => {
      if (operation.path === getUnreadCounts.path) await new Promise<void>((resolve) => (answer = resolve));
      return request(operation, ...rest);
    };
    const started = allSettled(listeningStarted, { scope });
    const signedIn = signIn();
    await new Promise((resolve) => setTimeout(resolve));
    const arrived = arrives({ type: 'unread', data: { notifications: 3, messages: 1 } });
    answer();
    await Promise.all([started, signedIn, arrived]);
    expect(scope.getState($unread)).toEqual({ notifications: 3, messages: 1 });
  });

  it('passes on no counts that are as they were', async () => {
    await allSettled(listeningStarted, { scope });
    await signIn();
    const before = payloadsOf('unread.changed@1').length;
    await arrives({ type: 'unread', data: { notifications: 2, messages: 1 } });
    expect(payloadsOf('unread.changed@1')).toHaveLength(before);
  });

  it('passes a notice on once, on whichever ways it comes', async () => {
    await arrives({ type: 'push', data: chat });
    await allSettled(pushArrived, { scope, params: chat });
    await arrives({ type: 'push', data: chat });
    expect(payloadsOf('push.received@1')).toEqual([
      {
        event: 'push.received@1',
        payload: { noticeId: chat.notice_id, kind: 'chat', title: 'Villa', body: 'Is it free?', data: chat },
      },
    ]);
  });

  it('tells remotes who is typing and who has read', async () => {
    await arrives({ type: 'typing', data: { user_id: 4, property_id: 9 } });
    await arrives({ type: 'read', data: { user_id: 4, property_id: 9 } });
    expect(world.emitted).toEqual([
      { event: 'chat.typing@1', payload: { peerId: 4, propertyId: 9 } },
      { event: 'chat.read@1', payload: { peerId: 4, propertyId: 9 } },
    ]);
  });

  it('tells remotes in which conversation the user has written on another page, and notifies of nothing', async () => {
    await arrives({ type: 'conversation', data: { user_id: 4, property_id: 9, client_id: 'c-1' } });
    const payload = { peerId: 4, propertyId: 9, data: { client_id: 'c-1' } };
    expect(world.emitted).toEqual([{ event: 'chat.conversation-changed@1', payload }]);
  });

  it('passes on that a package runs, wherever it was bought', async () => {
    await arrives({ type: 'package', data: { package_id: 3 } });
    expect(world.emitted).toEqual([{ event: 'package.bought@1', payload: { packageId: 3 } }]);
  });
});
