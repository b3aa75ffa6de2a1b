/** Shows the operator's icon in the tab; without one the page keeps its own. */
export function showFavicon(url: string, page: Document = document): void {
  if (!url) return;
  const link = page.querySelector<HTMLLinkElement>('link[rel="icon"]') ?? page.createElement('link');
  link.rel = 'icon';
  link.href = url;
  if (!link.isConnected) page.head.append(link);
}
