import type { Csp } from '@lintel/contract';

/** Hash of nothing: allows the empty <style> element that styled-components fills through the CSSOM, and no other. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * No inline script, no eval, no foreign script but those that the operator allows (ADR 0200); no nonce either, so that pages are static
 * and can be cached (ADR 0005). Other hosts are those that the releases of the page ask for.
 */
export const contentPolicy = ({
  connect,
  img,
  frame,
  media,
  script = [],
}: Required<Csp> & { script?: string[] }): string =>
  Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...script],
    'style-src': ["'self'", EMPTY_STYLE],
    'img-src': ["'self'", 'data:', 'blob:', ...img],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'media-src': ["'self'", 'blob:', ...media],
    'frame-src': ["'self'", ...frame],
    'manifest-src': ["'self'"],
    // `blob:` is the map's painter, whose code came in a script with a hash (ADR 0040).
    'worker-src': ["'self'", 'blob:'],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
