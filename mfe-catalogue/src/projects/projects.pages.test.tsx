import {
  getPackage,
  getProjectDetail,
  getProjects,
  interestedUsers,
  type Offer,
  type ProjectDetail,
  type ProjectListRow,
  type UserRow,
  type WebSettings,
} from '@lintel/api-contract';
import { memoryShell, offline, rejected, renderRemote, stub, type MemoryShellOptions } from '@lintel/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { historyOf } from '#testing/history.ts';
import { listOf, projectDetail, projectRow } from '#testing/test-data.ts';

const detailCall = ({ calls }: ReturnType<typeof memoryShell>) =>
  calls.find(({ path }) => path === getProjectDetail.path)!.parameters;
const here = {
  latitude: 36,
  longitude: -5,
  formatted_address: '',
  city: 'Porto Azul',
  state: '',
  country: '',
};
const seekerPlus = {
  id: 3,
  name: 'Seeker Plus',
  package_type: 'paid',
  price: 9,
  ios_product_id: null,
  duration: 720,
  created_at: '2026-11-01T00:00:00.000Z',
  package_status: 'inactive',
  payment_transaction_id: null,
  features: [{ id: 7, name: 'Projects', type: 'project_access', limit_type: 'unlimited', limit: null }],
} satisfies Offer;
const user = { id: 7, name: 'Omar' } as UserRow;
const rows = (from: number, count: number): ProjectListRow[] =>
  Array.from({ length: count }, (_, index) => projectRow(from + index));

async function open(path: string, options: MemoryShellOptions) {
  const shell = memoryShell(options);
  const steps = historyOf(shell);
  const page = await renderRemote('mfe-catalogue', connect, { shell, path });
  return { shell, steps, user: userEvent.setup(), ...page };
}
const refusing = (key: 'packageRequired' | 'unauthenticated') =>
  stub(getProjectDetail, () => {
    throw rejected(key);
  });
const detailOf = (more: Partial<ProjectDetail> = {}, similar = [projectRow(9)]) =>
  stub(getProjectDetail, {
    error: false,
    data: projectDetail(4, more),
    total: 1,
    similar_projects: similar,
  });

describe('the list of projects', () => {
  it('shows state, place and number of plans, each leading to its page', async () => {
    await open('/projects', { answers: [stub(getProjects, listOf(rows(1, 2)))] });
    const card = within(screen.getAllByRole('article')[0]!);
    expect(card.getByRole('link', { name: 'Project 1' })).toHaveAttribute(
      'href',
      '/project-details/project-1',
    );
    expect(card.getByText('Under construction')).toBeInTheDocument();
    expect(card.getByText('3 floor plans')).toBeInTheDocument();
  });
  it('shows what the cheapest home costs, what kinds there are and how many are left', async () => {
    const kinds = (...bedrooms: (number | null)[]) =>
      bedrooms.map((count, index) => ({ title: `Kind ${index + 1}`, bedrooms: count }));
    const list = [
      projectRow(1, { price_from: 310_000, units_available: 5, unit_types: kinds(1, 3) }),
      projectRow(2, { price_from: null, units_available: 1, unit_types: kinds(null, null, null) }),
      projectRow(3, { price_from: null, units_available: 0, unit_types: kinds(2) }),
      projectRow(4),
    ];
    await open('/projects', { answers: [stub(getProjects, listOf(list))] });
    const [priced, asked, gone, silent] = screen.getAllByRole('article');
    expect(priced).toHaveTextContent('From$310,000');
    expect(priced).toHaveTextContent('1–3 bedrooms');
    expect(priced).toHaveTextContent('5 units available');
    expect(asked).toHaveTextContent('Price on request');
    expect(asked).not.toHaveTextContent('From');
    expect(asked).toHaveTextContent('Kind 1Kind 21 more');
    expect(asked).toHaveTextContent('1 unit available');
    expect(gone).toHaveTextContent('Sold out');
    expect(gone).toHaveTextContent('2 bedrooms');
    expect(silent).not.toHaveTextContent(/Sold out|available|request/);
  });
  it('tells a visitor what is free and what a package opens (B13)', async () => {
    const answers = [stub(getProjects, listOf(rows(1, 2)))];
    const { unmount } = await open('/projects', { answers });
    expect(screen.getByText(/^Browsing is free/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See packages' })).toHaveAttribute(
      'href',
      '/subscription-plan?for=project_access&return=%2Fprojects',
    );
    expect(screen.getByRole('link', { name: 'Project 1' })).toBeInTheDocument();
    unmount();
    await open('/projects', { answers, session: { user } });
    expect(screen.queryByText(/^Browsing is free/)).toBeNull();
  });
  it('requests what the address names, and writes choices into it', async () => {
    const {
      shell,
      steps,
      user: person,
    } = await open('/projects?near=10', {
      answers: [stub(getProjects, listOf(rows(1, 1)))],
      location: here,
    });
    expect(shell.calls[0]!.parameters).toMatchObject({ latitude: 36, longitude: -5, radius: 10 });
    await person.click(screen.getByRole('switch', { name: 'Featured projects only' }));
    expect(steps).toEqual([['/projects?featured=1&near=10', 'added']]);
  });
  it('shows that a distance has no effect without a position, and asks for the position', async () => {
    const answers = [stub(getProjects, listOf(rows(1, 1)))];
    const { shell, user: person } = await open('/projects?near=10', { answers });
    expect(screen.getByText('Distance isn’t applied')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Distance from you' })).toHaveValue('10');
    await person.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(shell.locationAsked).toBe(1);
    await act(async () => shell.location.set(here));
    expect(screen.queryByText('Distance isn’t applied')).toBeNull();
    expect(shell.calls.at(-1)!.parameters).toMatchObject({ latitude: 36, longitude: -5, radius: 10 });
  });
  it('grows by "load more", with the page in the address', async () => {
    const { steps, user: person } = await open('/projects', {
      answers: [stub(getProjects, listOf(rows(1, 12), 20))],
    });
    await person.click(screen.getByRole('button', { name: 'Load 8 more' }));
    expect(steps).toEqual([['/projects?page=2', 'replaced']]);
  });
  it('explains that nothing matches, and leads back to all', async () => {
    const { shell, user: person } = await open('/projects?featured=1', {
      answers: [stub(getProjects, listOf([]))],
    });
    expect(screen.getByText('No matching projects')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Show all projects' }));
    expect(shell.navigated).toEqual(['/projects']);
  });
  it('shows that the device is offline, and retries', async () => {
    const failing = stub(getProjects, () => {
      throw offline;
    });
    const { shell, user: person } = await open('/projects', { answers: [failing] });
    expect(await screen.findByText('You’re offline')).toBeInTheDocument();
    shell.answer(stub(getProjects, listOf(rows(1, 1))));
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Project 1' })).toBeInTheDocument();
  });
});

describe('a project', () => {
  it('is asked for by id, or by its name in addresses', async () => {
    const first = await open('/project-details/4', { answers: [detailOf()], session: { user } });
    expect(detailCall(first.shell)).toEqual({ id: '4', get_similar: '1' });
    first.unmount();
    const other = await open('/project-details/mill-stream', { answers: [detailOf()], session: { user } });
    expect(detailCall(other.shell)).toMatchObject({ slug_id: 'mill-stream' });
  });
  it('shows its plans one at a time, to zoom; a PDF opens in the browser’s own viewer', async () => {
    const { user: person } = await open('/project-details/4', { answers: [detailOf()], session: { user } });
    expect(screen.getByRole('img', { name: 'Plan: Ground floor' })).toBeInTheDocument();
    await person.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Zoom in' }));
    expect(screen.getByText('150%')).toBeVisible();
    screen.getByRole('tab', { name: 'Ground floor' }).focus();
    await person.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Roof', selected: true })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Open plan' })).toHaveAttribute(
      'href',
      'http://api.test/roof.pdf',
    );
  });
  it('lists what it sells: kinds with size, price and how many are left', async () => {
    const units = [
      { id: 1, title: 'Loft', bedrooms: 1, area: 48, price: null, available: 2 },
      { id: 2, title: 'Garden flat', bedrooms: 2, area: 74, price: 310_000, available: 3 },
      { id: 3, title: 'Office', bedrooms: null, area: null, price: 500_000, available: 0 },
    ];
    const offer = { units, price_from: 310_000, units_available: 5, unit_types: units };
    await open('/project-details/4', { answers: [detailOf(offer)], session: { user } });
    const section = screen.getByRole('heading', { name: 'Available units' }).closest('section')!;
    const [loft, garden, office] = within(section).getAllByRole('listitem');
    expect(loft).toHaveTextContent('1 bedroom · 48 m²');
    expect(loft).toHaveTextContent('Price on request');
    expect(garden).toHaveTextContent('From $310,000');
    expect(garden).toHaveTextContent('3 available');
    expect(office).toHaveTextContent('OfficeSold');
    expect(office).not.toHaveTextContent('500');
    expect(screen.getByText('5 units available')).toBeInTheDocument();
  });
  it('breaks words that are longer than a phone is wide', async () => {
    const title = 'Donaudampfschifffahrtsgesellschaftsresidenz';
    const breaks = { overflowWrap: 'anywhere' };
    await open('/project-details/4', { answers: [detailOf({ title })], session: { user } });
    expect(screen.getByRole('heading', { level: 1, name: title })).toHaveStyle(breaks);
    const parts = screen.getByRole('heading', { name: 'Plans' }).closest('section')!.parentElement;
    expect(parts).toHaveStyle(breaks);
  });
  it('shows where it stands on a map, and no map where that is unknown', async () => {
    const at = { latitude: '35.2', longitude: '-24', location: 'Pier 4, Porto Azul' };
    const { unmount } = await open('/project-details/4', { answers: [detailOf(at)], session: { user } });
    const name = 'Map around Pier 4, Porto Azul';
    expect(await screen.findByRole('application', { name })).toBeInTheDocument();
    unmount();
    const nowhere = detailOf({ latitude: '', longitude: '' });
    await open('/project-details/4', { answers: [nowhere], session: { user } });
    expect(screen.getByRole('heading', { name: 'Location' })).toBeInTheDocument();
    expect(screen.queryByRole('application')).toBeNull();
  });
  it('names who builds it, its papers, and more projects', async () => {
    const { shell } = await open('/project-details/4', { answers: [detailOf()], session: { user } });
    const contact = within(screen.getByRole('complementary', { name: 'Contact' }));
    expect(contact.getByRole('link', { name: 'Sara Khatib' })).toHaveAttribute('href', '/agent-details/sara');
    expect(screen.getByRole('link', { name: 'terms.pdf' })).toBeInTheDocument();
    const more = within(screen.getByRole('list', { name: 'More projects' }));
    expect(more.getByRole('link', { name: 'Project 9' })).toBeInTheDocument();
    expect(shell.described.at(-1)).toMatchObject({
      title: 'Project 4',
      canonical: '/project-details/project-4',
    });
  });
  it('names its papers as their owner does, also once they are downloaded', async () => {
    const [paper] = projectDetail(4).documents;
    const documents = [{ ...paper!, name: 'http://api.test/0f3a.pdf', file_name: 'Terms of sale.pdf' }];
    await open('/project-details/4', { answers: [detailOf({ documents })], session: { user } });
    for (const name of ['Terms of sale.pdf', 'Download Terms of sale.pdf'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('download', 'Terms of sale.pdf');
    expect(screen.queryByText(/0f3a/)).toBeNull();
  });
  describe('that the user is interested in (A22)', () => {
    const offered = detailOf({ is_interest_available: true, is_interested: 0 });
    const accepts = stub(interestedUsers, { error: false, message: 'ok' });
    const openSignedIn = (...answers: ReturnType<typeof stub>[]) =>
      open('/project-details/4', { answers: [offered, ...answers], session: { user } });

    it('tells the developer, and takes it back', async () => {
      const { shell, user: person } = await openSignedIn(accepts);
      await person.click(screen.getByRole('button', { name: 'I’m interested' }));
      await person.click(await screen.findByRole('button', { name: 'You’re interested', pressed: true }));
      await screen.findByRole('button', { name: 'I’m interested', pressed: false });
      expect(
        shell.calls.filter(({ path }) => path === 'interested_users').map(({ parameters }) => parameters),
      ).toEqual([
        { project_id: 4, type: '1' },
        { project_id: 4, type: '0' },
      ]);
    });
    it('shows the state before when the back end refuses', async () => {
      const refused = stub(interestedUsers, () => {
        throw rejected('wrongState');
      });
      const { shell, user: person } = await openSignedIn(refused);
      await person.click(screen.getByRole('button', { name: 'I’m interested' }));
      expect(await screen.findByRole('button', { name: 'I’m interested', pressed: false })).toBeVisible();
      expect(shell.notices.at(-1)).toMatchObject({ tone: 'danger' });
    });
    it('leaves a place where another remote lets the user write to the developer', async () => {
      const { container } = await openSignedIn();
      await screen.findByRole('button', { name: 'I’m interested' });
      expect(container.querySelectorAll('[data-slot="project.contact"]')).toHaveLength(1);
    });
    it('offers the developer’s own tools to the developer alone', async () => {
      const answers = [detailOf({ added_by: user.id })];
      const own = await open('/project-details/4', { answers, session: { user } });
      await screen.findByRole('heading', { level: 1 });
      expect(own.container.querySelectorAll('[data-slot="project.owner"]')).toHaveLength(1);
      own.unmount();
      const other = await open('/project-details/4', { answers, session: { user: { ...user, id: 9 } } });
      await screen.findByRole('heading', { level: 1 });
      expect(other.container.querySelectorAll('[data-slot="project.owner"]')).toHaveLength(0);
    });

    it('offers neither to the developer', async () => {
      const { container } = await open('/project-details/4', {
        answers: [detailOf({ is_interest_available: true, added_by: user.id })],
        session: { user },
      });
      expect(screen.queryByRole('button', { name: 'I’m interested' })).toBeNull();
      expect(container.querySelector('[data-slot="project.contact"]')).toBeNull();
    });
  });
  it('that there is not offers no package for it (A38)', async () => {
    const answers = [refusing('unauthenticated'), stub(getProjects, listOf([]))];
    const { shell } = await open('/project-details/99999', { answers });
    expect(await screen.findByText('Project not found', { selector: 'h1' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See packages' })).toBeNull();
    expect(shell.described.at(-1)).toMatchObject({ noindex: true });
  });
  it('without package shows what is public, what is kept back, and what would open it', async () => {
    const { shell } = await open('/project-details/4', {
      answers: [
        refusing('packageRequired'),
        stub(getProjects, listOf([projectRow(4, { documents_count: 2 })])),
        stub(getPackage, { error: false, data: [seekerPlus], active_packages: [], all_features: [] }),
      ],
      session: { user },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Project 4' })).toBeInTheDocument();
    expect(shell.described.at(-1)).toMatchObject({
      title: 'Project 4',
      canonical: '/project-details/project-4',
    });
    expect(shell.described.at(-1)).toHaveProperty('description', projectRow(4).location);
    expect(screen.getByText('3 floor plans')).toBeInTheDocument();
    expect(screen.getByText('2 documents')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See packages' })).toHaveAttribute(
      'href',
      '/subscription-plan?for=project_access&return=%2Fproject-details%2F4',
    );
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
    const asked = shell.calls.find(({ path }) => path === 'get-projects');
    expect(asked?.parameters).toMatchObject({ id: '4' });
    // The cheapest package that opens it, with its price and what it opens (B13).
    expect(await screen.findByText('Seeker Plus')).toBeInTheDocument();
    expect(screen.getByText(/for 30 days/)).toHaveTextContent('$9 for 30 days');
    expect(screen.getByText('Every project with floor plans and documents')).toBeInTheDocument();
    expect(screen.queryByText('Every premium listing in full')).toBeNull();
  });
  it('offers a visitor another try when its public part cannot be loaded', async () => {
    const failing = stub(getProjects, () => {
      throw rejected('internal');
    });
    const { shell, user: person } = await open('/project-details/4', { answers: [failing] });
    shell.answer(stub(getProjects, listOf([projectRow(4)])));
    await person.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Project 4' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument();
  });
  it('writes the price of a package in full, also where prices are compact', async () => {
    const packages = stub(getPackage, {
      error: false,
      data: [{ ...seekerPlus, price: 1250 }],
      active_packages: [],
      all_features: [],
    });
    await open('/project-details/4', {
      answers: [refusing('packageRequired'), stub(getProjects, listOf([projectRow(4)])), packages],
      settings: { number_with_suffix: '1' } as WebSettings,
    });
    expect(await screen.findByText(/for 30 days/)).toHaveTextContent('$1,250 for 30 days');
  });
  it('shows the same at the address with its name', async () => {
    const { shell } = await open('/project-details/harbour-court', {
      answers: [refusing('packageRequired'), stub(getProjects, listOf([projectRow(4)]))],
      session: { user },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Project 4' })).toBeInTheDocument();
    const asked = shell.calls.find(({ path }) => path === 'get-projects');
    expect(asked?.parameters).toMatchObject({ slug_id: 'harbour-court' });
  });
  it('asks a visitor to sign in, and appears after it', async () => {
    const {
      shell,
      user: person,
      remote,
    } = await open('/project-details/4', {
      answers: [refusing('unauthenticated'), stub(getProjects, listOf([projectRow(4)]))],
    });
    await person.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(shell.asked).toEqual(['signed-in']);
    // It would be refused.
    expect(shell.calls.map(({ path }) => path)).not.toContain('get-project-detail');
    shell.answer(detailOf());
    await act(async () => remote.on['session.started@1']?.({ userId: 7 }));
    expect(await screen.findByRole('tab', { name: 'Ground floor' })).toBeInTheDocument();
    shell.answer(refusing('unauthenticated'));
    await act(async () => remote.on['session.ended@1']?.({ reason: 'signed-out' }));
    expect(screen.queryByRole('tab', { name: 'Ground floor' })).toBeNull();
  });
  it('appears once a package is bought', async () => {
    const { shell, remote } = await open('/project-details/4', {
      answers: [refusing('packageRequired'), stub(getProjects, listOf([projectRow(4)]))],
      session: { user },
    });
    await screen.findByRole('link', { name: 'See packages' });
    shell.answer(detailOf());
    await act(async () => remote.on['package.bought@1']?.({ packageId: 3 }));
    expect(await screen.findByRole('tab', { name: 'Ground floor' })).toBeInTheDocument();
  });
  it('that does not exist shows “not found”', async () => {
    const nothing = stub(getProjectDetail, { error: false, data: null, total: 0, similar_projects: [] });
    const { shell } = await open('/project-details/99', { answers: [nothing], session: { user } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Project not found');
    expect(shell.described.at(-1)).toMatchObject({ noindex: true });
  });
});
