import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../icons/icon.tsx';
import type { IconShape } from '../icons/shapes.ts';
import { Anchor } from './popover.tsx';
import { useDismiss } from './use-dismiss.ts';
import { focusEntry, useMenuKeys } from './use-menu-keys.ts';
import { usePlacement } from './use-placement.ts';
import { Heading, List } from './menu.styles.ts';

/** Goes somewhere or does something. */
export type MenuItem = {
  key: string;
  label: ReactNode;
  icon?: IconShape;
  /** One of several, of which one is chosen. */
  checked?: boolean;
  /** On or off by itself. */
  switched?: boolean;
  /** Heading of the items that it belongs to; they follow each other. */
  group?: string;
} & ({ to: string; onSelect?: never } | { onSelect: () => void; to?: never });

/** To spread on the button that opens a menu. */
export interface MenuButton {
  onClick(): void;
  onKeyDown(event: KeyboardEvent): void;
  'aria-expanded': boolean;
  'aria-haspopup': 'menu';
}

export interface MenuProps {
  /** Draws the button: `(button) => <IconButton {...button} … />`. */
  renderButton(attributes: MenuButton): ReactElement;
  /** Accessible name of the list. */
  label: string;
  items: readonly MenuItem[];
  /** Which edge it shares with the button, as far as the window has room; default `end`. */
  align?: 'start' | 'end';
  /** Stands above the items and is no item itself, e.g. whose account it is. */
  heading?: ReactNode;
  /** It is drawn because its button was pressed. */
  beginsOpen?: boolean;
}

/** A menu button after the pattern of the ARIA guide: arrows, Home, End, letters, Escape. */
export function Menu({ renderButton, label, items, heading, align = 'end', beginsOpen = false }: MenuProps) {
  // Each request is an object of its own, so that the same entry can be asked for twice; -1 is the last one.
  const [opened, setOpened] = useState(beginsOpen ? { entry: 0 } : null);
  const open = opened !== null;
  const area = useRef<HTMLSpanElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const close = useCallback(() => setOpened(null), []);
  useDismiss(area, open, close);
  usePlacement(area, list, open, align);

  const moveFocus = useMenuKeys(list);
  useEffect(() => {
    if (opened) focusEntry(list.current, opened.entry);
  }, [opened]);

  function closeAndReturn() {
    close();
    area.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') closeAndReturn();
    else if (event.key === 'Tab') close();
    else moveFocus(event);
  }
  const item = ({ key, label: text, icon, checked, switched, to, onSelect }: MenuItem) => {
    const attributes = {
      role: roleOf(checked, switched),
      'aria-checked': checked ?? switched,
      tabIndex: -1,
      onClick: () => {
        closeAndReturn();
        onSelect?.();
      },
    };
    const content = (
      <>
        {icon && <Icon shape={icon} size={20} />}
        {text}
      </>
    );
    return to === undefined ? (
      <button key={key} type="button" {...attributes}>
        {content}
      </button>
    ) : (
      <Link key={key} to={to} {...attributes}>
        {content}
      </Link>
    );
  };
  return (
    <Anchor ref={area}>
      {renderButton({
        onClick: () => setOpened(open ? null : { entry: 0 }),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpened({ entry: event.key === 'ArrowDown' ? 0 : -1 });
        },
        'aria-expanded': open,
        'aria-haspopup': 'menu',
      })}
      {open && (
        <List ref={list} id={listId} role="menu" aria-label={label} data-align={align} onKeyDown={onKeyDown}>
          {heading && <Heading role="none">{heading}</Heading>}
          {groupsOf(items).map(([group, members]) =>
            group ? (
              <div key={group} role="group" aria-label={group}>
                <small aria-hidden>{group}</small>
                {members.map(item)}
              </div>
            ) : (
              members.map(item)
            ),
          )}
        </List>
      )}
    </Anchor>
  );
}

/** Items by the heading that they stand below, in their order. */
function groupsOf(items: readonly MenuItem[]): [group: string, members: MenuItem[]][] {
  const groups = new Map<string, MenuItem[]>();
  for (const item of items) groups.set(item.group ?? '', [...(groups.get(item.group ?? '') ?? []), item]);
  return [...groups];
}

const roleOf = (checked: boolean | undefined, switched: boolean | undefined) =>
  checked !== undefined ? 'menuitemradio' : switched !== undefined ? 'menuitemcheckbox' : 'menuitem';
