import { deleteAdvertisement, getFeaturedData } from '@lintel/api-contract';
import { endpointFx, readRows } from '@lintel/remote-kit';

export const loadAdvertsFx = endpointFx(getFeaturedData, { read: readRows() });
export const endAdvertFx = endpointFx(deleteAdvertisement, { toastsErrors: true });
