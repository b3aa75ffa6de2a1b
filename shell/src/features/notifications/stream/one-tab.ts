/** What the browser offers to let one tab connect for all; replaced in tests. */
export interface TabTools {
  locks: Pick<LockManager, 'request'> | undefined;
  openChannel(name: string): Channel;
}

/** A line between the tabs of this site. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener'>;

export const browserTabs: TabTools = {
  // Missing where the page did not come over a safe connection.
  locks: typeof navigator === 'undefined' ? undefined : navigator.locks,
  openChannel: (name) => new BroadcastChannel(name),
};

/**
 * Runs something in one tab of the site at a time; another tab takes over when this one ends or goes away. Where the browser
 * knows no locks, every tab does it. Resolves when it has ended here.
 */
export async function inOneTab(
  name: string,
  { signal, run, tools = browserTabs }: { signal: AbortSignal; run(): Promise<void>; tools?: TabTools },
): Promise<void> {
  if (signal.aborted) return;
  if (!tools.locks) return run();
  await tools.locks.request(name, { signal }, run).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
