import { listingHistory, neighbourhoodStats } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const loadHistoryFx = endpointFx(listingHistory);
export const loadNeighbourhoodFx = endpointFx(neighbourhoodStats);
