/** Name of a file, from its address. */
export const fileName = (url: string): string =>
  decodeURIComponent(url.split(/[?#]/)[0]!.split('/').at(-1) ?? url);

/** "PDF", from a name or an address. */
export const extensionOf = (name: string): string =>
  /\.([a-z0-9]{1,5})$/i.exec(name.split(/[?#]/)[0] ?? '')?.[1]?.toUpperCase() ?? '';

/** A size for people: 1,234,567 → "1.2 MB". */
export function sizeText(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes >= 1 ? `${megabytes.toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} KB`;
}
