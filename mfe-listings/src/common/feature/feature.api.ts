import { getPackage, storeAdvertisement } from '@lintel/api-contract';
import { endpointFx, readPackages } from '@lintel/remote-kit';

export const storeAdvertFx = endpointFx(storeAdvertisement);
export const loadPackagesFx = endpointFx(getPackage, { read: readPackages });
