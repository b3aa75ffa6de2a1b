import { fontFallbacks, fontStacks } from './font-fallbacks.ts';
import { media } from './media.ts';
import { dark, fixed, fonts, largeFonts, light } from './themes.ts';

const declarations = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}:${value};`)
    .join('');

/** Arabic letters stand higher and hang lower than Latin ones; lines get a tenth more. */
const RTL_LINE = 1.1;

function fontDeclarations(table: Partial<typeof fonts>, lineFactor = 1): string {
  const rem = (px: number) => `${Number((px / 16).toFixed(4))}rem`;
  return declarations(
    Object.fromEntries(
      Object.entries(table).map(([name, [weight, size, line]]) => [
        name,
        `${weight} ${rem(size)}/${Number(((line / size) * lineFactor).toFixed(4))} var(--font-stack)`,
      ]),
    ),
  );
}

/**
 * The custom properties of both themes as CSS text. `data-theme` on `<html>` is `light`, `dark` or `auto`; without it, or
 * with `auto`, the system decides. Paper is always light.
 */
export const tokenStylesheet = `
${fontFallbacks}
:root{color-scheme:light;--font-stack:${fontStacks.latin};${declarations(fixed)}${declarations(light)}}
:root,[dir=ltr]{${fontDeclarations(fonts)}}
[dir=rtl]{${fontDeclarations(fonts, RTL_LINE)}}
:root[lang=ar]{--font-stack:${fontStacks.arabic}}
${media.desktop}{:root,[dir=ltr]{${fontDeclarations(largeFonts)}}[dir=rtl]{${fontDeclarations(largeFonts, RTL_LINE)}}}
@media screen{[data-theme=dark]{color-scheme:dark;${declarations(dark)}}}
@media screen and (prefers-color-scheme: dark){:root:not([data-theme=light]){color-scheme:dark;${declarations(dark)}}}
${media.phone}{:root{--size-header:56px;--size-first-picture:546px;}}
${media.calm}{:root{--motion-state:0s;--motion-enter:0s;--motion-sheet:0s;}}
`;
