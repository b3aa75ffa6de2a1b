import type { Work } from './work.ts';

/** How a work ended. */
export interface WorkResult {
  readonly seconds: number;
  /** Of a request. */
  readonly status?: number;
  /** The key of a refusal of a call. */
  readonly refusal?: string;
  /** Of a call or a job that broke. */
  readonly error?: unknown;
}

/** A statement that the database has answered or refused. Its values are not part of it. */
export interface Statement {
  readonly text: string;
  readonly seconds: number;
  readonly failed: boolean;
}

/** Sees what the process does; what it throws would break the work, so it does not throw. */
export interface Observer {
  /** @param headers of a request */
  began?(work: Work, headers?: Readonly<Record<string, unknown>>): void;
  ended?(work: Work, outcome: WorkResult): void;
  /** @param work undefined for what no request and no job asked for */
  answered?(statement: Statement, work: Work | undefined): void;
  /** A limit of this name refused. */
  limited?(limit: string): void;
}

/** One observer for several. */
export const allOf = (observers: readonly Observer[]): Required<Observer> => ({
  began: (work, headers) => {
    for (const observer of observers) observer.began?.(work, headers);
  },
  ended: (work, outcome) => {
    for (const observer of observers) observer.ended?.(work, outcome);
  },
  answered: (statement, work) => {
    for (const observer of observers) observer.answered?.(statement, work);
  },
  limited: (limit) => {
    for (const observer of observers) observer.limited?.(limit);
  },
});
