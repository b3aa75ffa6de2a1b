import { allSettled, type Scope } from 'effector';
import { aUser } from '#testing/builders.ts';
import { userHarness } from '#testing/user-harness.ts';
import { $challenge, $corrected, challengeDropped, sendCodeFx } from './code.model.ts';
import { accountGone, signedIn } from './session.model.ts';

const KEY = 'lintel.code';
const from = { view: 'signIn', values: { phone: '+447700900123' } } as const;
const asked = { sender: 'sms', to: '+447700900123', from } as const;

let scope: Scope;

beforeEach(() => {
  scope = userHarness().scope();
  sessionStorage.clear();
});

const signIn = () => allSettled(signedIn, { scope, params: { token: 'token-7', data: aUser() } });

describe('a code that this tab waits for', () => {
  it('is kept over a reload', async () => {
    await allSettled(sendCodeFx, { scope, params: asked });
    expect(JSON.parse(sessionStorage.getItem(KEY)!)).toMatchObject({ to: '+447700900123' });
  });

  it('is forgotten once its user has signed in another way, for the next user of the browser', async () => {
    await allSettled(sendCodeFx, { scope, params: asked });
    await signIn();
    expect(scope.getState($challenge)).toBeNull();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('is forgotten when a session ends, for example in another tab', async () => {
    await signIn();
    await allSettled(sendCodeFx, { scope, params: asked });
    await allSettled(accountGone, { scope });
    expect(scope.getState($challenge)).toBeNull();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('leaves nothing typed for the next user when its recipient was to be corrected', async () => {
    await allSettled(sendCodeFx, { scope, params: asked });
    await allSettled(challengeDropped, { scope, params: scope.getState($challenge)! });
    expect(scope.getState($corrected)).toEqual(from);
    await signIn();
    expect(scope.getState($corrected)).toBeNull();
  });
});
