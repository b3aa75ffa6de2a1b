import type { PropertyDetail } from '@lintel/api-contract';
import { areaOf, valueText } from '#common/listing/attributes.ts';
import { rentPeriod } from '#common/listing/listing.ts';
import { plainText } from '#common/text/rich-text.tsx';

interface Context {
  /** Currency code, e.g. USD. */
  currency: string;
  /** Address of the page. */
  url: string;
}

const numberOf = (listing: PropertyDetail, word: RegExp): number | undefined => {
  const stated = listing.parameters.find(({ name }) => word.test(name));
  const value = Number(stated && valueText(stated.value));
  return value > 0 ? value : undefined;
};

/** Units of UN/CEFACT, as schema.org wants them. */
const periodCodes = { daily: 'DAY', monthly: 'MON', quarterly: 'QAN', yearly: 'ANN' } as const;

/** The listing in the words of schema.org, for search engines. */
export function listingData(listing: PropertyDetail, { currency, url }: Context): object {
  const { title, description, city, state, country, address, latitude, longitude, price } = listing;
  const deal = listing.property_type;
  const area = areaOf(listing.parameters);
  const period = rentPeriod(listing);
  const isGone = deal === 'sold' || deal === 'rented';
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: title,
    url,
    description: plainText(description).slice(0, 5000),
    image: [listing.title_image, ...listing.gallery.map(({ image_url: src }) => src)]
      .filter(Boolean)
      .slice(0, 8),
    datePosted: listing.posted_at,
    about: {
      '@type': 'Accommodation',
      name: title,
      accommodationCategory: listing.category.category,
      numberOfBedrooms: numberOf(listing, /\bbed/i),
      numberOfBathroomsTotal: numberOf(listing, /\bbath/i),
      floorSize: area && { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK' },
      address: {
        '@type': 'PostalAddress',
        streetAddress: address,
        addressLocality: city,
        addressRegion: state,
        addressCountry: country,
      },
      geo: latitude && longitude ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined,
    },
    offers: price > 0 && {
      '@type': 'Offer',
      price,
      priceCurrency: currency,
      priceSpecification: period && {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: currency,
        unitCode: periodCodes[period],
      },
      businessFunction: `http://purl.org/goodrelations/v1#${deal === 'rent' || deal === 'rented' ? 'LeaseOut' : 'Sell'}`,
      availability: `https://schema.org/${isGone ? 'SoldOut' : 'InStock'}`,
      offeredBy: { '@type': 'RealEstateAgent', name: listing.customer_name },
    },
  };
}
