import { z } from 'zod';
import { nearbySteps } from './nearby.ts';
import { searchFilters } from './filters.ts';

/** Filters of later deployed web clients: base64 of JSON (docs/spec/wire-deviations.md). Values are checked as the parameters are. */
const value = z.union([z.string(), z.number(), z.boolean()]).nullish();
const listed = z.array(z.looseObject({ id: z.union([z.string(), z.number()]), value })).nullish();
const written = z.looseObject({
  property_type: value,
  category_id: value,
  category_slug_id: value,
  parameters: listed,
  nearby_places: listed,
  location: z
    .looseObject({
      country: value,
      state: value,
      city: value,
      latitude: value,
      longitude: value,
      range: value,
    })
    .nullish(),
  price: z.looseObject({ min_price: value, max_price: value }).nullish(),
  posted_since: value,
  search: value,
  flags: z.looseObject({ promoted: value, get_all_premium_properties: value, most_liked: value }).nullish(),
});

/** The nearest step that is not smaller than what is asked for. */
const stepFor = (distance: unknown) =>
  nearbySteps.toSorted((a, b) => a - b).find((step) => step >= Number(distance ?? 0)) ??
  Math.max(...nearbySteps);

function asParameters(sent: z.output<typeof written>): Record<string, unknown> {
  const { parameters, nearby_places: places, location, price, flags, property_type: deal } = sent;
  const all = {
    property_type: deal,
    category_id: sent.category_id,
    category_slug_id: sent.category_slug_id,
    posted_since: sent.posted_since,
    search: sent.search,
    ...location,
    radius: location?.range,
    min_price: price?.min_price,
    max_price: price?.max_price,
    promoted: flags?.promoted,
    get_all_premium_properties: flags?.get_all_premium_properties,
    most_liked: flags?.most_liked,
    parameter_id: parameters?.map(({ id }) => id).join(','),
    facilities: places?.map(({ id, value: distance }) => `${id}:${stepFor(distance)}`).join(','),
  };
  return Object.fromEntries(
    Object.entries(all).filter(([, one]) => one !== null && one !== undefined && one !== ''),
  );
}

function decoded(text: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.codePointAt(0)!,
    );
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

export const encodedFilters = z
  .string()
  .max(20_000)
  .transform(decoded)
  .pipe(written.transform(asParameters))
  .pipe(z.object(searchFilters));
