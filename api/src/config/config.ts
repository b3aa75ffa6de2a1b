import path from 'node:path';
import { isSupportedCountry, type CountryCode } from 'libphonenumber-js/min';
import { z } from 'zod';
import { deliveryConfig, deliveryVariables, type DeliveryConfig } from './delivery-config.ts';
import { localGateways, paymentKeys, paymentVariables, type PaymentKeys } from './payments-config.ts';
import { identityConfig, identityVariables, type IdentityConfig } from './identity-config.ts';
import { storageConfig, storageVariables, type StorageConfig } from './storage-config.ts';
import { telemetryConfig, telemetryVariables, type TelemetryConfig } from './telemetry-config.ts';
import { searchConfig, searchVariables, type SearchConfig } from './search-config.ts';
import { geocoderConfig, geocoderVariables, type GeocoderConfig } from './geocoder-config.ts';
import { address, isLocal } from './environment.ts';
import { StartError } from './start-error.ts';

const onOff = (normal: '0' | '1') =>
  z
    .enum(['0', '1'])
    .default(normal)
    .transform((value) => value === '1');
const perMinute = (normal: number) => z.coerce.number().int().min(1).default(normal);

const databaseAddress = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://');

/** Every variable that is read, but those of gateways. */
export const environment = z.object({
  NODE_ENV: z.string().default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  /** Where browsers reach this server; the start of every absolute URL in answers. */
  PUBLIC_URL: address.optional(),
  /** A CDN that fetches `/images/` from `PUBLIC_URL`: begins the addresses of public pictures and files. */
  IMAGE_BASE_URL: address.optional(),
  /** How many proxies stand in front and may say who the visitor is; without one, a visitor could name any address. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
  LINTEL_DATA: z.string().min(1).default('.lintel'),
  /** `auto`: the embedded PostgreSQL where npm has one for this machine, else PGlite. */
  DATABASE: z.enum(['auto', 'embedded', 'pglite']).default('auto'),
  DATABASE_URL: databaseAddress.optional(),
  /** PostgreSQL itself where `DATABASE_URL` is a pooler: migrations need a session, and NOTIFY reaches sessions alone. */
  DATABASE_LISTEN_URL: databaseAddress.optional(),
  /** A streaming replica that answers what visitors read. */
  DATABASE_READ_URL: databaseAddress.optional(),
  /** Redis or Valkey in which all processes count limits together. */
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must start with redis:// or rediss://')
    .optional(),
  /** NATS or Redis that carries events between processes; without it PostgreSQL does. */
  EVENTS_URL: z
    .string()
    .regex(
      /^(rediss?:\/\/[^,]+|(nats|tls):\/\/[^,]+(,(nats|tls):\/\/[^,]+)*)$/,
      'must start with nats://, tls://, redis:// or rediss://',
    )
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  /** Whether the embedded database stops with the server; else it keeps running and is adopted by the next start. */
  STOP_DATABASE: onOff('1'),
  SEED: z.enum(['demo', 'none']).default('none'),
  ...identityVariables,
  /** Accept a bare auth_id from old mobile clients. Lets anyone sign in as anyone; off by default. */
  ALLOW_UNPROVEN_AUTH_ID: onOff('0'),
  /** Run with vendors' stand-ins although NODE_ENV is production. */
  ALLOW_SANDBOX: onOff('0'),
  ...deliveryVariables,
  ...storageVariables,
  ...geocoderVariables,
  ...searchVariables,
  RATE_LIMIT_USER: perMinute(300),
  RATE_LIMIT_VISITOR: perMinute(600),
  RATE_LIMIT_COPIES: perMinute(240),
  RATE_LIMIT_TILES: perMinute(3000),
  /** Megabytes of smaller copies of pictures that are kept. */
  IMAGE_CACHE_MB: z.coerce.number().int().min(1).default(2048),
  /** Mails with codes or links that callers of one network may cause in ten minutes. */
  RATE_LIMIT_LETTERS: z.coerce.number().int().min(1).default(30),
  /** Text messages of the whole server in a day. */
  SMS_DAILY_LIMIT: z.coerce.number().int().min(1).default(2000),
  /** Countries that text messages may go to, as ISO codes, e.g. `DE,AT`; empty: all. */
  SMS_COUNTRIES: z
    .string()
    .transform((text) => text.toUpperCase().split(/\s*,\s*/))
    .refine(
      (codes): codes is CountryCode[] => codes.every((code) => isSupportedCountry(code)),
      'must be two-letter codes of countries, e.g. DE,AT',
    )
    .optional(),
  ...telemetryVariables,
  /** Seconds from SIGTERM to the closing of the port in which all is answered, but `/api/ready` is not. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export interface AccountLimitsConfig {
  /** Mails with a code or link that one network may cause in ten minutes. */
  readonly emailsFromNetwork: number;
  /** Text messages of the whole server in a day. */
  readonly textsADay: number;
}

export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  /** Begins the addresses of public pictures. */
  readonly imageBaseUrl: string;
  readonly trustedProxies: number;
  readonly dataDirectory: string;
  readonly database: {
    readonly engine: 'server' | 'auto' | 'embedded' | 'pglite';
    readonly url: string | undefined;
    /** PostgreSQL itself where `url` is a pooler. */
    readonly listenUrl?: string | undefined;
    /** A replica that answers what visitors read. */
    readonly readUrl?: string | undefined;
    readonly pool: number;
    readonly stopWithServer: boolean;
  };
  readonly redisUrl: string | undefined;
  readonly eventsUrl: string | undefined;
  readonly seed: 'demo' | 'none';
  readonly identity: IdentityConfig;
  readonly allowUnprovenAuthId: boolean;
  readonly payments: PaymentKeys;
  readonly delivery: DeliveryConfig;
  readonly storage: StorageConfig;
  readonly geocoder: GeocoderConfig;
  readonly search: SearchConfig;
  /** A minute: requests, smaller copies of pictures that have to be made, and tiles of the map. */
  readonly limits: {
    readonly user: number;
    readonly visitor: number;
    readonly copies: number;
    readonly tiles: number;
  };
  readonly imageCacheMegabytes: number;
  readonly accountLimits: AccountLimitsConfig;
  /** ISO codes in capitals; empty: all countries. */
  readonly smsCountries: readonly CountryCode[];
  readonly telemetry: TelemetryConfig;
  /** Milliseconds in which proxies see that this process is not ready any more, before it stops. */
  readonly drainMs: number;
  readonly logLevel: string;
}

const sandboxProblem = (env: z.output<typeof environment>, payments: PaymentKeys) => {
  if (env.NODE_ENV !== 'production' || env.ALLOW_SANDBOX) return undefined;
  const [name] = [
    ...(isLocal(env.IDENTITY_JWKS_URL) ? ['IDENTITY_JWKS_URL'] : []),
    ...(isLocal(env.IDENTITY_LOOKUP_URL ?? '') ? ['IDENTITY_LOOKUP_URL'] : []),
    ...localGateways(payments),
  ];
  return (
    name &&
    `${name} points at the sandbox although NODE_ENV is production; set it to the real service, or ALLOW_SANDBOX=1.`
  );
};

/** Addresses beside one that is not there would be left out silently. */
const addressProblem = ({ DATABASE_URL, ...env }: z.output<typeof environment>) => {
  const lone = (['DATABASE_LISTEN_URL', 'DATABASE_READ_URL'] as const).find((name) => env[name]);
  return DATABASE_URL || !lone ? undefined : `${lone} needs DATABASE_URL beside it.`;
};

function parse<T>(schema: z.ZodType<T>, given: Readonly<Record<string, unknown>>): T {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const {
    path: [name],
    message,
  } = parsed.error.issues[0]!;
  throw new StartError(`The environment variable ${String(name)} cannot be used: ${message}.`);
}

/** Reads the environment once. A missing or bad variable stops the start with its name. */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const env = parse(environment, given);
  const payments = paymentKeys(parse(paymentVariables(Object.keys(given)), given));
  const problem = sandboxProblem(env, payments) ?? addressProblem(env);
  if (problem) throw new StartError(problem);
  const delivery = deliveryConfig(env, {
    mayUseSandbox: env.NODE_ENV !== 'production' || env.ALLOW_SANDBOX,
    dataDirectory: env.LINTEL_DATA,
  });
  const publicUrl = env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`;
  return Object.freeze({
    production: env.NODE_ENV === 'production',
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    imageBaseUrl: env.IMAGE_BASE_URL ?? publicUrl,
    trustedProxies: env.TRUSTED_PROXIES,
    dataDirectory: path.resolve(env.LINTEL_DATA),
    database: Object.freeze({
      engine: env.DATABASE_URL ? 'server' : env.DATABASE,
      url: env.DATABASE_URL,
      listenUrl: env.DATABASE_LISTEN_URL,
      readUrl: env.DATABASE_READ_URL,
      pool: env.DATABASE_POOL,
      stopWithServer: env.STOP_DATABASE,
    }),
    redisUrl: env.REDIS_URL,
    eventsUrl: env.EVENTS_URL,
    seed: env.SEED,
    identity: identityConfig(env, delivery.sandbox),
    allowUnprovenAuthId: env.ALLOW_UNPROVEN_AUTH_ID,
    payments,
    storage: storageConfig(env),
    delivery,
    geocoder: geocoderConfig(env),
    search: searchConfig(env),
    limits: Object.freeze({
      user: env.RATE_LIMIT_USER,
      visitor: env.RATE_LIMIT_VISITOR,
      copies: env.RATE_LIMIT_COPIES,
      tiles: env.RATE_LIMIT_TILES,
    }),
    imageCacheMegabytes: env.IMAGE_CACHE_MB,
    accountLimits: Object.freeze({
      emailsFromNetwork: env.RATE_LIMIT_LETTERS,
      textsADay: env.SMS_DAILY_LIMIT,
    }),
    smsCountries: Object.freeze(env.SMS_COUNTRIES ?? []),
    telemetry: telemetryConfig(env),
    drainMs: env.DRAIN_SECONDS * 1000,
    logLevel: env.LOG_LEVEL,
  });
}
