import { deleteSavedSearch, getCategories, getSavedSearches, saveSearch } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const loadSavedSearchesFx = endpointFx(getSavedSearches);
export const changeSavedSearchFx = endpointFx(saveSearch);
export const deleteSavedSearchFx = endpointFx(deleteSavedSearch);
export const loadCategoriesFx = endpointFx(getCategories);
