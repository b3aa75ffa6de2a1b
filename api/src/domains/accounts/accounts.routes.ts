import type { Handlers } from '../../http/calls.ts';
import type { OtpService } from './otp.service.ts';
import type { ProfileService } from './profile.service.ts';
import type { RegistrationService } from './registration.service.ts';
import type { SignInService } from './sign-in.service.ts';

interface Services {
  signIn: SignInService;
  registration: RegistrationService;
  otp: OtpService;
  profile: ProfileService;
}

export const accountsRoutes = ({ signIn, registration, otp, profile }: Services) =>
  ({
    userSignup: (input, { ip }) =>
      signIn.signIn({
        type: Number(input.type),
        authId: input.auth_id,
        idToken: input.id_token,
        email: input.email,
        password: input.password,
        fcmId: input.fcm_id,
        photo: typeof input.profile === 'object' ? input.profile : undefined,
        ip,
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

    userRegister: async (input) => {
      await registration.register(input);
      return { data: null, message: 'Welcome. We have sent you a code to confirm your e-mail address.' };
    },

    updateProfile: async (input, { caller, tokenHash }) => {
      const {
        profile: photo,
        fcm_id,
        notification,
        twiiter_id,
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
            ...(twiiter_id === undefined ? {} : { twitter_id: twiiter_id }),
            ...(notification === undefined ? {} : { notification: notification === '1' }),
          },
          // Addresses of pictures elsewhere are accepted from deployed clients and not stored.
          typeof photo === 'object' ? photo : undefined,
          fcm_id && tokenHash ? { fcmId: fcm_id, tokenHash } : undefined,
        ),
      };
    },

    getUserData: async (_input, { caller }) => ({ data: await profile.read(caller.userId) }),

    getOtp: async (input) => {
      await otp.send(input);
      return { message: 'We have sent you a code.' };
    },
    verifyOtp: async ({ otp: code, ...target }) => ({
      message: 'The code is correct.',
      auth_id: await otp.verify(target, code),
    }),
    forgotPassword: async ({ email }) => {
      await registration.forgotPassword(email);
      return { data: null, message: 'If there is an account with this address, we have sent a link to it.' };
    },

    beforeLogout: async ({ fcm_id }, { caller, tokenHash }) => {
      await profile.leave(caller.userId, tokenHash, fcm_id);
      return { message: 'Signed out.' };
    },
    signOutEverywhere: async (_input, { caller }) => {
      await profile.leaveEverywhere(caller.userId);
      return { data: null, message: 'Signed out on every device.' };
    },
    deleteUser: async (_input, { caller }) => {
      await profile.remove(caller.userId);
      return { message: 'Your account has been deleted.' };
    },
  }) satisfies Handlers;
