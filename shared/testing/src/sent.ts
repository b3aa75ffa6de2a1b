import type { ApiError } from '@lintel/api-contract';
import type { RequestOptions } from '@lintel/contract';

const aborted: ApiError = { kind: 'aborted', retryable: false };

/** Bytes of all files among the parameters. */
const fileBytes = (parameters: object): number =>
  Object.values(parameters ?? {})
    .flat()
    .reduce((sum: number, value: unknown) => sum + (value instanceof Blob ? value.size : 0), 0);

/** Sends as the real client does: files report their progress in two halves, and a signal ends the call with `aborted`. */
export async function sent(
  parameters: object,
  { signal, onProgress }: RequestOptions,
  answer: () => Promise<unknown>,
): Promise<unknown> {
  if (signal?.aborted) throw aborted;
  const total = fileBytes(parameters);
  const ended = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(aborted));
  });
  if (total > 0) {
    onProgress?.(Math.ceil(total / 2), total);
    await Promise.race([Promise.resolve(), ended]);
    onProgress?.(total, total);
  }
  return Promise.race([answer(), ended]);
}
