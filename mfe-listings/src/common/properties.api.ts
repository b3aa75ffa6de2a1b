import {
  changePropertyStatus,
  confirmProperty,
  deleteProperty,
  getAddedProperties,
  updatePropertyStatus,
} from '@lintel/api-contract';
import { endpointFx, readRows } from '@lintel/remote-kit';

export const loadOwnPropertiesFx = endpointFx(getAddedProperties, { read: readRows() });
// The row goes back to what it was; a notice gives the reason.
export const changeVisibilityFx = endpointFx(changePropertyStatus, { toastsErrors: true });
export const confirmPropertyFx = endpointFx(confirmProperty, { toastsErrors: true });
export const changeDealFx = endpointFx(updatePropertyStatus, { toastsErrors: true });
export const deletePropertyFx = endpointFx(deleteProperty, { toastsErrors: true });
