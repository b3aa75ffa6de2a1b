import { homepageData } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const loadHomeFx = endpointFx(homepageData);
