import { paths } from '@lintel/contract';
import { lazyPage } from '@lintel/remote-kit';
import type { RouteObject } from 'react-router-dom';

const Properties = lazyPage(
  () => import(/* webpackChunkName: "page-properties" */ '#properties/properties.page.tsx'),
);
const AddProperty = lazyPage(
  () => import(/* webpackChunkName: "page-property-form" */ '#property-form/add-property.page.tsx'),
);
const EditProperty = lazyPage(
  () => import(/* webpackChunkName: "page-property-form" */ '#property-form/edit-property.page.tsx'),
);
const Projects = lazyPage(
  () => import(/* webpackChunkName: "page-projects" */ '#projects/projects.page.tsx'),
);
const AddProject = lazyPage(
  () => import(/* webpackChunkName: "page-project-form" */ '#project-form/add-project.page.tsx'),
);
const EditProject = lazyPage(
  () => import(/* webpackChunkName: "page-project-form" */ '#project-form/edit-project.page.tsx'),
);
const Adverts = lazyPage(() => import(/* webpackChunkName: "page-adverts" */ '#adverts/adverts.page.tsx'));
const Leads = lazyPage(() => import(/* webpackChunkName: "page-leads" */ '#leads/leads.page.tsx'));

export const routes: RouteObject[] = [
  { path: paths.myProperties(), element: <Properties /> },
  { path: paths.addProperty(), element: <AddProperty /> },
  { path: '/user/edit-property/:id', element: <EditProperty /> },
  { path: paths.myProjects(), element: <Projects /> },
  { path: paths.addProject(), element: <AddProject /> },
  { path: '/user/edit-project/:id', element: <EditProject /> },
  { path: paths.advertisement(), element: <Adverts /> },
  { path: '/user/interested/:slug', element: <Leads /> },
];
