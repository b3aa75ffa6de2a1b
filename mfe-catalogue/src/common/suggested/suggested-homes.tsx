import { lazyPart } from '@lintel/remote-kit';

/** Below a page that is empty: somewhere to go on. */
export const SuggestedHomes = lazyPart<object>(
  () => import(/* webpackChunkName: "suggested-homes" */ './suggested-rail.tsx'),
  { reserve: () => '380px' },
);
