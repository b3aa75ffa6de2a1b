import { ownAddress } from '@lintel/contract';
import { createEffect } from 'effector';

const KEY = 'lintel.payment-return';

/** A purchase, and the page on which the user lacked it. */
interface PaymentReturn {
  packageId: number;
  /** Path of this site; null: there is nothing to go on with. */
  address: string | null;
}

/** Keeps where the user goes on after a purchase, also through the pages of a gateway; where the browser forbids it, nothing is kept. */
export const keepReturnFx = createEffect(({ packageId, address }: PaymentReturn) => {
  try {
    if (address) sessionStorage.setItem(KEY, JSON.stringify({ packageId, address }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is switched off.
  }
});

/** Where the user goes on after buying the package, or null. */
export function keptReturn(packageId: number): string | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<PaymentReturn> | null;
    return kept?.packageId === packageId ? ownAddress(String(kept.address)) : null;
  } catch {
    return null;
  }
}
