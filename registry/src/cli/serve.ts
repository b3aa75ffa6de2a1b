import { openMetrics, serveMetrics } from '@lintel/metrics';
import { z } from 'zod';
import { teams } from '#http/teams.ts';
import type { OverridePolicy } from '#site/overrides/overrides.ts';
import { buildRegistryServer } from '#http/registry-server.ts';
import { RegistryError } from '#store/registry-error.ts';
import type { RegistryFiles } from '#store/registry-files.ts';
import { rememberedFiles } from '#store/remembered-files.ts';

/** A list or object in an environment variable. */
const json = <T extends z.ZodType>(inner: T) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue('is not JSON');
        return z.NEVER;
      }
    })
    .pipe(inner);

const upstreams = z.array(
  z.object({ name: z.string(), origin: z.url(), prefixes: z.array(z.string().startsWith('/')) }),
);

/** `https://tiles.example https://pictures.example`. */
const origins = z
  .string()
  .transform((text) => text.split(/\s+/).filter(Boolean))
  .pipe(z.array(z.string().regex(/^https?:\/\/[\w.:-]+$/, 'has to be origins, e.g. https://tiles.example')));

/** Sign-in, and the registration for push messages. */
const vendorOrigins = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
];

const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().default('127.0.0.1'),
  /** Where visitors find the site, e.g. `https://homes.example`. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
  UPSTREAMS: json(upstreams).default([]),
  /** The vendor's public web configuration, e.g. `{"apiKey":"…","projectId":"…","authDomain":"…"}`. */
  IDENTITY_WEB_CONFIG: json(z.looseObject({ apiKey: z.string(), projectId: z.string() })).optional(),
  /** Signs links to other releases than the lock's; without it such links work everywhere but in production. */
  MIX_SECRET: z.string().min(32).optional(),
  /** Teams, the hashes of their tokens and their parts: `[{"team":"chat","sha256":"…","names":["mfe-chat"]}]`. */
  TEAMS: json(teams).default([]),
  /** Other origins that pictures of pages may come from, with blanks between them. */
  IMAGE_ORIGINS: origins.default([]),
  /** Origins of another provider of the map: for its tiles, pictures, style sheet and fonts. */
  MAP_ORIGINS: origins.default([]),
  /** Whether links may name servers on this machine; only for development, never where others reach the site. */
  LOCAL_RELEASES: z.enum(['0', '1']).default('0'),
  RATE_LIMIT_PAGES: z.coerce.number().int().positive().default(300),
  /** Port of `GET /metrics` for Prometheus; without it nothing is counted. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  IDENTITY_ORIGINS: z.string().default(vendorOrigins.join(' ')),
});

/** Production shows other releases only for a signed link. */
function overridePolicy(environment: string, secret: string | undefined): OverridePolicy {
  if (secret) return { secret };
  return environment === 'production' ? 'closed' : 'open';
}

/** Serves an environment until SIGTERM or SIGINT; configured by environment variables. */
export async function serve(files: RegistryFiles, environment: string): Promise<void> {
  const parsed = variables.safeParse(process.env);
  if (!parsed.success) {
    const { path: where, message } = parsed.error.issues[0]!;
    throw new RegistryError(`The environment variable ${where.join('.')} cannot be used: ${message}.`);
  }
  const { PORT: port, HOST: host, UPSTREAMS, TRUSTED_PROXIES, ...given } = parsed.data;
  const config = given.IDENTITY_WEB_CONFIG;
  const metrics = given.METRICS_PORT === undefined ? undefined : openMetrics(await import('prom-client'));
  const site = await buildRegistryServer({
    ...(metrics ? { metrics } : {}),
    // A disk is quick, and its files are sent without being read into memory.
    files: files.folder === null ? rememberedFiles(files) : files,
    environment,
    upstreams: UPSTREAMS,
    trustedProxies: TRUSTED_PROXIES,
    teams: given.TEAMS,
    ...(given.PUBLIC_URL ? { publicUrl: given.PUBLIC_URL } : {}),
    otherHosts: { connect: given.MAP_ORIGINS, img: [...given.IMAGE_ORIGINS, ...given.MAP_ORIGINS] },
    localReleases: given.LOCAL_RELEASES === '1',
    pagesPerMinute: given.RATE_LIMIT_PAGES,
    overrides: overridePolicy(environment, given.MIX_SECRET),
    ...(config ? { identity: { config, origins: given.IDENTITY_ORIGINS.split(' ') } } : {}),
  });
  const taken = (variable: string, number: number) => (error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new RegistryError(`Port ${number} is taken; set ${variable} to another one.`)
      : error;
  };
  if (metrics && given.METRICS_PORT !== undefined) {
    const address = { host: given.METRICS_HOST, port: given.METRICS_PORT };
    const server = await serveMetrics(metrics, address).catch(taken('METRICS_PORT', given.METRICS_PORT));
    site.addHook('onClose', () => server.close());
  }
  await site.listen({ port, host }).catch(taken('PORT', port));
  process.stdout.write(`${JSON.stringify({ event: 'listening', port, environment })}\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void site.close().then(() => process.exit(0)));
  }
}
