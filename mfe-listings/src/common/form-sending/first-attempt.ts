/** Files anywhere in a request. */
const filesIn = (part: unknown): Blob[] => {
  if (part instanceof Blob) return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(filesIn) : [];
};

/**
 * Which files the first attempt of each form sent, as long as the page is open: the back end stores the first attempt that arrives, and a
 * drawing that replaces another one has no name of its own there.
 */
export function createFirstAttempts() {
  const files = new Map<string, ReadonlySet<Blob>>();
  return {
    noted(form: string, request: object): void {
      if (!files.has(form)) files.set(form, new Set(filesIn(request)));
    },
    /** Whether a file of the form was chosen after its first attempt; unknown, so no, of attempts of an earlier page. */
    isReplaced: (form: string) => {
      const first = files.get(form);
      return (file: Blob): boolean => first !== undefined && !first.has(file);
    },
    ended: (form: string): void => void files.delete(form),
  };
}
