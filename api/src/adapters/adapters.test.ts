import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { StoragePort } from '../ports/storage.ts';
import { jwksIdentity } from './identity-jwks.ts';
import { memoryStorage } from './memory.ts';
import { diskStorage } from './storage-disk.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-storage-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

describe.each<[string, () => StoragePort]>([
  ['on disk', () => diskStorage(folder)],
  ['in memory', memoryStorage],
])('the storage %s', (_name, make) => {
  const storage = make();
  const text = async (name: string, range?: { start: number; end: number }) => {
    const file = await storage.open(name);
    const chunks: Buffer[] = [];
    if (file) for await (const chunk of file.read(range)) chunks.push(chunk as Buffer);
    return file && Buffer.concat(chunks).toString();
  };

  it('keeps, replaces, gives parts and removes', async () => {
    await storage.put('users/a.webp', Buffer.from('first'));
    await storage.put('users/a.webp', Buffer.from('second'));
    expect(await text('users/a.webp')).toBe('second');
    expect(await text('users/a.webp', { start: 1, end: 3 })).toBe('eco');
    expect((await storage.open('users/a.webp'))?.size).toBe(6);
    await storage.remove('users/a.webp');
    await storage.remove('users/a.webp');
    expect(await storage.open('users/a.webp')).toBeUndefined();
  });
});

it('the storage on disk stays in its folder', async () => {
  await expect(diskStorage(folder).put('../outside.webp', Buffer.from('x'))).rejects.toThrow('outside');
});

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

  it('says that it cannot tell when the keys are out of reach', async () => {
    await expect(
      jwksIdentity({ jwksUrl: 'http://127.0.0.1:9/jwks.json', project }).verify(await sign({})),
    ).rejects.toThrow('fetch failed');
  });
});
