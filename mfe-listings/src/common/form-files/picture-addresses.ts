import { useEffect, useMemo, useState } from 'react';
import type { ListingFile } from './listing-file.ts';

/** Addresses of files that were chosen here, each made once and given back when its file goes. */
function createFileAddresses() {
  const made = new Map<File, string>();
  const keepOnly = (files: ReadonlySet<File | undefined>) => {
    for (const [file, address] of made) {
      if (files.has(file)) continue;
      URL.revokeObjectURL(address);
      made.delete(file);
    }
  };
  const addressOf = (file: File): string => {
    const address = made.get(file) ?? URL.createObjectURL(file);
    made.set(file, address);
    return address;
  };
  return { addressOf, keepOnly };
}

/** What to show of each photo, by its id. */
export function usePictureAddresses(photos: readonly ListingFile[]): ReadonlyMap<string, string> {
  const [files] = useState(createFileAddresses);
  useEffect(() => files.keepOnly(new Set(photos.map(({ file }) => file))), [photos, files]);
  useEffect(() => () => files.keepOnly(new Set()), [files]);
  return useMemo(
    () => new Map(photos.map(({ id, file, address = '' }) => [id, file ? files.addressOf(file) : address])),
    [photos, files],
  );
}
