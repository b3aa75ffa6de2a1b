import { propertyQuality, qualityOf, type PropertyQualityPart, type Quality } from '@lintel/api-contract';
import type { PropertyRecord } from './properties.queries.ts';

const flag = (isThere: boolean) => (isThere ? 1 : 0);

/** How well a listing is described; its owner sees it. `possibleFacts`: how many facts its category has. */
export function qualityOfListing(row: PropertyRecord, possibleFacts: number): Quality<PropertyQualityPart> {
  const photos = [...(row.title_image ? [row.title_image_alt] : []), ...row.images.map(({ alt }) => alt)];
  const stated = row.parameters.filter(({ value }) => value.length > 0).length;
  return qualityOf(propertyQuality, {
    photos: photos.length,
    facts: possibleFacts === 0 ? 1 : stated / possibleFacts,
    description: row.description.length,
    facilities: row.facilities.length,
    position: flag(row.latitude !== null && row.longitude !== null),
    tour: flag(row.video_link !== '' || row.three_d_image !== ''),
    documents: flag(row.documents.length > 0),
    altTexts: photos.length === 0 ? 0 : photos.filter(Boolean).length / photos.length,
    confirmed: flag(row.confirmation_step === 'confirmed'),
  });
}
