import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../ports/clock.ts';

/** Seconds that an address works. */
const LIFE = 3600;

/** Addresses of files that only their owner and the administration may see: signed, and good for an hour. */
export function privateLinks({ pepper, clock, base }: { pepper: string; clock: Clock; base: string }) {
  const seal = (path: string, until: number) =>
    createHmac('sha256', pepper).update(`file ${until} ${path}`).digest('base64url');
  return {
    /** Absolute address of a stored path below `/images`. */
    of(path: string): string {
      const until = Math.floor(clock.now().getTime() / 1000) + LIFE;
      return `${base}/images/${path}?until=${until}&key=${seal(path, until)}`;
    },
    isValid(path: string, until: string | undefined, key: string | undefined): boolean {
      const at = Number(until);
      if (!Number.isSafeInteger(at) || at * 1000 < clock.now().getTime()) return false;
      const given = Buffer.from(key ?? '');
      const wanted = Buffer.from(seal(path, at));
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
  };
}

export type PrivateLinks = ReturnType<typeof privateLinks>;
