import fc from 'fast-check';
import { brandColors } from './brand.ts';
import { contrast, parseHex } from './contrast.ts';
import { dark, light } from './themes.ts';

const anyColor = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const ratio = (a: string, b: string) => contrast(parseHex(a)!, parseHex(b)!);

/** Text in the derived colours, and what it stands on: another derived colour or a surface of the theme. */
const pairs = [
  ['--color-text-on-action', '--color-action-default'],
  ['--color-text-on-action', '--color-action-hover'],
  ['--color-action-on-tint', '--color-action-tint'],
  ['--color-text-link', '--color-surface-canvas'],
  ['--color-text-link', '--color-surface-subtle'],
  ['--color-text-link', '--color-surface-sunken'],
  ['--color-text-link', '--color-surface-overlay'],
] as const;

it.each([
  ['light', light],
  ['dark', dark],
] as const)('whatever colour an operator sets, every text in the %s theme is readable', (name, theme) => {
  fc.assert(
    fc.property(anyColor, fc.constantFrom(...pairs), (color, [text, surface]) => {
      const colors = { ...theme, ...brandColors(color, name) };
      expect(ratio(colors[text], colors[surface])).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 2000 },
  );
});

it('no text but a colour gets into the style sheet', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `#abc${text}`),
        anyColor,
      ),
      (text) => {
        for (const value of Object.values(brandColors(text, 'light') ?? {}))
          expect(value).toMatch(/^#[\dA-F]{6}$/);
      },
    ),
  );
});
