import { errorStatus, type ErrorKey } from '@lintel/api-contract';

/** After how many seconds what is not available, as a database that starts again, is worth another request. */
const SHORTLY_S = 5;

interface Details {
  /** Field path → message. */
  fields?: Record<string, string>;
  data?: unknown;
  /** Where the wire contract wants another status than the key's. */
  status?: number;
  isActive?: false;
  /** When the request may come again; by default {@link SHORTLY_S} for what is not available. */
  retryAfterSeconds?: number;
}

/** A request that is refused on purpose. Anything else that is thrown becomes a 500 without details. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly key: ErrorKey,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }

  get status(): number {
    return this.details.status ?? errorStatus[this.key];
  }

  /** When the request may come again; travels as the header `Retry-After`. */
  get retryAfterSeconds(): number | undefined {
    return this.details.retryAfterSeconds ?? (this.status === 503 ? SHORTLY_S : undefined);
  }

  /** The body of the answer. */
  envelope() {
    const { fields, data, isActive } = this.details;
    return {
      error: true as const,
      message: this.message,
      key: this.key,
      code: this.status,
      ...(fields ? { fields } : {}),
      ...(data === undefined ? {} : { data }),
      ...(isActive === false ? { is_active: false as const } : {}),
    };
  }
}

/** One request too many. */
export const tooManyRequests = (retryAfterSeconds: number) =>
  new DomainError('tooManyRequests', `Too many requests. Try again in ${retryAfterSeconds} seconds.`, {
    retryAfterSeconds,
  });
