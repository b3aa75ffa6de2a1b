import { getUserData, webSettings } from '@lintel/api-contract';
import { inShell } from '#core/scope.ts';
import { portsGiven } from '#core/user-ports.ts';
import { signedIn } from '#user/session/model/session.model.ts';
import { aUser } from '#testing/builders.ts';
import { userHarness } from '#testing/user-harness.ts';
import { refreshPerson } from './user-state.ts';

it('fetches a changed profile again, and the settings that follow from it', async () => {
  const { ports, calls } = userHarness();
  inShell(portsGiven)(ports);
  inShell(signedIn)({ token: 'token-1', data: aUser() });
  await new Promise((resolve) => setTimeout(resolve));
  const before = calls.length;
  refreshPerson();
  await new Promise((resolve) => setTimeout(resolve));
  const paths = calls.slice(before).map(({ path }) => path);
  expect(paths.toSorted()).toEqual([getUserData.path, webSettings.path].toSorted());
});
