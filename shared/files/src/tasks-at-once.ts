/** A picture that is being decoded takes some 50 MB. */
const MOST_WORKERS = 3;

/** Tasks that are done at once: one for each core, but few; one where the page does them. */
export const tasksAtOnce = (): number =>
  typeof Worker === 'function' ? Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency || 1)) : 1;
