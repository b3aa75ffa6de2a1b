/**
 * Addresses that show what became of a payment: our own, and those to which the back end sends the browser after a gateway. What they
 * show depends on what the back end knows by then.
 */
export const outcomePaths = ['/payment/success', '/payment/fail', '/payment/result/:transaction'] as const;
