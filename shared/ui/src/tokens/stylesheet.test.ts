import { pageStylesheet } from '../stylesheet.ts';
import { tokenStylesheet } from './stylesheet.ts';
import { tokens } from './tokens.ts';

const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leaves);

describe('the token stylesheet', () => {
  it('gives every token a value', () => {
    const names = leaves(tokens).map((leaf) => leaf.slice(4, -1));
    expect(names.filter((name) => !tokenStylesheet.includes(`${name}:`))).toEqual([]);
  });
  it('gives lines of right-to-left text more height', () => {
    const line = (direction: string) =>
      Number(
        new RegExp(`\\[dir=${direction}\\]\\{[^}]*--font-body:400 1rem/([\\d.]+)`).exec(tokenStylesheet)?.[1],
      );
    expect(line('ltr')).toBeCloseTo(1.625);
    expect(line('rtl') / line('ltr')).toBeCloseTo(1.1, 1);
  });
  it('is on the page together with reset and focus ring', () => {
    expect(pageStylesheet()).toContain(tokenStylesheet);
    expect(pageStylesheet()).toContain('box-sizing: border-box');
    expect(pageStylesheet()).toMatch(/:focus-visible\s*\{[^}]*var\(--color-focus-outer\)/);
  });
  it('takes movement away when the user asks for that', () => {
    expect(tokenStylesheet).toMatch(/prefers-reduced-motion: reduce\)\{:root\{--motion-state:0s/);
  });
});
