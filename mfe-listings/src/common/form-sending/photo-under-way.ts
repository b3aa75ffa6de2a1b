/** Which photo of a request is being sent. */
export interface PhotoUnderWay {
  place: number;
  count: number;
}

const photoFields = ['title_image', 'image', 'gallery_images'];

/** All files of a request in the order in which they are sent. */
const filesOf = (value: unknown): Blob[] => {
  if (value instanceof Blob) return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(filesOf) : [];
};

/** The photo that is on its way after so many bytes of all; null before the first, after the last, and while another file is. */
export function photoUnderWay(request: object, sent: number, total: number): PhotoUnderWay | null {
  const files = Object.entries(request).flatMap(([field, value]) =>
    filesOf(value).map(({ size }) => ({ size, isPhoto: photoFields.includes(field) })),
  );
  const count = files.filter(({ isPhoto }) => isPhoto).length;
  // Texts go first; what stands between the files is little.
  let left = sent - (total - files.reduce((sum, { size }) => sum + size, 0));
  if (left <= 0) return null;
  let place = 0;
  for (const { size, isPhoto } of files) {
    if (isPhoto) place += 1;
    if (left < size) return isPhoto ? { place, count } : null;
    left -= size;
  }
  return null;
}
