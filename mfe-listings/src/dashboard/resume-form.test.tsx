import { getListingSteps } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { createDraftStore } from '@lintel/remote-kit';
import { memoryShell, renderWidget, stub } from '@lintel/testing';
import { screen, waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { projectDrafts, propertyDrafts } from '#common/drafts-of-forms.ts';
import { connect } from '#remote.ts';

const nothing = { count: 0, newest: null };
const none = stub(getListingSteps, {
  error: false,
  message: 'ok',
  data: { leads: nothing, rejected: nothing, to_confirm: nothing },
});
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
  const shells = new Map<number, ReturnType<typeof memoryShell>>();
  const shellOf = (id: number) => shells.get(id)!;
  const open = (id: number) =>
    renderWidget('mfe-listings', connect, {
      shell: shells.set(id, memoryShell({ session: { user: { id } } as Session, answers: [none] })).get(id)!,
      slot: 'dashboard.next',
      props: {},
    });
  const { unmount } = await open(7);
  expect(await screen.findByText('Rope Walk')).toBeVisible();
  expect(screen.getByText(/2 more drafts/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/user/edit-project/9');
  unmount();
  const { container } = await open(8);
  await waitFor(() => expect(shellOf(8).calls).toHaveLength(1));
  expect(container.querySelector('[data-step]')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
});
