import { z } from 'zod';

/** Address of a service or site, without the slash at its end. */
export const address = z.url().transform((value) => value.replace(/\/$/, ''));

/** Whether an address is on this machine, i.e. the sandbox. */
export const isLocal = (url: string) => /^https?:\/\/(localhost|127\.|\[::1\])/.test(url);
