/** Hash of nothing: allows the empty <style> element that styled-components fills through the CSSOM, and no other. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** No inline script, no eval, no foreign script; no nonce either, so that pages are static and can be cached. ADR 0005. */
const contentSecurityPolicy = (connect: string[]) =>
  Object.entries({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': `'self' ${EMPTY_STYLE}`,
    // Profile pictures of social sign-ins and branding may live elsewhere.
    'img-src': "'self' data: blob: https:",
    'font-src': "'self'",
    'connect-src': ["'self'", ...connect].join(' '),
    'media-src': "'self' blob:",
    'frame-src': "'self' https://www.youtube-nocookie.com",
    'manifest-src': "'self'",
    // `blob:` is the map's painter, whose code came in a script with a hash (ADR 0040).
    'worker-src': "'self' blob:",
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');

/** Headers of every page. `connect` = other origins that pages may call, e.g. the identity service's. */
export const pageHeaders = (connect: string[]) => ({
  'content-security-policy': contentSecurityPolicy(connect),
  // A script without a hash does not run.
  'integrity-policy': 'blocked-destinations=(script)',
  // `same-origin` would break the sign-in popup.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(self), microphone=(self), camera=()',
  'x-content-type-options': 'nosniff',
});
