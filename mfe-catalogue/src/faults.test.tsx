import {
  agentList,
  getCategories,
  getProjectDetail,
  getProjects,
  getProperty,
  getPropertyList,
  homepageData,
  listingHistory,
  neighbourhoodStats,
  type WebSettings,
} from '@lintel/api-contract';
import { memoryShell, rejected, renderRemote, stub, type Stub } from '@lintel/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { faults, type Fault } from '#testing/faults.ts';
import {
  agentRow,
  article,
  card,
  categoryRow,
  detail,
  homepage,
  listOf,
  projectDetail,
  projectRow,
  row,
} from '#testing/test-data.ts';
import { connect } from './remote.ts';

const homeArticle = { ...article, category_id: 1, image: '', created_at: '2026-01-01T00:00:00Z' };
const home = homepage({
  sections: [
    { type: 'featured_properties_section', title: 'Featured', data: [card(1), card(2)] },
    { type: 'projects_section', title: 'Projects', data: [projectRow(1)] },
    { type: 'articles_section', title: 'Articles', data: [homeArticle] },
    { type: 'agents_list_section', title: 'Agents', data: [agentRow(1)] },
    {
      type: 'properties_by_cities_section',
      title: 'Cities',
      data: [{ City: 'Porto Azul', Count: 3, image: '' }],
    },
  ],
});
const one = <Data,>(data: Data) => ({ error: false as const, message: '', data, total: 1 });

/** The pages that faults are tried on: the call that each is about, a well-formed answer, and what is seen of it. */
const visits: Record<Fault['page'], { at: string; answers: Stub[]; shows: string | RegExp }> = {
  home: { at: '/', answers: [stub(homepageData, one(home))], shows: 'Home 1' },
  search: { at: '/properties', answers: [stub(getPropertyList, listOf([row(1), row(2)]))], shows: 'Home 2' },
  detail: {
    at: '/properties-details/home-1',
    answers: [stub(getProperty, { ...one([detail(1)]), similar_properties: [detail(7)] })],
    shows: 'Home 1',
  },
  project: {
    at: '/project-details/4',
    answers: [
      stub(getProjectDetail, { ...one(projectDetail(4)), similar_projects: [] }),
      stub(getProjects, listOf([projectRow(4)])),
    ],
    shows: 'Project 4',
  },
  projects: { at: '/projects', answers: [stub(getProjects, listOf([projectRow(1)]))], shows: 'Project 1' },
  agents: { at: '/agents', answers: [stub(agentList, listOf([agentRow(1)]))], shows: 'Agent 1' },
  categories: { at: '/categories', answers: [stub(getCategories, listOf([categoryRow()]))], shows: 'Villa' },
  contact: { at: '/contact-us', answers: [], shows: 'Contact us' },
};

/** Opens a page whose call answers what the fault makes of the well-formed answer. */
async function open(page: Fault['page'], answer: Fault['answer'], settings?: unknown, more: Stub[] = []) {
  const { at, answers } = visits[page];
  const shell = memoryShell({
    answers: [...answers, ...more],
    settings: (settings ?? null) as WebSettings | null,
  });
  const { request } = shell;
  const broken = answers[0]?.operation.path;
  shell.request = async (operation, ...rest) => {
    const body = await request(operation, ...rest);
    return operation.path === broken && answer ? (answer(body as never) as typeof body) : body;
  };
  await renderRemote('mfe-catalogue', connect, { shell, path: at });
  return shell;
}

beforeEach(() => localStorage.clear());

it.each(faults.map((fault) => [fault.page, fault.name, fault] as const))(
  '%s stays with %s',
  async (page, _name, { answer, settings, shows = visits[page].shows }) => {
    const shell = await open(page, answer, settings);
    expect((await screen.findAllByText(shows)).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(shell.reports).toEqual([]);
  },
);

/** Of a back end that has none of these calls. */
const missing = [listingHistory, neighbourhoodStats].map((operation) =>
  stub(operation as typeof listingHistory, () => {
    throw rejected('notFound', { status: 404 });
  }),
);

it('a back end without the history and the neighbourhood shows neither, nor an error', async () => {
  const shell = await open('detail', undefined, null, missing);
  await waitFor(() => expect(shell.calls.map(({ path }) => path)).toContain(neighbourhoodStats.path));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'History' })).toBeNull());
  expect(screen.queryByRole('heading', { name: 'Price history' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('a row that cannot be drawn', () => {
  const unreadable = { title: { en: 'Home' } };
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  afterAll(() => log.mockRestore());

  it.each(['home', 'search'] as const)('is left out of %s and reported; the others stay', async (page) => {
    const shell = await open(page, (body) => {
      const rows = (page === 'home' ? home.sections[0]!.data : body.data) as object[];
      const changed = [{ ...rows[0], ...unreadable }, ...rows.slice(1)];
      if (page === 'search') return { ...body, data: changed };
      return { ...body, data: { ...home, sections: [{ ...home.sections[0], data: changed }] } };
    });
    expect(await screen.findByRole('link', { name: 'Home 2' })).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(shell.reports).toHaveLength(1);
  });
  it('costs a page one section, which can be tried again', async () => {
    const places = [{ id: 1, name: { en: 'Metro' }, distance: 1, image: '' }];
    const broken: Fault['answer'] = (body) => ({
      ...body,
      data: [{ ...(body.data as object[])[0], assign_facilities: places }],
    });
    const shell = await open('detail', broken, null, missing);
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load this');
    expect(screen.getByRole('heading', { level: 1, name: 'Home 1' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Facts' })).toBeInTheDocument();
    expect(shell.reports).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(shell.reports).toHaveLength(2);
  });
});
