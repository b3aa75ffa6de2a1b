import type { ResolvedLock } from '@lintel/contract';
import { allSettled, fork } from 'effector';
import { $isKnown, siteKnown } from './known-addresses.ts';

const site = {
  environment: 'local',
  revision: 1,
  remotes: [
    { name: 'mfe-chat', state: 'on', active: { manifest: { mounts: [{ path: '/user/chat' }] } } },
    {
      name: 'mfe-payments',
      state: 'off',
      active: { manifest: { mounts: [{ path: '/subscription-plan' }] } },
    },
  ],
} as unknown as ResolvedLock;

describe('the table of addresses', () => {
  it('knows the pages of remotes that are on and of the shell, and no others', async () => {
    const scope = fork();
    expect(scope.getState($isKnown)('/anything')).toBe(true);
    await allSettled(siteKnown, { scope, params: site });
    const isKnown = scope.getState($isKnown);
    expect(
      ['/user/chat?peer=4', '/login', '/subscription-plan', '/user/notifications'].map((address) =>
        isKnown(address),
      ),
    ).toEqual([true, true, false, false]);
  });
});
