import { withTexts } from '@lintel/i18n';
import { lazyPage } from '@lintel/model-kit';
import type { RouteObject } from 'react-router-dom';
import { addresses } from './system-addresses.ts';

/** Explains why there is no other page. */
export const SystemPage = lazyPage(
  withTexts('shell', () => import(/* webpackChunkName: "page-system" */ './system.page.tsx')),
);

/** Pages of the system. */
export const systemRoutes: RouteObject[] = [
  { path: addresses.forbidden, element: <SystemPage key="forbidden" kind="forbidden" /> },
  { path: addresses.offline, element: <SystemPage key="offline" kind="offline" /> },
  { path: addresses.maintenance, element: <SystemPage key="maintenance" kind="maintenance" /> },
  { path: addresses.deactivated, element: <SystemPage key="deactivated" kind="deactivated" /> },
  { path: addresses.notFound, element: <SystemPage key="notFound" kind="notFound" /> },
];
