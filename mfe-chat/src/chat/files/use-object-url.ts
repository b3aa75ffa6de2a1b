import { useEffect, useMemo } from 'react';

/** An address for a file of this device, until the part goes away. */
export function useObjectUrl(file: Blob | null): string {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : ''), [file]);
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);
  return url;
}
