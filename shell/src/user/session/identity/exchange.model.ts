import { userSignup, type ApiError, type RequestOf } from '@lintel/api-contract';
import { attach, createEffect, sample } from 'effector';
import { callFx } from '#core/user-ports.ts';
import { $pushToken } from '#user/settings/settings.model.ts';
import { signedIn, type SignUp } from '#user/session/model/session.model.ts';

/** Login types of the wire contract. */
export const loginTypes = { google: '0', phone: '1', email: '3' } as const;

/** What is traded for a session. */
export type Exchange = Omit<RequestOf<typeof userSignup>, 'fcm_id' | 'deletion'>;

const exchangeCallFx = callFx(userSignup);

/** The one way into a session: trades a proof for the product's own bearer token, and names the device for pushes. */
export const exchangeFx = attach({
  source: $pushToken,
  mapParams: (request: Exchange, fcmId) => ({ request, fcmId }),
  effect: createEffect<{ request: Exchange; fcmId: string | null }, SignUp, ApiError>(
    async ({ request, fcmId }) => {
      const { data, token } = await exchangeCallFx({
        ...request,
        // The page asks itself, see features/leaving.
        deletion: 'ask',
        ...(fcmId ? { fcm_id: fcmId } : {}),
      });
      return { token, data };
    },
  ),
});

sample({ clock: exchangeFx.doneData, target: signedIn });
