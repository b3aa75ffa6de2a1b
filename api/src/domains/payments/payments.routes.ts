import type { Handlers } from '../../http/calls.ts';
import type { PackagesService } from './packages.service.ts';

export const paymentsRoutes = (packages: PackagesService) =>
  ({
    getPackage: (_input, { caller }) => packages.overview(caller?.userId),
    checkPackageLimit: async ({ type }, { caller }) => ({ data: await packages.check(caller?.userId, type) }),
  }) satisfies Handlers;
