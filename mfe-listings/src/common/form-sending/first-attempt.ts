/** Files anywhere in a request. */
const filesIn = (part: unknown): Blob[] => {
  if (part instanceof Blob) return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(filesIn) : [];
};

/** Files of the first attempts of forms, by the ids of the forms. */
export interface FirstAttempts {
  noted(form: string, request: object): void;
  /** Whether a file of the form was chosen after its first attempt; unknown, so no, of attempts of an earlier page. */
  isReplaced(form: string): (file: Blob) => boolean;
  ended(form: string): void;
}

/**
 * Which files the first attempt of each form sent, as long as the page is open: the back end stores the first attempt that arrives, and a
 * drawing that replaces another one has no name of its own there.
 */
export function createFirstAttempts(): FirstAttempts {
  const files = new Map<string, ReadonlySet<Blob>>();
  return {
    noted(form, request) {
      if (!files.has(form)) files.set(form, new Set(filesIn(request)));
    },
    isReplaced(form) {
      const first = files.get(form);
      return (file) => first !== undefined && !first.has(file);
    },
    ended: (form) => void files.delete(form),
  };
}
