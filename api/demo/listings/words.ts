import type { Address } from './addresses.ts';
import type { Random } from '../random.ts';
import type { CategorySlug } from './facts/taxonomy.ts';

/** What the texts of a listing are made from. */
export interface Facts {
  readonly category: CategorySlug;
  readonly rent: boolean;
  readonly style: string;
  readonly detail: string;
  readonly bedrooms: number;
  readonly area: number;
  readonly address: Address;
  /** As stated, for a text with the same content. */
  readonly condition?: string | undefined;
}

const rooms = (count: number) =>
  `${['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'][count] ?? count} bedroom${count === 1 ? '' : 's'}`;
const withBeds = (count: number) => (count > 0 ? `${count}-bed ` : '');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const titles: Record<CategorySlug, ((facts: Facts) => string)[]> = {
  apartment: [
    ({ style, detail }) => `${style} with ${detail}`,
    ({ bedrooms, address }) => `${withBeds(bedrooms)}apartment in ${address.neighbourhood}`,
    ({ bedrooms, address }) => `Quiet ${withBeds(bedrooms)}flat near ${address.neighbourhood} square`,
    ({ bedrooms }) => `Sunny ${withBeds(bedrooms)}apartment, lift and balcony`,
    ({ address }) => `Renovated apartment in the heart of ${address.neighbourhood}`,
  ],
  villa: [
    ({ style, detail }) => `${style} with ${detail}`,
    ({ style, address }) => `${style} in ${address.neighbourhood}`,
  ],
  house: [
    ({ style, detail }) => `${style} with ${detail}`,
    ({ style, address }) => `${style} in ${address.neighbourhood}`,
  ],
  townhouse: [
    ({ address }) => `Town house in ${address.neighbourhood}`,
    ({ bedrooms }) => `${withBeds(bedrooms)}town house with a small garden`,
    () => 'Town house on three floors, close to everything',
  ],
  penthouse: [
    ({ address }) => `Penthouse above ${address.neighbourhood}`,
    () => 'Penthouse with a roof terrace and sea view',
    ({ bedrooms }) => `${withBeds(bedrooms)}penthouse with evening sun`,
  ],
  studio: [
    ({ address }) => `Compact studio in ${address.neighbourhood}`,
    () => 'Light studio with a real kitchen',
    () => 'Furnished studio near the tram',
  ],
  duplex: [
    ({ bedrooms }) => `${withBeds(bedrooms)}duplex with a gallery`,
    ({ address }) => `Duplex on two floors in ${address.neighbourhood}`,
  ],
  plot: [
    ({ area }) => `Building plot of ${area} m² with permit`,
    ({ address }) => `Level plot in ${address.neighbourhood}`,
  ],
  farmhouse: [
    ({ detail }) => `Farmhouse with ${detail}`,
    () => 'Old farmhouse with orchard and well',
    ({ address }) => `Farmhouse outside ${address.city}`,
  ],
  office: [
    ({ area }) => `Office floor of ${area} m²`,
    ({ address }) => `Bright offices in ${address.neighbourhood}`,
    () => 'Office with reception and meeting rooms',
  ],
  shop: [
    ({ address }) => `Corner shop in ${address.neighbourhood}`,
    () => 'Shop with awning and terrace licence',
    ({ area }) => `Ground-floor shop, ${area} m²`,
  ],
  warehouse: [
    ({ area }) => `Warehouse of ${area} m² with loading doors`,
    () => 'Warehouse near the motorway',
  ],
  'co-living': [
    ({ address }) => `Room in a co-living house, ${address.neighbourhood}`,
    () => 'Co-living with a shared kitchen and garden',
  ],
};

const openings: ((facts: Facts) => string)[] = [
  ({ style, address, area }) =>
    `This ${lower(style)} stands on ${address.text.split(',')[0]} in ${address.neighbourhood} and offers ${area} m² in good order.`,
  ({ address, area }) =>
    `${area} m² on a calm street of ${address.neighbourhood}, a few minutes from shops and the bus.`,
  ({ address, detail }) => `With ${detail}, this is one of the nicer addresses in ${address.city}.`,
];
const layouts: ((facts: Facts) => string)[] = [
  ({ bedrooms }) =>
    bedrooms === 1
      ? 'A quiet bedroom and a living room with afternoon sun.'
      : `${capital(rooms(bedrooms))}${bedrooms === 2 ? ', both' : ', all'} facing the quiet side, and a living room with afternoon sun.`,
  ({ bedrooms }) =>
    `A simple layout: ${rooms(bedrooms)} off one corridor, with the living room and kitchen at the end.`,
  ({ bedrooms }) => `Open-plan living room and kitchen, with ${rooms(bedrooms)} in a separate wing.`,
];
const workLayouts = [
  'Fibre, separate meters and a loading stop in front of the door are in place.',
  'The space is handed over empty and freshly painted; partitions may be moved.',
  'Daylight from two sides, a small kitchen and two wash rooms on the floor.',
];
const plotLayouts = [
  'Water, electricity and sewer lie at the street. A permit for two floors is available for viewing.',
  'The ground is level and dry; a soil report comes with the documents.',
];
const conditions = [
  'Windows, roof and pipes were renewed in the last ten years, with all paperwork.',
  'The kitchen was fitted two years ago; floors are oak, sanded last summer.',
  'Walls are freshly painted, the bathroom has daylight, and the heating was serviced this year.',
  'Everything works and is clean: ready to move in.',
];
const toRenovate =
  'The home needs work: kitchen, bathroom and wiring are as they were, and the price takes that into account.';
const surroundings: ((facts: Facts) => string)[] = [
  ({ address }) => `${address.neighbourhood} has a bakery, a playground and a market on Saturdays.`,
  ({ address }) =>
    `The harbour is ${Math.max(5, Math.round(address.fromCentre * 7))} minutes away by bus, the next park five on foot.`,
  ({ address }) => `A friendly neighbourhood, close to the school and the clinic of ${address.city}.`,
];
const saleClosings = [
  'Viewings on weekday evenings and Saturdays.',
  'The seller is moving abroad; keys within six weeks.',
  'Price includes the fitted kitchen. Documents are ready for the notary.',
];
const rentClosings = [
  'Minimum one-year contract; references welcome.',
  'Rent includes water and waste; electricity is metered. No commission for tenants.',
  'Viewings by appointment; we answer applications within two days.',
];

const isHome = (category: CategorySlug) => !['plot', 'office', 'shop', 'warehouse'].includes(category);

export const titleOf = (random: Random, facts: Facts): string => {
  const text = random.pick(titles[facts.category])(facts);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Three short paragraphs: what it is, how it is, where it is. */
export function descriptionOf(random: Random, facts: Facts): string {
  const { category, rent } = facts;
  const layout = isHome(category)
    ? facts.bedrooms > 0
      ? random.pick(layouts)(facts)
      : 'One room with a sleeping area, a separate bathroom and a kitchen with a window.'
    : random.pick(category === 'plot' ? plotLayouts : workLayouts);
  const usual = category === 'plot' ? '' : ` ${random.pick(conditions)}`;
  const condition = facts.condition === 'To renovate' ? ` ${toRenovate}` : usual;
  const opening = random.pick(category === 'plot' ? openings.slice(1, 2) : openings)(facts);
  return [
    opening,
    layout + condition,
    `${random.pick(surroundings)(facts)} ${random.pick(rent ? rentClosings : saleClosings)}`,
  ].join('\n\n');
}
