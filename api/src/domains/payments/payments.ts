import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#db/database.ts';
import type { Job } from '#jobs/job.ts';
import type { Limits } from '#http/limits.ts';
import { MINUTE_MS, type Clock } from '#ports/clock.ts';
import type { Ports } from '#ports/ports.ts';
import type { Notifier } from '#domains/notifications/notifier.ts';
import type { SettingsService } from '#domains/settings/settings.service.ts';
import type { Urls } from '#wire/urls.ts';
import { bankTransferService } from '#domains/payments/bank-transfer/bank-transfer.service.ts';
import { checkoutService } from './checkout.service.ts';
import { packageExpiry } from '#domains/payments/packages/package-expiry.service.ts';
import type { PackagesService } from '#domains/payments/packages/packages.service.ts';
import { paymentMethods } from './payment-methods.service.ts';
import { paymentsRoutes } from './payments.routes.ts';
import { receiptsService } from './receipt/receipts.service.ts';
import { settlementService } from './settlement.service.ts';
import { gatewayRoutes } from './webhooks.routes.ts';

interface Dependencies {
  db: Database;
  clock: Clock;
  urls: Urls;
  ports: Ports;
  packages: PackagesService;
  settings: SettingsService;
  notifier: Notifier;
  limits: Limits;
  log: FastifyBaseLogger;
}

/** Calls, addresses for gateways, and jobs of the payments domain. */
export function paymentsDomain(dependencies: Dependencies) {
  const { db, clock, urls, ports, packages, settings, notifier, limits, log } = dependencies;
  const { payments, storage } = ports;
  const methods = paymentMethods(settings, payments);
  const settlement = settlementService({ db, clock, payments, notifier, log });
  const checkout = checkoutService({ db, clock, urls, payments, methods, settlement, limits, log });
  const transfers = bankTransferService({ db, clock, urls, storage, methods });
  const receipts = receiptsService({ db, urls });
  const jobs: Job[] = [
    { name: 'ask_gateways', every: 5 * MINUTE_MS, run: () => settlement.reconcile() },
    { name: 'package_expiry', every: 10 * MINUTE_MS, run: packageExpiry({ db, clock, notifier }) },
  ];
  return {
    handlers: paymentsRoutes({ packages, checkout, methods, transfers, receipts, clock, urls }),
    routes: gatewayRoutes({ payments, settlement, checkout, urls, limits }),
    jobs,
  };
}
