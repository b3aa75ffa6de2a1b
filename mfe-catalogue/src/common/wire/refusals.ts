import type { ApiError } from '@lintel/api-contract';

/** A refusal by an older back end, which sends a sentence and no key: of a premium listing or a project, for want of a package. */
export const isRefusedWithoutKey = (error: ApiError | null): boolean =>
  error?.kind === 'rejected' && !error.retryable && error.key === undefined;
