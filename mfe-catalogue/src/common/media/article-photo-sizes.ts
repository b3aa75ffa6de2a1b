/** How wide the photo above an article is shown, as `sizes` of HTML; not beside the others, which every page loads. */
export const articlePhotoSizes = '(min-width: 840px) 720px, 100vw';
