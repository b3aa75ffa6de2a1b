import { $session, readFromTab, writeToTab } from '@lintel/remote-kit';
import { attach, createEffect } from 'effector';

interface Kept<Value> {
  userId: number;
  value: Value;
}

/**
 * What this tab has of the signed-in user's under a key, as plain data: it survives a reload and a crash of the tab. `keepFx` with null
 * forgets it; `recallFx` has null for another user.
 */
export function keptForUser<Value extends object>(key: string) {
  const writeFx = createEffect((kept: Kept<Value> | null) => writeToTab(key, kept));
  const readFx = createEffect((userId: number | undefined): Value | null => {
    const kept = readFromTab(key) as Kept<Value> | null;
    return kept && kept.userId === userId ? kept.value : null;
  });
  return {
    keepFx: attach({
      source: $session,
      effect: writeFx,
      mapParams: (value: Value | null, session) => value && session && { userId: session.user.id, value },
    }),
    recallFx: attach({
      source: $session,
      effect: readFx,
      mapParams: (_: void, session) => session?.user.id,
    }),
  };
}
