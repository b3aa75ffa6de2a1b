/** How the connections of a pool are used. */
export interface PoolState {
  readonly open: number;
  readonly idle: number;
  /** Statements that wait for a connection. */
  readonly waiting: number;
}

export interface IndexState {
  readonly isReady: boolean;
  readonly listings: number;
  /** Changes that are not in the columns yet. */
  readonly waiting: number;
  /** How long the oldest of them waits; 0 when there is none. */
  readonly behindMs: number;
  /** Since the log of changes was read. */
  readonly logReadMs: number;
  /** Searches that wait for the thread. */
  readonly queries: number;
}

export interface QueueState {
  readonly queue: string;
  /** On their way, or to be tried again. */
  readonly waiting: number;
  readonly oldestSeconds: number;
  /** Given up in the last seven days. */
  readonly givenUp: number;
}

export interface JobState {
  readonly name: string;
  /** Since it was due; 0 before that. */
  readonly lateSeconds: number;
  readonly failed: boolean;
}

/** Where numbers come from that are read when Prometheus asks, not counted. */
export interface MeasuredSources {
  /** By the server that the connections lead to. */
  pools(): Record<string, PoolState>;
  /** Open streams of events. */
  streams(): number;
  index(): IndexState;
  queues(): Promise<readonly QueueState[]>;
  jobs(): Promise<readonly JobState[]>;
}
