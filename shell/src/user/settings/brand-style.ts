import { brandColors } from '@lintel/ui';
import { createGlobalStyle, css } from 'styled-components';

const declarations = (color: string, theme: 'light' | 'dark') =>
  Object.entries(brandColors(color, theme) ?? {})
    .map(([name, value]) => `${name}:${value};`)
    .join('');

/** The colours of the operator's brand over the default ones, in both themes. Nothing for a value that is no colour. */
export const BrandStyle = createGlobalStyle<{ $color: string }>`
  ${({ $color }) => {
    const light = declarations($color, 'light');
    const dark = declarations($color, 'dark');
    if (!light) return '';
    return css`
      :root {
        ${light}
      }
      [data-theme='dark'] {
        ${dark}
      }
      @media (prefers-color-scheme: dark) {
        :root:not([data-theme='light']) {
          ${dark}
        }
      }
    `;
  }}
`;
