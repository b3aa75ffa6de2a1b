import { paths } from '@lintel/contract';
import { lazyPage } from '@lintel/remote-kit';
import type { RouteObject } from 'react-router-dom';
import { outcomePaths } from './outcome/outcome.paths.ts';

const Packages = lazyPage(
  () => import(/* webpackChunkName: "page-packages" */ './packages/packages.page.tsx'),
);

const Outcome = lazyPage(() => import(/* webpackChunkName: "page-outcome" */ './outcome/outcome.page.tsx'));

export const routes: RouteObject[] = [
  { path: paths.packages(), element: <Packages /> },
  ...outcomePaths.map((path) => ({ path, element: <Outcome /> })),
];
