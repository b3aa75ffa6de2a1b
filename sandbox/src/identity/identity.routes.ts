import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requireOperator } from '../operator.ts';
import { behaviourRoutes } from './behaviour.ts';
import { googleChooserRoutes } from './google-chooser.ts';
import { IdentityError } from '../identity-error.ts';
import type { IdentityParts } from './identity.ts';
import { lookup, remove, update } from './operations/account.ts';
import { administer, administerDelete, administerLookup } from './operations/administration.ts';
import { signInWithIdp } from './operations/google-sign-in.ts';
import { resetPassword, sendOobCode } from './operations/mailed-codes.ts';
import type { Operation } from './operations/operation.ts';
import { createAuthUri, signInWithPassword, signUp } from './operations/password-sign-in.ts';
import { sendVerificationCode, signInWithPhoneNumber } from './operations/phone-sign-in.ts';

const toolkit = '/identitytoolkit.googleapis.com';

/** `POST /identitytoolkit.googleapis.com/v1/accounts:<name>` */
const operations: Record<string, Operation> = {
  createAuthUri,
  delete: remove,
  lookup,
  resetPassword,
  sendOobCode,
  sendVerificationCode,
  signInWithIdp,
  signInWithPassword,
  signInWithPhoneNumber,
  signUp,
  update,
};

/** `POST …/v1/projects/<project>/accounts:<name>` with the operator's token. */
const administrations: Record<string, Operation> = {
  delete: administerDelete,
  lookup: administerLookup,
  update: administer,
};

const called = z.object({ call: z.string().startsWith('accounts:') });
const refreshBody = z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string() });

/** Mounts the vendor's addresses at the root of our origin, where `connectAuthEmulator` looks for them. */
export function identityRoutes(app: FastifyInstance, identity: IdentityParts, adminToken: string): void {
  const run = (from: Record<string, Operation>, request: FastifyRequest) => {
    const asked = called.safeParse(request.params);
    const name = asked.success ? asked.data.call.slice('accounts:'.length) : '';
    const chosen = Object.hasOwn(from, name) ? from[name] : undefined;
    if (!chosen) throw new IdentityError('OPERATION_NOT_ALLOWED');
    const locale = request.headers['x-firebase-locale'];
    return chosen(identity, request.body, { locale: typeof locale === 'string' ? locale : undefined });
  };

  app.post(`${toolkit}/v1/:call`, async (request, reply) => {
    const refusal = identity.behaviour.takeRefusal(request.body);
    if (refusal === 'NETWORK') {
      reply.hijack();
      request.raw.socket.destroy();
      return undefined;
    }
    if (refusal) throw new IdentityError(refusal);
    return run(operations, request);
  });

  app.post(`${toolkit}/v1/projects/${identity.project}/:call`, async (request) => {
    requireOperator(request, adminToken);
    return run(administrations, request);
  });

  app.get(`${toolkit}/v1/recaptchaParams`, async () => ({
    kind: 'identitytoolkit#GetRecaptchaParamResponse',
    recaptchaSiteKey: 'local',
    recaptchaStoken: '',
  }));

  app.get(`${toolkit}/v2/recaptchaConfig`, async () => ({
    recaptchaEnforcementState: ['EMAIL_PASSWORD_PROVIDER', 'PHONE_PROVIDER'].map((provider) => ({
      provider,
      enforcementState: 'OFF',
    })),
  }));

  app.post('/securetoken.googleapis.com/v1/token', async (request) => {
    const body = refreshBody.safeParse(request.body);
    if (!body.success) throw new IdentityError('MISSING_REFRESH_TOKEN');
    const { localId, idToken, refreshToken, expiresIn } = await identity.sessions.refresh(
      body.data.refresh_token,
    );
    return {
      access_token: idToken,
      id_token: idToken,
      refresh_token: refreshToken,
      expires_in: expiresIn,
      token_type: 'Bearer',
      user_id: localId,
      project_id: identity.project,
    };
  });

  app.get('/jwks.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send({ keys: [identity.key.publicJwk] }),
  );

  googleChooserRoutes(app, identity);
  behaviourRoutes(app, identity.behaviour, adminToken);
}
