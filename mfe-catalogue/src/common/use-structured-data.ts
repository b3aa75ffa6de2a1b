import { useEffect } from 'react';

/** Keeps a block of data in the head of the document while the page is open. It is data: no policy for scripts concerns it. */
export function useStructuredData(data: object): void {
  const text = JSON.stringify(data);
  useEffect(() => {
    const block = document.createElement('script');
    block.type = 'application/ld+json';
    block.textContent = text;
    document.head.append(block);
    return () => block.remove();
  }, [text]);
}
