import { getOtp, getUserData, reverseGeocode, updateProfile, verifyOtp } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

export const loadProfileFx = endpointFx(getUserData);
export const updateProfileFx = endpointFx(updateProfile);
/** Sends a code by mail or text message. */
export const sendCodeFx = endpointFx(getOtp);
export const checkCodeFx = endpointFx(verifyOtp);
/** The town of a position. */
export const namePlaceFx = endpointFx(reverseGeocode);
