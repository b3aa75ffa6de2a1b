import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { IdentityError } from '../identity-error.ts';

/** Cost of one hash: about 30 ms and 16 MB. Stored with each hash, so it can be raised later. */
const cost = { N: 16_384, r: 8, p: 1 };
const keyLength = 32;
const minimumLength = 6;
const maximumLength = 4096;

const derive = (password: string, salt: Buffer, options: typeof cost) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Compares in constant time. Without a hash it spends the same time, so that timing does not reveal an unknown account. */
export async function passwordMatches(password: string, hash: string | undefined): Promise<boolean> {
  if (!hash) {
    await derive(password, randomBytes(16), cost);
    return false;
  }
  const [, N, r, p, salt = '', key = ''] = hash.split('$');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** The vendor's rule. Throws MISSING_PASSWORD or WEAK_PASSWORD. */
export function requireAcceptablePassword(password: string): void {
  if (!password) throw new IdentityError('MISSING_PASSWORD');
  if (password.length < minimumLength) {
    throw new IdentityError(`WEAK_PASSWORD : Password should be at least ${minimumLength} characters`);
  }
  if (password.length > maximumLength) throw new IdentityError('WEAK_PASSWORD : Password is too long');
}
