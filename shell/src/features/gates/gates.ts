import type { Gate } from '@lintel/contract';
import { notify } from '#user/user-state.ts';
import { translate } from '#locales/texts.ts';

/**
 * The Shell object's `passGates`; `destination` is the address that the user is on the way to. What the gates are is a chunk of its own,
 * fetched with the first action that needs one.
 */
export async function passGates(gates: readonly Gate[], destination?: string): Promise<boolean> {
  try {
    const { pass } = await import(/* webpackChunkName: "gates" */ './pass.ts');
    return await pass(gates, destination);
  } catch {
    notify({ tone: 'danger', text: translate('session.problems.networkFailed') });
    return false;
  }
}
