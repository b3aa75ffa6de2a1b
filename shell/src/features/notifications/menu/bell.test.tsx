import { getNotificationList, markNotificationsSeen, type NotificationRow } from '@lintel/api-contract';
import { schemas } from '@lintel/api-contract/schemas';
import type { ResolvedLock } from '@lintel/contract';
import { screen } from '@testing-library/react';
import { allSettled, type Scope } from 'effector';
import { unreadCountsReceived } from '#features/notifications/stream/unread.model.ts';
import { siteKnown } from '#remotes/routing/known-addresses.ts';
import { userHarness, type UserHarness } from '#testing/user-harness.ts';
import { renderShell, speakEnglish } from '#testing/render-shell.tsx';
import Bell from './bell.tsx';

const row: NotificationRow = {
  id: 1,
  title: 'Price drop',
  message: 'A home that you saved has become cheaper.',
  notification_image: '',
  type: 1,
  send_type: 0,
  customers_id: '7',
  propertys_id: 4,
  created_at: '2026-11-20T10:00:00.000Z',
  created: '1 day ago',
  property: { id: 4, title_image: '', gallery: [], documents: [], is_favourite: 0, slug_id: 'villa' },
};

let world: UserHarness;
let scope: Scope;

beforeAll(speakEnglish);
beforeEach(async () => {
  world = userHarness();
  const answer = { error: false, data: [row], total: 1 };
  world.answer(getNotificationList.path, schemas.getNotificationList.answer.parse(answer));
  world.answer(markNotificationsSeen.path, { data: { notifications: 0, messages: 2 } });
  scope = world.scope();
  await allSettled(unreadCountsReceived, { scope, params: { notifications: 3, messages: 2 } });
});

const seen = () => world.calls.filter(({ path }) => path === markNotificationsSeen.path);

describe('the bell', () => {
  it('names how many are new; opening it shows them and marks them as seen', async () => {
    const user = renderShell(<Bell />, { scope });
    expect(seen()).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Notifications: 3 new' }));
    const link = await screen.findByRole('link', { name: /Price drop/ });
    expect(link).toHaveAttribute('href', '/properties-details/villa');
    expect(screen.getByRole('link', { name: 'See all notifications' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Notifications' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(seen().map(({ parameters }) => parameters)).toEqual([{ up_to: row.id }]);
  });

  it('marks only what it shows as seen where more is unread', async () => {
    const data = [
      { ...row, id: 9, is_read: 0 },
      { ...row, id: 8, is_read: 1 },
      { ...row, id: 7, is_read: 0 },
    ];
    world.answer(getNotificationList.path, { data, total: 30 });
    world.answer(markNotificationsSeen.path, { data: { notifications: 1, messages: 2 } });
    const user = renderShell(<Bell />, { scope });
    await user.click(screen.getByRole('button', { name: 'Notifications: 3 new' }));
    expect(await screen.findByRole('button', { name: 'Notifications: 1 new' })).toBeVisible();
    expect(seen().map(({ parameters }) => parameters)).toEqual([{ id: 9 }, { id: 7 }]);
  });

  it('marks nothing as seen that could not be shown, and can try again', async () => {
    world.refuse(getNotificationList.path, { kind: 'offline', retryable: true });
    const user = renderShell(<Bell />, { scope });
    await user.click(screen.getByRole('button', { name: /Notifications/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load notifications');
    expect(seen()).toHaveLength(0);
    world.answer(getNotificationList.path, { data: [], total: 0 });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Nothing yet/)).toBeVisible();
  });

  it('leads nowhere where no page is', async () => {
    await allSettled(siteKnown, {
      scope,
      params: { environment: 'x', revision: 1, remotes: [] } as ResolvedLock,
    });
    const user = renderShell(<Bell />, { scope });
    await user.click(screen.getByRole('button', { name: /Notifications/ }));
    expect(await screen.findByText('Price drop')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
