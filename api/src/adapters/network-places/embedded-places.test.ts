import { embeddedPlaces } from './embedded-places.ts';

const failed = jest.fn();
const places = embeddedPlaces(failed);

it.each([
  ['193.99.144.80', 'DE'],
  ['8.8.8.8', 'US'],
  ['2a00:1450:4001:81::/64', 'IE'],
  ['2001:67c:2e8:22::/64', 'NL'],
])('%s is in %s', async (network, country) => {
  expect(await places.placeOf(network)).toBe(country);
});

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.9',
  '192.168.1.7',
  '100.64.0.1',
  '0:0:0:0::/64',
  'fd12:0:0:1::/64',
  'fe80:0:0:0::/64',
])('%s is a network without a public address', async (network) => {
  expect(await places.placeOf(network)).toBe('local');
});

it.each(['240.0.0.1', 'unix:', ''])('%j: not known', async (network) => {
  expect(await places.placeOf(network)).toBeNull();
  expect(failed).not.toHaveBeenCalled();
});
