interface Options<T> {
  /** How long one reading is good, in milliseconds. */
  readonly fresh: number;
  /** After this the reading is given up. */
  readonly timeout: number;
  /** What is answered when it failed or took too long. */
  readonly otherwise: T;
}

/** Reads at most once in a while; those who ask meanwhile share the reading. Never fails and never takes long. */
export function freshFor<T>(read: () => Promise<T>, { fresh, timeout, otherwise }: Options<T>) {
  let last: { readonly at: number; readonly value: Promise<T> } | undefined;
  return (): Promise<T> => {
    const now = performance.now();
    if (last && now - last.at < fresh) return last.value;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<T>((resolve) => {
      timer = setTimeout(() => resolve(otherwise), timeout);
    });
    const value = Promise.race([read(), late])
      .catch(() => otherwise)
      .finally(() => clearTimeout(timer));
    last = { at: now, value };
    return value;
  };
}
