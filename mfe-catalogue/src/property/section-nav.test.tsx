import { createTexts } from '@lintel/i18n';
import { act, render, screen, waitFor } from '@testing-library/react';
import { LATE, SectionNav } from './section-nav.tsx';

type Report = Partial<IntersectionObserverEntry>;
let report: (entries: Report[]) => void;
let observed: Element[];

beforeAll(() => createTexts({ language: 'en' }));
beforeEach(() => {
  observed = [];
  window.IntersectionObserver = class {
    constructor(callback: (entries: IntersectionObserverEntry[]) => void) {
      report = (entries) => act(() => callback(entries as IntersectionObserverEntry[]));
    }
    observe(element: Element) {
      observed.push(element);
    }
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
const current = () => screen.queryByRole('link', { current: true, hidden: true })?.textContent;
/** Which sections have begun above the lower part of the window. */
const begun = (id: string, isIntersecting: boolean): Report => ({
  target: { id } as Element,
  isIntersecting,
});

describe('the navigation of sections', () => {
  it('marks the last part that has begun, and none above the first one (A27)', () => {
    render(<SectionNav sections={sections} />);
    report([begun('facts', false), begun('place', false)]);
    expect(current()).toBeUndefined();
    report([begun('facts', true)]);
    expect(current()).toBe('Facts');
    report([begun('place', true)]);
    expect(current()).toBe('Location');
    report([begun('place', false)]);
    expect(current()).toBe('Facts');
    report([begun('facts', false)]);
    expect(current()).toBeUndefined();
  });

  it('marks none after a jump to the top of the page', () => {
    render(<SectionNav sections={sections} />);
    report([begun('facts', true), begun('place', true)]);
    expect(current()).toBe('Location');
    report([begun('facts', false), begun('place', false)]);
    expect(current()).toBeUndefined();
  });

  it('marks a part that came after the page', async () => {
    const late = document.body.appendChild(document.createElement('div'));
    late.id = LATE;
    render(<SectionNav sections={sections} />);
    expect(observed).toEqual([]);
    const place = late.appendChild(document.createElement('section'));
    place.id = 'place';
    await waitFor(() => expect(observed).toContain(place));
    late.remove();
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
