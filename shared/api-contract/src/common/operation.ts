/**
 * One call under `/api/` as plain data. The two types exist for the compiler only; a client pays a few bytes per call.
 * `Answer` is the whole success body, siblings of `data` (`total`, `token`, …) included.
 */
export interface Operation<Request, Answer> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path below `/api/`, spelt as on the wire (misspellings too). */
  readonly path: string;
  /** How the body travels; `multipart` when the request may hold files. Default `json`. */
  readonly encoding?: 'json' | 'multipart';
  /** `page`: a success is an HTML document, not an envelope; a failure is an envelope still. */
  readonly answers?: 'page';
  /** Never present at run time. */
  readonly types?: { request: Request; answer: Answer };
}

export type RequestOf<O> = O extends Operation<infer R, unknown> ? R : never;
export type AnswerOf<O> =
  O extends Operation<never, infer A> ? A : O extends Operation<infer _R, infer A> ? A : never;

/** Declares a call: `operation<Request, Answer>('GET', 'faqs')`. */
export const operation = <Request, Answer>(
  method: Operation<Request, Answer>['method'],
  path: string,
  encoding?: 'json' | 'multipart',
): Operation<Request, Answer> => ({ method, path, ...(encoding ? { encoding } : {}) });

/** Declares a read that answers with an HTML document, such as a receipt to print. */
export const pageOperation = <Request>(path: string): Operation<Request, string> => ({
  method: 'GET',
  path,
  answers: 'page',
});
