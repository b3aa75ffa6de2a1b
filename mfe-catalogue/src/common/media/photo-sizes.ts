// How wide photos are shown, as `sizes` of HTML. The manifest names them too, so that documents announce the same files.

/** In grids and rails. */
export const cardPhotoSizes = '(min-width: 1120px) 300px, (min-width: 600px) 45vw, 86vw';
/** The large one of a gallery. */
export const coverPhotoSizes = '(min-width: 1280px) 600px, (min-width: 840px) 48vw, calc(100vw - 32px)';
