export { breakpoints, media } from './media.ts';
export { tokens } from './tokens.ts';
