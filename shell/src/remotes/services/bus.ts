import { eventProblem, type EventName, type Events } from '@lintel/contract';

export interface Bus {
  emit<E extends EventName>(event: E, payload: Events[E]): void;
  /** Returns the unsubscribe function. */
  subscribe<E extends EventName>(event: E, listener: (payload: Events[E]) => void): () => void;
}

/**
 * The page's event bus. A payload of the wrong shape is reported and goes nowhere; a listener that throws is reported and
 * does not keep the others from hearing.
 */
export function createBus(report: (error: unknown, context: Record<string, unknown>) => void): Bus {
  const listeners = new Map<EventName, Set<(payload: never) => void>>();
  return {
    emit(event, payload) {
      const problem = eventProblem(event, payload);
      if (problem) {
        report(new Error(problem), { event });
        return;
      }
      for (const listener of listeners.get(event) ?? []) {
        try {
          listener(payload as never);
        } catch (error) {
          report(error, { event });
        }
      }
    },
    subscribe(event, listener) {
      const existing = listeners.get(event) ?? new Set();
      listeners.set(event, existing.add(listener));
      return () => existing.delete(listener);
    },
  };
}
