/** Does work of a start that may last, and lets others know of it meanwhile. */
export type ReportedWork = <T>(what: string, work: () => Promise<T>) => Promise<T>;

/** How often a process that waits for this one is notified; `npm start` gives up only when that stays away. */
const REPORT_EVERY_MS = 1000;

/** Notifies the process that started this one, where there is one that listens, while the work lasts. */
export async function reportedWork<T>(what: string, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => {
    if (process.connected) process.send?.({ working: what });
  }, REPORT_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
