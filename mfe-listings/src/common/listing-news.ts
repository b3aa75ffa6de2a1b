import { pushReceived } from '@lintel/remote-kit';
import { sample } from 'effector';

const kinds: readonly string[] = ['property_inquiry', 'project_inquiry', 'advertisement_request'];

/** Something about an own listing, project or advert has changed elsewhere: the administration decided, or a user is interested. */
export const listingNews = sample({
  clock: pushReceived,
  filter: ({ kind }) => kinds.includes(kind),
  fn: () => undefined,
});
