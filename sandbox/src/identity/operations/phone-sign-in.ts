import { IdentityError } from '../../identity-error.ts';
import { requirePhoneNumber } from '../phone-codes.ts';
import { operation, optionalText } from './operation.ts';

/** `accounts:sendVerificationCode`: texts six digits. */
export const sendVerificationCode = operation(
  { phoneNumber: optionalText },
  async ({ attempts, outbox, phoneCodes }, body) => {
    const phoneNumber = requirePhoneNumber(body.phoneNumber ?? undefined);
    await attempts.take('text message', phoneNumber);
    const { sessionInfo, code } = await phoneCodes.issue(phoneNumber);
    await outbox.send({
      channel: 'sms',
      to: phoneNumber,
      code,
      text: `${code} is your sign-in code. It works for five minutes. Do not share it.`,
    });
    return { sessionInfo };
  },
);

/** `accounts:signInWithPhoneNumber`; with an ID token the number is added to that account. */
export const signInWithPhoneNumber = operation(
  { sessionInfo: optionalText, code: optionalText, idToken: optionalText },
  async ({ accounts, phoneCodes, sessions }, body) => {
    if (!body.sessionInfo) throw new IdentityError('MISSING_SESSION_INFO');
    if (!body.code) throw new IdentityError('MISSING_CODE');
    const holder = body.idToken ? await sessions.holderOf(body.idToken) : undefined;
    const phoneNumber = await phoneCodes.use(body.sessionInfo, body.code);
    if (holder) {
      const linked = await accounts.change(holder.account.uid, (draft) => {
        draft.phoneNumber = phoneNumber;
      });
      return { phoneNumber, isNewUser: false, ...(await sessions.renew(linked, holder.signIn)) };
    }
    const known = accounts.byPhoneNumber(phoneNumber);
    const account = known ?? (await accounts.create({ phoneNumber }));
    return { phoneNumber, isNewUser: !known, ...(await sessions.open(account, 'phone')) };
  },
);
