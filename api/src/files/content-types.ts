/** What may be served, by extension. Anything else is not, whatever it contains. */
const contentTypes: Record<string, string> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'audio/mp4',
  webm: 'audio/webm',
  ogg: 'audio/ogg',
};

export const contentTypeOf = (path: string): string | undefined =>
  contentTypes[path.slice(path.lastIndexOf('.') + 1).toLowerCase()];

/** Pictures that can be made smaller. */
export const isRaster = (path: string) => /\.(webp|jpe?g|png)$/i.test(path);
/** Opened in a tab these would run in our origin or in a plug-in, so they are downloaded instead. */
export const isDownload = (path: string) => /\.(pdf|docx?|txt)$/i.test(path);
