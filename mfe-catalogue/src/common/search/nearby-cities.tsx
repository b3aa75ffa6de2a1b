import { lazyPart } from '@lintel/remote-kit';

interface Props {
  /** The city in the middle, as searches know it. */
  city: string;
  /** The same in the language on screen. */
  name: string;
}

/** Cities around one, with distance and number of homes; loaded when the end of the page comes near. */
export const NearbyCities = lazyPart<Props>(
  () => import(/* webpackChunkName: "search-empty" */ './nearby-cities-rail.tsx'),
  { reserve: () => '280px' },
);
