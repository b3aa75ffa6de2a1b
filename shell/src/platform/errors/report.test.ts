import { createReport } from './report.ts';

describe('an unexpected error of a page', () => {
  const reported = jest.fn();

  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(reported);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'sendBeacon');
  });

  it('goes to the registry with the lock and the remote that it belongs to, and to the console', () => {
    const sendBeacon = jest.fn();
    Object.assign(navigator, { sendBeacon });
    const report = createReport({ environment: 'local', revision: 7, remotes: [] });
    report(new TypeError('x is not a function'), { remote: 'mfe-chat', secret: 'not sent' });
    const [url, body] = sendBeacon.mock.calls[0] as [string, string];
    expect(url).toBe('/registry/beacons');
    expect(JSON.parse(body)).toEqual({
      revision: 7,
      remote: 'mfe-chat',
      message: 'TypeError: x is not a function',
      isRepeated: false,
    });
    report(new TypeError('y is not a function'), { remote: 'mfe-chat' });
    expect(JSON.parse(sendBeacon.mock.calls[1][1])).toMatchObject({ isRepeated: true });
    report(new TypeError('z is not a function'), {});
    expect(JSON.parse(sendBeacon.mock.calls[2][1])).toMatchObject({ isRepeated: false });
    expect(reported).toHaveBeenCalledTimes(3);
  });

  it('is in the console also where a browser cannot send it', () => {
    createReport({ environment: 'local', revision: 7, remotes: [] })(new Error('offline'), {});
    expect(reported).toHaveBeenCalledWith('[lintel]', expect.any(Error), {});
  });
});
