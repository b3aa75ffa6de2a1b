import { lazyPage } from '@lintel/model-kit';

/** All photos of a gallery over the page; fetched when it is opened. */
export const Lightbox = lazyPage(() => import(/* webpackChunkName: "lightbox" */ './lightbox.tsx'), null);
