export { mapColors, type MapColors } from './map-colors.ts';
export { breakpoints, media } from './media.ts';
export { tokens } from './tokens.ts';
