import { baseStyle } from './tokens/base-style.ts';
import { tokenStylesheet } from './tokens/stylesheet.ts';

/**
 * The complete style sheet of the page, as CSS text: values of all tokens in both themes, a small reset, the focus ring.
 * The build writes it into a file of its own (shared/build/src/webpack/page-stylesheet.mjs), which the page links to, so
 * that no script carries it and colours are right before any script runs.
 */
export const pageStylesheet = (): string => tokenStylesheet + baseStyle;
