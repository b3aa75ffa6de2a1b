import { interestedUsers } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const sendInterestFx = endpointFx(interestedUsers);
