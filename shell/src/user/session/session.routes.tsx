import { paths } from '@lintel/contract';
import { withTexts } from '@lintel/i18n';
import { lazyPage } from '@lintel/model-kit';
import type { RouteObject } from 'react-router-dom';
import { verifyPath } from '#user/session/model/session-view.ts';

const SessionPage = lazyPage(
  withTexts('shell', () => import(/* webpackChunkName: "sign-in" */ './session.page.tsx')),
);
const ActionPage = lazyPage(
  withTexts('shell', () => import(/* webpackChunkName: "sign-in" */ './action.page.tsx')),
);

/** Pages of signing in. */
export const sessionRoutes: RouteObject[] = [
  { path: paths.login(), element: <SessionPage key="signIn" view="signIn" /> },
  { path: verifyPath, element: <SessionPage key="verify" view="verify" /> },
  { path: paths.register(), element: <SessionPage key="register" view="register" /> },
  { path: paths.forgotPassword(), element: <SessionPage key="forgot" view="forgot" /> },
  { path: '/auth/action', element: <ActionPage /> },
];
