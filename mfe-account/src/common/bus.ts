import type { Events } from '@lintel/contract';
import { createEvent } from 'effector';

/** Of the bus, for `on` of `defineRemote`; in a file of its own, so that the remote starts without its pages. */
export const unreadChanged = createEvent<Events['unread.changed@1']>();
