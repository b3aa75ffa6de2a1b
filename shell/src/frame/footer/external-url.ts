/** An address from the settings that a link may lead to; nothing for text that is none, and none without encryption. */
export function externalUrl(text: string | undefined): string | undefined {
  try {
    const { protocol, href } = new URL(text ?? '');
    return protocol === 'https:' ? href : undefined;
  } catch {
    return undefined;
  }
}
