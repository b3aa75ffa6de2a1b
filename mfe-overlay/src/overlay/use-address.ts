import { useLocation } from 'react-router-dom';

/** The whole address that the page is at, also after the user has gone on to another page. */
export function useAddress(): string {
  const { pathname, search, hash } = useLocation();
  return location.origin + pathname + search + hash;
}
