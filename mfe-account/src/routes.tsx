import { paths } from '@lintel/contract';
import { lazyPage } from '@lintel/remote-kit';
import type { RouteObject } from 'react-router-dom';

const Profile = lazyPage(() => import(/* webpackChunkName: "page-profile" */ './profile/profile.page.tsx'));

const Notifications = lazyPage(
  () => import(/* webpackChunkName: "page-notifications" */ './notifications/notifications.page.tsx'),
);
const Verification = lazyPage(
  () => import(/* webpackChunkName: "page-verification" */ './verification/verification.page.tsx'),
);
const Data = lazyPage(() => import(/* webpackChunkName: "page-data" */ './data/data.page.tsx'));
const Security = lazyPage(
  () => import(/* webpackChunkName: "page-security" */ './security/security.page.tsx'),
);
const Dashboard = lazyPage(
  () => import(/* webpackChunkName: "page-dashboard" */ './dashboard/dashboard.page.tsx'),
);

export const routes: RouteObject[] = [
  { path: paths.dashboard(), element: <Dashboard /> },
  { path: paths.profile(), element: <Profile /> },
  { path: paths.verification(), element: <Verification /> },
  { path: paths.security(), element: <Security /> },
  { path: paths.personalData(), element: <Data /> },
  { path: paths.notifications(), element: <Notifications /> },
];
