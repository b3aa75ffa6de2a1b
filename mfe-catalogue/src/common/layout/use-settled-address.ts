import { useShell } from '@lintel/remote-kit';
import { useEffect } from 'react';

const SETTLED_MS = 400;

/** Replaces the address on screen when the user pauses; null while nothing was changed. */
export function useSettledAddress(address: string | null): void {
  const { navigate } = useShell();
  useEffect(() => {
    if (address === null) return undefined;
    const timer = setTimeout(() => navigate(address, { replace: true }), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [address, navigate]);
}
