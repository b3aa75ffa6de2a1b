import { lazyPart } from '@lintel/remote-kit';
import type { TourProps } from './tour.tsx';

/** Plans, all-round picture and video; fetched when they come near, and beforehand for homes that are kept on the device. */
export const LazyTour = lazyPart<TourProps>(
  () => import(/* webpackChunkName: "property-tour" */ './tour.tsx'),
  { reserve: () => '320px' },
);
