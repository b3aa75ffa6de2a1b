import { z } from 'zod';
import { IdentityError } from '../../identity-error.ts';
import type { IdentityParts } from '../identity.ts';

/** What a call states in its headers. */
export interface CallContext {
  /** `X-Firebase-Locale`: the language in which the caller wants mails and text messages. */
  readonly locale: string | undefined;
}

/** One `accounts:…` call: takes the parsed JSON body and answers the body of the reply. Throws IdentityError. */
export type Operation = (identity: IdentityParts, body: unknown, context: CallContext) => Promise<object>;

/** Declares a call whose body has this shape; other fields pass unread, as with the vendor. */
export const operation =
  <Shape extends z.ZodRawShape>(
    shape: Shape,
    run: (
      identity: IdentityParts,
      body: z.output<z.ZodObject<Shape>>,
      context: CallContext,
    ) => Promise<object>,
  ): Operation =>
  async (identity, body, context) => {
    const parsed = z.object(shape).safeParse(body ?? {});
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw new IdentityError(`INVALID_ARGUMENT : ${issue?.path.join('.')}: ${issue?.message}`);
    }
    return run(identity, parsed.data, context);
  };

/** The SDK sends null for "none" in places. */
export const optionalText = z.string().max(10_000).nullish();
