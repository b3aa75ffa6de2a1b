import type { ProjectDetail, PropertyDetail } from '@lintel/api-contract';
import type { Access } from './manifest.ts';
import type { ResolvedLock } from './release.ts';

/** Places where a remote may show a widget of its own inside the shell's or another remote's page, and their props. */
export interface Slots {
  /** Right end of the header; small, icon-sized. */
  'header.actions': Record<never, never>;
  /** Where a user writes to the owner of a property: its page, and cards of it. */
  'property.contact': {
    propertyId: number;
    slug: string;
    title: string;
    /** Where the page knows the owner. */
    owner?: { id: number; name: string; isBlockedByMe: boolean; isBlockedByUser: boolean };
    /** `card`: small, beside other actions; default `panel`, as wide as the contact card. */
    look?: 'card' | 'panel';
  };
  /** Where a user writes to the owner of a project, on its page. */
  'project.contact': {
    projectId: number;
    title: string;
    owner: { id: number; name: string };
  };
  /** Top of a property's page, for the user who listed it: its state, and what they may do. */
  'property.owner': { propertyId: number; slug: string };
  /** Top of a project's page, for the user who listed it. */
  'project.owner': { projectId: number; slug: string };
  /** A property as buyers will see it, before it is posted. */
  'listing.preview': { property: PropertyDetail; as: 'card' | 'page' };
  /** The same for a project. */
  'project.preview': { project: ProjectDetail; as: 'card' | 'page' };
  /** Above the cards of the dashboard: what waits for the signed-in person. */
  'dashboard.next': Record<never, never>;
  /** Card on the dashboard of the signed-in person. */
  'dashboard.card': Record<never, never>;
  /** Below the message that an address does not exist: somewhere to go on. */
  'page.notFound': Record<never, never>;
  /** Beside the page, at the user's request: what the page is made of. `close` takes it away again. */
  'page.overlay': { site: ResolvedLock; close(): void };
}
export type SlotName = keyof Slots;

/** Who a slot is for; widgets of a slot for signed-in people are not even fetched for visitors. */
export const slotAccess = {
  'header.actions': 'user',
  'property.contact': 'public',
  'project.contact': 'public',
  'property.owner': 'user',
  'project.owner': 'user',
  'listing.preview': 'user',
  'project.preview': 'user',
  'dashboard.next': 'user',
  'dashboard.card': 'user',
  'page.notFound': 'public',
  'page.overlay': 'public',
} as const satisfies Record<SlotName, Access>;
