import { CONTRACT_VERSION, paths, type RemoteManifest } from '@lintel/contract';
import { outcomePaths } from './outcome/outcome.paths.ts';

export const manifest: RemoteManifest = {
  name: 'mfe-payments',
  contract: CONTRACT_VERSION,
  mounts: [
    {
      path: paths.packages(),
      access: 'public',
      title: { en: 'Packages', ar: 'الباقات', de: 'Pakete' },
      chunk: 'page-packages',
    },
    ...outcomePaths.map((path) => ({
      path,
      access: 'user' as const,
      title: { en: 'Your payment', ar: 'عملية الدفع', de: 'Ihre Zahlung' },
      chunk: 'page-outcome',
    })),
  ],
  navigation: [
    {
      path: paths.packages(),
      label: { en: 'Packages', ar: 'الباقات', de: 'Pakete' },
      area: 'account',
      order: 50,
      icon: 'wallet',
      access: 'public',
    },
    {
      path: paths.packages(),
      label: { en: 'Packages and prices', ar: 'الباقات والأسعار', de: 'Pakete und Preise' },
      area: 'footer',
      group: 'company',
      order: 50,
      icon: 'wallet',
      access: 'public',
    },
  ],
  fills: ['dashboard.card'],
  emits: [],
  consumes: ['session.started@1', 'session.ended@1'],
};
