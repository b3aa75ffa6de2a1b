import { ownAddress } from '@lintel/contract';

/** Where to go after signing in: the address that asked for it, if it is one of ours. Anything else leads home. */
export const safeReturn = (address: string | null): string => ownAddress(address) ?? '/';
