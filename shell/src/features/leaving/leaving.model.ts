import { deleteUser, keepAccount } from '@lintel/api-contract';
import { sample } from 'effector';
import { callFx } from '#core/user-ports.ts';
import { $signUp, userOutdated } from '#user/session/model/session.model.ts';

/** Until when the signed-in user's account waits for its deletion; null for all others. */
export const $leavesAt = $signUp.map((signUp) => signUp?.data.deletion_due_at ?? null);

/** The user keeps the account. */
export const keepAccountFx = callFx(keepAccount, { toastsErrors: true });
/** The user does not want to wait. */
export const deleteNowFx = callFx(deleteUser, { toastsErrors: true });

sample({ clock: keepAccountFx.done, fn: () => undefined, target: userOutdated });
