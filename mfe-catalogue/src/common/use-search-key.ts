import { useEffect, type RefObject } from 'react';

/** Where a slash is a letter. */
const FIELDS = 'input, textarea, select, [contenteditable], dialog';

/** The key "/" leads into the first field of a search form, from anywhere on the page but other fields. */
export function useSearchKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(FIELDS)) return;
      event.preventDefault();
      form.current?.querySelector<HTMLInputElement>('input:not([type=radio])')?.focus();
    };
    document.addEventListener('keydown', go);
    return () => document.removeEventListener('keydown', go);
  }, [form]);
}
