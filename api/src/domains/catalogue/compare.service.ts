import type { ComparedProperty } from '@lintel/api-contract';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import type { PropertyRecord } from '../listings/properties.queries.ts';
import { propertiesByIds } from '../listings/properties.queries.ts';
import { parameterValueShape } from '../listings/parts.shapes.ts';
import { dealType, facilities } from '../listings/properties.shapes.ts';
import type { PackagesService } from '../payments/packages.service.ts';
import type { Urls } from '../urls.ts';
import { flag, iso } from '../wire.ts';

const comparedShape = (row: PropertyRecord, urls: Urls): ComparedProperty => ({
  id: row.id,
  slug_id: row.slug_id,
  title: row.title,
  title_image: urls.image(row.title_image),
  city: row.city,
  state: row.state,
  country: row.country,
  address: row.address,
  price: row.price,
  property_type: dealType(row.property_type),
  rentduration: row.rent_duration,
  is_premium: flag(row.is_premium),
  total_likes: row.favourite_count,
  total_views: row.total_click,
  created_at: iso(row.created_at),
  facilities: row.parameters.map((parameter) => parameterValueShape(parameter, urls)),
  near_by_places: facilities(row, urls),
});

const isLive = ({ status, request_status: review }: PropertyRecord) => status === 1 && review === 'approved';

/** Two listings side by side (wire contract 4.4). */
export function compareService({ db, urls, packages }: { db: Db; urls: Urls; packages: PackagesService }) {
  async function requirePremium(rows: readonly PropertyRecord[], callerId: number | undefined) {
    if (!rows.some((row) => row.is_premium && row.added_by !== (callerId ?? 0))) return;
    const check = await packages.check(callerId, 'premium_properties');
    if (check.feature_available) return;
    throw new Refusal(
      'premiumRequired',
      'This is a premium listing. A package with premium access opens it.',
      {
        status: 400,
        data: check,
      },
    );
  }

  return {
    async compare(sourceId: number, targetId: number, callerId: number | undefined) {
      if (sourceId === targetId)
        throw new Refusal('notComparable', 'A listing cannot be compared with itself.');
      const { rows } = await propertiesByIds([sourceId, targetId], callerId ?? null).execute(db);
      const [source, target] = rows;
      if (!source || !target || !isLive(source) || !isLive(target))
        throw new Refusal('notFound', 'There is no such listing.', { status: 400 });
      if (source.category_id !== target.category_id)
        throw new Refusal('notComparable', 'Only listings of the same category can be compared.');
      await requirePremium(rows, callerId);
      return { source_property: comparedShape(source, urls), target_property: comparedShape(target, urls) };
    },
  };
}

export type CompareService = ReturnType<typeof compareService>;
