import { z } from 'zod';
import { requireEmail } from '../accounts.ts';
import type { ActionCode } from '../action-codes.ts';
import { actionLink } from '../action-links.ts';
import { IdentityError } from '../../identity-error.ts';
import type { IdentityParts } from '../identity.ts';
import { hashPassword, requireAcceptablePassword } from '../passwords.ts';
import { mailText } from './mail-texts.ts';
import { operation, optionalText, type CallContext } from './operation.ts';

async function mailCode(
  { actionCodes, outbox, publicOrigin }: IdentityParts,
  code: Omit<ActionCode, 'expiresAt'>,
  { continueUrl, locale }: CallContext & { continueUrl: string | undefined },
): Promise<void> {
  const { purpose, email } = code;
  const oobCode = await actionCodes.issue(code);
  const link = actionLink({ publicOrigin, purpose, code: oobCode, continueUrl });
  await outbox.send({ channel: 'mail', to: email, link, ...mailText(purpose, locale) });
}

/** `accounts:sendOobCode`: mails a link. For an unknown address a reset answers like for a known one. */
export const sendOobCode = operation(
  {
    requestType: z.string(),
    email: optionalText,
    newEmail: optionalText,
    idToken: optionalText,
    continueUrl: optionalText,
  },
  async (identity, body, { locale }) => {
    const { accounts, attempts, demoAccounts, sessions } = identity;
    const mail = { locale, continueUrl: body.continueUrl ?? undefined };
    const answer = (email: string) => ({
      kind: 'identitytoolkit#GetOobConfirmationCodeResponse',
      email,
    });

    if (body.requestType === 'PASSWORD_RESET') {
      const email = requireEmail(body.email ?? undefined);
      await attempts.take('reset mail', email);
      if (!accounts.byEmail(email)) await demoAccounts.catchUp();
      const account = accounts.byEmail(email);
      if (!account && !identity.behaviour.enumerationProtection) throw new IdentityError('EMAIL_NOT_FOUND');
      if (account) await mailCode(identity, { purpose: 'PASSWORD_RESET', uid: account.uid, email }, mail);
      return answer(email);
    }

    const isVerification = body.requestType === 'VERIFY_EMAIL';
    if (!isVerification && body.requestType !== 'VERIFY_AND_CHANGE_EMAIL') {
      throw new IdentityError('OPERATION_NOT_ALLOWED');
    }
    const { account } = await sessions.holderOf(body.idToken ?? undefined);
    const email = requireEmail((isVerification ? account.email : body.newEmail) ?? undefined);
    await attempts.take('verification mail', account.uid);
    const purpose = isVerification ? 'VERIFY_EMAIL' : 'VERIFY_AND_CHANGE_EMAIL';
    await mailCode(identity, { purpose, uid: account.uid, email }, mail);
    return answer(email);
  },
);

/** `accounts:resetPassword`: without a new password it only checks the code; with one it applies it. */
export const resetPassword = operation(
  { oobCode: optionalText, newPassword: optionalText },
  async ({ accounts, actionCodes, attempts, clock, sessions }, body) => {
    const oobCode = body.oobCode ?? '';
    const { email, purpose } = actionCodes.inspect(oobCode);
    const answer = { kind: 'identitytoolkit#ResetPasswordResponse', email, requestType: purpose };
    if (!body.newPassword) return answer;

    if (purpose !== 'PASSWORD_RESET') throw new IdentityError('INVALID_OOB_CODE');
    requireAcceptablePassword(body.newPassword);
    const passwordHash = await hashPassword(body.newPassword);
    const { uid } = await actionCodes.use(oobCode);
    await accounts.change(uid, (draft) => {
      draft.passwordHash = passwordHash;
      // A caller with the link reads the mail of this address.
      draft.emailVerified = true;
      draft.sessionsValidFrom = clock();
    });
    await sessions.endAll(uid);
    await attempts.forget('wrong password', email);
    return answer;
  },
);
