import { changePassword, getSignInMethods, linkSignInMethod, unlinkSignInMethod } from '@lintel/api-contract';
import { createQuery, endpointFx, sessionEnded } from '@lintel/remote-kit';
import { sample } from 'effector';
import { events, left, opened, sessions } from './security.model.ts';

/** How the user signs in. */
export const methods = createQuery({ effect: endpointFx(getSignInMethods), staleAfter: 0 });
export const changePasswordFx = endpointFx(changePassword);
export const linkFx = endpointFx(linkSignInMethod);
export const unlinkFx = endpointFx(unlinkSignInMethod);

sample({ clock: opened, fn: () => ({}), target: methods.start });
sample({
  clock: [changePasswordFx.done, linkFx.done, unlinkFx.done],
  fn: () => undefined,
  target: [methods.refresh, events.refresh, sessions.refresh],
});
// Another device has removed it, or another way, meanwhile.
sample({
  clock: unlinkFx.failData,
  filter: ({ key }) => key === 'notFound' || key === 'wrongState',
  fn: () => undefined,
  target: methods.refresh,
});
sample({ clock: left, fn: () => undefined, target: methods.reset });
sample({ clock: sessionEnded, fn: () => undefined, target: methods.forget });
