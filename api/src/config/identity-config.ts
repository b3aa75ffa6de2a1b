import path from 'node:path';
import { z } from 'zod';
import { address } from './environment.ts';

/** Who proves people, and how the server changes accounts there. */
export const identityVariables = {
  IDENTITY_PROJECT: z.string().min(1).default('lintel-local'),
  IDENTITY_JWKS_URL: z.url().default('http://127.0.0.1:4300/jwks.json'),
  /** The identity service's `accounts:lookup` with the project's key: sessions end when the password changes there. */
  IDENTITY_LOOKUP_URL: z.url().optional(),
  /** Start of the service's calls for operators. */
  IDENTITY_ADMIN_URL: address.optional(),
  /** The vendor's key file of a service account that may change accounts. */
  IDENTITY_SERVICE_ACCOUNT: z.string().min(1).optional(),
};

type Variables = z.output<z.ZodObject<typeof identityVariables>>;

/** How an operator's calls are allowed: by a service account, or by the token that the sandbox writes. */
export interface IdentityAdminConfig {
  readonly baseUrl: string;
  readonly access:
    | { readonly serviceAccountFile: string; readonly tokenUrl?: string }
    | { readonly operatorTokenFile: string };
}

export interface IdentityConfig {
  readonly project: string;
  readonly jwksUrl: string;
  readonly lookupUrl: string | undefined;
  /** Undefined: accounts of the service stay as they are. */
  readonly admin: IdentityAdminConfig | undefined;
}

/** `sandbox`: where the stand-in answers, where it may be used. */
export function identityConfig(
  env: Variables,
  sandbox: { readonly url: string; readonly adminTokenFile: string } | undefined,
): IdentityConfig {
  const { IDENTITY_PROJECT: project, IDENTITY_SERVICE_ACCOUNT: account, IDENTITY_ADMIN_URL: url } = env;
  const below = (start: string) => `${start}/v1/projects/${project}`;
  const admin = account
    ? {
        baseUrl: url ?? below('https://identitytoolkit.googleapis.com'),
        access: { serviceAccountFile: path.resolve(account) },
      }
    : sandbox && {
        baseUrl: url ?? below(`${sandbox.url}/identitytoolkit.googleapis.com`),
        access: { operatorTokenFile: sandbox.adminTokenFile },
      };
  return { project, jwksUrl: env.IDENTITY_JWKS_URL, lookupUrl: env.IDENTITY_LOOKUP_URL, admin };
}
