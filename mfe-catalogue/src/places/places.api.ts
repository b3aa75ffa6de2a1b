import { getCategories, getCitiesData } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const loadCategoriesFx = endpointFx(getCategories, { showsOwnErrors: true });
export const loadCitiesFx = endpointFx(getCitiesData, { showsOwnErrors: true });
