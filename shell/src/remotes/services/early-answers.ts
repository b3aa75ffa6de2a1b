import type { Operation } from '@lintel/api-contract';

const ELEMENT_ID = 'lintel-early';

/** A page that the worker has kept may be days old, and is also shown where the network is slow. */
const isOutdated = (element: HTMLElement) => element.dataset['kept'] !== undefined && navigator.onLine;

/**
 * Answers for visitors that the server put into the page (see `data` of a mount). Each is used once, at the first call
 * that it answers: later calls need the current state. An answer that is in a language is known by
 * `path language`, and is none for a page in another one.
 */
export function readEarlyAnswers(language: () => string, page: Document = document): EarlyAnswers {
  const element = page.getElementById(ELEMENT_ID);
  const text = element && !isOutdated(element) ? element.textContent : '{}';
  const answers = new Map(Object.entries(JSON.parse(text) as Record<string, unknown>));
  return {
    take({ method, path }, parameters) {
      if (method !== 'GET') return undefined;
      const given = Object.entries(parameters ?? {}).filter(
        ([, value]) => value !== undefined && value !== '',
      );
      // The server names calls with their parameters in this order.
      const call = [path, new URLSearchParams(given.toSorted())].filter(String).join('?');
      const key = answers.has(call) ? call : `${call} ${language()}`;
      const answer = answers.get(key);
      answers.delete(key);
      return answer;
    },
    forget: () => answers.clear(),
  };
}

export interface EarlyAnswers {
  /** The whole body of the answer, or undefined when the call must be made. */
  take(operation: Operation<never, unknown>, parameters: object | null | undefined): unknown;
  /** Answers to a visitor are not valid for a signed-in user. */
  forget(): void;
}
