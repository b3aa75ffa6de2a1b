import { CONTRACT_VERSION, paths, type RemoteManifest } from '@lintel/contract';
import { outcomePaths } from './outcome/outcome.paths.ts';
import { labels } from './labels.ts';

export const manifest: RemoteManifest = {
  name: 'mfe-payments',
  contract: CONTRACT_VERSION,
  mounts: [
    {
      path: paths.packages(),
      access: 'public',
      description: labels.packagesDescription,
      data: ['get-package'],
      title: labels.packages,
      chunk: 'page-packages',
    },
    { path: paths.subscription(), access: 'user', title: labels.subscription, chunk: 'page-subscription' },
    { path: paths.transactions(), access: 'user', title: labels.transactions, chunk: 'page-transactions' },
    { path: '/user/transactions/:id', access: 'user', title: labels.transaction, chunk: 'page-transaction' },
    ...outcomePaths.map((path) => ({
      path,
      access: 'user' as const,
      title: labels.yourPayment,
      chunk: 'page-outcome',
    })),
    // Matches two addresses of an outcome as well.
    { path: '/payment/:packageId', access: 'user', title: labels.pay, chunk: 'page-payment' },
  ],
  navigation: [
    {
      path: paths.packages(),
      label: labels.packages,
      area: 'account',
      group: 'money',
      order: 10,
      icon: 'wallet',
      access: 'public',
    },
    {
      path: paths.subscription(),
      label: labels.subscription,
      area: 'account',
      group: 'money',
      order: 20,
      icon: 'package',
      access: 'user',
    },
    {
      path: paths.transactions(),
      label: labels.transactions,
      area: 'account',
      group: 'money',
      order: 30,
      icon: 'list',
      access: 'user',
    },
    {
      path: paths.packages(),
      label: labels.packagesAndPrices,
      area: 'footer',
      group: 'company',
      order: 50,
      icon: 'wallet',
      access: 'public',
    },
  ],
  fills: ['dashboard.next', 'dashboard.card'],
  emits: ['package.bought@1'],
  consumes: ['session.started@1', 'session.ended@1', 'push.received@1', 'package.bought@1'],
};
