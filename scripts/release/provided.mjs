// @ts-check
import { readPackage } from '@lintel/build/packages.mjs';
import { compatibilityRecordOf } from '@lintel/build/webpack/compatibility-record.mjs';

/** What the contract offers now: the record that a build of the shell would have. @param {string} root @returns {Promise<import('./version.mjs').Provided>} */
export async function providedNow(root) {
  const { provides } = await compatibilityRecordOf({ pkg: readPackage(root, 'shell'), manifest: null });
  return /** @type {import('./version.mjs').Provided} */ (provides);
}
