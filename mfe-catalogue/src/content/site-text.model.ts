import { privacyPolicy, termsConditions } from '@lintel/api-contract';
import { createPageGate, createQuery, endpointFx } from '@lintel/remote-kit';
import { sample } from 'effector';

export const {
  Gate: TermsGate,
  paramsChanged: termsOpened,
  left: termsLeft,
} = createPageGate<Record<never, never>>();
export const {
  Gate: PrivacyGate,
  paramsChanged: privacyOpened,
  left: privacyLeft,
} = createPageGate<Record<never, never>>();

export const terms = createQuery({ effect: endpointFx(termsConditions) });
export const privacy = createQuery({ effect: endpointFx(privacyPolicy) });

sample({ clock: termsOpened, fn: () => ({}), target: terms.start });
sample({ clock: termsLeft, fn: () => undefined, target: terms.reset });
sample({ clock: privacyOpened, fn: () => ({}), target: privacy.start });
sample({ clock: privacyLeft, fn: () => undefined, target: privacy.reset });
