import { useEffect, useState } from 'react';

const PHONE = '(max-width: 599.98px)';

/** Whether the window is as narrow as a phone's. */
export function useIsPhone(): boolean {
  const [isPhone, setPhone] = useState(() => window.matchMedia(PHONE).matches);
  useEffect(() => {
    const query = window.matchMedia(PHONE);
    const change = () => setPhone(query.matches);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, []);
  return isPhone;
}
