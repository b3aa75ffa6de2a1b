import {
  getCategories,
  getCitiesData,
  getFacilities,
  getFacilitiesForFilter,
  getPropertyList,
} from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';
import { readCards } from '#common/wire/rows.ts';

export const searchPropertiesFx = endpointFx(getPropertyList, { read: readCards });
export const loadCategoriesFx = endpointFx(getCategories);
export const loadCitiesFx = endpointFx(getCitiesData);
export const loadFacilitiesFx = endpointFx(getFacilities);
export const loadAttributesFx = endpointFx(getFacilitiesForFilter);
