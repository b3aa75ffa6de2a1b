import { paths } from '@lintel/contract';
import { lazyPage } from '@lintel/remote-kit';
import type { RouteObject } from 'react-router-dom';

const Threads = lazyPage(() => import(/* webpackChunkName: "page-threads" */ './threads/threads.page.tsx'));

export const routes: RouteObject[] = [{ path: paths.chat(), element: <Threads /> }];
