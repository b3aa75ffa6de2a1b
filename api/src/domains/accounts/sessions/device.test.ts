import { deviceOf } from './device.ts';

const mozilla = 'Mozilla/5.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the device of a session', () => {
  it.each([
    [
      `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`,
      'Chrome',
      'Windows',
    ],
    [
      `${mozilla} (Windows NT 10.0) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
      'Edge',
      'Windows',
    ],
    [
      `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15`,
      'Safari',
      'macOS',
    ],
    [
      `${mozilla} (iPhone; CPU iPhone OS 26_0 like Mac OS X) CriOS/142.0 Mobile/15E148 Safari/604.1`,
      'Chrome',
      'iOS',
    ],
    [
      `${mozilla} (Linux; Android 16; K) ${webkit} SamsungBrowser/29.0 Chrome/136.0 Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    [`${mozilla} (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox', 'Linux'],
    ['Dart/3.9 (dart:io)', null, null],
    ['<b>Chrome</b>', null, null],
    [undefined, null, null],
  ])('%s: %s on %s', (userAgent, browser, system) => {
    expect(deviceOf(userAgent, '203.0.113.7', 'DE')).toEqual({
      browser,
      system,
      network: '203.0.113.x',
      place: 'DE',
    });
  });

  it('keeps of an IPv6 network what many share', () => {
    expect(deviceOf('', '2001:db8:1:2::/64', null).network).toBe('2001:db8:1::');
  });
});
