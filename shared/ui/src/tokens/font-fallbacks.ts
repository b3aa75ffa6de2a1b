interface Fallback {
  family: string;
  /** Names that devices know it by; the first one found is used. */
  local: string[];
  weight: string;
  /** Mean width of a letter in Inter by that in this font, of a sentence of this site. */
  factor: number;
}

/** Ascent and descent of Inter, as parts of the size. */
const [ASCENT, DESCENT] = [0.969, 0.241];

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

const face = ({ family, local, weight, factor }: Fallback) =>
  `@font-face{font-family:'${family}';font-weight:${weight};src:${local.map((name) => `local('${name}')`).join(',')};` +
  `size-adjust:${percent(factor)};ascent-override:${percent(ASCENT / factor)};descent-override:${percent(DESCENT / factor)};line-gap-override:0%}`;

/** Windows, macOS and many Linux systems have one of Arial's metrics, the others DejaVu. */
const arial = { family: 'Inter fallback' };
const dejaVu = { family: 'Inter fallback on Linux' };

/**
 * Fonts of the device that replace Inter until it is there, scaled so that lines break in the same places and nothing moves
 * when it comes.
 */
export const fontFallbacks = [
  face({ ...arial, local: ['Arial', 'Liberation Sans', 'Arimo'], weight: '100 500', factor: 1.073 }),
  face({
    ...arial,
    local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    weight: '600 900',
    factor: 1.028,
  }),
  face({ ...dejaVu, local: ['DejaVu Sans'], weight: '100 500', factor: 0.945 }),
  face({ ...dejaVu, local: ['DejaVu Sans Bold'], weight: '600 900', factor: 0.86 }),
].join('');

/** Values of `font-family`. */
export const fontStacks = {
  latin: `Inter,'${arial.family}','${dejaVu.family}',ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans Arabic',sans-serif`,
  arabic: `Inter,'Noto Sans Arabic Variable','Noto Sans Arabic','${arial.family}',ui-sans-serif,system-ui,sans-serif`,
};
