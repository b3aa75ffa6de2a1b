import { paths } from '@lintel/contract';
import { lazyPage } from '@lintel/remote-kit';
import type { RouteObject } from 'react-router-dom';

const Packages = lazyPage(
  () => import(/* webpackChunkName: "page-packages" */ './packages/packages.page.tsx'),
);

export const routes: RouteObject[] = [{ path: paths.packages(), element: <Packages /> }];
