import {
  createWatch,
  fork,
  scopeBind,
  type Effect,
  type EventCallable,
  type Store,
  type Unit,
} from 'effector';

/**
 * The shell's own effector scope. All remotes share one copy of effector and have scopes of their own, and effector keeps
 * the scope of the last effect around after an `await`. Whatever reads or triggers a unit *without* a scope may therefore
 * meet a remote's. So the shell never does: components get this scope from the Provider, everything else from here.
 */
export const shellScope = fork();

/** The value of a store in the shell's scope. */
export const valueOf = <T>(store: Store<T>): T => shellScope.getState(store);

/** An event or effect as a plain function that works in the shell's scope wherever it is called. */
export function inShell<P>(unit: EventCallable<P>): (payload: P) => void;
export function inShell<P, D, F>(unit: Effect<P, D, F>): (params: P) => Promise<D>;
export function inShell(
  unit: EventCallable<unknown> | Effect<unknown, unknown>,
): (payload: unknown) => unknown {
  return scopeBind(unit as EventCallable<unknown>, { scope: shellScope });
}

/** Calls back on each change of a store or each call of an event in the shell's scope; returns the unsubscribe function. */
export const watchInShell = <T>(unit: Unit<T>, listener: (value: T) => void): (() => void) =>
  createWatch({ unit, fn: listener, scope: shellScope });

const inNoScope = scopeBind((run: () => unknown) => run(), { safe: true });

/** Runs something of another part of the page with no scope in place; theirs is their business. */
export const outside = <Result>(run: () => Result): Result => inNoScope(run) as Result;
