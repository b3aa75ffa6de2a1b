import { slugOf } from '@lintel/api-contract';
import type { DemoInput } from './demo-input.ts';
import { SPECIAL } from './edge-listings.ts';
import { priceOf, sizeOf, statedFacts } from './facts/facts.ts';
import { listingPlanFile } from './plans/floor-plans.ts';
import { lookOf, photos, showsPool, type Photo } from './photos.ts';
import { recorded, type Random } from '../random.ts';
import { categoryId, categoryList, facilityList, parameterId, type CategorySlug } from './facts/taxonomy.ts';
import { daysBefore, joinRows, type Rows } from '../rows.ts';
import { townPlaces } from './town-places.ts';
import { descriptionOf, titleOf } from './words.ts';

/** How many of each kind: 240 with the ten special ones of `edge-listings.ts`. */
const counts: Record<CategorySlug, number> = {
  apartment: 54,
  villa: 32,
  house: 33,
  townhouse: 17,
  penthouse: 13,
  studio: 17,
  duplex: 11,
  plot: 11,
  farmhouse: 10,
  office: 12,
  shop: 9,
  warehouse: 6,
  'co-living': 5,
};

const MONTHS_18 = 540;
/** What the price of a rented home is for; mostly a month. */
const durations = [
  ...Array.from({ length: 6 }, () => ({ name: 'Monthly', months: 1 })),
  { name: 'Yearly', months: 12 },
  { name: 'Quarterly', months: 3 },
];
const rejectReasons = [
  'The title image shows a watermark. Please upload a photo without text.',
  'The address is incomplete: the house number is missing.',
  'The price does not fit the area. Please check the number of zeros.',
  'The same home is already listed. Please edit the existing listing.',
];

interface Plan {
  readonly id: number;
  readonly category: CategorySlug;
  readonly ordinal: number;
  readonly owner: number | null;
  readonly postedDaysAgo: number;
}

type Outcome = { status: 0 | 1; request: 'approved' | 'pending' | 'rejected'; sold: boolean };

/** 83 of 100 live, of these 5 sold or rented; 8 wait, 4 refused, 5 taken down. */
function outcomeOf(random: Random): Outcome {
  const dice = random.next();
  if (dice < 0.08) return { status: 1, request: 'pending', sold: false };
  if (dice < 0.12) return { status: 0, request: 'rejected', sold: false };
  if (dice < 0.17) return { status: 0, request: 'approved', sold: false };
  return { status: 1, request: 'approved', sold: dice < 0.22 };
}

const isHome = (category: CategorySlug) => !['plot', 'office', 'shop', 'warehouse'].includes(category);
const rentShare: Partial<Record<CategorySlug, number>> = {
  plot: 0,
  farmhouse: 0.1,
  villa: 0.2,
  studio: 0.65,
  'co-living': 1,
  office: 0.6,
  shop: 0.6,
};

/** A gallery as rows. */
const imagesOf = (id: number, pictures: readonly Photo[]) =>
  pictures.map(({ file, alt, color }, rank) => ({ property_id: id, file, alt, color, rank }));

/** Who sells what and since when: in order of posting, so that a higher id is newer. */
function plans(random: Random, sellers: readonly number[]): Plan[] {
  const kinds = Object.entries(counts).flatMap(([category, count]) =>
    Array.from({ length: count }, (_value, ordinal) => ({ category: category as CategorySlug, ordinal })),
  );
  const mixed = random.some(kinds, kinds.length);
  const dates = mixed.map(() => MONTHS_18 * random.next() ** 1.7).toSorted((a, b) => b - a);
  return mixed.map((kind, index) => ({
    ...kind,
    // the special listings come before, as the oldest
    id: SPECIAL + 1 + index,
    // a few belong to the provider itself; the rest mostly to a few busy agents
    owner: random.chance(0.04) ? null : sellers[Math.floor(sellers.length * random.next() ** 1.6)]!,
    postedDaysAgo: dates[index]!,
  }));
}

interface History {
  events: { at: Date; from: number; to: number }[];
  previous: number | null;
  changedAt: Date | null;
}

/** Prices change by round sums: tens for rents, hundreds for sales. */
const roundSum = (price: number) => (price < 20_000 ? 10 : 100);

function priceHistory(random: Random, plan: Plan, price: number, now: Date): History {
  if (!random.chance(0.35) || plan.postedDaysAgo < 20) return { events: [], previous: null, changedAt: null };
  const steps = random.whole(1, 3);
  const events: { at: Date; from: number; to: number }[] = [];
  let current = price;
  // backwards from today's price
  for (let step = 0; step < steps; step += 1) {
    const change = random.chance(0.82) ? random.between(0.92, 0.98) : random.between(1.02, 1.05);
    const before = Math.round(current / change / roundSum(current)) * roundSum(current);
    events.unshift({
      at: daysBefore(now, (plan.postedDaysAgo * (step + 0.4)) / (steps + 1)),
      from: before,
      to: current,
    });
    current = before;
  }
  const last = events.at(-1);
  return { events, previous: last?.from ?? null, changedAt: last?.at ?? null };
}

/** What a listing has had for a price since it was posted. */
function eventRows(id: number, posted: Date, price: number, { events }: History) {
  return [
    {
      property_id: id,
      kind: 'posted' as const,
      new_value: String(events[0]?.from ?? price),
      happened_at: posted,
    },
    ...events.map(({ at, from, to }) => ({
      property_id: id,
      kind: 'price' as const,
      old_value: String(from),
      new_value: String(to),
      happened_at: at,
    })),
  ];
}

/** A plan, drawn from what is stated, so nothing is drawn that is not. */
function documentRows(
  id: number,
  category: CategorySlug,
  stated: ReadonlyMap<string, unknown>,
  bedrooms: number,
) {
  const hasRooms = isHome(category) && (stated.has('bedrooms') || bedrooms === 0);
  const isDrawn = (hasRooms && stated.has('area')) || (category === 'plot' && stated.has('plotArea'));
  if (!isDrawn) return [];
  const name = isHome(category) ? 'floor-plan.svg' : 'site-plan.svg';
  return [{ property_id: id, file: listingPlanFile(id), file_name: name, type: 'svg' }];
}

/** Some places nearby. What the map names is as far as it is on the map. */
function facilityRows(
  random: Random,
  id: number,
  nearest: (name: string) => ReturnType<ReturnType<typeof townPlaces>>,
) {
  return random.some(facilityList, random.whole(5, 9)).map((facility) => {
    const usual = random.logNormal(facility.middle, facility.spread);
    const known = nearest(facility.name);
    return {
      property_id: id,
      facility_id: facilityList.indexOf(facility) + 1,
      distance: Math.max(0.1, Math.round((known?.distance ?? usual) * 10) / 10),
      ...(known && { place_name: known.name, latitude: known.latitude, longitude: known.longitude }),
    };
  });
}

interface Making {
  input: DemoInput;
  nearest: ReturnType<typeof townPlaces>;
  /** Addresses of pages that are taken. */
  slugs: Set<string>;
}

/** The address of a page: of two with one title, the second has its number. */
function freeSlug(slugs: Set<string>, title: string, id: number): string {
  const base = slugOf(title);
  const slug = slugs.has(base) ? `${base}-${id}` : base;
  slugs.add(slug);
  return slug;
}

/** One listing with what hangs on it, but for its photos. Draws in this order, so that each day has one world. */
function listingOf(plan: Plan, { input: { random, now, address, deal }, nearest, slugs }: Making) {
  const { id, category } = plan;
  const place = address();
  const size = sizeOf(random, category);
  const rent = random.chance(rentShare[category] ?? 0.38);
  const duration = rent ? random.pick(durations) : null;
  const price = priceOf(random, category, size.area, place.fromCentre, rent) * (duration?.months ?? 1);
  const bare = { category, rent, bedrooms: size.bedrooms, area: size.area, address: place };
  const titleDice = recorded(random);
  titleOf(titleDice, { ...bare, style: '', detail: '' });
  const outcome = outcomeOf(random);
  const isLive = outcome.status === 1 && outcome.request === 'approved';
  const gallery = deal({ category, bedrooms: size.bedrooms, isLive });
  const { front } = gallery;
  const kind = categoryList[categoryId(category) - 1]!;
  const facts = { ...bare, ...(lookOf(front) ?? { style: kind.name, detail: 'daylight from two sides' }) };
  const title = titleOf(titleDice.again(), facts);
  const history = priceHistory(random, plan, price, now);
  const posted = daysBefore(now, plan.postedDaysAgo);
  const textDice = recorded(random);
  descriptionOf(textDice, facts);
  const isPremium = isHome(category) && random.chance(0.085);
  const shows = { pool: showsPool(front), terrace: front.subject === 'terrace' };
  const stated = statedFacts(random, { category, keys: kind.parameters, size, rent, price, now, shows });
  const condition = String(stated.get('condition'));
  const property = {
    id,
    added_by: plan.owner,
    category_id: categoryId(category),
    title,
    slug_id: freeSlug(slugs, title, id),
    description: descriptionOf(textDice.again(), { ...facts, condition }),
    property_type: (rent ? 1 : 0) + (outcome.sold ? 2 : 0),
    price,
    previous_price: history.previous,
    price_changed_at: history.changedAt,
    rent_duration: duration?.name ?? null,
    is_premium: isPremium,
    address: place.text,
    client_address: place.text,
    city: place.city,
    state: place.state,
    country: place.country,
    latitude: place.latitude,
    longitude: place.longitude,
    title_image: front.file,
    title_image_alt: front.alt,
    title_image_color: front.color,
    three_d_image: panoramaOf(plan),
    request_status: outcome.request,
    status: outcome.status,
    created_at: posted,
    updated_at: history.changedAt ?? posted,
  };
  const rows = {
    properties: [property],
    property_parameters: [...stated].map(([key, value]) => ({
      property_id: id,
      parameter_id: parameterId(key),
      value: JSON.stringify(value),
    })),
    property_facilities: facilityRows(random, id, (name) => nearest(name, place)),
    property_documents: documentRows(id, category, stated, size.bedrooms),
    listing_events: eventRows(id, posted, price, history),
    reject_reasons:
      outcome.request === 'rejected' ? [{ property_id: id, reason: random.pick(rejectReasons) }] : [],
  };
  return { id, gallery, rows };
}

/** Every eighth home of a kind can be looked around in. */
const panoramaOf = ({ category, ordinal }: Plan): string =>
  isHome(category) && ordinal % 8 === 0 ? photos.panorama[ordinal % 2]!.file : '';

/** The ordinary listings of the demo world with everything that hangs on them. */
export function listings(input: DemoInput): Rows {
  const making = { input, nearest: townPlaces(), slugs: new Set<string>() };
  const made = plans(input.random, input.sellers).map((plan) => listingOf(plan, making));
  // When every gallery has its front, which the others leave out.
  const photosOf = made.flatMap(({ id, gallery }) => imagesOf(id, gallery.pictures()));
  return joinRows(...made.map(({ rows }) => rows), { property_images: photosOf });
}
