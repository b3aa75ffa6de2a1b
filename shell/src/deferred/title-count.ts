/** Navigators of installed applications can show a number on their icon. */
interface Badges {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

const MARK = /^\(\d+\) /;

/** Shows a count before the page's title, however often that changes, and on the icon of the installed site. Returns a function that stops it. */
export function showCount(count: number, page: Document = document): () => void {
  const write = () => {
    const plain = page.title.replace(MARK, '');
    const wanted = count > 0 ? `(${count}) ${plain}` : plain;
    if (page.title !== wanted) page.title = wanted;
  };
  write();
  const observer = new MutationObserver(write);
  observer.observe(page.head, { childList: true, subtree: true, characterData: true });
  const badges = navigator as Badges;
  const shown = count > 0 ? badges.setAppBadge?.(count) : badges.clearAppBadge?.();
  // Not every system that has the function shows badges.
  shown?.catch(() => undefined);
  return () => observer.disconnect();
}
