import { getFavouriteProperty } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';
import { readCards } from '#common/wire/rows.ts';

export const loadFavouritesFx = endpointFx(getFavouriteProperty, { read: readCards });
