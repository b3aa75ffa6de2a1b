import type { OperationName, schemas } from '@lintel/api-contract/schemas';
import type { z } from 'zod';
import type { CallContext, UserContext } from './call-context.ts';

/** Rows of a list when the caller names no `limit`. */
export const PAGE_SIZE = 10;

type Schemas = typeof schemas;
/** What a handler is given: the request as its schema parsed it. */
export type Input<N extends OperationName> = z.output<Schemas[N]['request']>;
type Answer<N extends OperationName> = z.input<Schemas[N]['answer']>;
/** What a handler returns: a whole HTML document, or JSON to which the registrar adds what every success has. */
export type Body<N extends OperationName> =
  Answer<N> extends string ? string : Omit<Exclude<Answer<N>, string>, 'error' | 'code'>;

export type Handler<N extends OperationName> = (input: Input<N>, context: CallContext) => Promise<Body<N>>;
export type UserHandler<N extends OperationName> = (
  input: Input<N>,
  context: UserContext,
) => Promise<Body<N>>;
/** The calls that a domain serves. */
export type Handlers = {
  [N in OperationName]?: Schemas[N]['access'] extends 'user' ? UserHandler<N> : Handler<N>;
};
