import { getAddedProperties } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { createDraftStore } from '@lintel/remote-kit';
import { memoryShell, renderWidget, stub } from '@lintel/testing';
import { screen } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { projectDrafts, propertyDrafts } from '#common/drafts-of-forms.ts';
import { connect } from '#remote.ts';

const none = stub(getAddedProperties, { error: false, message: 'ok', data: [], total: 0, total_views: 0 });
const keep = (
  kind: typeof propertyDrafts | typeof projectDrafts,
  id: string,
  title: string,
  savedAt: number,
) => createDraftStore(kind).write({ id, userId: 7, savedAt, values: { values: { title } } });

it('the newest unfinished form of both kinds can be gone on with from the dashboard, only by its user', async () => {
  await keep(propertyDrafts, 'a', 'Villa', Date.now() - 60_000);
  await keep(projectDrafts, 'edit-9', 'Rope Walk', Date.now());
  await keep(projectDrafts, 'b', 'Old yard', Date.now() - 90_000);
  const open = (id: number) =>
    renderWidget('mfe-listings', connect, {
      shell: memoryShell({ session: { user: { id } } as Session, answers: [none] }),
      slot: 'dashboard.card',
      props: {},
    });
  const { unmount } = await open(7);
  expect(await screen.findByText('Rope Walk')).toBeVisible();
  expect(screen.getByText(/2 more drafts/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/user/edit-project/9');
  unmount();
  await open(8);
  await screen.findByText('You haven’t listed a property yet.');
  expect(screen.queryByRole('link', { name: 'Go on' })).toBeNull();
});
