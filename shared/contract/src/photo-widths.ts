/** Widths that the back end can make of a photo, in px. */
export const photoWidths = [320, 640, 960] as const;

/** The address of a photo at one of these widths. Inline pictures and drawings stay as they are. */
export function photoAt(src: string, width: (typeof photoWidths)[number]): string {
  if (/^(data|blob):|\.svg($|\?)/.test(src)) return src;
  return `${src}${src.includes('?') ? '&' : '?'}w=${width}`;
}

/** All widths as `srcset`: what a document announces and what a page shows must be the same text, or both are loaded. */
export const photoSet = (src: string): string =>
  photoWidths.map((width) => `${photoAt(src, width)} ${width}w`).join(', ');
