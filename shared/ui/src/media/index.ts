// Photos, plans, rooms, videos and papers of a listing: entry `@lintel/ui/media`.
export { DocumentList, type DocumentFile } from './document-list.tsx';
export { extensionOf, fileName } from './file-names.ts';
export { Lightbox } from './lazy-lightbox.ts';
export { useUncovered } from '../navigation/use-back-to-close.ts';
export type { LightboxProps } from './lightbox.tsx';
export { useMediaTexts } from './media-texts.ts';
export { PanoramaPreview, type PanoramaPreviewProps } from './panorama/panorama-preview.tsx';
export type { GalleryPhoto } from './photo.ts';
export { PhotoGallery, type PhotoGalleryProps } from './photo-gallery.tsx';
export { Plans, type Plan } from './plans/plans.tsx';
export { PlanViewer, type PlanViewerProps } from './plans/plan-viewer.tsx';
export { VideoEmbed, type VideoEmbedProps } from './video/video-embed.tsx';
export { Zoomable, type ZoomableProps } from './zoom/zoomable.tsx';
