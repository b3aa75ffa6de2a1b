import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/database.ts';
import type { Config } from '#config/config.ts';
import type { Limits } from '#http/limits.ts';
import type { Clock } from '#ports/clock.ts';
import type { NetworkPlaces } from '#ports/network-places.ts';
import type { Ports } from '#ports/ports.ts';
import type { PackagesService } from '#domains/payments/packages/packages.service.ts';
import type { SettingsService } from '#domains/settings/settings.service.ts';
import type { Urls } from '#wire/urls.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { addressChangeService } from '#domains/accounts/profile/address-change.service.ts';
import { addressUndoRoutes } from '#domains/accounts/profile/address-undo.routes.ts';
import { codeStore } from '#domains/accounts/codes/codes.ts';
import { confirmationService } from '#domains/accounts/codes/confirmation.service.ts';
import { accountLimits } from './limits.ts';
import { leavingService } from '#domains/accounts/leaving/leaving.service.ts';
import { methodsService } from '#domains/accounts/methods/methods.service.ts';
import { otpService } from '#domains/accounts/codes/otp.service.ts';
import { passwordResetRoutes } from '#domains/accounts/passwords/password-reset.routes.ts';
import { passwordResetService } from '#domains/accounts/passwords/password-reset.service.ts';
import { profileService } from '#domains/accounts/profile/profile.service.ts';
import { ownershipService } from '#domains/accounts/sessions/ownership.service.ts';
import { proofStore } from '#domains/accounts/codes/proofs.ts';
import { registrationService } from '#domains/accounts/sessions/registration.service.ts';
import { securityEmails } from '#domains/accounts/profile/security-emails.ts';
import type { SessionService } from '#domains/accounts/sessions/sessions.service.ts';
import { securityService } from '#domains/accounts/sessions/security.service.ts';
import { signInService } from '#domains/accounts/sessions/sign-in.service.ts';
import { textMessages } from '#domains/accounts/codes/text-messages.ts';

interface Dependencies {
  db: Database;
  clock: Clock;
  urls: Urls;
  ports: Ports;
  places: NetworkPlaces;
  config: Config;
  pepper: string;
  packages: PackagesService;
  sessions: SessionService;
  settings: Pick<SettingsService, 'brand' | 'emailBrand' | 'demoMode' | 'sendsSms'>;
  limitsOf: Limits;
}

/** Accounts: sign-in, registration, codes, profile, mailed links. */
export function accountsDomain(given: Dependencies) {
  const { db, clock, urls, ports, config, pepper, packages, sessions, settings, limitsOf } = given;
  const { mail, sms, storage, identity, identityAccounts } = ports;
  const { publicUrl } = config;
  const { brand, emailBrand, demoMode, sendsSms } = settings;

  const limits = accountLimits(limitsOf, config.accountLimits);
  const emails = securityEmails({ mail, publicUrl, emailBrand });
  const security = securityService({ db, clock, sessions, emails });
  const codes = codeStore({ db, clock, pepper });
  const proofs = proofStore({ db, clock });
  const ownership = ownershipService({ db, clock, identity, sessions, limits });
  const addressChange = addressChangeService({
    db,
    clock,
    codes,
    sessions,
    emails,
    security,
    limits,
    ownership,
    identityAccounts,
  });
  const methods = methodsService({
    db,
    clock,
    identity,
    identityAccounts,
    proofs,
    sessions,
    ownership,
    emails,
    security,
  });
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
    emails,
    limits,
    emailBrand,
  });
  const profile = profileService({
    db,
    urls,
    storage,
    packages,
    sessions,
    addressChange,
    emails,
    security,
    demoMode,
  });
  const leaving = leavingService({ db, clock, storage, identityAccounts, sessions, emails, security });
  const signIn = signInService({
    db,
    clock,
    identity,
    proofs,
    confirmation,
    sessions,
    profile,
    leaving,
    emails,
    security,
    limits,
    places: given.places,
    allowUnprovenAuthId: config.allowUnprovenAuthId,
  });
  const registration = registrationService({
    db,
    clock,
    mail,
    codes,
    emails,
    limits,
  });
  const passwordReset = passwordResetService({ db, clock, sessions, emails, security, limits });

  return {
    handlers: accountsRoutes({ signIn, registration, otp, profile, leaving, methods, security, db }),
    profile,
    jobs: [leaving.job],
    /** Pages behind mailed links. */
    routes: async (app: FastifyInstance) => {
      passwordResetRoutes(app, { passwordReset, brand });
      addressUndoRoutes(app, { addressChange, brand });
    },
  };
}
