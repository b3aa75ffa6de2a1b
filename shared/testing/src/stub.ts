import type { ApiError, ErrorKey, Operation } from '@lintel/api-contract';
import * as operations from '@lintel/api-contract';
import { schemas, type OperationName } from '@lintel/api-contract/schemas';
import { noteContractProblem } from './contract-problems.ts';

/** How a test answers one call. Both sides are checked against the contract, so a test cannot drift from the wire. */
export interface Stub {
  operation: Operation<never, unknown>;
  answer(parameters: unknown): unknown;
}

/**
 * Answers a call: with a body, or with a function of the parameters (which may return a promise or throw an ApiError).
 *
 * @example stub(getPropertyList, ({ city }) => ({ error: false, message: '', data: homesIn(city), total: 3 }))
 */
export function stub<Request, Answer>(
  operation: Operation<Request, Answer>,
  answer: Answer | ((parameters: Request) => Answer | Promise<Answer>),
): Stub {
  const answerTo = typeof answer === 'function' ? (answer as (parameters: Request) => unknown) : () => answer;
  return { operation: operation as unknown as Operation<never, unknown>, answer: answerTo as Stub['answer'] };
}

/** A refusal by the back end, to throw from a stub. */
export const rejected = (key: ErrorKey, more: Partial<ApiError> = {}): ApiError => ({
  kind: 'rejected',
  retryable: false,
  key,
  message: key,
  ...more,
});

/**
 * No connection, to throw from a stub: the error of the real client, in a browser that knows of no network until a call is answered
 * again. Pages then say so at once, as they do for a visitor.
 */
export const offline: ApiError = { kind: 'offline', retryable: true };

/** The value of `navigator.onLine`. */
function setOnLine(isOnLine: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnLine });
}

/** Calls the matching stub; the newest one wins. */
export async function respond(stubs: Stub[], operation: object, parameters: unknown): Promise<unknown> {
  const name = nameOf(operation);
  const found = stubs.findLast((candidate) => candidate.operation === operation);
  if (!found)
    throw { kind: 'invalid-reply', retryable: false, message: `no stub for ${name}` } satisfies ApiError;
  check(`parameters of ${name}`, schemas[name].request.safeParse(asReceived(withoutEmpty(parameters))));
  const answer = await answerOf(found, parameters);
  check(`answer of ${name}`, schemas[name].answer.safeParse(answer));
  return structuredCloneOfData(answer);
}

async function answerOf(found: Stub, parameters: unknown): Promise<unknown> {
  try {
    const answer = await found.answer(parameters);
    setOnLine(true);
    return answer;
  } catch (error) {
    setOnLine(error !== offline);
    throw error;
  }
}

function nameOf(operation: object): OperationName {
  const entry = Object.entries(operations).find(([, known]) => known === operation);
  if (!entry) throw new Error(`${JSON.stringify(operation)} is not a call of the contract`);
  return entry[0] as OperationName;
}

function check(what: string, result: { success: boolean; error?: { issues: unknown } | undefined }): void {
  if (result.success) return;
  const problem = `${what}: ${JSON.stringify(result.error?.issues, null, 1)}`;
  noteContractProblem(problem);
  throw new Error(problem);
}

/** As the client does before it sends. */
const withoutEmpty = (parameters: unknown) =>
  Object.fromEntries(
    Object.entries((parameters ?? {}) as object).filter(
      ([, value]) => value !== '' && value !== null && value !== undefined,
    ),
  );

/** Files as the back end receives them, wherever they stand. */
function asReceived(value: unknown): unknown {
  if (value instanceof File) return { fileName: value.name, bytes: new Uint8Array(value.size) };
  if (Array.isArray(value)) return value.map(asReceived);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, asReceived(part)]));
}

/** What came over a wire shares no object with what was sent. */
const structuredCloneOfData = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
