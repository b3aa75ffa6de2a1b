import { getAddedProjects, getAddedProperties, updateLead } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, rejected, renderRemote, stub } from '@lintel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { lead, leadsAnswer, slowChanges } from '#testing/leads.ts';
import { ownProjectsAnswer, project } from '#testing/projects.ts';
import { ownPropertiesAnswer, property } from '#testing/properties.ts';

const session = { user: { id: 7 } } as Session;
const open = (shell: ReturnType<typeof memoryShell>, path = '/user/interested/home-1') =>
  renderRemote('mfe-listings', connect, { shell, path });
const own = ownPropertiesAnswer([property(1)]);
const cardOf = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('li')!);
/** A page with one person, whose changes are stored. */
async function openLead() {
  const shell = memoryShell({
    session,
    answers: [own, leadsAnswer([lead(9)]), stub(updateLead, { error: false, message: '', data: lead(9) })],
  });
  await open(shell);
  const card = await cardOf('Omar 9');
  await screen.findByText('Home 1');
  return { shell, card };
}

describe('people who are interested', () => {
  it('shows who asked about which home, with every way to reach them', async () => {
    await open(memoryShell({ session, answers: [own, leadsAnswer([lead(9)])] }));
    const card = await cardOf('Omar 9');
    expect(await screen.findByText('Home 1')).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Write' })).toHaveAttribute('href', '/user/chat?property=1&peer=9');
    expect(card.getByRole('link', { name: '+44 7700 900123' })).toHaveAttribute('href', 'tel:+447700900123');
    expect(card.getByRole('link', { name: 'omar9@example.com' })).toHaveAttribute(
      'href',
      'mailto:omar9@example.com',
    );
  });

  it('shows the last message of each', async () => {
    const last = {
      kind: 'text',
      text: 'Is Saturday fine?',
      is_mine: false,
      created_at: '2026-10-01T10:00:00Z',
    } as const;
    const voice = { kind: 'audio', text: '', is_mine: true, created_at: '2026-10-02T10:00:00Z' } as const;
    await open(
      memoryShell({
        session,
        answers: [own, leadsAnswer([lead(9, { last_message: last }), lead(10, { last_message: voice })])],
      }),
    );
    expect((await cardOf('Omar 9')).getByText('Is Saturday fine?')).toBeVisible();
    expect((await cardOf('Omar 9')).getByText('Wrote 1 Oct 2026')).toBeVisible();
    expect((await cardOf('Omar 10')).getByText('Voice message')).toBeVisible();
  });

  it('moves a lead on at once, and back when the back end refuses', async () => {
    const { shell, card } = await openLead();
    const state = () => card.getByRole('combobox', { name: 'How far you are with Omar 9' });
    await userEvent.selectOptions(state(), 'Viewing');
    expect(state()).toHaveValue('viewing');
    expect(shell.calls.at(-1)).toEqual({
      path: 'update-lead',
      parameters: { property_id: 1, user_id: 9, state: 'viewing' },
    });
    shell.answer(
      stub(updateLead, () => {
        throw rejected('internal');
      }),
    );
    await waitFor(() => expect(state()).toBeEnabled());
    await userEvent.selectOptions(state(), 'Closed');
    await waitFor(() => expect(state()).toHaveValue('viewing'));
  });

  it('are shown once the listing is known, so that no change is lost', async () => {
    const shell = memoryShell({ session, answers: [leadsAnswer([lead(9)])] });
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    shell.answer(
      stub(getAddedProperties, async () => {
        await slow;
        return { error: false as const, message: '', data: [property(1)], total: 1, total_views: 0 };
      }),
    );
    await open(shell);
    await waitFor(() => expect(shell.calls.map(({ path }) => path)).toContain('get-interested-users'));
    expect(screen.queryByRole('combobox', { name: /Omar 9/ })).toBeNull();
    answer();
    expect(await screen.findByRole('combobox', { name: /Omar 9/ })).toBeEnabled();
  });

  it('a note that is saved while the state is on its way follows it', async () => {
    const { answers, slow } = slowChanges();
    const shell = memoryShell({ session, answers: [own, leadsAnswer([lead(9)]), slow] });
    await open(shell);
    const card = await cardOf('Omar 9');
    await screen.findByText('Home 1');
    await userEvent.selectOptions(card.getByRole('combobox'), 'Viewing');
    await userEvent.click(card.getByRole('button', { name: 'Add a note' }));
    await userEvent.type(card.getByRole('textbox', { name: /^Note on Omar 9/ }), 'Calls on Friday');
    await userEvent.click(card.getByRole('button', { name: 'Save' }));
    const sent = () => shell.calls.filter(({ path }) => path === updateLead.path);
    expect(sent()).toHaveLength(1);
    answers[0]!();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]!.parameters).toEqual({ property_id: 1, user_id: 9, note: 'Calls on Friday' });
    answers[1]!();
    await waitFor(() => expect(card.queryByRole('button', { name: 'Save' })).toBeNull());
    expect(card.getByRole('combobox')).toHaveValue('viewing');
  });

  it('a note is written by keyboard alone, and the focus stays with the person', async () => {
    const { card } = await openLead();
    card.getByRole('button', { name: 'Add a note' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(card.getByRole('textbox', { name: /^Note on Omar 9/ })).toHaveFocus();
    await userEvent.keyboard('Calls on Friday{Tab}{Enter}');
    await waitFor(() => expect(card.queryByRole('button', { name: 'Save' })).toBeNull());
    expect(card.getByRole('textbox', { name: /^Note on Omar 9/ })).toHaveFocus();
  });

  it('a note that is refused stays typed', async () => {
    const shell = memoryShell({
      session,
      answers: [
        own,
        leadsAnswer([lead(9)]),
        stub(updateLead, () => {
          throw rejected('internal');
        }),
      ],
    });
    await open(shell);
    const card = await cardOf('Omar 9');
    await screen.findByText('Home 1');
    await userEvent.click(card.getByRole('button', { name: 'Add a note' }));
    const note = card.getByRole('textbox', { name: /^Note on Omar 9/ });
    await userEvent.type(note, 'Calls on Friday');
    await userEvent.click(card.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(card.getByRole('button', { name: 'Save' })).toBeEnabled());
    expect(note).toHaveValue('Calls on Friday');
  });

  it('filters by state in the address', async () => {
    const shell = memoryShell({
      session,
      answers: [own, leadsAnswer([lead(9), lead(10, { state: 'closed' })])],
    });
    const { location, back } = await open(shell);
    await cardOf('Omar 10');
    await userEvent.click(screen.getByRole('radio', { name: 'Closed' }));
    expect(location().search).toBe('?state=closed');
    await waitFor(() => expect(screen.queryByText('Omar 9')).not.toBeInTheDocument());
    await back();
    expect(location().search).toBe('');
    await cardOf('Omar 9');
  });

  it('shows the people of a project, with their question and the conversation about it', async () => {
    const shell = memoryShell({
      session,
      answers: [ownProjectsAnswer([project(4)]), leadsAnswer([lead(9, { message: 'Is unit 3 free?' })])],
    });
    await open(shell, '/user/interested/yards-4?kind=project');
    const card = await cardOf('Omar 9');
    expect(card.getByText('Is unit 3 free?')).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Write' })).toHaveAttribute('href', '/user/chat?project=4&peer=9');
    expect(shell.calls.find(({ path }) => path === 'get-interested-users')!.parameters).toMatchObject({
      project_slug_id: 'yards-4',
    });
  });

  it('saves all people in the chosen state as a file, not only those on screen, with the last message', async () => {
    const last = {
      kind: 'audio',
      text: '',
      is_mine: true,
      created_at: '2026-10-02T10:00:00Z',
    } as const;
    const many = Array.from({ length: 130 }, (_, index) => lead(index + 1));
    const shell = memoryShell({
      session,
      answers: [
        own,
        leadsAnswer([lead(900, { state: 'closed' }), lead(901, { last_message: last }), ...many]),
      ],
    });
    await open(shell, '/user/interested/home-1?state=new');
    let text = '';
    URL.createObjectURL = (blob) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => (text = reader.result as string));
      reader.readAsText(blob as Blob);
      return 'blob:leads';
    };
    URL.revokeObjectURL = () => undefined;
    // jsdom follows no link.
    HTMLAnchorElement.prototype.click = () => undefined;
    await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(text.trim().split('\r\n')).toHaveLength(132));
    expect(text).toContain('Last message,Last message by,Last message on');
    expect(text).toContain('2026-11-20,New,,,Voice message,You,2026-10-02');
    expect(text).not.toContain('Omar 900');
  });

  it('a listing of another user leads back to one’s own', async () => {
    const refuse = stub(getAddedProjects, () => {
      throw rejected('notFound');
    });
    const shell = memoryShell({ session, answers: [refuse, leadsAnswer('notFound')] });
    await open(shell, '/user/interested/other?kind=project');
    expect(await screen.findByText('This isn’t one of your listings')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My properties' })).toHaveAttribute('href', '/user/properties');
    // There is nothing to filter or to save.
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  });
});
