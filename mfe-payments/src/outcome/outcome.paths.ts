/** Addresses to which the back end sends the browser after a gateway; what they show depends on what it knows by then. */
export const outcomePaths = ['/payment/success', '/payment/fail'] as const;
