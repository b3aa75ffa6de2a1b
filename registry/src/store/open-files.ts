import { z } from 'zod';
import { folderFiles } from './folder-files.ts';
import { RegistryError } from './registry-error.ts';
import type { RegistryFiles } from './registry-files.ts';

/** Every variable about where the files lie. */
export const storageVariables = z.object({
  /** `disk`: a folder, `--root`. `s3`: a bucket, with the variables below. */
  REGISTRY_STORAGE: z.enum(['disk', 's3']).default('disk'),
  /** Address of a store with the protocol of S3; without it Amazon's own. */
  REGISTRY_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  REGISTRY_S3_REGION: z.string().min(1).default('us-east-1'),
  REGISTRY_S3_BUCKET: z.string().min(1).optional(),
  /** Where other things lie in the same bucket: what the names of the registry's files begin with. */
  REGISTRY_S3_PREFIX: z
    .string()
    .regex(/^([\w.-]+\/)*$/, 'has to end with a slash, e.g. registry/')
    .default(''),
  REGISTRY_S3_ACCESS_KEY: z.string().min(1).optional(),
  REGISTRY_S3_SECRET_KEY: z.string().min(1).optional(),
});

/** The files of a registry, where the environment variables say that they are. The client of S3 is loaded only where it is used. */
export async function openFiles(root: string, environment: NodeJS.ProcessEnv): Promise<RegistryFiles> {
  const parsed = storageVariables.safeParse(environment);
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!;
    throw new RegistryError(`The environment variable ${path.join('.')} cannot be used: ${message}.`);
  }
  const given = parsed.data;
  if (given.REGISTRY_STORAGE === 'disk') return folderFiles(root);
  const needed = (name: 'REGISTRY_S3_BUCKET' | 'REGISTRY_S3_ACCESS_KEY' | 'REGISTRY_S3_SECRET_KEY') => {
    const value = given[name];
    if (value) return value;
    throw new RegistryError(`The environment variable ${name} is needed with REGISTRY_STORAGE=s3.`);
  };
  const { bucketFiles } = await import('./bucket-files.ts');
  return bucketFiles({
    endpoint: given.REGISTRY_S3_ENDPOINT,
    region: given.REGISTRY_S3_REGION,
    bucket: needed('REGISTRY_S3_BUCKET'),
    prefix: given.REGISTRY_S3_PREFIX,
    accessKey: needed('REGISTRY_S3_ACCESS_KEY'),
    secretKey: needed('REGISTRY_S3_SECRET_KEY'),
  });
}
