import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#ports/clock.ts';
import { addressLife } from './folders.ts';

/** An address stays the same for this part of its life, so that repeated answers do not make browsers load a file again. */
const STEADY = 1 / 4;

const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

interface FileLinkOptions {
  pepper: string;
  clock: Clock;
  base: string;
  publicBase?: string;
}

/**
 * Addresses of stored files. That of a private file carries its end and a signature of both, so it cannot be guessed, kept
 * or made from another one.
 *
 * @param base where browsers reach this server @param publicBase a CDN in front of it, which private files never pass
 */
export function fileLinks({ pepper, clock, base, publicBase = base }: FileLinkOptions) {
  const seal = (path: string, until: number) =>
    createHmac('sha256', pepper).update(`file ${until} ${path}`).digest('base64url');
  const seconds = () => Math.floor(clock.now().getTime() / 1000);

  return {
    /** Absolute address of a stored path. */
    of(path: string): string {
      const life = addressLife(path);
      if (life === undefined) return `${publicBase}/images/${encoded(path)}`;
      const step = life * STEADY;
      const until = Math.floor(seconds() / step) * step + life;
      // Clients tell pictures by the end of the address.
      return `${base}/images/${encoded(path)}?until=${until}&key=${seal(path, until)}&name=${encodeURIComponent(nameOf(path))}`;
    },

    /** Whether a private path may be served to the bearer of these values; addresses from before have no name. */
    isValid(path: string, { until, key, name }: Readonly<Record<string, unknown>>): boolean {
      if (name !== undefined && name !== nameOf(path)) return false;
      if (typeof until !== 'string' || typeof key !== 'string' || !/^\d{1,12}$/.test(until)) return false;
      if (Number(until) < seconds()) return false;
      const given = Buffer.from(key);
      const wanted = Buffer.from(seal(path, Number(until)));
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
  };
}

export type FileLinks = ReturnType<typeof fileLinks>;
