import { packageUnitLog } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const loadUsesFx = endpointFx(packageUnitLog);
