import type { Database } from '#db/database.ts';
import type { Clock } from '#ports/clock.ts';
import type { Urls } from '#wire/urls.ts';
import { missingListing, refuseField } from '#domains/listings/properties/property-checks.ts';
import * as queries from './pictures.queries.ts';

interface Arrangement {
  readonly order?: readonly number[] | undefined;
  readonly cover_image_id?: number | undefined;
  readonly cover_alt?: string | undefined;
  readonly alts?: readonly queries.StatedAlt[] | undefined;
}

/** Order, cover and words of the pictures of own listings and projects. No picture is added, so no new review is needed. */
export function picturesService({ db, clock, urls }: { db: Database; clock: Clock; urls: Urls }) {
  return {
    async arrange(
      userId: number,
      subject: queries.PicturedListing,
      { order = [], cover_image_id: newCover, cover_alt: coverAlt, alts = [] }: Arrangement,
    ) {
      return db.transaction().execute(async (trx) => {
        if (!(await queries.lockCover(trx, subject, userId))) throw missingListing(400);
        const present = (await queries.gallery(trx, subject)).map(({ id }) => id);
        const check = (field: string, ids: readonly number[]) => {
          if (ids.some((id) => !present.includes(id)))
            throw refuseField(field, 'must be pictures of this listing');
        };
        check('order', order);
        check('cover_image_id', newCover === undefined ? [] : [newCover]);
        check(
          'alts',
          alts.map(({ id }) => id),
        );
        if (order.length > 0) await queries.setOrder(trx, subject, [...new Set([...order, ...present])]);
        await queries.setAlts(trx, subject, alts);
        if (newCover !== undefined) await queries.swapCover(trx, subject, newCover);
        await queries.touch(trx, subject, coverAlt, clock.now());
        const [cover, gallery] = [
          await queries.lockCover(trx, subject, userId),
          await queries.gallery(trx, subject),
        ];
        return {
          cover: { image_url: urls.image(cover?.file), alt: cover?.alt ?? '' },
          gallery: gallery.map(({ id, file, alt }) => ({ id, image_url: urls.image(file), alt })),
        };
      });
    },
  };
}

export type PicturesService = ReturnType<typeof picturesService>;
