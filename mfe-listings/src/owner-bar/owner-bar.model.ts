import { paths } from '@lintel/contract';
import { $shell, createPageGate, createPagination, sessionEnded } from '@lintel/remote-kit';
import { attach, sample } from 'effector';
import { createOwnWrites } from '#common/actions/own-writes.ts';
import { answered } from '#common/actions/question.ts';
import { listingNews } from '#common/listing-news.ts';
import { loadOwnPropertiesFx } from '#common/properties.api.ts';

export const { Gate: OwnerBarGate, paramsChanged, left } = createPageGate<{ propertyId: number }>();

/** The listing of the page as its owner reads it, in a list of one so that it can be written like those of the table. */
export const shown = createPagination({ effect: loadOwnPropertiesFx, pageSize: 1 });
export const writes = createOwnWrites(shown);

sample({
  clock: paramsChanged,
  fn: ({ propertyId }) => ({ params: { id: propertyId } }),
  target: shown.start,
});
sample({
  clock: listingNews,
  source: { page: OwnerBarGate.state, isShown: OwnerBarGate.status },
  filter: ({ isShown }) => isShown,
  fn: ({ page }) => ({ params: { id: page.propertyId } }),
  target: shown.start,
});
sample({ clock: [left, sessionEnded], fn: () => undefined, target: shown.reset });

/** What was deleted has no page any more; a user who has gone on is not disturbed. */
const leaveFx = attach({
  source: $shell,
  effect: (shell) => shell?.navigate(paths.myProperties(), { replace: true }),
});
sample({
  clock: writes.removal.done,
  source: { page: OwnerBarGate.state, isShown: OwnerBarGate.status },
  filter: ({ page, isShown }, { params }) => isShown && page.propertyId === Number(params.id),
  fn: () => undefined,
  target: leaveFx,
});

// A question is about the listing that was on screen.
sample({ clock: [paramsChanged, left], fn: () => undefined, target: answered });
