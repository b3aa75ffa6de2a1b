import { getFavouriteProperty } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const loadFavouritesFx = endpointFx(getFavouriteProperty);
