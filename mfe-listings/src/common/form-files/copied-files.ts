import { chosenFile, type ListingFile } from './listing-file.ts';

const extensions: Record<string, string> = { 'image/webp': 'webp', 'image/jpeg': 'jpg', 'image/png': 'png' };

/** A stored file as one of this device; null when it is gone. Rejects without a network. */
export async function loadFile(name: string, address: string): Promise<File | null> {
  const answer = await fetch(address);
  if (!answer.ok) return null;
  const blob = await answer.blob();
  const extension = extensions[blob.type];
  const full = !extension || name.endsWith(`.${extension}`) ? name : `${name}.${extension}`;
  return new File([blob], full, { type: blob.type });
}

/** Files of a listing for another one: each is loaded, since the back end takes files and no addresses. */
export async function copiedFiles(files: readonly ListingFile[]): Promise<ListingFile[]> {
  const copies = await Promise.all(
    files.map(async ({ name, address, alt }) => {
      const file = address ? await loadFile(name, address) : null;
      return file ? [{ ...chosenFile(file), alt }] : [];
    }),
  );
  return copies.flat();
}
