import { agentList, agentProperties, type Agent, type AgentRow, type AnswerOf } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, rejected, renderRemote, stub, type MemoryShellOptions } from '@lintel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { historyOf } from '#testing/history.ts';
import { agentRow, card, listOf, person, projectRow } from '#testing/test-data.ts';

type Data = AnswerOf<typeof agentProperties>['data'];
const home = (id: number) => ({ ...card(id), added_by: 5, is_premium: 0 as const });
const pageOf = (more: Partial<Data> = {}, total = 1) =>
  stub(agentProperties, ({ is_projects: wantsProjects }) => ({
    error: false as const,
    message: '',
    total,
    data: {
      customer_data: person,
      properties_data: wantsProjects ? [] : [home(1)],
      projects_data: wantsProjects ? [projectRow(3)] : [],
      premium_properties_count: 0,
      package_available: true,
      feature_available: true,
      ...more,
    },
  }));

async function open(path: string, options: MemoryShellOptions) {
  const shell = memoryShell(options);
  const steps = historyOf(shell);
  const page = await renderRemote('mfe-catalogue', connect, { shell, path });
  return { shell, steps, user: userEvent.setup(), ...page };
}

describe('the list of agents', () => {
  const rows: AgentRow[] = [
    agentRow(0, { is_admin: true, name: 'Lintel' }),
    agentRow(5, { projects_count: 2 }),
  ];

  it('names people and the provider, with what they offer', async () => {
    await open('/agents', { answers: [stub(agentList, listOf(rows, 1))] });
    expect(screen.getByRole('link', { name: 'Lintel' })).toHaveAttribute(
      'href',
      '/agent-details/provider?is_admin=1',
    );
    const agent = within(screen.getAllByRole('article')[1]!);
    expect(agent.getByRole('link', { name: 'Agent 5' })).toHaveAttribute('href', '/agent-details/agent-5');
    expect(agent.getByText('4 homes · 2 projects')).toBeInTheDocument();
  });
  it('finds by name and keeps verified ones, both in the address', async () => {
    const { shell, user } = await open('/agents?q=Sara&verified=1', {
      answers: [stub(agentList, listOf(rows, 1))],
    });
    expect(shell.calls[0]!.parameters).toMatchObject({ search: 'Sara', is_verified: '1' });
    const field = screen.getByRole('searchbox', { name: 'Agent name' });
    await user.clear(field);
    await user.type(field, 'Omar{Enter}');
    expect(shell.navigated).toEqual(['/agents?q=Omar&verified=1']);
    await user.click(screen.getByRole('switch', { name: 'Verified only' }));
    expect(shell.navigated.at(-1)).toBe('/agents?q=Sara');
  });
  it('can be taken back: each search and filter is an entry of the history, and more rows are none', async () => {
    const many = stub(agentList, listOf([agentRow(7)], 30));
    const { steps, user, go } = await open('/agents', { answers: [many] });
    await user.type(screen.getByRole('searchbox', { name: 'Agent name' }), 'Omar{Enter}');
    await go('/agents?q=Omar');
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('switch', { name: 'Verified only' }));
    await user.click(screen.getByRole('button', { name: 'Load 24 more' }));
    expect(steps).toEqual([
      ['/agents?q=Omar', 'added'],
      ['/agents?q=Omar', 'replaced'],
      ['/agents?q=Omar&verified=1', 'added'],
      ['/agents?q=Omar&page=2', 'replaced'],
    ]);
  });
  it('keeps the focus in the field after a search, and fills it in again after Back', async () => {
    const { user, go } = await open('/agents', { answers: [stub(agentList, listOf(rows, 1))] });
    await user.type(screen.getByRole('searchbox', { name: 'Agent name' }), 'Omar{Enter}');
    await go('/agents?q=Omar');
    expect(screen.getByRole('searchbox', { name: 'Agent name' })).toHaveFocus();
    await go('/agents');
    expect(screen.getByRole('searchbox', { name: 'Agent name' })).toHaveValue('');
  });
  it('announces what a search has found, and that it has found nothing', async () => {
    const { shell, go } = await open('/agents', { answers: [stub(agentList, listOf(rows, 1))] });
    const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    shell.answer(stub(agentList, listOf([agentRow(7)], 1)));
    await go('/agents?q=Omar');
    await waitFor(() => expect(spoken()).toContain('1 of 1 shown'));
    shell.answer(stub(agentList, listOf([agentRow(7)], 30)));
    await go('/agents?q=O');
    await waitFor(() => expect(spoken()).toContain('1 of 30 shown'));
    shell.answer(stub(agentList, listOf([], 0)));
    await go('/agents?q=zzz');
    await waitFor(() => expect(spoken().join(' ')).toContain('No matching agents'));
  });
  it('has every agent, one after the other, although the provider before them is not counted', async () => {
    const people = Array.from({ length: 49 }, (_, index) => agentRow(index + 5));
    const provider = agentRow(0, { is_admin: true, name: 'Lintel' });
    const answers = [
      stub(agentList, ({ offset, limit }) => {
        const from = Number(offset);
        const page = people.slice(from, from + Number(limit));
        return listOf(from === 0 ? [provider, ...page] : page, people.length);
      }),
    ];
    const { shell, user, go } = await open('/agents', { answers });
    expect(await screen.findByText('25 of 50 shown')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Load 24 more' }));
    await go(shell.navigated.at(-1)!);
    await user.click(await screen.findByRole('button', { name: 'Load 1 more' }));
    await go(shell.navigated.at(-1)!);
    const names = ['Lintel', ...people.map(({ name }) => name)];
    expect(await screen.findByText('50 of 50 shown')).toBeInTheDocument();
    expect(
      screen.getAllByRole('article').map((agent) => within(agent).getByRole('link').textContent),
    ).toEqual(names);
  });
  it('explains that no agent matches', async () => {
    const { shell, user } = await open('/agents?q=zzz', { answers: [stub(agentList, listOf([]))] });
    await user.click(screen.getByRole('button', { name: 'Show all agents' }));
    expect(screen.getByText('No matching agents')).toBeInTheDocument();
    expect(shell.navigated).toEqual(['/agents']);
  });
  it('tries again after a failure', async () => {
    const failing = stub(agentList, () => {
      throw rejected('internal');
    });
    const { shell, user } = await open('/agents', { answers: [failing] });
    shell.answer(stub(agentList, listOf(rows, 1)));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Agent 5' })).toBeInTheDocument();
  });
});

describe('an agent', () => {
  it('shows who it is, what was checked, how to reach them, and homes on offer', async () => {
    const { shell, user } = await open('/agent-details/sara', { answers: [pageOf()] });
    expect(shell.calls[0]!.parameters).toMatchObject({ slug_id: 'sara', offset: 0 });
    expect(screen.getByRole('heading', { level: 1, name: 'Sara Khatib' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Verified' }));
    expect(screen.getByText('Identity and business details')).toBeVisible();
    expect(screen.getByRole('link', { name: '+44 7700 900123' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
      'href',
      'https://www.facebook.com/sara.k',
    );
    expect(screen.getByRole('tab', { name: '13 homes', selected: true })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Home 1' })).toBeInTheDocument();
    expect(shell.described.at(-1)).toMatchObject({
      title: 'Sara Khatib',
      description: 'Homes with gardens.',
    });
  });
  it('F28 shows the words of a user as text, whatever stands in them', async () => {
    const about_me = '<h2>Call me</h2>\n<a href="https://evil.example">here</a>';
    await open('/agent-details/sara', { answers: [pageOf({ customer_data: { ...person, about_me } })] });
    expect(screen.getByText(/<h2>Call me<\/h2>/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'here' })).not.toBeInTheDocument();
  });
  it('keeps how many homes are shown in the address, so that Back comes to the same place', async () => {
    const all = Array.from({ length: 40 }, (_, index) => home(index + 1));
    const { answer: answerOf } = pageOf({}, all.length);
    const answers = [
      stub(agentProperties, (request) => {
        const answer = answerOf(request) as AnswerOf<typeof agentProperties>;
        const from = Number(request.offset ?? 0);
        const rows = all.slice(from, from + Number(request.limit));
        return { ...answer, data: { ...answer.data, properties_data: rows } };
      }),
    ];
    const { shell, user, go } = await open('/agent-details/sara?page=2', { answers });
    expect(await screen.findAllByRole('article')).toHaveLength(24);
    await user.click(screen.getByRole('button', { name: 'Load 12 more' }));
    expect(shell.navigated).toEqual(['/agent-details/sara?page=3']);
    const before = shell.calls.length;
    await go('/agent-details/sara?page=3');
    expect(await screen.findAllByRole('article')).toHaveLength(36);
    expect(shell.calls.slice(before).map(({ parameters }) => parameters)).toMatchObject([{ offset: 24 }]);
    await user.click(screen.getByRole('tab', { name: /project/ }));
    expect(shell.navigated.at(-1)).toBe('/agent-details/sara?tab=projects');
  });
  it('is the one of the address, although an earlier one answers late', async () => {
    const omar = { ...person, id: 6, slug_id: 'omar', name: 'Omar Haddad' };
    let answerSara = () => {};
    const sara = new Promise<void>((resolve) => (answerSara = resolve));
    const { answer: answerOf } = pageOf();
    const shown = (request: unknown, data: Partial<Data>) => {
      const answer = answerOf(request) as AnswerOf<typeof agentProperties>;
      return { ...answer, data: { ...answer.data, ...data } };
    };
    const answers = [
      stub(agentProperties, async (request) => {
        if (request.slug_id === 'omar') return shown(request, { customer_data: omar });
        await sara;
        return shown(request, {});
      }),
    ];
    const { go } = await open('/agent-details/sara', { answers: [stub(agentList, listOf([])), ...answers] });
    await go('/agents');
    await go('/agent-details/omar');
    expect(await screen.findByRole('heading', { level: 1, name: 'Omar Haddad' })).toBeInTheDocument();
    await act(async () => answerSara());
    expect(screen.getByRole('heading', { level: 1, name: 'Omar Haddad' })).toBeInTheDocument();
  });
  it('shows projects in a tab of their own, which is in the address', async () => {
    const { shell, user, unmount } = await open('/agent-details/sara', { answers: [pageOf()] });
    await user.click(screen.getByRole('tab', { name: '2 projects' }));
    expect(shell.navigated).toEqual(['/agent-details/sara?tab=projects']);
    unmount();
    await open('/agent-details/sara?tab=projects', { answers: [pageOf()] });
    expect(await screen.findByRole('link', { name: 'Project 3' })).toBeInTheDocument();
  });
  it('shows how many projects and premium homes a package would open', async () => {
    const { unmount } = await open('/agent-details/sara?tab=projects', {
      answers: [pageOf({ feature_available: false, projects_data: [] }, 2)],
    });
    expect(screen.getByText('2 projects for members')).toBeInTheDocument();
    unmount();
    await open('/agent-details/sara', {
      answers: [pageOf({ feature_available: false, premium_properties_count: 3 })],
    });
    expect(screen.getByText('3 more premium listings for members')).toBeInTheDocument();
  });
  it('who looks at the own page sees all of what is offered there, without a package for it', async () => {
    const session = { user: { id: person.id } } as Session;
    const answers = [pageOf({ premium_properties_count: 2, feature_available: false })];
    const { go } = await open('/agent-details/sara', { session, answers });
    expect(await screen.findByRole('link', { name: 'Home 1' })).toBeInTheDocument();
    expect(screen.queryByText(/premium listings for members/)).not.toBeInTheDocument();
    await go('/agent-details/sara?tab=projects');
    expect(await screen.findByRole('link', { name: 'Project 3' })).toBeInTheDocument();
  });
  it('may be the provider of the site itself', async () => {
    const provider: Agent = {
      id: 0,
      name: 'Lintel',
      slug_id: 'lintel',
      email: 'hello@example.com',
      mobile: '',
      profile: '',
      property_count: 1,
      projects_count: 0,
      total_count: 1,
      is_verify: true,
    };
    const { shell } = await open('/agent-details/provider?is_admin=1', {
      answers: [pageOf({ customer_data: provider })],
    });
    expect(shell.calls[0]!.parameters).toMatchObject({ is_admin: '1' });
    expect(screen.getByRole('heading', { level: 1, name: 'Lintel' })).toBeInTheDocument();
  });
  it('that does not exist shows “not found”, and a failure can be retried', async () => {
    const missing = stub(agentProperties, () => {
      throw rejected('notFound');
    });
    const { unmount } = await open('/agent-details/nobody', { answers: [missing] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Agent not found' })).toBeInTheDocument();
    unmount();
    const failing = stub(agentProperties, () => {
      throw rejected('internal');
    });
    const { shell, user } = await open('/agent-details/sara', { answers: [failing] });
    shell.answer(pageOf());
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sara Khatib' })).toBeInTheDocument();
  });
});
