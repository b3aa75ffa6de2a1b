export { FileDrop, type FileDropProps } from './file-drop.tsx';
export { formatBytes } from './file-size.ts';
export { formatKinds, useFileProblemText } from './file-texts.ts';
export { ImageSorter, type ImageSorterProps } from './image-sorter.tsx';
export { PickButton, type PickButtonProps } from './pick-button.tsx';
export { PhotoCrop, type PhotoCropProps } from './photo-crop.tsx';
export type { SortableImage } from './sorted-image.tsx';
export {
  UploadProgress,
  type FileUpload,
  type UploadProgressProps,
  type UploadState,
} from './upload-progress.tsx';
