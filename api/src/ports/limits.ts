/** The events of one key in its running window. */
export interface WindowCount {
  /** 0 where no window runs. */
  readonly count: number;
  readonly endsInMs: number;
}

/** Counts events per key in fixed windows. */
export interface LimitCounts {
  /** Counts one event; the first begins a window. */
  add(key: string, windowMs: number): Promise<WindowCount>;
  read(key: string): Promise<WindowCount>;
  /** Takes one event back. Does nothing where no window runs. */
  takeBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

/** Counts of one limit by its name; two limits share no keys. */
export type LimitStore = (limit: string) => LimitCounts;
