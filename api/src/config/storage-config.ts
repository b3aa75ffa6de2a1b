import { z } from 'zod';
import { StartError } from './start-error.ts';

/** Where uploaded files go. */
export const storageVariables = {
  /** `disk`: below LINTEL_DATA. `s3`: a bucket, with the variables below. */
  STORAGE: z.enum(['disk', 's3']).default('disk'),
  /** Address of a store with the protocol of S3; without it Amazon's own. */
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ACCESS_KEY: z.string().min(1).optional(),
  S3_SECRET_KEY: z.string().min(1).optional(),
};

type Variables = z.output<z.ZodObject<typeof storageVariables>>;

export interface S3Settings {
  /** Address of the store; undefined: Amazon's own. */
  readonly endpoint?: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

export interface StorageConfig {
  /** Undefined: files lie on this machine's disk. */
  readonly s3: S3Settings | undefined;
}

/** A bucket needs its name and keys; the first missing variable stops the start. */
export function storageConfig(env: Variables): StorageConfig {
  if (env.STORAGE === 'disk') return { s3: undefined };
  const needed = (name: 'S3_BUCKET' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY') => {
    const value = env[name];
    if (value === undefined)
      throw new StartError(`The environment variable ${name} is needed with STORAGE=s3.`);
    return value;
  };
  return {
    s3: {
      endpoint: env.S3_ENDPOINT,
      region: env.S3_REGION,
      bucket: needed('S3_BUCKET'),
      accessKey: needed('S3_ACCESS_KEY'),
      secretKey: needed('S3_SECRET_KEY'),
    },
  };
}
