/** Something that a user can put right; its message is one clear sentence. */
export class RegistryError extends Error {}

/** A file of the registry that is not what was written: its disk lost a part of it. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
  constructor(file: string) {
    super(`The file ${file} of the registry is damaged; put it back from a copy.`);
  }
}

const FULL = 'The disk of the registry is full; make room and do it again.';
const NOT_ALLOWED = 'This account may not read or write the folder of the registry.';
const UNREACHABLE = 'The store of the bucket cannot be reached; look at REGISTRY_S3_ENDPOINT.';
const WRONG_KEYS = 'The store of the bucket refuses REGISTRY_S3_ACCESS_KEY and REGISTRY_S3_SECRET_KEY.';

/** Sentences by what the system calls an error (`code`), or the store of a bucket (`name`). */
const FAULTS: Readonly<Record<string, string>> = {
  ENOSPC: FULL,
  EDQUOT: FULL,
  EROFS: 'The folder of the registry can only be read here.',
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
  ENOTEMPTY: 'A folder of the registry was written to while it was being removed; do it again.',
  ENOTDIR: 'A file is where the registry needs a folder; look at --root.',
  ECONNREFUSED: UNREACHABLE,
  ENOTFOUND: UNREACHABLE,
  ETIMEDOUT: UNREACHABLE,
  AccessDenied: WRONG_KEYS,
  InvalidAccessKeyId: WRONG_KEYS,
  SignatureDoesNotMatch: WRONG_KEYS,
  NoSuchBucket: 'There is no such bucket; make it, or look at REGISTRY_S3_BUCKET.',
};

/** Whether there is no room to write, which removing something ends. */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Why the folder or the bucket of the registry did not do its part, for a user who can put it right; undefined for any other error. */
export function storageFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof DamagedFile) return error.message;
  const { code = '' } = error as NodeJS.ErrnoException;
  for (const called of [code, error.name])
    if (Object.hasOwn(FAULTS, called)) return `${FAULTS[called]} (${called})`;
  return undefined;
}
