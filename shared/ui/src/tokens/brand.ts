import { contrast, blend, parseHex, toHex, type Rgb } from './contrast.ts';
import { palette } from './palette.ts';
import type { ThemedName } from './tokens.ts';

const rgb = (hex: string): Rgb => parseHex(hex)!;
const white = rgb(palette.white);
const black = rgb(palette.black);
const ink = rgb(palette.ink);
const night = rgb(palette.night);
/** The darkest surface of the light theme that links stand on; those of the dark theme are below 12 % white. */
const sunken = rgb(palette.grey100);

/** Readable text: 4.5 to 1 (WCAG 2.2 SC 1.4.3). */
const READABLE = 4.5;

/** The first blend with `towards`, in steps of 2 %, that is readable against `against`. */
function readable(color: Rgb, towards: Rgb, against: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = blend(color, towards, share);
    if (contrast(candidate, against) >= READABLE) return candidate;
  }
  return towards;
}

type Brand = Pick<
  Record<ThemedName, string>,
  | '--color-action-default'
  | '--color-action-hover'
  | '--color-action-tint'
  | '--color-action-on-tint'
  | '--color-text-link'
  | '--color-text-on-action'
>;

/**
 * Derives the action colours from the brand colour in the settings, for one theme. Any colour is accepted: in the light
 * theme it is darkened until it is readable as text, and white text on it; in the dark theme it is lightened and carries
 * dark text. Nothing for a value that is not `#RGB` or `#RRGGBB`, so that the default brand stays.
 */
export function brandColors(color: string, theme: 'light' | 'dark'): Brand | undefined {
  const wanted = parseHex(color);
  if (!wanted) return undefined;
  const isDark = theme === 'dark';
  const action = isDark
    ? readable(wanted, white, blend(night, white, 0.12))
    : readable(wanted, black, sunken);
  const tint = isDark ? blend(night, action, 0.18) : blend(white, action, 0.1);
  return {
    '--color-action-default': toHex(action),
    '--color-action-hover': toHex(blend(action, isDark ? white : black, 0.2)),
    '--color-action-tint': toHex(tint),
    '--color-action-on-tint': toHex(readable(action, isDark ? white : black, tint)),
    '--color-text-link': toHex(action),
    '--color-text-on-action': toHex(isDark ? ink : white),
  };
}
