import type { z } from 'zod';
import { operationOf } from '../common/call.ts';
import type * as rows from './rows.ts';
import type * as schemas from './schemas.ts';

export type FeatureType = z.infer<typeof rows.featureType>;
export type Offer = z.infer<typeof rows.offer>;
export type ActivePackage = z.infer<typeof rows.activePackage>;
export type PackageFeature = z.infer<typeof rows.packageFeature>;
export type PackageCheck = z.infer<typeof rows.packageCheck>;

export const getPackage = operationOf<typeof schemas.getPackage>('GET', 'get-package');
export const checkPackageLimit = operationOf<typeof schemas.checkPackageLimit>('GET', 'check-package-limit');
