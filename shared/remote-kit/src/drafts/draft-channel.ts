/** Name of the database of drafts, as "your data" lists it, and of the channel between the tabs that have it open. */
export const DRAFTS_DATABASE = 'lintel-drafts';

/** What hears of drafts that other tabs write, while a page of this one watches them. */
export const watching = new Set<BroadcastChannel>();

/** Names a draft that was written to the other tabs of this browser; a channel does not hear itself. */
export function announce(key: string): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const [open] = watching;
  const channel = open ?? new BroadcastChannel(DRAFTS_DATABASE);
  channel.postMessage(key);
  if (!open) channel.close();
}
