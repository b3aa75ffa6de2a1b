import { createPagination, createUserPageGate, sessionEnded } from '@lintel/remote-kit';
import { sample } from 'effector';
import { loadOwnPropertiesFx } from '../common/properties.api.ts';
import { requestFor, type Filter } from '../common/properties.filter.ts';

export const PAGE_SIZE = 12;

export const { Gate: PropertiesGate, opened } = createUserPageGate<{ filter: Filter }>();

export const properties = createPagination({ effect: loadOwnPropertiesFx, pageSize: PAGE_SIZE });

sample({
  clock: opened,
  fn: ({ filter }) => ({ params: requestFor(filter) }),
  target: properties.start,
});
sample({ clock: sessionEnded, fn: () => undefined, target: properties.reset });
