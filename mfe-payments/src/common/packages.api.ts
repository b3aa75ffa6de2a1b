import { getPackage } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const loadPackagesFx = endpointFx(getPackage);
