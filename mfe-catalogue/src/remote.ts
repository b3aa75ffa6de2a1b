import { CONTRACT_VERSION, type StorageDeclaration } from '@lintel/contract';
import { defineRemote, packageBought, sessionEvents } from '@lintel/remote-kit';
// The heart's model lives as long as the remote: it merges at sign-in, whichever page is open.
import { recordsErased } from '#common/saved/favourites.model.ts';
import { NotFoundHomes } from '#common/suggested/not-found-homes.ts';
import { ProjectPreview } from '#projects/preview/project-preview.ts';
import { ListingPreview } from '#property/preview/listing-preview.ts';
import { messages } from './messages.ts';
import './offline-files.ts';
import { routes } from './routes.tsx';

export const contract = CONTRACT_VERSION;

export const connect = defineRemote({
  routes,
  widgets: {
    'page.notFound': NotFoundHomes,
    'listing.preview': ListingPreview,
    'project.preview': ProjectPreview,
  },
  on: { ...sessionEvents, 'package.bought@1': packageBought, 'records.erased@1': recordsErased },
  messages,
  storage: async () =>
    (await import(/* webpackChunkName: "storage" */ './storage.json')).default as StorageDeclaration[],
});
