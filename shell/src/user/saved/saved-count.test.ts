import { getFavouriteProperty } from '@lintel/api-contract';
import { allSettled, type Scope } from 'effector';
import { aUser } from '#testing/builders.ts';
import { holdNext } from '#testing/hold-next.ts';
import { userHarness, type UserHarness } from '#testing/user-harness.ts';
import { signedIn } from '#user/session/model/session.model.ts';
import { $savedCount, accountCountNeeded } from './saved-count.model.ts';

const answerOf = (total: number) => ({ error: false, data: [], total });

let world: UserHarness;
let scope: Scope;

beforeEach(async () => {
  world = userHarness();
  scope = world.scope();
  await allSettled(signedIn, { scope, params: { token: 'token-7', data: aUser() } });
});

describe('the count of saved homes', () => {
  it('is that after the latest heart, also when an earlier answer arrives last', async () => {
    const answer = holdNext(world, getFavouriteProperty);
    const first = allSettled(accountCountNeeded, { scope });
    world.answer(getFavouriteProperty.path, answerOf(2));
    void allSettled(accountCountNeeded, { scope });
    await Promise.resolve();
    answer(answerOf(1));
    await first;
    expect(scope.getState($savedCount)).toBe(2);
  });

  it('of a user who was replaced is not that of the next one', async () => {
    const answer = holdNext(world, getFavouriteProperty);
    const late = allSettled(accountCountNeeded, { scope });
    void allSettled(signedIn, { scope, params: { token: 'token-8', data: aUser({ id: 8 }) } });
    answer(answerOf(5));
    await late;
    expect(scope.getState($savedCount)).toBe(0);
  });
});
