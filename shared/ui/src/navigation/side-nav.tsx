import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { CountBadge } from '../display/count-badge.tsx';
import { Icon } from '../icons/icon.tsx';
import type { IconShape } from '../icons/shapes.ts';
import { centerCurrent } from './center-current.ts';
import { Group, Nav } from './side-nav.styles.ts';

export interface SideNavEntry {
  to: string;
  label: string;
  icon: IconShape;
  /** Shown beside the label when above zero, e.g. unread messages. */
  count?: number;
}

export interface SideNavGroup {
  key: string;
  /** Heading of the group. */
  label: string;
  entries: readonly SideNavEntry[];
}

export interface SideNavProps {
  /** Accessible name. */
  label: string;
  groups: readonly SideNavGroup[];
}

/** Pages of one area in groups: a column beside the page, and one row that scrolls where there is no room for it. */
export function SideNav({ label, groups }: SideNavProps) {
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  const id = useId();
  const isCurrent = (to: string) => pathname === to || pathname.startsWith(`${to}/`);
  useEffect(() => centerCurrent(row.current), [pathname]);
  const counts = groups.flatMap(({ entries }) => entries.map(({ count = 0 }) => count)).join(' ');
  const last = useRef({ pathname, start: 0 });
  // A number that arrives makes its entry wider: what the row shows stays where it is.
  useLayoutEffect(() => {
    const nav = row.current!;
    const start = nav.querySelector<HTMLElement>('[aria-current]')?.offsetLeft ?? 0;
    if (last.current.pathname === pathname && last.current.start !== 0)
      nav.scrollLeft += start - last.current.start;
    last.current = { pathname, start };
  }, [counts, pathname]);
  return (
    <Nav ref={row} aria-label={label}>
      {groups.map((group) => (
        <Group key={group.key}>
          <span id={`${id}-${group.key}`}>{group.label}</span>
          <ul aria-labelledby={`${id}-${group.key}`}>
            {group.entries.map(({ to, label: text, icon, count = 0 }) => (
              <li key={to}>
                <Link to={to} aria-current={isCurrent(to) ? 'page' : undefined}>
                  <Icon shape={icon} size={20} />
                  <span>{text}</span>
                  <CountBadge count={count} spoken place="inline" />
                </Link>
              </li>
            ))}
          </ul>
        </Group>
      ))}
    </Nav>
  );
}
