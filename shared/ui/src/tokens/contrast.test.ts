import { brandColors } from './brand.ts';
import { contrast, blend, parseHex, toHex } from './contrast.ts';
import { dark, light } from './themes.ts';
import type { ThemedName } from './tokens.ts';

type Pair = [text: ThemedName, surface: ThemedName, least: number];

/** Text on surface, with the ratio that WCAG 2.2 AA asks: 4.5 for text, 3 for the edge of a control or a focus ring. */
const pairs: Pair[] = [
  ['--color-text-default', '--color-surface-canvas', 7],
  ['--color-text-default', '--color-surface-subtle', 7],
  ['--color-text-default', '--color-surface-overlay', 7],
  ['--color-text-muted', '--color-surface-canvas', 4.5],
  ['--color-text-muted', '--color-surface-sunken', 4.5],
  ['--color-text-muted', '--color-surface-overlay', 4.5],
  ['--color-text-faint', '--color-surface-canvas', 4.5],
  ['--color-text-faint', '--color-surface-subtle', 4.5],
  ['--color-text-link', '--color-surface-canvas', 4.5],
  ['--color-text-link', '--color-surface-subtle', 4.5],
  ['--color-text-inverse', '--color-surface-inverse', 7],
  ['--color-text-on-action', '--color-action-default', 4.5],
  ['--color-text-on-action', '--color-action-hover', 4.5],
  ['--color-action-on-tint', '--color-action-tint', 4.5],
  ['--color-accent-text', '--color-surface-canvas', 4.5],
  ['--color-accent-on-fill', '--color-accent-fill', 4.5],
  ['--color-heart', '--color-surface-canvas', 3],
  ['--color-danger-text', '--color-danger-fill', 4.5],
  ['--color-danger-text', '--color-surface-canvas', 4.5],
  ['--color-success-text', '--color-success-fill', 4.5],
  ['--color-warning-text', '--color-warning-fill', 4.5],
  ['--color-info-text', '--color-info-fill', 4.5],
  ['--color-affordable-text', '--color-affordable-fill', 4.5],
  ['--color-stretch-text', '--color-stretch-fill', 4.5],
  ['--color-beyond-text', '--color-beyond-fill', 4.5],
  ['--color-pill-text', '--color-pill-fill', 4.5],
  ['--color-pill-viewed-text', '--color-pill-viewed-fill', 4.5],
  ['--color-pill-active-text', '--color-pill-active-fill', 4.5],
  ['--color-border-control', '--color-surface-canvas', 3],
  ['--color-border-control', '--color-surface-raised', 3],
  ['--color-focus-outer', '--color-surface-canvas', 3],
  ['--color-focus-outer', '--color-focus-inner', 4.5],
  ['--color-focus-inner', '--color-action-default', 4.5],
];

const ratio = (a: string, b: string) => contrast(parseHex(a)!, parseHex(b)!);

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s theme', (_name, theme) => {
  it.each(pairs)('shows %s on %s with at least %s to 1', (text, surface, least) => {
    expect(ratio(theme[text], theme[surface])).toBeGreaterThanOrEqual(least);
  });
});

describe('the palette of colours', () => {
  it('has the contrasts that the design promises', () => {
    const promised: [string, string, number][] = [
      ['#12211D', '#FFFFFF', 16.7],
      ['#47565A', '#FFFFFF', 7.7],
      ['#FFFFFF', '#0B6B57', 6.5],
      ['#5C3200', '#FFE9C7', 9.3],
      ['#EEF3F1', '#0E1513', 16.5],
      ['#04241C', '#5FD3B5', 9.0],
    ];
    for (const [a, b, value] of promised) expect(ratio(a, b)).toBeCloseTo(value, 0);
  });
});

describe('a brand colour from the settings', () => {
  const canvas = { light: '#FFFFFF', dark: '#0E1513' };
  it.each(['#FF385C', '#ffd400', '#0B6B57', '#000000', '#FFFFFF', '#0ff', '#1A237E'])(
    '%s becomes readable in both themes',
    (brand) => {
      for (const theme of ['light', 'dark'] as const) {
        const colors = brandColors(brand, theme)!;
        expect(
          ratio(colors['--color-text-on-action'], colors['--color-action-default']),
        ).toBeGreaterThanOrEqual(4.5);
        expect(
          ratio(colors['--color-text-on-action'], colors['--color-action-hover']),
        ).toBeGreaterThanOrEqual(4.5);
        expect(ratio(colors['--color-action-on-tint'], colors['--color-action-tint'])).toBeGreaterThanOrEqual(
          4.5,
        );
        expect(ratio(colors['--color-text-link'], canvas[theme])).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
  it('stays as it is when it is readable already', () => {
    expect(brandColors('#0b6b57', 'light')!['--color-action-default']).toBe('#0B6B57');
  });
  it('is ignored when it is not a colour', () => {
    expect(brandColors('var(--x)', 'light')).toBeUndefined();
    expect(brandColors('', 'dark')).toBeUndefined();
  });
});

describe('the palette of colours', () => {
  it('blends and writes colours', () => {
    expect(toHex(blend([0, 0, 0], [255, 255, 255], 0.5))).toBe('#808080');
  });
});
