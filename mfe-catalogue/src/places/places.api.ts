import { getCategories, getCitiesData } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const loadCategoriesFx = endpointFx(getCategories);
export const loadCitiesFx = endpointFx(getCitiesData);
