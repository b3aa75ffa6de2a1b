import { CONTRACT_VERSION, paths, type RemoteManifest } from '@lintel/contract';
import { labels } from './labels.ts';

export const manifest: RemoteManifest = {
  name: 'mfe-listings',
  contract: CONTRACT_VERSION,
  mounts: [
    { path: paths.myProperties(), access: 'user', title: labels.myProperties, chunk: 'page-properties' },
    { path: paths.addProperty(), access: 'user', title: labels.addProperty, chunk: 'page-property-form' },
    {
      path: '/user/edit-property/:id',
      access: 'user',
      title: labels.editProperty,
      chunk: 'page-property-form',
    },
    { path: paths.myProjects(), access: 'user', title: labels.myProjects, chunk: 'page-projects' },
    { path: paths.addProject(), access: 'user', title: labels.addProject, chunk: 'page-project-form' },
    { path: '/user/edit-project/:id', access: 'user', title: labels.editProject, chunk: 'page-project-form' },
    { path: paths.advertisement(), access: 'user', title: labels.advertisements, chunk: 'page-adverts' },
    { path: '/user/interested/:slug', access: 'user', title: labels.interested, chunk: 'page-leads' },
  ],
  navigation: [
    {
      path: paths.myProperties(),
      label: labels.myProperties,
      area: 'account',
      group: 'listings',
      order: 10,
      icon: 'home',
      access: 'user',
    },
    {
      path: paths.myProjects(),
      label: labels.myProjects,
      area: 'account',
      group: 'listings',
      order: 20,
      icon: 'building',
      access: 'user',
    },
    {
      path: paths.advertisement(),
      label: labels.advertisements,
      area: 'account',
      group: 'listings',
      order: 30,
      icon: 'tag',
      access: 'user',
    },
  ],
  fills: ['dashboard.next', 'dashboard.card', 'property.owner', 'project.owner'],
  emits: [],
  consumes: ['session.started@1', 'session.ended@1', 'push.received@1', 'package.bought@1'],
};
