import type { PropertyDetail } from '@lintel/api-contract';
import { facilityPins } from './facility-pins.ts';

type Facility = PropertyDetail['assign_facilities'][number];

const facility = (id: number, more: Partial<Facility> = {}): Facility => ({
  id,
  property_id: 1,
  facility_id: id,
  name: 'School',
  image: '',
  distance: 0.4,
  created_at: '',
  updated_at: '',
  ...more,
});
const pins = (...facilities: Facility[]) => facilityPins(facilities, (distance) => `${distance} km`, 'en');

describe('facilities on the map of a home', () => {
  it('are pins where their place was stated, with what they are, which one, and how far', () => {
    const place = { latitude: '35.2', longitude: '-24.05' };
    expect(pins(facility(1, { ...place, place_name: 'Norwood High School' }), facility(2, place))).toEqual([
      {
        id: 'facility 1',
        place: [-24.05, 35.2],
        label: 'School',
        name: 'Norwood High School, School, 0.4 km',
      },
      { id: 'facility 2', place: [-24.05, 35.2], label: 'School', name: 'School, 0.4 km' },
    ]);
  });
  it('are in the list alone where their place is unknown', () => {
    expect(
      pins(
        facility(1),
        facility(2, { latitude: '', longitude: '' }),
        facility(3, { latitude: 'x', longitude: '1' }),
      ),
    ).toEqual([]);
  });
});
