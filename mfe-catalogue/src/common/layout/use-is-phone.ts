import { useEffect, useState } from 'react';

/** As `media.phone` of the styles. */
const PHONE = '(max-width: 37.49em)';

/** Whether the window is as narrow as a phone's, or as another query has it. */
export function useIsPhone(narrow = PHONE): boolean {
  const [isPhone, setPhone] = useState(() => window.matchMedia(narrow).matches);
  useEffect(() => {
    const query = window.matchMedia(narrow);
    const change = () => setPhone(query.matches);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, [narrow]);
  return isPhone;
}
