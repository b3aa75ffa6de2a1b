import { paths } from '@lintel/contract';
import { lazyPage } from '@lintel/remote-kit';
import type { RouteObject } from 'react-router-dom';
import { outcomePaths } from './outcome/outcome.paths.ts';

const Packages = lazyPage(
  () => import(/* webpackChunkName: "page-packages" */ './packages/packages.page.tsx'),
);

const Payment = lazyPage(() => import(/* webpackChunkName: "page-payment" */ './payment/payment.page.tsx'));
const Outcome = lazyPage(() => import(/* webpackChunkName: "page-outcome" */ './outcome/outcome.page.tsx'));

const Subscription = lazyPage(
  () => import(/* webpackChunkName: "page-subscription" */ './subscription/subscription.page.tsx'),
);
const Transactions = lazyPage(
  () => import(/* webpackChunkName: "page-transactions" */ './transactions/transactions.page.tsx'),
);
const Transaction = lazyPage(
  () => import(/* webpackChunkName: "page-transaction" */ './transaction/transaction.page.tsx'),
);

export const routes: RouteObject[] = [
  { path: paths.packages(), element: <Packages /> },
  { path: paths.subscription(), element: <Subscription /> },
  { path: paths.transactions(), element: <Transactions /> },
  { path: '/user/transactions/:id', element: <Transaction /> },
  { path: '/payment/:packageId', element: <Payment /> },
  ...outcomePaths.map((path) => ({ path, element: <Outcome /> })),
];
