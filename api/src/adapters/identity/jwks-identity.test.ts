import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { jwksIdentity } from './jwks-identity.ts';

describe('the identity service', () => {
  let server: Server;
  let keys: Awaited<ReturnType<typeof generateKeyPair>>;
  const project = 'shop';
  const sign = (
    claims: object,
    key = keys.privateKey,
    issuer = `https://securetoken.google.com/${project}`,
  ) =>
    new SignJWT({ email: 'a@example.com', email_verified: true, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(issuer)
      .setAudience(project)
      .setSubject('uid-1')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(key);
  const port = () => (server.address() as AddressInfo).port;
  const identity = () => jwksIdentity({ jwksUrl: `http://127.0.0.1:${port()}/jwks.json`, project });

  beforeAll(async () => {
    keys = await generateKeyPair('RS256', { extractable: true });
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
    server = createServer((_request, reply) =>
      reply.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] })),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());

  it('vouches for a signed token', async () => {
    expect(await identity().verify(await sign({ name: 'Ada' }))).toMatchObject({
      subject: 'uid-1',
      email: 'a@example.com',
      emailVerified: true,
      name: 'Ada',
    });
  });

  it('does not vouch for a foreign key, another project, an old token, an unsigned one or nonsense', async () => {
    const foreign = await generateKeyPair('RS256');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"uid-1"}').toString('base64url')}.`;
    const old = await new SignJWT({})
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(`https://securetoken.google.com/${project}`)
      .setAudience(project)
      .setSubject('uid-1')
      .setExpirationTime(1)
      .sign(keys.privateKey);
    for (const token of [
      await sign({}, foreign.privateKey),
      await sign({}, keys.privateKey, 'https://securetoken.google.com/other'),
      old,
      unsigned,
      'nonsense',
      '',
    ]) {
      expect(await identity().verify(token)).toBeUndefined();
    }
  });

  it('F8 tells when the user signed in, and asks the service since when sign-ins count', async () => {
    const asked: unknown[] = [];
    const answers: [number, object][] = [
      [200, { users: [{ validSince: '1700000000' }] }],
      [400, { error: { message: 'TOKEN_EXPIRED' } }],
      [400, { error: { message: 'API key not valid. Please pass a valid API key.' } }],
    ];
    const service = createServer((request, reply) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        asked.push(JSON.parse(body));
        const [status, answer] = answers.shift()!;
        reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      });
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const lookupUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}/accounts:lookup?key=k`;
    const asking = jwksIdentity({ jwksUrl: `http://127.0.0.1:${port()}/jwks.json`, project, lookupUrl });
    const token = await sign({ auth_time: 1_700_000_001 });
    expect(await asking.verify(token)).toMatchObject({
      signedInAt: new Date(1_700_000_001_000),
      validSince: new Date(1_700_000_000_000),
    });
    expect(asked).toEqual([{ idToken: token }]);
    expect(await asking.verify(token)).toBeUndefined();
    await expect(asking.verify(token)).rejects.toThrow('400');
    service.close();
  });

  it('fails with an error of its own when the keys are out of reach', async () => {
    await expect(
      jwksIdentity({ jwksUrl: 'http://127.0.0.1:9/jwks.json', project }).verify(await sign({})),
    ).rejects.toThrow('fetch failed');
  });
});
