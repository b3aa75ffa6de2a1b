import { targetsOfKind, type NotificationTarget } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, renderRemote } from '@lintel/testing';
import { screen } from '@testing-library/react';
import { connect } from '../remote.ts';
import { notification, notificationsAnswer } from '../testing/notifications.ts';
import { user } from '../testing/user.ts';

const session: Session = { user };

/** Where rows about each type of object lead. */
const addresses: Record<NotificationTarget['type'], string> = {
  property: '/properties-details/home',
  own_property: '/my-property/home',
  project: '/project-details/home',
  own_project: '/my-project/home',
  advert: '/user/advertisement',
  verification: '/user/verification',
  transaction: '/user/transactions/4',
  package: '/user/subscription',
  saved_search: '/user/saved-searches',
};
const hasSlug = new Set<string>(['property', 'own_property', 'project', 'own_project']);

const cases = Object.entries(targetsOfKind).flatMap(
  ([kind, types]: [string, readonly NotificationTarget['type'][] | null]) =>
    (types ?? []).map((type) => [kind, type] as const),
);

it.each(cases)('a row of the kind %s about %s leads to it', async (kind, type) => {
  const target = { type, id: 4, ...(hasSlug.has(type) && { slug_id: 'home' }) };
  const shell = memoryShell({ session, answers: [notificationsAnswer([notification(9, { kind, target })])] });
  await renderRemote('mfe-account', connect, { shell, path: '/user/notifications' });
  expect(await screen.findByRole('link', { name: 'Notification 9' })).toHaveAttribute(
    'href',
    addresses[type],
  );
});

const wordsAlone = Object.entries(targetsOfKind).flatMap(([kind, types]) =>
  types?.length === 0 ? [kind] : [],
);
it.each(wordsAlone)('a row of the kind %s is its words, and pretends no way on', async (kind) => {
  const shell = memoryShell({
    session,
    answers: [notificationsAnswer([notification(9, { kind, target: null })])],
  });
  await renderRemote('mfe-account', connect, { shell, path: '/user/notifications' });
  expect(await screen.findByRole('heading', { name: 'Notification 9' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Notification 9' })).toBeNull();
});
