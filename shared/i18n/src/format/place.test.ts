import { formatPlace } from './place.ts';

it.each([
  [['12 Quay, Port Aster', 'Port Aster'], '12 Quay, Port Aster'],
  [['12 Quay', 'Port Aster', 'Aster Bay'], '12 Quay, Port Aster, Aster Bay'],
  [['Old Yardley, port aster', 'Port Aster', undefined, ''], 'Old Yardley, port aster'],
  [['12 Port Aster Road', 'Port Aster'], '12 Port Aster Road, Port Aster'],
  [[null, ' '], ''],
  [['بورت أستر', 'خليج أستر'], 'بورت أستر، خليج أستر'],
  [['١٢ الرصيف، بورت أستر', 'بورت أستر'], '١٢ الرصيف، بورت أستر'],
])('A23 a place names its town once: %p', (parts, expected) => {
  expect(formatPlace(parts)).toBe(expected);
});
