import { getPackage } from '@lintel/api-contract';
import { endpointFx, readPackages } from '@lintel/remote-kit';

export const loadPackagesFx = endpointFx(getPackage, { read: readPackages });
