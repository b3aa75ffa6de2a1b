import { getInterestedUsers, updateLead } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { lead, leadsAnswer, slowChanges } from '#testing/leads.ts';
import { ownPropertiesAnswer, property } from '#testing/properties.ts';

const session = { user: { id: 7 } } as Session;

/** The leads of a home, where the back end stores a change only when the test lets it. */
async function open(user = session) {
  const { answers, slow } = slowChanges();
  const shell = memoryShell({
    session: user,
    answers: [ownPropertiesAnswer([property(1), property(2)]), leadsAnswer([lead(9)]), slow],
  });
  const page = await renderRemote('mfe-listings', connect, { shell, path: '/user/interested/home-1' });
  await screen.findByText('Home 1');
  const heading = await screen.findByRole('heading', { level: 2, name: 'Omar 9' });
  const sent = () =>
    shell.calls.filter(({ path }) => path === updateLead.path).map(({ parameters }) => parameters);
  return { ...page, shell, card: within(heading.closest('li')!), answers, sent };
}

describe('a lead whose change is on its way', () => {
  it('has a note stored that was saved meanwhile, although the page was left', async () => {
    const { card, answers, sent, go } = await open();
    await userEvent.selectOptions(card.getByRole('combobox'), 'Viewing');
    await userEvent.click(card.getByRole('button', { name: 'Add a note' }));
    await userEvent.type(card.getByRole('textbox', { name: /^Note on Omar 9/ }), 'Calls on Friday');
    await userEvent.click(card.getByRole('button', { name: 'Save' }));
    await go('/user/properties');
    await screen.findByRole('heading', { name: 'Home 2' });
    answers[0]!();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual({ property_id: 1, user_id: 9, note: 'Calls on Friday' });
  });

  it('keeps the focus on its state, which can be changed on, and shows the newest', async () => {
    const { card, answers, sent } = await open();
    const state = card.getByRole('combobox', { name: 'How far you are with Omar 9' });
    state.focus();
    await userEvent.selectOptions(state, 'Contacted');
    expect(state).toBeEnabled();
    await userEvent.selectOptions(state, 'Viewing');
    expect(state).toHaveFocus();
    expect(state).toHaveValue('viewing');
    answers[0]!();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent().at(-1)).toEqual({ property_id: 1, user_id: 9, state: 'viewing' });
    answers[1]!();
    await waitFor(() => expect(state).toHaveValue('viewing'));
  });
});

describe('a note that is typed and not saved', () => {
  const write = async (card: ReturnType<typeof within>) => {
    await userEvent.click(card.getByRole('button', { name: 'Add a note' }));
    await userEvent.type(card.getByRole('textbox', { name: /^Note on Omar 9/ }), 'Calls on Friday');
  };

  it('is asked about before the page is left, until it is stored', async () => {
    const { card, shell, answers } = await open();
    const free = shell.leaveGuards;
    await write(card);
    await waitFor(() => expect(shell.leaveGuards).toBeGreaterThan(free));
    await userEvent.click(card.getByRole('button', { name: 'Save' }));
    answers[0]!();
    await waitFor(() => expect(shell.leaveGuards).toBe(free));
  });

  it('needs no question once it is as it was', async () => {
    const { card, shell } = await open();
    const free = shell.leaveGuards;
    await write(card);
    await userEvent.clear(card.getByRole('textbox', { name: /^Note on Omar 9/ }));
    await waitFor(() => expect(shell.leaveGuards).toBe(free));
  });

  it('is still there when the state that is shown was changed in between', async () => {
    const { card } = await open();
    await write(card);
    await userEvent.click(screen.getByRole('radio', { name: 'Closed' }));
    await waitFor(() => expect(screen.queryByText('Omar 9')).toBeNull());
    await userEvent.click(screen.getByRole('radio', { name: 'All' }));
    expect(await screen.findByRole('textbox', { name: /^Note on Omar 9/ })).toHaveValue('Calls on Friday');
  });

  it('is still there after a reload, and is gone once the page was left', async () => {
    const first = await open();
    await write(first.card);
    // A page that is loaded again is not left before.
    const kept = { ...sessionStorage };
    await first.go('/user/properties');
    await screen.findByRole('heading', { name: 'Home 2' });
    expect(sessionStorage).toHaveLength(0);
    first.unmount();
    for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value);
    const { go } = await open();
    expect(await screen.findByRole('textbox', { name: /^Note on Omar 9/ })).toHaveValue('Calls on Friday');
    await go('/user/properties');
    await screen.findByRole('heading', { name: 'Home 2' });
    await go('/user/interested/home-1');
    expect(await screen.findByRole('button', { name: 'Add a note' })).toBeInTheDocument();
  });

  it('is not shown to another user of the same tab', async () => {
    const { card, unmount } = await open();
    await write(card);
    const kept = { ...sessionStorage };
    expect(Object.values(kept).join()).toContain('Calls on Friday');
    unmount();
    for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value);
    await open({ user: { id: 8 } } as Session);
    expect(await screen.findByRole('button', { name: 'Add a note' })).toBeInTheDocument();
  });
});

it('leads are asked for once, although the listing that they are about is known some time after', async () => {
  const { shell } = await open();
  const asked = () => shell.calls.filter(({ path }) => path === getInterestedUsers.path);
  await userEvent.click(screen.getByRole('radio', { name: 'New' }));
  await waitFor(() => expect(asked().at(-1)!.parameters).toMatchObject({ state: 'new' }));
  expect(asked()).toHaveLength(2);
});

it('a file of people has each of them once where more people come while it is written', async () => {
  const people = Array.from({ length: 230 }, (_, index) => lead(300 - index));
  const growing = stub(getInterestedUsers, ({ limit, offset }) => {
    const data = people.slice(Number(offset), Number(offset) + Number(limit));
    const answer = { error: false as const, message: '', data, total: people.length };
    people.unshift(lead(people[0]!.id + 1));
    return answer;
  });
  const shell = memoryShell({ session, answers: [ownPropertiesAnswer([property(1)]), growing] });
  await renderRemote('mfe-listings', connect, { shell, path: '/user/interested/home-1' });
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return 'blob:leads';
  };
  URL.revokeObjectURL = () => undefined;
  // jsdom follows no link.
  HTMLAnchorElement.prototype.click = () => undefined;
  await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = new TextDecoder()
    .decode(await files[0]!.arrayBuffer())
    .trim()
    .split('\r\n');
  const names = lines.map((line) => line.split(',')[0]);
  expect(names).toContain('Omar 71');
  expect(new Set(names).size).toBe(names.length);
});
