import { inEachLanguage, numbersIn, type Language } from './plan-words.ts';

/** How wide a plot is for its depth where nothing is stated of its front. */
const USUAL = 1.4;
/** Pixels for the longer side of a plot, around it, and for the street before it. */
const LONGEST = 640;
const EDGE = 80;
const STREET = 46;

const streetNames: Record<Language, string> = { en: 'Street', de: 'Straße', ar: 'الشارع' };

/** A plot as SVG: its outline with stones at the corners, the lengths of its sides, its area, and the street where its front is stated. */
export function plotPlan(area: number, frontage: number | undefined): string {
  const width = frontage ?? Math.sqrt(area * USUAL);
  const depth = area / width;
  const scale = LONGEST / Math.max(width, depth);
  const [right, bottom] = [EDGE + Math.round(width * scale), EDGE + Math.round(depth * scale)];
  const [middle, centre] = [(EDGE + right) / 2, (EDGE + bottom) / 2];
  const [full, street] = [right + EDGE, bottom + 20];
  const height = bottom + EDGE;
  const written = (language: Language) => {
    const metres = numbersIn(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const name = frontage ? `<text x="${middle}" y="${street + 30}">${streetNames[language]}</text>` : '';
    return `<text x="${middle}" y="${bottom - 18}">${metres.format(width)} m</text><text x="${EDGE + 32}" y="${centre}" transform="rotate(-90 ${EDGE + 32} ${centre})">${metres.format(depth)} m</text><text x="${middle}" y="${centre}" font-size="30">${area} m²</text>${name}`;
  };
  const outline = `<rect x="${EDGE}" y="${EDGE}" width="${right - EDGE}" height="${bottom - EDGE}" fill="#eef4ea" stroke="#222" stroke-width="4" stroke-dasharray="18 8"/>`;
  const corners = [EDGE, right].flatMap((x) => [EDGE, bottom].map((y) => `M${x - 7} ${y - 7}h14v14h-14z`));
  const stones = `<path d="${corners.join('')}" fill="#fff" stroke="#222" stroke-width="3"/>`;
  const road = frontage ? `<rect y="${street}" width="${full}" height="${STREET}" fill="#e3e3e3"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${full}" height="${height}" viewBox="0 0 ${full} ${height}" font-family="sans-serif" font-size="22"><rect width="${full}" height="${height}" fill="#fff"/>${road}${outline}${stones}${inEachLanguage(written)}</svg>\n`;
}
