/** By the address of the script. */
const repairs = new Map<string, Promise<unknown>>();

/**
 * Wrong bytes of a script stay in the browser's cache, where each new try would find them: puts the right ones there, of entries and of
 * the chunks that webpack asks for.
 */
export function repairScripts(): void {
  const repair = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || !target.integrity) return;
    const { src, integrity } = target;
    repairs.set(
      src,
      fetch(src, { integrity, cache: 'reload' }).catch(() => undefined),
    );
  };
  // Errors of scripts do not bubble.
  document.addEventListener('error', repair, true);
}

/** Until the bytes of a script that failed have been asked for again. */
export const repaired = (url: string): Promise<unknown> | undefined => repairs.get(url);
