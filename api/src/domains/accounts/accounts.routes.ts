import type { Database } from '#db/database.ts';
import { eraseRecords, ownRecords } from '#domains/accounts/own-records/own-records.queries.ts';
import { requireUser } from '#http/authentication.ts';
import { PAGE_SIZE, type Handlers } from '#http/handlers.ts';
import { plainText } from '#text/plain-text.ts';
import { signal } from '#realtime/live-events.ts';
import { iso } from '#wire/values.ts';
import type { LeavingService } from '#domains/accounts/leaving/leaving.service.ts';
import type { MethodsService } from '#domains/accounts/methods/methods.service.ts';
import type { OtpService } from '#domains/accounts/codes/otp.service.ts';
import type { ProfileService } from '#domains/accounts/profile/profile.service.ts';
import type { RegistrationService } from '#domains/accounts/sessions/registration.service.ts';
import type { SecurityService } from '#domains/accounts/sessions/security.service.ts';
import type { SignInService } from '#domains/accounts/sessions/sign-in.service.ts';

interface Services {
  signIn: SignInService;
  registration: RegistrationService;
  otp: OtpService;
  profile: ProfileService;
  leaving: LeavingService;
  methods: MethodsService;
  security: SecurityService;
  db: Database;
}

export const accountsRoutes = ({
  signIn,
  registration,
  otp,
  profile,
  leaving,
  methods,
  security,
  db,
}: Services) =>
  ({
    userSignup: (input, { network, userAgent }) =>
      signIn.signIn({
        type: Number(input.type),
        authId: input.auth_id,
        idToken: input.id_token,
        email: input.email,
        password: input.password,
        fcmId: input.fcm_id,
        photo: typeof input.profile === 'object' ? input.profile : undefined,
        network,
        userAgent,
        asksAboutDeletion: input.deletion === 'ask',
        details: {
          name: input.name,
          mobile: input.mobile,
          address: input.address,
          facebook_id: input.facebook_id,
          twitter_id: input.twiiter_id,
          instagram_id: input.instagram_id,
          youtube_id: input.youtube_id,
        },
      }),

    userRegister: async (input, { network, language }) => {
      await registration.register(input, network, language);
      return { data: null, message: 'We’ve emailed you a code.' };
    },

    updateProfile: async (input, { caller, network, tokenHash }) => {
      const {
        profile: photo,
        fcm_id,
        notification,
        twiiter_id,
        email,
        email_change,
        password,
        id_token,
        userid: _userid,
        firebase_id: _firebaseId,
        logintype: _loginType,
        ...changes
      } = input;
      return {
        data: await profile.update(
          caller.userId,
          {
            ...changes,
            ...(changes.about_me === undefined ? {} : { about_me: plainText(changes.about_me) }),
            ...(twiiter_id === undefined ? {} : { twitter_id: twiiter_id }),
            ...(notification === undefined ? {} : { notification: notification === '1' }),
          },
          {
            // Addresses of pictures elsewhere are accepted from deployed clients and not stored.
            picture: typeof photo === 'object' ? photo : undefined,
            device: fcm_id && tokenHash ? { fcmId: fcm_id, tokenHash } : undefined,
            address:
              email === undefined ? undefined : { email, password, idToken: id_token, tokenHash, network },
            withdrawsAddress: email_change === 'withdraw',
          },
        ),
      };
    },

    getUserData: async (_input, { caller }) => ({ data: await profile.read(caller.userId) }),

    getOtp: async (input, { caller, network, language }) => {
      await otp.send(input, { userId: caller?.userId, network, language });
      return { message: 'We have sent you a code.' };
    },
    verifyOtp: async ({ otp: code, ...target }, { caller, network, language }) => ({
      message: 'The code is correct.',
      auth_id: await otp.verify(target, code, { userId: caller?.userId, network, language }),
    }),
    forgotPassword: async ({ email }, { network, language }) => {
      await registration.forgotPassword(email, network, language);
      return { data: null, message: 'If there is an account with this address, we have sent a link to it.' };
    },

    beforeLogout: async ({ fcm_id }, { caller, tokenHash }) => {
      await profile.leave(caller.userId, tokenHash, fcm_id);
      return { message: 'Signed out.' };
    },
    signOutEverywhere: async ({ auth_id, id_token }, { caller, deactivated }) => {
      const isProved = auth_id !== undefined && id_token !== undefined;
      const userId = isProved
        ? await signIn.userOfToken(auth_id, id_token)
        : requireUser(caller ?? deactivated).userId;
      if (userId !== undefined) await profile.leaveEverywhere(userId);
      return { data: null, message: 'Signed out on every device.' };
    },
    getSessions: async (_input, { caller, tokenHash }) => ({
      data: await security.sessions(caller.userId, tokenHash),
    }),
    endSession: async ({ id }, { caller }) => {
      await security.endSession(caller.userId, id);
      return { data: null, message: 'The device is signed out.' };
    },
    endOtherSessions: async (_input, { caller, tokenHash }) => ({
      data: { ended: await security.endOthers(caller.userId, tokenHash ?? Buffer.alloc(0)) },
    }),
    getSignInMethods: async (_input, { caller }) => ({ data: await methods.list(caller.userId) }),
    changePassword: async (
      { password, new_password, id_token, end_others },
      { caller, tokenHash, network },
    ) => {
      const endsOthers = end_others === '1';
      if (new_password !== undefined)
        await methods.changePassword(caller.userId, {
          newPassword: new_password,
          password,
          idToken: id_token,
          endsOthers,
          tokenHash,
          network,
        });
      else
        await methods.notePasswordChange(caller.userId, { idToken: id_token ?? '', endsOthers, tokenHash });
      return { data: null, message: 'Your password is changed.' };
    },
    linkSignInMethod: async (
      { type, auth_id, id_token, password, owner_token },
      { caller, tokenHash, network },
    ) => {
      const owner = { password, idToken: owner_token, tokenHash, network };
      await methods.link(caller.userId, { type: Number(type), authId: auth_id, idToken: id_token }, owner);
      return { data: await methods.listAfterChange(caller.userId) };
    },
    unlinkSignInMethod: async ({ method, password, owner_token }, { caller, tokenHash, network }) => {
      const owner = { password, idToken: owner_token, tokenHash, network };
      await methods.unlink(caller.userId, method, owner);
      return { data: await methods.listAfterChange(caller.userId) };
    },
    getOwnRecords: ({ kind, limit, offset }, { caller }) =>
      ownRecords(db, caller.userId, kind, { limit: limit ?? PAGE_SIZE, offset: offset ?? 0 }),
    eraseOwnRecords: async ({ kind }, { caller }) => {
      await db.transaction().execute(async (trx) => {
        await eraseRecords(trx, caller.userId, kind);
        if (kind === 'notifications') await signal(trx, { type: 'unread', to: caller.userId });
      });
      return { message: '', data: null };
    },
    getSecurityEvents: async (_input, { caller }) => ({ data: await security.events(caller.userId) }),

    deleteUser: async ({ now }, { caller }) => {
      if (now === '1' && (await leaving.removeNow(caller.userId)))
        return { message: 'Your account has been deleted.', deletion_due_at: null };
      return {
        message: 'Your account goes in seven days. Sign in before then to keep it.',
        deletion_due_at: iso(await leaving.request(caller.userId)),
      };
    },
    keepAccount: async (_input, { caller }) => {
      await leaving.keep(caller.userId);
      return { data: await profile.read(caller.userId), message: 'Your account stays.' };
    },
    getDeletionPreview: async (_input, { caller }) => ({
      data: await leaving.lostWithAccount(caller.userId),
    }),
  }) satisfies Handlers;
