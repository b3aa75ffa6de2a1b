import type { NavigationEntry } from '@lintel/contract';
import { withTexts } from '@lintel/i18n';
import type { MenuProps } from '@lintel/ui';
import { useState, type ComponentType } from 'react';

/** What each of the menus gets. */
export interface MenuContentProps extends Pick<MenuProps, 'renderButton' | 'label'> {
  /** For the menu of the account. */
  navigation?: NavigationEntry[];
}

export interface LazyMenuProps extends MenuContentProps {
  kind: 'display' | 'account';
}

const load = withTexts('shell', () => import(/* webpackChunkName: "menus" */ './menus.tsx'));
const preload = () => void load().catch(() => undefined);

/** Fetches the menus, for callers that expect to lose the network. */
export const loadMenus = (): Promise<unknown> => load();

/** A menu of the header; what is in it comes with the first press of its button, or when the pointer is on it. */
export function LazyMenu({ kind, ...props }: LazyMenuProps) {
  const [Content, setContent] = useState<ComponentType<MenuContentProps> | null>(null);
  if (Content) return <Content {...props} />;
  // Offline there is no menu to show, and the banner at the top names the reason.
  const open = () =>
    void load().then(
      ({ menus }) => setContent(() => menus[kind]),
      () => undefined,
    );
  return (
    <span onPointerEnter={preload} onFocus={preload}>
      {props.renderButton({
        onClick: open,
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          open();
        },
        'aria-expanded': false,
        'aria-haspopup': 'menu',
      })}
    </span>
  );
}
