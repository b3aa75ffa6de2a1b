import { paths } from '@lintel/contract';
import type { MenuItem } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { copyAddress } from '#common/form/form-address.ts';
import type { OwnProperty } from '#common/own-listings.query.ts';
import { actionIcons } from './action-icons.ts';
import { actionsOf, type ListingAction } from './listing-actions.ts';
import type { OwnWrites } from './own-writes.ts';
import { asked } from './question.ts';

/** Pages of a listing that actions lead to. */
const pages: Partial<Record<ListingAction, (listing: OwnProperty) => string>> = {
  view: ({ slug_id: slug }) => paths.myProperty(slug),
  edit: ({ id }) => paths.editProperty(id),
  interested: ({ slug_id: slug }) => paths.interested(slug),
};

/** Does an action: at once where it can be undone, after a question where it cannot. */
export function useListingActions(writes: OwnWrites) {
  const { t } = useTranslation('mfe-listings');
  const navigate = useNavigate();
  const { show, confirm, changeDeal, ask } = useUnit({
    show: writes.show,
    confirm: writes.confirmation.start,
    changeDeal: writes.deal.start,
    ask: asked,
  });
  const act = (listing: OwnProperty, action: ListingAction) => {
    const { id } = listing;
    if (action === 'show' || action === 'hide') show({ property_id: id, status: action === 'show' ? 1 : 0 });
    else if (action === 'confirm') confirm({ property_id: id });
    else if (action === 'rentAgain') changeDeal({ property_id: id, status: '1' });
    else if (action === 'sold' || action === 'rented' || action === 'feature') ask({ kind: action, listing });
    else if (action === 'duplicate') void navigate(copyAddress(paths.addProperty(), id));
    else if (action === 'delete') ask({ kind: 'delete', listings: [listing] });
  };
  /** Entries of a menu: everything that the back end takes at the moment. */
  const itemsOf = (listing: OwnProperty): MenuItem[] =>
    actionsOf(listing).map((action) => {
      const page = pages[action];
      return {
        key: action,
        label: t(`properties.action.${action}`),
        icon: actionIcons[action],
        ...(page ? { to: page(listing) } : { onSelect: () => act(listing, action) }),
      };
    });
  return { act, itemsOf };
}
