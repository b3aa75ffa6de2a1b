import { useEffect, useState } from 'react';
import { createPlayer, type Playback, type Player } from './player.ts';

/** A player for an address, and what it does at the moment. */
export function usePlayer(src: string): { player: Player; playback: Playback; fail(): void } {
  const [player] = useState(createPlayer);
  const [playback, setPlayback] = useState<Playback>({
    isPlaying: false,
    at: 0,
    length: null,
    hasFailed: false,
  });
  useEffect(
    () => player.open(src, (change) => setPlayback((before) => ({ ...before, ...change }))),
    [player, src],
  );
  return { player, playback, fail: () => setPlayback((before) => ({ ...before, hasFailed: true })) };
}
