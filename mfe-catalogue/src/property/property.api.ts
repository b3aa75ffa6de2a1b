import { getProperty } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';
import { readProperty } from '#common/wire/detail.ts';

export const loadPropertyFx = endpointFx(getProperty, { read: readProperty });
