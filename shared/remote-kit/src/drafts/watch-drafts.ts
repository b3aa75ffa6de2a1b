import { DRAFTS_DATABASE, watching } from './draft-channel.ts';

/** Calls back with the id of each draft of this kind that another tab writes; answers how to end it. */
export function watchDrafts(kind: string, written: (id: string) => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {};
  const begin = `${kind}:`;
  const channel = new BroadcastChannel(DRAFTS_DATABASE);
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (data.startsWith(begin)) written(data.slice(begin.length));
  });
  watching.add(channel);
  return () => {
    watching.delete(channel);
    channel.close();
  };
}
