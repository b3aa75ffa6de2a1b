import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Tables } from '../../db/schema/tables.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PackagesService } from '../payments/packages.service.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import type { Urls } from '../urls.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { addressChangeService } from './address-change.service.ts';
import { addressUndoRoutes } from './address-undo.routes.ts';
import { codeStore } from './codes.ts';
import { confirmationService } from './confirmation.service.ts';
import { accountLimits } from './limits.ts';
import { otpService } from './otp.service.ts';
import { passwordResetRoutes } from './password-reset.routes.ts';
import { passwordResetService } from './password-reset.service.ts';
import { profileService } from './profile.service.ts';
import { proofStore } from './proofs.ts';
import { registrationService } from './registration.service.ts';
import { lettersOf } from './security-letters.ts';
import type { SessionService } from './sessions.service.ts';
import { signInService } from './sign-in.service.ts';
import { textMessages } from './text-messages.ts';

interface Dependencies {
  db: Kysely<Tables>;
  clock: Clock;
  urls: Urls;
  ports: Ports;
  config: Config;
  pepper: string;
  packages: PackagesService;
  sessions: SessionService;
  settings: Pick<SettingsService, 'brand' | 'letterBrand' | 'demoMode' | 'sendsSms'>;
}

/** Accounts: sign-in, registration, codes, profile, mailed links. */
export function accountsDomain(given: Dependencies) {
  const { db, clock, urls, ports, config, pepper, packages, sessions, settings } = given;
  const { mail, sms, storage, identity } = ports;
  const { publicUrl } = config;
  const { brand, letterBrand, demoMode, sendsSms } = settings;

  const limits = accountLimits(clock, config.accountLimits);
  const letters = lettersOf({ mail, publicUrl, letterBrand });
  const codes = codeStore({ db, clock, pepper });
  const proofs = proofStore({ db, clock });
  const addressChange = addressChangeService({ db, clock, codes, sessions, letters, limits });
  const confirmation = confirmationService({ db, sessions, addressChange });
  const texts = textMessages({ sms, limits, countries: config.smsCountries, sendsSms });
  const otp = otpService({
    db,
    clock,
    mail,
    sms,
    pepper,
    codes,
    proofs,
    texts,
    confirmation,
    letters,
    limits,
    letterBrand,
  });
  const profile = profileService({
    db,
    urls,
    storage,
    packages,
    sessions,
    addressChange,
    letters,
    demoMode,
  });
  const signIn = signInService({
    db,
    clock,
    identity,
    proofs,
    confirmation,
    sessions,
    profile,
    letters,
    limits,
    allowUnprovenAuthId: config.allowUnprovenAuthId,
  });
  const registration = registrationService({
    db,
    clock,
    mail,
    codes,
    letters,
    limits,
  });
  const passwordReset = passwordResetService({ db, clock, sessions, letters, limits });

  return {
    handlers: accountsRoutes({ signIn, registration, otp, profile }),
    profile,
    /** Pages behind mailed links. */
    routes: async (app: FastifyInstance) => {
      passwordResetRoutes(app, { passwordReset, brand });
      addressUndoRoutes(app, { addressChange, brand });
    },
  };
}
