import { ownAddress } from '@lintel/contract';
import { readFromTab, writeToTab } from '@lintel/remote-kit';
import { createEffect } from 'effector';

const KEY = 'lintel.payment-return';

/** A purchase, and the page on which the user lacked it. */
interface PaymentReturn {
  packageId: number;
  /** Path of this site; null: there is nothing to go on with. */
  address: string | null;
}

/** Keeps where the user goes on after a purchase, also through the pages of a gateway; where the browser forbids it, nothing is kept. */
export const keepReturnFx = createEffect(({ packageId, address }: PaymentReturn) =>
  writeToTab(KEY, address ? { packageId, address } : null),
);

/** Where the user goes on after buying the package, or null. */
export function keptReturn(packageId: number): string | null {
  const kept = readFromTab(KEY) as Partial<PaymentReturn> | null;
  return kept?.packageId === packageId ? ownAddress(String(kept.address)) : null;
}
