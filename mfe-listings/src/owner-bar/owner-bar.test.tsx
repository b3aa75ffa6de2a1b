import {
  changeProjectStatus,
  changePropertyStatus,
  confirmProperty,
  deleteProject,
  deleteProperty,
  getAddedProjects,
  listingStatistics,
  updatePropertyStatus,
  type OwnProjectDetail,
} from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, rejected, renderWidget, stub } from '@lintel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { ownPropertiesAnswer, property } from '#testing/properties.ts';

const session = { user: { id: 7 } } as Session;
const counts = { views: 12, saves: 3, leads: 1, messages: 0 };
const statistics = stub(listingStatistics, {
  error: false,
  message: '',
  data: {
    days: [
      { day: '2026-11-22', ...counts },
      { day: '2026-11-23', ...counts, views: 30 },
    ],
    totals: { ...counts, views: 42 },
    similar: { listings: 8, views: 20, saves: 1, leads: 0, messages: 0 },
  },
});
async function open(values: Parameters<typeof property>[1] = {}) {
  const shell = memoryShell({ session, answers: [ownPropertiesAnswer([property(1, values)]), statistics] });
  await renderWidget('mfe-listings', connect, {
    shell,
    slot: 'property.owner',
    props: { propertyId: 1, slug: 'home-1' },
  });
  await screen.findByText('Your listing');
  return shell;
}
const menu = () => userEvent.click(screen.getByRole('button', { name: 'Actions for Home 1' }));

const at = '2026-11-20T10:00:00Z';
const refusal = { id: 1, reason: 'No photo of the front', created_at: at, updated_at: at };

describe('the bar of the owner', () => {
  it('shows the state, leads to the form and to the interested people, and counts', async () => {
    await open();
    expect(screen.getByText('Live')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/user/edit-property/1');
    expect(screen.getByRole('link', { name: 'Interested people' })).toHaveAttribute(
      'href',
      '/user/interested/home-1',
    );
    expect(screen.getByText('Seen 1,204 times · 1 interested person')).toBeVisible();
  });

  it('names why a listing was refused, and what follows', async () => {
    await open({
      request_status: 'rejected',
      status: 0,
      reject_reason: refusal,
      interested_users: [],
    });
    expect(screen.getByText(/No photo of the front/)).toBeVisible();
    expect(screen.getByText(/Change what the reason names/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Interested people' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('leads to those who were interested before a change that is reviewed', async () => {
    await open({ request_status: 'pending', status: 0 });
    expect(screen.getByText('Seen 1,204 times · 1 interested person')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Interested people' })).toHaveAttribute(
      'href',
      '/user/interested/home-1',
    );
  });

  it.each([
    ['in review', { request_status: 'pending', status: 0 }, /You can change it after that/],
    ['sold', { property_type: 'sold' }, /no longer offered/],
  ] as const)(
    'a home that is %s cannot be edited, and its quality names steps without links',
    async (_, values, meaning) => {
      await open({
        ...values,
        quality: { score: 82, todo: [{ part: 'photos', points: 18, missing: 6 }] },
      });
      expect(screen.getByText(meaning)).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
      expect(screen.getByText('+18: Add 6 photos')).toBeVisible();
      expect(screen.queryByRole('link', { name: '+18: Add 6 photos' })).toBeNull();
      await menu();
      expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
    },
  );

  it('hides the listing at once, and takes that back when the back end refuses', async () => {
    const shell = await open();
    let refuse = () => {};
    shell.answer(
      stub(
        changePropertyStatus,
        () => new Promise<never>((_, reject) => (refuse = () => reject(rejected('internal')))),
      ),
    );
    await menu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Hide' }));
    expect(await screen.findByText('Inactive')).toBeVisible();
    refuse();
    expect(await screen.findByText('Live')).toBeVisible();
  });

  it('asks whether it is still available, and takes one press for an answer', async () => {
    const shell = await open({
      confirmation_step: 'overdue',
      confirmed_at: '2026-10-20T10:00:00Z',
      confirmation_due_at: '2026-12-04T10:00:00Z',
    });
    shell.answer(
      stub(confirmProperty, { error: false, message: '', data: { confirmed_at: '2026-11-23T10:00:00Z' } }),
    );
    expect(screen.getByText(/last confirmed it 20 Oct 2026.*hidden 4 Dec 2026/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Still available' }));
    await waitFor(() =>
      expect(shell.calls.at(-1)).toEqual({ path: confirmProperty.path, parameters: { property_id: 1 } }),
    );
    expect(screen.queryByRole('button', { name: 'Still available' })).toBeNull();
  });

  it('shows its quality, leads to the steps that bring most, and how points are counted', async () => {
    await open({
      quality: {
        score: 61,
        todo: [
          { part: 'photos', points: 18, missing: 6 },
          { part: 'description', points: 10, missing: 260 },
          { part: 'facts', points: 6, missing: 1 },
          { part: 'tour', points: 5, missing: 1 },
        ],
      },
    });
    expect(screen.getByRole('meter', { name: 'Quality of the listing' })).toHaveAttribute(
      'aria-valuenow',
      '61',
    );
    expect(screen.getByRole('link', { name: '+18: Add 6 photos' })).toHaveAttribute(
      'href',
      '/user/edit-property/1?step=photos',
    );
    expect(screen.queryByRole('link', { name: /video/ })).toBeNull();
    await userEvent.click(screen.getByText('How it’s counted'));
    expect(screen.getByRole('row', { name: '10 photos 12 / 30' })).toBeVisible();
  });

  it('an expired one is shown again in one press', async () => {
    const shell = await open({ confirmation_step: 'expired', status: 0 });
    shell.answer(stub(changePropertyStatus, { error: false, message: 'ok' }));
    expect(screen.getByText('Expired')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByText('Live')).toBeVisible();
    expect(shell.calls.at(-1)).toEqual({
      path: changePropertyStatus.path,
      parameters: { property_id: 1, status: 1 },
    });
  });

  it('asks before it is sold', async () => {
    const shell = await open();
    shell.answer(stub(updatePropertyStatus, { error: false, message: 'ok' }));
    await menu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mark as sold' }));
    expect(shell.calls.map(({ path }) => path)).not.toContain(updatePropertyStatus.path);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as sold' }));
    await waitFor(() =>
      expect(shell.calls.at(-1)).toEqual({
        path: updatePropertyStatus.path,
        parameters: { property_id: 1, status: '2' },
      }),
    );
    expect(await screen.findByText('Sold')).toBeVisible();
  });

  it('is deleted after a question, and leads back to the others', async () => {
    const shell = await open();
    shell.answer(stub(deleteProperty, { error: false, message: 'ok' }));
    await menu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(shell.navigated).toEqual(['/user/properties']));
  });

  it('asks for results only when the owner wants them: sums beside similar ones, and a day by day table', async () => {
    const shell = await open();
    expect(shell.calls.map(({ path }) => path)).not.toContain(listingStatistics.path);
    await userEvent.click(screen.getByRole('button', { name: 'Results of 30 days' }));
    expect(await screen.findByText('42')).toBeVisible();
    expect(screen.getByText('similar ones: 20')).toBeVisible();
    await userEvent.click(screen.getByText('Show as table'));
    // The day of the wire, also where its midnight in UTC is the evening of the day before.
    expect(screen.getByRole('row', { name: '23/11/2026 30' })).toBeVisible();
  });
});

it('a project is hidden by its owner, who reads its state and who is interested; it goes after a question', async () => {
  const row = {
    id: 4,
    slug_id: 'yards-4',
    title: 'Yards',
    status: 1,
    request_status: 'approved',
    is_promoted: false,
    total_click: 3,
    interested_count: 5,
    reject_reason: {},
    quality: {
      score: 80,
      todo: [
        { part: 'plans', points: 15, missing: 2 },
        { part: 'video', points: 5, missing: 1 },
      ],
    },
  } as unknown as OwnProjectDetail;
  let status: 0 | 1 = 1;
  const shell = memoryShell({
    session,
    answers: [
      stub(changeProjectStatus, (request) => {
        status = Number(request.status) === 1 ? 1 : 0;
        return { error: false as const, message: 'ok' };
      }),
      stub(deleteProject, { error: false, message: 'ok' }),
    ],
  });
  const request = shell.request.bind(shell);
  shell.request = (async (operation, parameters, options) =>
    operation.path === getAddedProjects.path
      ? { error: false, data: { ...row, status }, total: 1 }
      : request(operation, parameters, options)) as typeof shell.request;
  const { location } = await renderWidget('mfe-listings', connect, {
    shell,
    slot: 'project.owner',
    props: { projectId: 4, slug: 'yards-4' },
  });
  expect(await screen.findByText('Seen 3 times · 5 interested people')).toBeVisible();
  expect(screen.getByRole('meter', { name: 'Quality of the listing' })).toHaveAttribute(
    'aria-valuenow',
    '80',
  );
  expect(screen.getByRole('link', { name: '+15: Add 2 plans' })).toHaveAttribute(
    'href',
    '/user/edit-project/4?step=plans',
  );
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText('Inactive')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show' })).toBeVisible();
  expect(shell.notices.map(({ text }) => text)).toEqual(['“Yards” is hidden.']);
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Yards' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Duplicate',
    'Delete',
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Delete “Yards”?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(shell.navigated).toEqual(['/user/projects']));
  expect(shell.calls.at(-1)).toEqual({ path: deleteProject.path, parameters: { id: 4 } });
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Yards' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
  await waitFor(() => expect(location()).toMatchObject({ pathname: '/user/add-project' }));
  expect(new URLSearchParams(location().search).get('from')).toBe('4');
});
