import { operation } from '@lintel/api-contract';
import { createApiClient } from './index.ts';

describe('an error without an answer', () => {
  it.each([
    ['is offline where the browser has no network', false, { kind: 'offline', retryable: true }],
    [
      'has the key of what is not available where the browser has one',
      true,
      { kind: 'offline', retryable: true, key: 'unavailable' },
    ],
  ])('%s, and retryable, when no server listens at the address', async (_, isOnline, error) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const client = createApiClient({
      baseUrl: 'http://localhost:4399/api/',
      getToken: () => null,
      getLanguage: () => 'en',
      onUnauthenticated: () => undefined,
      timeout: 1000,
    });
    // The browser of the tests reports refused connections on its console.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(client.request(operation('GET', 'faqs'), {})).rejects.toEqual(error);
    jest.restoreAllMocks();
  });
});
