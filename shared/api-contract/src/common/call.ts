import type { z } from 'zod';
import { operation, pageOperation, type Operation } from './operation.ts';

/** `optional`: works for visitors, answers more with a valid token. */
export type Access = 'public' | 'optional' | 'user';

/** What the server, the OpenAPI document and the contract tests need to know about a call beside method and path. */
export interface CallSchema<
  Request extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> {
  readonly summary: string;
  readonly access: Who;
  /** `legacy`: a business failure is HTTP 200 with `error: true`; `new`: it is HTTP 4xx (docs/spec/wire-format.md#two-styles). */
  readonly style: 'legacy' | 'new';
  readonly request: Request;
  /** Fields in which an empty value has a meaning; empty values of all others are left out before validation. */
  readonly clearable?: readonly string[];
  /** The whole success body, siblings of `data` included. */
  readonly answer: Answer;
}

/** Keeps the exact types of a call's schemas. */
export const call = <Request extends z.ZodType, Answer extends z.ZodType, const Who extends Access>(
  schema: CallSchema<Request, Answer, Who>,
): CallSchema<Request, Answer, Who> => schema;

type OperationOf<C extends CallSchema> = Operation<z.input<C['request']>, z.output<C['answer']>>;

/** Declares an operation whose types are those of a call's schemas: `operationOf<typeof schemas.faqs>('GET', 'faqs')`. */
export const operationOf = <C extends CallSchema>(
  method: OperationOf<C>['method'],
  path: string,
  encoding?: 'json' | 'multipart',
): OperationOf<C> => operation(method, path, encoding);

/** Declares a read whose answer is an HTML document: `pageOperationOf<typeof schemas.paypal>('paypal')`. */
export const pageOperationOf = <C extends CallSchema<z.ZodType, z.ZodString>>(
  path: string,
): Operation<z.input<C['request']>, string> => pageOperation(path);
