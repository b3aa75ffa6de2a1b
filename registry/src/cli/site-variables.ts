import { z } from 'zod';
import { teams } from '#http/teams.ts';
import { webhooks } from '#http/webhook-settings.ts';
import { RegistryError } from '#store/registry-error.ts';

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

/** Environment variables of the site. */
export const siteVariables = z.object({
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
  /** Whether what gives visitors something else waits until a second team approves it. */
  REQUIRE_APPROVAL: z.enum(['0', '1']).default('0'),
  /** Addresses that are notified of each change of what visitors get: `[{"url":"https://…","secret":"…"}]`. */
  WEBHOOKS: json(webhooks).default([]),
  /** Percent of the views that are to go without an error; the rest of four weeks is the error budget of a part. */
  ERROR_OBJECTIVE: z.coerce.number().gt(0).lt(100).default(99.9),
  /** Other origins that pictures of pages may come from, with blanks between them. */
  IMAGE_ORIGINS: origins.default([]),
  /** Origins of another provider of the map: for its tiles, pictures, style sheet and fonts. */
  MAP_ORIGINS: origins.default([]),
  /** Whether links may name servers on this machine; only for development, never where others reach the site. */
  LOCAL_RELEASES: z.enum(['0', '1']).default('0'),
  /** Seconds from SIGTERM to the closing of the port in which all is answered, but `/ready` is not. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  RATE_LIMIT_PAGES: z.coerce.number().int().positive().default(300),
  /** Port of `GET /metrics` for Prometheus; without it nothing is counted. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  IDENTITY_ORIGINS: z.string().default(vendorOrigins.join(' ')),
  /** Origins of the scripts and frames of Google's window and of the robot check; without them neither is offered. */
  IDENTITY_SCRIPT_ORIGINS: origins.default([]),
});

/** One of them, for commands that need no others. */
export function variableOf<Name extends keyof typeof siteVariables.shape>(
  name: Name,
  given: NodeJS.ProcessEnv,
): z.output<(typeof siteVariables.shape)[Name]> {
  const parsed = siteVariables.shape[name].safeParse(given[name]);
  if (parsed.success) return parsed.data as z.output<(typeof siteVariables.shape)[Name]>;
  throw new RegistryError(
    `The environment variable ${name} cannot be used: ${parsed.error.issues[0]?.message}.`,
  );
}
