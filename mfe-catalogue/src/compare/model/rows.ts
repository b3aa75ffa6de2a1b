import type { ComparedProperty } from '@lintel/api-contract';
import { formatPlace } from '@lintel/i18n';
import type { RentPeriod } from '@lintel/ui';
import { areaOf, attributeName, valueText } from '#common/listing/attributes.ts';
import { comparedPrice, rentPeriod } from '#common/listing/listing.ts';
import { statedValue, type ValueStyle } from '#common/listing/stated-value.ts';
import { isSamePricing } from './figures.ts';
import type { Side } from './verdict.ts';

export type RowGroup = 'price' | 'facts' | 'places' | 'listing';
/** Rows that the page names itself; facts and places have names of their own. */
export type OwnRow = 'price' | 'perArea' | 'deal' | 'place' | 'posted' | 'saved' | 'views';

/** Why one side is better in a row. */
export interface RowReason {
  /** `percent` less, so much `area`, `distance` or `count` ahead. */
  kind: 'percent' | 'area' | 'distance' | 'count';
  /** Percent, square metres, the distance unit of the settings, or a number. */
  value: number;
}

export interface ComparedRow {
  key: string;
  group: RowGroup;
  name: { own: OwnRow } | { text: string };
  /** What each side states; a number of an own row, a text of the owner, null when it does not state it. */
  a: string | number | null;
  b: string | number | null;
  better: { side: Side; reason: RowReason } | null;
  /** Of a rented home: for how long its price pays. */
  period?: Partial<Record<Side, RentPeriod>>;
}

type Ahead = 'less' | 'more';

/** Tells the better of two figures and by how much; nothing when they are equal or one is missing. */
function betterOf(
  a: number | null,
  b: number | null,
  ahead: Ahead,
  kind: RowReason['kind'],
): ComparedRow['better'] {
  if (a === null || b === null || a === b) return null;
  const side: Side = a < b === (ahead === 'less') ? 'a' : 'b';
  const gap = Math.abs(a - b);
  const value = kind === 'percent' ? Math.round((gap / Math.max(a, b)) * 100) : Math.round(gap * 10) / 10;
  return value === 0 ? null : { side, reason: { kind, value } };
}

const perAreaOf = (home: ComparedProperty): number | null => {
  const area = areaOf(home.facilities);
  return home.price > 0 && area ? Math.round(comparedPrice(home) / area) : null;
};

function own(
  key: OwnRow,
  group: RowGroup,
  a: ComparedRow['a'],
  b: ComparedRow['b'],
  better: ComparedRow['better'] = null,
): ComparedRow {
  return { key, group, name: { own: key }, a: a || null, b: b || null, better };
}

function priceRows(a: ComparedProperty, b: ComparedProperty): ComparedRow[] {
  const isComparable = isSamePricing(a, b);
  const price = isComparable ? betterOf(comparedPrice(a), comparedPrice(b), 'less', 'percent') : null;
  const [areaA, areaB] = [perAreaOf(a), perAreaOf(b)];
  const perArea = isComparable ? betterOf(areaA, areaB, 'less', 'percent') : null;
  const [periodA, periodB] = [rentPeriod(a), rentPeriod(b)];
  const isOneKind = (periodA === undefined) === (periodB === undefined);
  const period = { ...(periodA && { a: periodA }), ...(periodB && { b: periodB }) };
  return [
    { ...own('price', 'price', a.price, b.price, price), period },
    ...(isOneKind ? [own('perArea', 'price', areaA, areaB, perArea)] : []),
    own('deal', 'price', a.property_type, b.property_type),
  ];
}

/** Of these facts more is better. */
const countable = /\b(bed|bath|parking)/i;
const measurable = /\b(area|size)\b/i;

function factRows(a: ComparedProperty, b: ComparedProperty, style: ValueStyle): ComparedRow[] {
  const ids = [...new Set([...a.facilities, ...b.facilities].map(({ id }) => id))];
  return ids.flatMap((id) => {
    const [one, other] = [a, b].map((home) => home.facilities.find((fact) => fact.id === id));
    const known = (one ?? other)!;
    const text = (fact: typeof one) => (fact ? statedValue(fact, style) : '') || null;
    if (text(one) === null && text(other) === null) return [];
    const figure = (fact: typeof one) => {
      const number = fact ? Number.parseFloat(valueText(fact.value).replaceAll(',', '')) : Number.NaN;
      return Number.isNaN(number) ? null : number;
    };
    const kind = measurable.test(known.name) ? 'area' : countable.test(known.name) ? 'count' : null;
    return [
      {
        key: `fact-${id}`,
        group: 'facts' as const,
        name: { text: attributeName(known) },
        a: text(one),
        b: text(other),
        better: kind && betterOf(figure(one), figure(other), 'more', kind),
      },
    ];
  });
}

function placeRows(a: ComparedProperty, b: ComparedProperty): ComparedRow[] {
  const ids = [...new Set([...a.near_by_places, ...b.near_by_places].map(({ facility_id: id }) => id))];
  return ids.map((id) => {
    const [one, other] = [a, b].map((home) => home.near_by_places.find((place) => place.facility_id === id));
    const [near, far] = [one?.distance ?? null, other?.distance ?? null];
    return {
      key: `place-${id}`,
      group: 'places' as const,
      name: { text: (one ?? other)!.name },
      a: near,
      b: far,
      better: betterOf(near, far, 'less', 'distance'),
    };
  });
}

/** Every row of the comparison, aligned: what both state, what only one does. */
export const rowsOf = (a: ComparedProperty, b: ComparedProperty, style: ValueStyle): ComparedRow[] => [
  ...priceRows(a, b),
  ...factRows(a, b, style),
  ...placeRows(a, b),
  own('place', 'listing', placeText(a), placeText(b)),
  own('posted', 'listing', a.created_at, b.created_at),
  own('saved', 'listing', String(a.total_likes), String(b.total_likes)),
  own('views', 'listing', String(a.total_views), String(b.total_views)),
];

/** Towns in the language on screen; an address may hold the town in that of the owner. */
function placeText({ address, city, state, translated_city, translated_state }: ComparedProperty): string {
  const street = address?.split(',').filter((part) => part.trim() !== city) ?? [];
  return formatPlace([...street, translated_city || city, ...(address ? [] : [translated_state || state])]);
}

/** Rows in which both sides state something, so that there is something to compare. */
export const statedByBoth = (rows: readonly ComparedRow[]): ComparedRow[] =>
  rows.filter(({ a, b }) => a !== null && b !== null);

/** Rows in which the two sides do not say the same; a price for a year is not the same for a month. */
export const differences = (rows: readonly ComparedRow[]): ComparedRow[] =>
  rows.filter(({ a, b, period }) => a !== b || period?.a !== period?.b);
