import { deleteAdvertisement, getFeaturedData } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const loadAdvertsFx = endpointFx(getFeaturedData);
export const endAdvertFx = endpointFx(deleteAdvertisement, { toastsErrors: true });
