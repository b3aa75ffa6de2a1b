/** An address from the settings that a link may lead to; nothing for text that is none, and none that would run a script. */
export function outsideAddress(text: string | undefined): string | undefined {
  try {
    const { protocol, href } = new URL(text ?? '');
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}
