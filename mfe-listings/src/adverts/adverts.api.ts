import { deleteAdvertisement, getFeaturedData, getPackage, storeAdvertisement } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const loadAdvertsFx = endpointFx(getFeaturedData);
export const storeAdvertFx = endpointFx(storeAdvertisement);
export const endAdvertFx = endpointFx(deleteAdvertisement, { toastsErrors: true });
export const loadPackagesFx = endpointFx(getPackage);
