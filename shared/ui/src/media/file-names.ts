/** Name of a file, from its address. */
export const fileName = (url: string): string =>
  decodeURIComponent(url.split(/[?#]/)[0]!.split('/').at(-1) ?? url);

/** "PDF", from a name or an address. */
export const extensionOf = (name: string): string =>
  /\.([a-z0-9]{1,5})$/i.exec(name.split(/[?#]/)[0] ?? '')?.[1]?.toUpperCase() ?? '';
