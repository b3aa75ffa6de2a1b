import type { NavigationIcon } from '@lintel/contract';
import {
  bellIcon,
  buildingIcon,
  chatIcon,
  documentIcon,
  gridIcon,
  homeIcon,
  infoIcon,
  listIcon,
  packageIcon,
  pinIcon,
  settingsIcon,
  starIcon,
  tagIcon,
  userIcon,
  usersIcon,
  walletIcon,
} from './frame-shapes.ts';
import { heartIcon, searchIcon, type IconShape } from './shapes.ts';

const shapes: Record<NavigationIcon, IconShape> = {
  bell: bellIcon,
  building: buildingIcon,
  chat: chatIcon,
  document: documentIcon,
  grid: gridIcon,
  heart: heartIcon,
  home: homeIcon,
  info: infoIcon,
  list: listIcon,
  package: packageIcon,
  pin: pinIcon,
  search: searchIcon,
  settings: settingsIcon,
  star: starIcon,
  tag: tagIcon,
  user: userIcon,
  users: usersIcon,
  wallet: walletIcon,
};

/**
 * The shape that a navigation entry names. A remote that was built against a newer contract may name one that is not known
 * here; it gets a plain tag.
 */
export const iconByName = (name: NavigationIcon): IconShape => shapes[name] ?? tagIcon;
