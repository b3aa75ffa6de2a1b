/** The answer, or a failure of the caller's making when it takes longer than this many milliseconds. */
export function withTimeout<Result>(
  milliseconds: number,
  answer: Promise<Result>,
  late: () => unknown,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    // oxlint-disable-next-line prefer-promise-reject-errors -- failures are data in this product
    const timer = setTimeout(() => reject(late()), milliseconds);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
