import type { FastifyInstance } from 'fastify';
import { contentPolicy } from './content-policy.ts';
import type { ResolvedSite } from './resolve-site.ts';

/** Hosts beside the site's own that all pages may use, from the operator's configuration. */
export interface OtherHosts {
  /** What scripts may call, e.g. the identity service. */
  connect: string[];
  /** Where pictures may come from, e.g. another provider of the map. */
  img: string[];
  /** Whose scripts and frames pages may have, e.g. those of the identity service for its windows. */
  script?: string[];
}

/** One year, in seconds. */
const HSTS = 'max-age=31536000';

/** For an answer that is data: nothing of it runs, whatever it is taken for. */
export const INERT = "default-src 'none'; frame-ancestors 'none'";

/** For a file that any team may publish on this origin: opened as a page it has no origin and runs nothing. */
export const SANDBOXED = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The default of every answer. */
const SAFE = {
  'content-security-policy': INERT,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=(), microphone=(), camera=()',
};

/** Headers that any page of another origin may see: files that are public and the same for all. */
export const PUBLIC_FILE = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': SANDBOXED,
  'x-content-type-options': 'nosniff',
};

/**
 * Gives every answer of the server safe headers before a handler is asked; a handler or a server behind the site may say its
 * own instead. Requests that name two hosts are refused, because a proxy in front may have believed the other one.
 */
export function answerSafely(app: FastifyInstance, publicUrl: string | undefined): void {
  const isPublicOverTls = publicUrl?.startsWith('https:') ?? false;
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(SAFE);
    if (isPublicOverTls || request.protocol === 'https') void reply.header('strict-transport-security', HSTS);
    const hosts = request.raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1)
      return reply.code(400).type('text/plain; charset=utf-8').send('Two hosts are named.');
  });
}

/**
 * Headers of a page with these releases.
 * @param others hosts that all pages may use
 */
export const pageHeaders = ({ hosts }: Pick<ResolvedSite, 'hosts'>, others: OtherHosts) => ({
  'content-security-policy': contentPolicy({
    ...hosts,
    connect: [...others.connect, ...hosts.connect],
    img: [...others.img, ...hosts.img],
    frame: [...(others.script ?? []), ...hosts.frame],
    script: others.script ?? [],
  }),
  // A script without a hash does not run; those of another host have none.
  ...(others.script?.length ? {} : { 'integrity-policy': 'blocked-destinations=(script)' }),
  // `same-origin` would break the sign-in popup.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(self), microphone=(self), camera=()',
  'x-content-type-options': 'nosniff',
});
