import { detail, fact } from '#testing/test-data.ts';
import { listingData } from './structured-data.ts';

const context = { currency: 'EUR', url: 'https://homes.test/properties-details/home-1' };

describe('structured data of a home', () => {
  it('describes a home in the words of schema.org', () => {
    const data = listingData(
      detail(1, {
        description: '<b>Bright</b>',
        parameters: [fact(1, 'Bedrooms', '3'), fact(2, 'Built-up area', '142')],
      }),
      context,
    );
    expect(data).toMatchObject({
      '@type': 'RealEstateListing',
      url: context.url,
      description: 'Bright',
      about: {
        numberOfBedrooms: 3,
        floorSize: { value: 142, unitCode: 'MTK' },
        address: { addressLocality: 'Porto Azul' },
        geo: { latitude: '36.1' },
      },
      offers: { price: 450_000, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    });
  });
  it('offers nothing without a price, and no home that is gone', () => {
    expect(listingData(detail(1, { price: 0 }), context)).toMatchObject({ offers: false });
    expect(listingData(detail(1, { property_type: 'sold' }), context)).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    });
  });
  it.each([
    ['Monthly', 'MON'],
    ['Daily', 'DAY'],
    ['Yearly', 'ANN'],
  ])('names the period of a rent: %s is the unit %s', (rentduration, unitCode) => {
    const rent = detail(1, { property_type: 'rent', price: 850, rentduration });
    expect(listingData(rent, context)).toMatchObject({
      offers: { price: 850, priceSpecification: { price: 850, priceCurrency: 'EUR', unitCode } },
    });
  });
});
