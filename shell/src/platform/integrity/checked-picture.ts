/**
 * Loads a picture from the first of these addresses that has the bytes of this hash, and answers an address of them in this
 * page; null when none has. Browsers check no picture that an element asks for itself.
 */
export async function checkedPicture(
  addresses: readonly string[],
  integrity: string,
): Promise<string | null> {
  // The first one again past every cache, which also writes the right bytes over wrong ones there.
  const attempts = addresses.flatMap((address, at): [string, RequestCache][] =>
    at === 0
      ? [
          [address, 'default'],
          [address, 'reload'],
        ]
      : [[address, 'default']],
  );
  for (const [address, cache] of attempts) {
    try {
      const answer = await fetch(address, { integrity, cache, priority: 'high' });
      if (answer.ok) return URL.createObjectURL(await answer.blob());
    } catch {
      // Other bytes, or no network: the next one.
    }
  }
  return null;
}
