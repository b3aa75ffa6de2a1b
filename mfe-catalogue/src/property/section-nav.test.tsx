import { createTexts } from '@lintel/i18n';
import { act, render, screen } from '@testing-library/react';
import { SectionNav } from './section-nav.tsx';

type Report = Partial<IntersectionObserverEntry>;
let report: (entries: Report[]) => void;

beforeAll(() => createTexts({ language: 'en' }));
beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: (entries: IntersectionObserverEntry[]) => void) {
      report = (entries) => act(() => callback(entries as IntersectionObserverEntry[]));
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  delete (window as { IntersectionObserver?: unknown }).IntersectionObserver;
});

const sections = [
  { id: 'facts', title: 'Facts' },
  { id: 'place', title: 'Location' },
];
const target = (id: string) => ({ id }) as Element;
const box = (top: number) => ({ top, bottom: top + 10 }) as DOMRectReadOnly;
const current = () => screen.queryByRole('link', { current: true, hidden: true })?.textContent;

describe('the navigation of sections', () => {
  it('marks the part that is read, and none above the first one (A27)', () => {
    render(<SectionNav sections={sections} />);
    expect(current()).toBeUndefined();
    report([{ isIntersecting: true, target: target('facts') }]);
    expect(current()).toBe('Facts');
    report([{ isIntersecting: true, target: target('place') }]);
    // Left behind at the top: the second one is read.
    report([
      { isIntersecting: false, target: target('facts'), boundingClientRect: box(-80), rootBounds: box(200) },
    ]);
    expect(current()).toBe('Location');
    report([
      { isIntersecting: false, target: target('facts'), boundingClientRect: box(400), rootBounds: box(200) },
    ]);
    expect(current()).toBeUndefined();
  });

  it('marks none after a jump from a part in the middle to the top of the page', () => {
    render(<SectionNav sections={sections} />);
    report([{ isIntersecting: true, target: target('place') }]);
    report([
      { isIntersecting: false, target: target('place'), boundingClientRect: box(900), rootBounds: box(200) },
    ]);
    expect(current()).toBeUndefined();
  });

  it('fades at the ends behind which more is hidden (A26)', () => {
    const wide = jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(500);
    const seen = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    render(<SectionNav sections={sections} />);
    const bar = screen.getByRole('navigation', { hidden: true });
    const scrollTo = (left: number) => {
      bar.scrollLeft = left;
      act(() => void bar.dispatchEvent(new Event('scroll')));
      return bar.getAttribute('data-hidden');
    };
    expect(scrollTo(0)).toBe('end');
    expect(scrollTo(100)).toBe('start end');
    expect(scrollTo(200)).toBe('start');
    wide.mockRestore();
    seen.mockRestore();
  });
});
