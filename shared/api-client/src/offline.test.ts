import { operation } from '@lintel/api-contract';
import { createApiClient } from './index.ts';

describe('an error without a network', () => {
  it('is offline, and retryable, when no server listens at the address', async () => {
    const client = createApiClient({
      baseUrl: 'http://localhost:4399/api/',
      getToken: () => null,
      getLanguage: () => 'en',
      onUnauthenticated: () => undefined,
      timeout: 1000,
    });
    // The browser of the tests reports refused connections on its console.
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(client.request(operation('GET', 'faqs'), {})).rejects.toEqual({
      kind: 'offline',
      retryable: true,
    });
    silence.mockRestore();
  });
});
