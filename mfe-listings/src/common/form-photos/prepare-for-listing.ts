import { preparePhoto, type PreparedPhoto } from '@lintel/files';

/** JPEG is written in a tenth of the time that WebP takes (docs/adr/0100); the back end stores WebP either way. */
export const prepareForListing = (file: File): Promise<PreparedPhoto> => preparePhoto(file, { asJpeg: true });
