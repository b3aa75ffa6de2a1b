import {
  checkIcon,
  copyIcon,
  editIcon,
  eyeIcon,
  eyeOffIcon,
  starIcon,
  trashIcon,
  undoIcon,
  usersIcon,
  type IconShape,
} from '@lintel/ui';
import type { ListingAction } from './listing-actions.ts';

export const actionIcons: Record<ListingAction, IconShape> = {
  view: eyeIcon,
  edit: editIcon,
  duplicate: copyIcon,
  confirm: checkIcon,
  interested: usersIcon,
  feature: starIcon,
  hide: eyeOffIcon,
  show: eyeIcon,
  sold: checkIcon,
  rented: checkIcon,
  rentAgain: undoIcon,
  delete: trashIcon,
};
