import { withTexts } from '@lintel/i18n';
import { lazyPart } from '@lintel/remote-kit';

/** Below the shell's page of an address that does not exist. */
export const NotFoundHomes = lazyPart<object>(
  withTexts('mfe-catalogue', () => import(/* webpackChunkName: "suggested-homes" */ './not-found-rail.tsx')),
  { reserve: () => '380px' },
);
