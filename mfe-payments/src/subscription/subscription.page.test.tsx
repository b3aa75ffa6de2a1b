import type { Session } from '@lintel/contract';
import { memoryShell, pushArrives, renderRemote } from '@lintel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '../remote.ts';
import { packageAnswers, running } from '../testing/packages.ts';
import { unitUse, usesAnswer } from '../testing/uses.ts';

const session = { user: { id: 7 } } as Session;
const agency = { ...running, id: 5, name: 'Agency', end_date: null };
const open = (shell: ReturnType<typeof memoryShell>, path = '/user/subscription') =>
  renderRemote('mfe-payments', connect, { shell, path });
const rowOf = async (text: string) => within((await screen.findByText(text)).closest('tr')!);

describe('the subscription page', () => {
  it('shows what is left of each package, and which ends next', async () => {
    await open(memoryShell({ session, answers: [packageAnswers([], [running, agency]), usesAnswer([])] }));
    const card = within(await screen.findByRole('article', { name: 'Agent' }));
    expect(card.getByText('22 left')).toBeInTheDocument();
    expect(card.getByRole('meter', { name: 'Properties to list' })).toHaveAttribute('aria-valuenow', '3');
    expect(screen.getByText(/^Agent is the next to end: on 30 January 2027/)).toBeInTheDocument();
    expect(await screen.findByText('No unit has been used yet.')).toBeInTheDocument();
  });

  it('shows a package that was paid twice as two, and forgets the one that ends', async () => {
    const second = { ...running, start_date: '2026-11-20T00:00:00Z', end_date: '2027-02-18T00:00:00Z' };
    const shell = memoryShell({
      session,
      answers: [packageAnswers([], [running, second, agency]), usesAnswer([])],
    });
    const { remote } = await open(shell);
    await screen.findByText('Runs until 18 Feb 2027');
    const ends = () => screen.getAllByRole('article', { name: 'Agent' }).map((card) => card.textContent);
    expect(ends()).toEqual([expect.stringContaining('30 Jan'), expect.stringContaining('18 Feb')]);
    const headings = screen.getAllByRole('heading', { name: 'Agent' });
    expect(new Set(headings.map(({ id }) => id)).size).toBe(2);
    const options = within(screen.getByRole('combobox', { name: 'Package' })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['All packages', 'Agent', 'Agency']);
    shell.answer(packageAnswers([], [second, agency]));
    await pushArrives({ remote }, 'payment');
    await waitFor(() => expect(ends()).toEqual([expect.stringContaining('18 Feb')]));
  });

  it('shows which listing used a unit, what was given back, and what is gone', async () => {
    const answers = [
      packageAnswers([], [running]),
      usesAnswer([
        unitUse(1),
        unitUse(2, { quantity: -1, title: 'Home 2' }),
        unitUse(3, { property_id: null }),
        unitUse(4, { title: null, property_id: null, quantity: 7 }),
        unitUse(5, { title: 'Yards', property_id: null, project_id: 9 }),
      ]),
    ];
    await open(memoryShell({ session, answers }));
    const home = await rowOf('Home 1');
    expect(home.getByRole('link')).toHaveAttribute('href', '/user/properties?q=Home%201');
    expect((await rowOf('Home 2')).getByText('Given back')).toBeInTheDocument();
    expect((await rowOf('Home 3')).queryByRole('link')).not.toBeInTheDocument();
    expect((await rowOf('Earlier uses')).getByRole('cell', { name: '7' })).toBeInTheDocument();
    expect((await rowOf('Yards')).getByRole('link')).toHaveAttribute('href', '/user/projects?q=Yards');
  });

  it('breaks words of a listing that are longer than a phone is wide', async () => {
    const title = 'Donaudampfschifffahrtsgesellschaftsresidenz';
    const answers = [packageAnswers([], [running]), usesAnswer([unitUse(1, { title })])];
    await open(memoryShell({ session, answers }));
    const name = await screen.findByRole('link', { name: title });
    expect(name.parentElement).toHaveStyle({ overflowWrap: 'anywhere' });
  });

  it('shows the uses of one package, which is in the address', async () => {
    const other = unitUse(2, { package: { id: 5, name: 'Agency' } });
    const answers = [packageAnswers([], [running, agency]), usesAnswer([unitUse(1), other])];
    const { location, back } = await open(memoryShell({ session, answers }));
    await rowOf('Home 1');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Package' }), 'Agency');
    await waitFor(() => expect(screen.queryByText('Home 1')).not.toBeInTheDocument());
    expect(screen.getByText('Home 2')).toBeInTheDocument();
    expect(location().search).toBe('?package=5');
    await back();
    await rowOf('Home 1');
  });
});
