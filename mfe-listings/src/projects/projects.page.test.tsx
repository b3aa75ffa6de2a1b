import { changeProjectStatus, deleteProject, storeAdvertisement } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { adPackage, packagesAnswer } from '#testing/packages.ts';
import { ownProjectsAnswer, project } from '#testing/projects.ts';

const session = { user: { id: 7 } } as Session;
const open = (shell: ReturnType<typeof memoryShell>, path = '/user/projects') =>
  renderRemote('mfe-listings', connect, { shell, path });
const rowOf = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('tr')!);
const openMenu = async (title: string) => {
  await screen.findByRole('heading', { name: title });
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${title}` }));
};
const choose = async (title: string, action: string) => {
  await openMenu(title);
  await userEvent.click(screen.getByRole('menuitem', { name: action }));
};
const done = { error: false as const, message: 'ok' };

it.each<[string, Parameters<typeof project>[1], string[]]>([
  ['live', {}, ['View', 'Edit', 'Duplicate', 'Interested people', 'Feature', 'Hide', 'Delete']],
  [
    'live and featured',
    { is_feature_available: false },
    ['View', 'Edit', 'Duplicate', 'Interested people', 'Hide', 'Delete'],
  ],
  ['hidden', { status: 0 }, ['View', 'Edit', 'Duplicate', 'Interested people', 'Show', 'Delete']],
  ['in review', { request_status: 'pending', status: 0 }, ['View', 'Duplicate', 'Delete']],
])('a project that is %s has its actions', async (_, values, actions) => {
  await open(memoryShell({ session, answers: [ownProjectsAnswer([project(1, values)])] }));
  await openMenu('Yards 1');
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(actions);
});

describe('the page of own projects', () => {
  it('shows why a project was rejected, and its people lead to their list', async () => {
    const refused = project(2, {
      request_status: 'rejected',
      status: 0,
      reject_reason: {
        id: 1,
        reason: 'Plans missing',
        created_at: '2026-11-02T00:00:00Z',
        updated_at: '2026-11-02T00:00:00Z',
      },
    });
    const wanted = project(1, { interested_count: 2 });
    await open(memoryShell({ session, answers: [ownProjectsAnswer([wanted, refused])] }));
    expect((await rowOf('Yards 2')).getByText('Plans missing')).toBeInTheDocument();
    expect((await rowOf('Yards 1')).getByRole('link', { name: 'Interested: 2' })).toHaveAttribute(
      'href',
      '/user/interested/yards-1?kind=project',
    );
    await openMenu('Yards 1');
    expect(screen.getByRole('menuitem', { name: 'Interested people' })).toHaveAttribute(
      'href',
      '/user/interested/yards-1?kind=project',
    );
  });

  it('searches and filters in the address', async () => {
    const shell = memoryShell({
      session,
      answers: [ownProjectsAnswer([project(1), project(2, { request_status: 'pending', status: 0 })])],
    });
    const { location, back } = await open(shell);
    await rowOf('Yards 1');
    await userEvent.click(screen.getByRole('radio', { name: 'In review' }));
    await waitFor(() => expect(screen.queryByText('Yards 1')).not.toBeInTheDocument());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most viewed');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Featured only' }));
    await waitFor(() =>
      expect(shell.calls.at(-1)!.parameters).toMatchObject({
        request_status: 'pending',
        is_promoted: '1',
        sort: 'most_viewed',
      }),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Featured only' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search in titles' }), 'none');
    expect(await screen.findByText('No projects here')).toBeInTheDocument();
    expect(location().search).toBe('?q=none&show=review&sort=most_viewed');
    await userEvent.click(screen.getByRole('button', { name: 'Show all projects' }));
    expect(await screen.findByRole('heading', { name: 'Yards 1' })).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    await back();
    expect(location().search).toBe('?q=none&show=review&sort=most_viewed');
    await back();
    expect(location().search).toBe('?show=review&sort=most_viewed');
  });

  it('shows live and hidden ones apart, each with what it brought', async () => {
    const shell = memoryShell({
      session,
      answers: [
        ownProjectsAnswer([
          project(1, { total_click: 1204, interested_count: 17, quality: { score: 72, todo: [] } }),
          project(2, { status: 0, total_click: 3, interested_count: 0 }),
        ]),
      ],
    });
    await open(shell, '/user/projects?show=live');
    const row = await rowOf('Yards 1');
    expect(row.getByRole('cell', { name: '1,204' })).toBeInTheDocument();
    expect(row.getByRole('cell', { name: 'Interested: 17' })).toBeInTheDocument();
    expect(row.getByText('Quality 72')).toBeVisible();
    expect(screen.queryByText('Yards 2')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Inactive' }));
    await rowOf('Yards 2');
    await waitFor(() => expect(screen.queryByText('Yards 1')).toBeNull());
  });

  it('several are hidden at once, each as far as it may be, and deleted after one question', async () => {
    const shell = memoryShell({
      session,
      answers: [
        ownProjectsAnswer([project(1), project(2), project(3, { request_status: 'pending', status: 0 })]),
        stub(changeProjectStatus, done),
        stub(deleteProject, done),
      ],
    });
    await open(shell);
    await rowOf('Yards 1');
    for (const id of [1, 2, 3])
      await userEvent.click(screen.getByRole('checkbox', { name: `Select Yards ${id}` }));
    expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    await waitFor(() =>
      expect(shell.calls.slice(1)).toEqual(
        [1, 2].map((id) => ({ path: 'change-project-status', parameters: { project_id: id, status: 0 } })),
      ),
    );
    for (const id of [2, 3])
      await userEvent.click(screen.getByRole('checkbox', { name: `Select Yards ${id}` }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete 2 projects?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Yards 3')).toBeNull());
    expect(screen.queryByText('Yards 2')).toBeNull();
    expect(screen.getByText('Yards 1')).toBeInTheDocument();
  });

  it('hides at once, deletes after a question, and features', async () => {
    const shell = memoryShell({
      session,
      answers: [
        ownProjectsAnswer([project(1), project(2)]),
        stub(changeProjectStatus, done),
        stub(deleteProject, done),
        stub(storeAdvertisement, done),
        packagesAnswer([
          adPackage({ type: 'project_feature', name: 'Project Feature', total_limit: 1, used_limit: 0 }),
        ]),
      ],
    });
    await open(shell);
    await choose('Yards 1', 'Feature');
    expect(await screen.findByText('1 now, 0 afterwards')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Feature' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await choose('Yards 1', 'Hide');
    expect((await rowOf('Yards 1')).getByText('Inactive')).toBeInTheDocument();
    await choose('Yards 2', 'Delete');
    await userEvent.click(
      within(screen.getByRole('alertdialog', { name: 'Delete “Yards 2”?' })).getByRole('button', {
        name: 'Delete',
      }),
    );
    await waitFor(() => expect(screen.queryByText('Yards 2')).not.toBeInTheDocument());
    expect(shell.calls.slice(-3)).toEqual([
      { path: 'store_advertisement', parameters: { feature_for: 'project', project_id: 1 } },
      { path: 'change-project-status', parameters: { project_id: 1, status: 0 } },
      { path: 'delete_project', parameters: { id: 2 } },
    ]);
  });
});
