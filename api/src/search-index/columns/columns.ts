import { energyClasses, nearbySteps, type EnergyClass } from '@lintel/api-contract';
import { addToPostings, postingHeads, postingLinks, keepsPostings } from './postings.ts';

/**
 * Glossary. *Index*: the columns that search filters by, of every listing, as typed arrays in memory; PostgreSQL keeps the
 * truth. *Slot*: position of a listing in all columns. *Code*: number of a text (city, state, country).
 */

/** Ids of attributes (*parameters* on the wire) that fit the bit mask; filters by larger ones run in PostgreSQL. */
export const LARGEST_ATTRIBUTE_ID = 127;
export const ATTRIBUTE_WORDS = (LARGEST_ATTRIBUTE_ID + 1) / 32;
/** "Not stated" in the columns of rooms. */
export const NO_ROOMS = 255;

/** Ids of kinds of places (*facilities* on the wire) that fit a word, one bit each; larger ones run in PostgreSQL. */
export const LARGEST_PLACE_KIND_ID = 31;
/** One word for each distance that searches may ask for, the shortest first. */
export const NEARBY_WORDS = nearbySteps.length;

export const FLAG = { live: 1, promoted: 2, premium: 4, overdue: 8 } as const;

/** One listing as the index sees it. */
export interface IndexedListing {
  readonly id: number;
  /** Of a rent, what a month costs. */
  readonly price: number;
  /** 0 sell, 1 rent, 2 sold, 3 rented. */
  readonly deal: number;
  readonly category: number;
  readonly city: number;
  readonly state: number;
  readonly country: number;
  /** Web Mercator, 0 to 1 from west to east and from north to south; NaN when the place is unknown. */
  readonly x: number;
  readonly y: number;
  /** Seconds since 1970. */
  readonly posted: number;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  /** Square metres. */
  readonly area: number | null;
  readonly energyClass: EnergyClass | null;
  readonly attributeIds: readonly number[];
  /** Yes/no attributes that are answered with yes. */
  readonly featureIds: readonly number[];
  /** Kinds of places and how far the nearest is, in the unit of the search. */
  readonly nearby: readonly { readonly facility_id: number; readonly distance: number }[];
  readonly isOnMarket: boolean;
  readonly promoted: boolean;
  readonly premium: boolean;
  /** Its owner leaves the question unanswered whether it is available. */
  readonly overdue: boolean;
}

// Two types of arrays only: a loop over arrays of a single type compiles to code three times as quick.
const layout = (capacity: number) => ({
  id: new Int32Array(new SharedArrayBuffer(capacity * 4)),
  price: new Float64Array(new SharedArrayBuffer(capacity * 8)),
  deal: new Uint32Array(new SharedArrayBuffer(capacity * 4)),
  category: new Uint32Array(new SharedArrayBuffer(capacity * 4)),
  city: new Uint32Array(new SharedArrayBuffer(capacity * 4)),
  state: new Uint32Array(new SharedArrayBuffer(capacity * 4)),
  country: new Uint32Array(new SharedArrayBuffer(capacity * 4)),
  x: new Float64Array(new SharedArrayBuffer(capacity * 8)),
  y: new Float64Array(new SharedArrayBuffer(capacity * 8)),
  posted: new Float64Array(new SharedArrayBuffer(capacity * 8)),
  bedrooms: new Uint32Array(new SharedArrayBuffer(capacity * 4)),
  bathrooms: new Uint32Array(new SharedArrayBuffer(capacity * 4)),
  area: new Float64Array(new SharedArrayBuffer(capacity * 8)),
  /** Place of the class in `energyClasses`, from 1; 0 where none is stated. */
  energyClass: new Uint32Array(new SharedArrayBuffer(capacity * 4)),
  attributes: new Uint32Array(new SharedArrayBuffer(capacity * 4 * ATTRIBUTE_WORDS)),
  features: new Uint32Array(new SharedArrayBuffer(capacity * 4 * ATTRIBUTE_WORDS)),
  nearby: new Uint32Array(new SharedArrayBuffer(capacity * 4 * NEARBY_WORDS)),
  flags: new Uint32Array(new SharedArrayBuffer(capacity * 4)),
  ...postingLinks(capacity),
  ...postingHeads(),
  /** [0] largest category, [1] largest code of a city. */
  largest: new Uint32Array(new SharedArrayBuffer(8)),
  /** [0] number of slots in use. */
  size: new Int32Array(new SharedArrayBuffer(4)),
});

/** The columns over shared memory: one thread writes, others may read. */
export type Columns = ReturnType<typeof layout>;

/** Columns with a value or more for each slot, but for the postings, which follow from them. */
export const SAVED = [
  'id',
  'price',
  'deal',
  'category',
  'city',
  'state',
  'country',
  'x',
  'y',
  'posted',
  'bedrooms',
  'bathrooms',
  'area',
  'energyClass',
  'attributes',
  'features',
  'nearby',
  'flags',
] as const satisfies readonly (keyof Columns)[];
export type SavedColumn = (typeof SAVED)[number];

const DATA = [
  ...SAVED,
  'cityNext',
  'squareNext',
  'cityHeads',
  'citySizes',
  'squareHeads',
  'squareSizes',
  'largest',
] as const;

const SMALLEST = 1024;

/** Writes listings into columns, which it replaces by larger ones when they are full. */
export class ColumnStore {
  columns: Columns;
  /** Changes whenever `columns` is another object. */
  generation = 0;
  /** Slots of listings that came in later than ones with larger ids, or have moved. */
  readonly #late = new Map<number, number>();
  #ordered = 0;

  constructor(capacity = SMALLEST) {
    this.columns = layout(Math.max(SMALLEST, capacity));
  }

  /** Columns of a snapshot, `size` slots of each. */
  static from(saved: Readonly<Record<SavedColumn, Uint8Array>>, size: number): ColumnStore {
    // With room for what comes in later.
    const store = new ColumnStore(Math.ceil(size * 1.1));
    const c = store.columns;
    for (const name of SAVED) new Uint8Array(c[name].buffer).set(saved[name]);
    for (let slot = 0; slot < size; slot += 1) {
      c.largest[0] = Math.max(c.largest[0]!, c.category[slot]!);
      c.largest[1] = Math.max(c.largest[1]!, c.city[slot]!);
      store.#place(slot, c.id[slot]!);
    }
    return store;
  }

  get size(): number {
    return Atomics.load(this.columns.size, 0);
  }

  /**
   * Adds or replaces a listing. One that has moved to another city or square gets another slot, so that slots never leave
   * their postings.
   */
  put(listing: IndexedListing): void {
    const known = this.slotOf(listing.id);
    if (known !== undefined && keepsPostings(this.columns, known, listing))
      return this.#write(known, listing);
    if (known !== undefined) this.columns.flags[known] = 0;
    if (this.size === this.columns.id.length) this.#grow();
    const slot = this.size;
    this.#write(slot, listing);
    this.#place(slot, listing.id);
  }

  /** Makes the next slot, which is written, known. */
  #place(slot: number, id: number): void {
    const inOrder = this.#ordered === slot && (slot === 0 || this.columns.id[slot - 1]! < id);
    if (inOrder) this.#ordered += 1;
    else this.#late.set(id, slot);
    addToPostings(this.columns, slot);
    Atomics.store(this.columns.size, 0, slot + 1);
  }

  /** Removes a listing that does not exist any more; its slot stays, empty. */
  remove(id: number): void {
    const slot = this.slotOf(id);
    if (slot !== undefined) this.columns.flags[slot] = 0;
  }

  slotOf(id: number): number | undefined {
    return this.#late.get(id) ?? this.#orderedSlotOf(id);
  }

  #orderedSlotOf(id: number): number | undefined {
    const { id: ids } = this.columns;
    let low = 0;
    let high = this.#ordered - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = ids[middle]!;
      if (found === id) return middle;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }

  #write(slot: number, listing: IndexedListing): void {
    const c = this.columns;
    // Not on the market while it is being written, so that no reader meets half a listing.
    c.flags[slot] = 0;
    c.id[slot] = listing.id;
    c.price[slot] = listing.price;
    c.deal[slot] = listing.deal;
    c.category[slot] = listing.category;
    c.city[slot] = listing.city;
    c.state[slot] = listing.state;
    c.country[slot] = listing.country;
    c.x[slot] = listing.x;
    c.y[slot] = listing.y;
    c.posted[slot] = listing.posted;
    c.bedrooms[slot] = Math.min(listing.bedrooms ?? NO_ROOMS, NO_ROOMS);
    c.bathrooms[slot] = Math.min(listing.bathrooms ?? NO_ROOMS, NO_ROOMS);
    c.area[slot] = listing.area ?? Number.NaN;
    c.energyClass[slot] = listing.energyClass === null ? 0 : energyClasses.indexOf(listing.energyClass) + 1;
    c.attributes.fill(0, slot * ATTRIBUTE_WORDS, (slot + 1) * ATTRIBUTE_WORDS);
    for (const id of listing.attributeIds)
      if (id <= LARGEST_ATTRIBUTE_ID) c.attributes[slot * ATTRIBUTE_WORDS + (id >> 5)]! |= 1 << (id & 31);
    c.features.fill(0, slot * ATTRIBUTE_WORDS, (slot + 1) * ATTRIBUTE_WORDS);
    for (const id of listing.featureIds)
      if (id <= LARGEST_ATTRIBUTE_ID) c.features[slot * ATTRIBUTE_WORDS + (id >> 5)]! |= 1 << (id & 31);
    c.nearby.fill(0, slot * NEARBY_WORDS, (slot + 1) * NEARBY_WORDS);
    for (const { facility_id: id, distance } of listing.nearby)
      if (id <= LARGEST_PLACE_KIND_ID)
        for (const [word, step] of nearbySteps.entries())
          if (distance <= step) c.nearby[slot * NEARBY_WORDS + word]! |= 1 << id;
    c.largest[0] = Math.max(c.largest[0]!, listing.category);
    c.largest[1] = Math.max(c.largest[1]!, listing.city);
    c.flags[slot] =
      (listing.isOnMarket ? FLAG.live : 0) |
      (listing.promoted ? FLAG.promoted : 0) |
      (listing.premium ? FLAG.premium : 0) |
      (listing.overdue ? FLAG.overdue : 0);
  }

  #grow(): void {
    const larger = layout(Math.ceil(this.columns.id.length * 1.5));
    for (const name of DATA) (larger[name] as Uint32Array).set(this.columns[name] as Uint32Array);
    Atomics.store(larger.size, 0, this.size);
    this.columns = larger;
    this.generation += 1;
  }
}
