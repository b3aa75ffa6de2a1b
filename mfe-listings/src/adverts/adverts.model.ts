import type { AdvertRow } from '@lintel/api-contract';
import {
  createPagination,
  createRowWrite,
  createUserPageGate,
  sessionEnded,
  reopened,
} from '@lintel/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { listingNews } from '#common/listing-news.ts';
import { noticeFx, type Translate } from '#common/notices.ts';
import { endAdvertFx, loadAdvertsFx } from './adverts.api.ts';
import type { FeaturedKind } from '#common/feature/feature-units.ts';

export const PAGE_SIZE = 12;

export const { Gate: AdvertsGate, opened, left } = createUserPageGate<{ kind: FeaturedKind }>();

export const adverts = createPagination({ effect: loadAdvertsFx, pageSize: PAGE_SIZE });
/** An advert that is ended leaves the list. */
export const ending = createRowWrite({
  list: adverts,
  idOf: ({ id }: AdvertRow) => id,
  rowOf: ({ id }) => Number(id),
  effect: endAdvertFx,
  change: () => null,
});

sample({
  clock: opened,
  source: { shown: adverts.$shown, pages: adverts.$pages },
  fn: (before, { kind }) => reopened({ type: kind }, before),
  target: adverts.start,
});
sample({
  clock: listingNews,
  source: { page: AdvertsGate.state, isShown: AdvertsGate.status, pages: adverts.$pages },
  filter: ({ isShown }) => isShown,
  fn: ({ page, pages }) => ({ params: { type: page.kind }, pages }),
  target: adverts.start,
});
sample({ clock: sessionEnded, fn: () => undefined, target: adverts.reset });
sample({
  clock: ending.done,
  fn: () => (t: Translate) => ({ tone: 'success' as const, text: t('adverts.ended') }),
  target: noticeFx,
});

/** The advert that the user wants to end, and confirms first. */
export const endAsked = createEvent<AdvertRow>();
export const endAnswered = createEvent();
export const $asked = createStore<AdvertRow | null>(null)
  .on(endAsked, (_, advert) => advert)
  .reset(endAnswered, left, sessionEnded);
