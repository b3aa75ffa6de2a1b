import type { Slots } from '@lintel/contract';
import { withTexts } from '@lintel/i18n';
import { lazyPart } from '@lintel/remote-kit';

/** A property as buyers will see it, in the form of the remote in which it is written. It comes with the page that it shows. */
export const ListingPreview = lazyPart<Slots['listing.preview']>(
  withTexts('mfe-catalogue', () => import(/* webpackChunkName: "page-property" */ './preview-body.tsx')),
  { reserve: () => '380px' },
);
