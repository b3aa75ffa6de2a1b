import type { Address } from './addresses.ts';
import type { Dealer, Gallery } from './galleries.ts';
import { photos } from './photos.ts';
import { daysBefore, type Rows } from '../rows.ts';
import { categoryId, parameterId, type CategorySlug } from './facts/taxonomy.ts';

interface Special {
  category: CategorySlug;
  title: string;
  slug: string;
  price: number;
  description: string;
  photos?: number;
  place?: { latitude: number | null; longitude: number | null };
}

const LONG_TITLE =
  'House with seven rooms, two kitchens, a cellar for wine and apples, a workshop, a greenhouse and a bench under the tree';

/** Listings that a careful program has to survive. Their texts say what is special about them. */
const specials: Special[] = [
  {
    category: 'house',
    title: 'House from the old register',
    slug: 'house-from-the-old-register',
    price: 214_000,
    photos: 0,
    description:
      'Taken over from the paper register of 2009, which had no photographs. The agent sends some on request.',
  },
  {
    category: 'villa',
    title: 'Villa with forty photographs',
    slug: 'villa-with-forty-photographs',
    price: 1_150_000,
    photos: 40,
    description: 'The owner is a photographer and could not choose. Every room is here, most of them twice.',
  },
  {
    category: 'penthouse',
    title: 'Penthouse, price on request',
    slug: 'penthouse-price-on-request',
    price: 0,
    description: 'The seller tells the price in person. Viewings for serious buyers only.',
  },
  {
    category: 'farmhouse',
    title: 'Headland estate with its own harbour',
    slug: 'headland-estate',
    price: 1_000_000_000,
    description:
      'Two hundred hectares, eleven buildings, a harbour and the lighthouse. The dearest listing on the island.',
  },
  {
    category: 'house',
    title: LONG_TITLE.slice(0, 120),
    slug: 'house-with-a-long-title',
    price: 389_000,
    description:
      'A house whose owner wanted everything in the title. It is all true, and the bench is lovely.',
  },
  {
    category: 'villa',
    title: 'فيلا عائلية مع حديقة واسعة ومسبح',
    slug: 'villa-238',
    price: 720_000,
    description:
      'فيلا هادئة من طابقين بالقرب من البحر، مع حديقة واسعة ومسبح خاص.\n\nأربع غرف نوم، مطبخ جديد، ومرآب لسيارتين. المعاينة بموعد مسبق.',
  },
  {
    category: 'studio',
    title: 'Tiny studio, big window 🌅',
    slug: 'tiny-studio-big-window',
    price: 96_000,
    description:
      'Eighteen square metres and a window that takes up a whole wall. You will see every sunrise 🌅.',
  },
  {
    category: 'plot',
    title: 'Plot, exact place after registration',
    slug: 'plot-exact-place-after-registration',
    price: 68_000,
    place: { latitude: null, longitude: null },
    description:
      'The survey of this new plot is not finished, so there are no coordinates yet. The address is that of the estate.',
  },
  {
    category: 'farmhouse',
    title: 'Research station on the date line',
    slug: 'research-station-on-the-date-line',
    price: 145_000,
    place: { latitude: -16.8, longitude: 180 },
    description:
      'A former weather station on an outlying rock, exactly on the antimeridian. Supply boat twice a year.',
  },
  {
    category: 'apartment',
    title: 'Apartment sold with the tenant’s piano',
    slug: 'apartment-with-piano',
    price: 240_000,
    description: 'Third floor, no lift, and the piano stays because it never fitted through the door again.',
  },
];

export function edgeListings({
  now,
  address,
  sellers,
  galleries,
}: {
  /** In the order of the listings. */
  galleries: readonly Gallery[];
  now: Date;
  address: () => Address;
  sellers: readonly number[];
}): Rows {
  const rows: Required<
    Pick<Rows, 'properties' | 'property_images' | 'property_parameters' | 'listing_events'>
  > = {
    properties: [],
    property_images: [],
    property_parameters: [],
    listing_events: [],
  };
  const interiors = [
    ...photos.living,
    ...photos.kitchen,
    ...photos.bedroom,
    ...photos.bathroom,
    ...photos.terrace,
    ...photos.villa,
  ];
  specials.forEach((special, index) => {
    const id = index + 1;
    const place = address();
    const { front, pictures } = galleries[index]!;
    const many = [front, ...interiors.filter(({ file }) => file !== front.file)];
    const gallery = special.photos === undefined ? pictures() : many.slice(0, special.photos);
    const posted = daysBefore(now, 590 - index * 4);
    rows.properties.push({
      id,
      added_by: sellers[index % sellers.length]!,
      category_id: categoryId(special.category),
      title: special.title,
      slug_id: special.slug,
      description: special.description,
      property_type: 0,
      price: special.price,
      address: place.text,
      client_address: place.text,
      city: place.city,
      state: place.state,
      country: place.country,
      latitude: special.place ? special.place.latitude : place.latitude,
      longitude: special.place ? special.place.longitude : place.longitude,
      title_image: gallery[0]?.file ?? '',
      title_image_alt: gallery[0]?.alt ?? '',
      title_image_color: gallery[0]?.color ?? '',
      request_status: 'approved',
      status: 1,
      created_at: posted,
      updated_at: posted,
    });
    gallery.forEach((photo, rank) =>
      rows.property_images.push({
        property_id: id,
        file: photo.file,
        alt: photo.alt,
        color: photo.color,
        rank,
      }),
    );
    rows.property_parameters.push({
      property_id: id,
      parameter_id: parameterId('ownership'),
      value: JSON.stringify('Freehold'),
    });
    rows.listing_events.push({
      property_id: id,
      kind: 'posted',
      new_value: String(special.price),
      happened_at: posted,
    });
  });
  return rows;
}

/** The galleries of the special listings. */
export const specialGalleries = (deal: Dealer): Gallery[] =>
  specials.map(({ category, photos: count }) => deal({ category, bedrooms: 2, isLive: count !== 0 }));

/** How many; they have the first ids. */
export const SPECIAL = specials.length;
