import type { Gate, NavigationEntry } from '@lintel/contract';
import { useUnit } from 'effector-react';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate, type LinkProps } from 'react-router-dom';
import { passGates } from '#features/gates/gates.ts';
import { requestSignIn } from '#user/session/model/request-sign-in.ts';
import { $session } from '#user/session/model/session.model.ts';
import { preloadSignIn } from '#user/session/sign-in-host.tsx';

/** Whether this entry is the page on screen: same path, and every part of its query is in the address. */
export function isCurrent(path: string, here: { pathname: string; search: string }): boolean {
  const entry = new URL(path, 'https://own.invalid');
  if (entry.pathname !== here.pathname) return false;
  const query = new URLSearchParams(here.search);
  return [...entry.searchParams].every(([name, value]) => query.get(name) === value);
}

/** Only a plain press is ours; one that opens a new tab goes to the address, which asks for sign-in itself. */
const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export interface NavigationLinkProps extends Omit<LinkProps, 'to'> {
  /** `gates`: what else must be open before it leads anywhere. */
  entry: Pick<NavigationEntry, 'path' | 'access'> & { gates?: readonly Gate[] };
}

/** A link of the frame. A visitor who presses one that needs an account signs in over the page and then goes on. */
export function NavigationLink({ entry, onClick, ...link }: NavigationLinkProps) {
  const { session } = useUnit({ session: $session });
  const here = useLocation();
  const navigate = useNavigate();
  const needsSignIn = entry.access === 'user' && !session;
  return (
    <Link
      to={entry.path}
      aria-current={isCurrent(entry.path, here) ? 'page' : undefined}
      {...(needsSignIn ? { onPointerEnter: preloadSignIn, onFocus: preloadSignIn } : {})}
      {...link}
      onClick={(event) => {
        onClick?.(event);
        const { gates, path } = entry;
        if (!(needsSignIn || gates) || !isPlainPress(event)) return;
        event.preventDefault();
        const opened = gates ? passGates(gates, path) : requestSignIn();
        void opened.then((isOpen) => isOpen && navigate(path));
      }}
    />
  );
}
