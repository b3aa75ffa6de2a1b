import { lazyPart } from '@lintel/remote-kit';

/** Papers of a listing; fetched when they come near. */
export const LazyDocuments = lazyPart(
  () => import(/* webpackChunkName: "property-tour" */ './documents.ts'),
  {
    reserve: ({ documents }) => `${documents.length * 76}px`,
  },
);
