import { z } from 'zod';
import { list, one } from '../common/answers.ts';
import { call } from '../common/call.ts';
import { codeParameter, textParameter } from '../common/parameters.ts';
import { activePackage, featureTypes, offer, packageCheck, packageFeature } from './rows.ts';

export const getPackage = call({
  summary: 'Packages on offer and those that the caller has',
  access: 'optional',
  style: 'new',
  request: z.object({ platform_type: textParameter(20).optional() }),
  answer: list(offer)
    .omit({ total: true })
    .extend({ active_packages: z.array(activePackage), all_features: z.array(packageFeature) }),
});

export const checkPackageLimit = call({
  summary: 'Whether the caller may do what a package allows',
  access: 'user',
  style: 'new',
  request: z.object({ type: codeParameter(featureTypes) }),
  answer: one(packageCheck),
});
