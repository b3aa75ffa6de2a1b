import { getNotificationList, getUnreadCounts, markNotificationsSeen } from '@lintel/api-contract';
import { allSettled, type Scope } from 'effector';
import { aUser } from '#testing/builders.ts';
import { holdNext } from '#testing/hold-next.ts';
import { userHarness, type UserHarness } from '#testing/user-harness.ts';
import { sessionEnded, signedIn } from '#user/session/model/session.model.ts';
import { $latest, bellOpened } from './menu/bell.model.ts';
import { $follow, listeningStarted } from './stream/live.model.ts';
import { $unread } from './stream/unread.model.ts';

const ada = { token: 'token-7', data: aUser() };
const listWith = (...titles: string[]) => ({
  error: false,
  data: titles.map((title, id) => ({ id, title })),
  total: titles.length,
});

let world: UserHarness;
let scope: Scope;

beforeEach(async () => {
  world = userHarness();
  world.answer(getUnreadCounts.path, { data: { notifications: 0, messages: 0 } });
  world.answer(getNotificationList.path, listWith());
  world.answer(markNotificationsSeen.path, { data: { notifications: 0, messages: 0 } });
  scope = world.scope();
  await allSettled($follow, { scope, params: () => () => undefined });
});

const titles = () => scope.getState($latest)?.map(({ title }) => title);

describe('an answer that arrives late', () => {
  it('shows the notifications of a user who left to no other', async () => {
    await allSettled(signedIn, { scope, params: ada });
    const answer = holdNext(world, getNotificationList);
    const late = allSettled(bellOpened, { scope });
    void allSettled(sessionEnded, { scope, params: 'signed-out' });
    answer(listWith('Price drop'));
    await late;
    expect(scope.getState($latest)).toBeNull();
  });

  it('does not replace a newer list of notifications', async () => {
    await allSettled(signedIn, { scope, params: ada });
    const answer = holdNext(world, getNotificationList);
    const late = allSettled(bellOpened, { scope });
    world.answer(getNotificationList.path, listWith('New message', 'Price drop'));
    void allSettled(bellOpened, { scope });
    await Promise.resolve();
    answer(listWith('Price drop'));
    await late;
    expect(titles()).toEqual(['New message', 'Price drop']);
  });

  it('does not count what a user who left had not read', async () => {
    await allSettled(listeningStarted, { scope });
    const answer = holdNext(world, getUnreadCounts);
    const late = allSettled(signedIn, { scope, params: ada });
    void allSettled(sessionEnded, { scope, params: 'signed-out' });
    answer({ error: false, data: { notifications: 3, messages: 2 } });
    await late;
    expect(scope.getState($unread)).toEqual({ notifications: 0, messages: 0 });
  });
});
