/** Scrolls a row of links sideways, and never the page, until its current one (`aria-current`) is in the middle. */
export function centerCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]');
  if (row && current && row.scrollWidth > row.clientWidth)
    row.scrollBy({ left: middleOf(current) - middleOf(row), behavior: 'instant' });
}

const middleOf = (element: HTMLElement): number => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};
