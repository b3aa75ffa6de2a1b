import { identityFailure, userHarness } from '#testing/user-harness.ts';
import { speakEnglish } from '#testing/render-shell.tsx';
import { openIdentityService } from './identity-service.ts';

beforeAll(speakEnglish);
const open = (more: Partial<ReturnType<typeof userHarness>['identity']> = {}) =>
  openIdentityService(async () => ({ ...userHarness().identity, ...more }));
const token = { auth_id: 'uid-7', id_token: 'id-token-of-ada@example.com' };

describe('the identity service', () => {
  it('proves a password that the service knows, and answers nothing for others', async () => {
    const service = await open();
    expect(await service.prove('ada@example.com', 'secret-1')).toEqual(token);
    expect(await service.prove('ada@example.com', 'wrong')).toBeNull();
  });

  it('changes the password with the present one alone', async () => {
    const service = await open();
    const change = { email: 'ada@example.com', newPassword: 'harbour-lamp-77' };
    expect(await service.changePassword({ ...change, password: 'secret-1' })).toEqual(token);
    expect(await service.changePassword({ ...change, password: 'wrong' })).toBeNull();
  });

  it('a failure has a sentence for the user, and no network is no refusal', async () => {
    const refuse = (code: string) => ({
      signInWithGoogle: () => Promise.reject(identityFailure(code)),
      sendPhoneCode: () => Promise.reject(identityFailure(code)),
    });
    const refused = await open(refuse('auth/quota-exceeded'));
    await expect(refused.sendCode('+447700900123')).rejects.toMatchObject({
      kind: 'rejected',
      message: expect.stringMatching(/\w+ \w+/),
    });
    const away = await open(refuse('auth/network-request-failed'));
    await expect(away.proveGoogle()).rejects.toMatchObject({ kind: 'offline', retryable: true });
  });
});
