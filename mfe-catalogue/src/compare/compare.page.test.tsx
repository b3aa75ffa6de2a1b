import { compareProperties, getAllSimilarProperties } from '@lintel/api-contract';
import { memoryShell, offline, rejected, renderRemote, stub, type MemoryShellOptions } from '@lintel/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { picks } from '#common/compare/compare-picks.ts';
import { connect } from '#remote.ts';
import { card, fact } from '#testing/test-data.ts';
import { compared, near } from '#testing/test-homes.ts';

const a = compared(1, {
  price: 300_000,
  facilities: [fact(3, 'Built-up area (m²)', '160'), fact(9, 'Energy class', '')],
  near_by_places: [near(1, 'Metro', 0.6)],
});
const b = compared(2, {
  price: 200_000,
  facilities: [fact(3, 'Built-up area (m²)', '40'), fact(9, 'Energy class', 'C')],
  near_by_places: [],
});
const answer = stub(compareProperties, {
  error: false,
  data: { source_property: a, target_property: b },
});
const failing = (thrown: unknown) =>
  stub(compareProperties, () => {
    throw thrown;
  });

async function open(path: string, options: MemoryShellOptions = {}) {
  const shell = memoryShell({ answers: [answer], ...options });
  const page = await renderRemote('mfe-catalogue', connect, { shell, path });
  await act(async () => undefined);
  return { shell, user: userEvent.setup(), ...page };
}
const row = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest<HTMLElement>('[role=row]')!);

beforeEach(() => localStorage.clear());

describe('a comparison', () => {
  it('aligns what both state, names what is missing, and why one is better', async () => {
    const { shell } = await open('/compare?a=1&b=2&all=1');
    expect(shell.calls[0]).toEqual({
      path: 'compare-properties',
      parameters: { source_property_id: 1, target_property_id: 2 },
    });
    expect(row('Price').getAllByRole('cell')[1]).toHaveTextContent('$200,00033% less');
    expect(row('Built-up area').getAllByRole('cell')[0]).toHaveTextContent('160 m²120 m² more');
    expect(row('Energy class').getAllByRole('cell')[0]).toHaveTextContent('Not stated');
    expect(row('Metro').getAllByRole('cell')[1]).toHaveTextContent('Not stated');
  });
  it('shows for how long the price of a rented home pays', async () => {
    const rented = { property_type: 'rent' as const, rentduration: 'Monthly' };
    const data = { source_property: compared(1, rented), target_property: compared(2, rented) };
    await open('/compare?a=1&b=2', { answers: [stub(compareProperties, { error: false, data })] });
    expect(row('Price').getAllByRole('cell')[0]).toHaveTextContent(/\/month/);
  });
  it.each([
    ['sold', 'Sold'],
    ['rented', 'Rented'],
  ] as const)('states beside the name of a home that it is %s', async (deal, words) => {
    const data = { source_property: a, target_property: compared(2, { property_type: deal }) };
    await open('/compare?a=1&b=2', { answers: [stub(compareProperties, { error: false, data })] });
    const [first, second] = within(screen.getByRole('list', { name: 'The two homes' })).getAllByRole(
      'listitem',
    );
    expect(second).toHaveTextContent(words);
    expect(first).not.toHaveTextContent(words);
  });
  it('concludes by the weights of the address, as by hand, and names what would change it', async () => {
    await open('/compare?a=1&b=2&w=6-4-0-0-0');
    // A8 each figure is an element of its own, so that it stays beside its letter.
    expect(screen.getByText('56', { selector: 'bdi' }).parentElement).toHaveTextContent('A5644B');
    expect(screen.getByRole('status')).toHaveTextContent(
      '“\u2068Home 1\u2069” is the better fit (56 of 100). True unless Price counts for more than 75% of the total.',
    );
    expect(screen.getByText(/^Left out.*: Rooms, Places nearby, Features\.$/)).toBeInTheDocument();
  });
  it('follows a weight at once and writes it into the address to share', async () => {
    const { shell } = await open('/compare?a=1&b=2');
    fireEvent.change(screen.getByRole('slider', { name: 'Area' }), { target: { value: '0' } });
    expect(screen.getByRole('status')).toHaveTextContent(/^“\u2068Home 2\u2069” is the better fit/);
    await waitFor(() => expect(shell.navigated).toEqual(['/compare?a=1&b=2&w=5-0-5-5-5']));
  });
  it('loses no weight that changes while the address of the one before is on its way', async () => {
    const { shell, go } = await open('/compare?a=1&b=2');
    const lighten = (name: string) =>
      fireEvent.change(screen.getByRole('slider', { name }), { target: { value: '0' } });
    lighten('Area');
    await waitFor(() => expect(shell.navigated).toHaveLength(1));
    lighten('Rooms');
    await go(shell.navigated[0]!);
    await waitFor(() => expect(shell.navigated.at(-1)).toBe('/compare?a=1&b=2&w=5-0-0-5-5'));
    await go(shell.navigated.at(-1)!);
    expect(screen.getByRole('slider', { name: 'Rooms' })).toHaveValue('0');
  });
  it('can leave out what is equal', async () => {
    const { user } = await open('/compare?a=1&b=2');
    expect(screen.getByRole('rowheader', { name: 'Offer' })).toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: /Only show differences/ }));
    expect(screen.queryByRole('rowheader', { name: 'Offer' })).toBeNull();
    expect(screen.getByRole('rowheader', { name: 'Built-up area' })).toBeInTheDocument();
  });
  it('shows the homes first, then the verdict with its weights folded, then the rows (B20)', async () => {
    const { user } = await open('/compare?a=1&b=2');
    const homes = within(screen.getByRole('list', { name: 'The two homes' })).getAllByRole('heading');
    expect(homes.map(({ textContent }) => textContent)).toEqual(['AHome 1', 'BHome 2']);
    const verdict = screen.getByRole('heading', { name: 'Verdict' });
    expect(homes[1]!.compareDocumentPosition(verdict)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const table = screen.getByRole('table', { name: 'Comparison, row by row' });
    expect(verdict.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const fold = screen.getByText('Adjust what matters to you');
    expect(fold.closest('details')).not.toHaveAttribute('open');
    await user.click(fold);
    expect(fold.closest('details')).toHaveAttribute('open');
  });
  it('shows what only one home states when the user asks for all rows (B20)', async () => {
    const { shell, user } = await open('/compare?a=1&b=2');
    expect(screen.queryByRole('rowheader', { name: 'Energy class' })).toBeNull();
    expect(screen.queryByText('Not stated')).toBeNull();
    await user.click(screen.getByRole('switch', { name: /Show all rows/ }));
    expect(screen.getByRole('rowheader', { name: 'Energy class' })).toBeInTheDocument();
    await waitFor(() => expect(shell.navigated).toEqual(['/compare?a=1&b=2&all=1']));
  });
  it('swaps one home for another of its type and keeps the weights (B20)', async () => {
    const { shell, user } = await open('/compare?a=1&b=2&w=5-0-5-5-5');
    shell.answer(stub(getAllSimilarProperties, { error: false, data: [card(1), card(2), card(5)] }));
    await user.click(screen.getByRole('button', { name: 'Swap Home 1 for another home' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose another home' }));
    await user.click(await dialog.findByRole('button', { name: 'Choose: Home 5' }));
    expect(dialog.queryByRole('button', { name: /Home [12]$/ })).toBeNull();
    expect(shell.calls.at(-1)?.parameters).toMatchObject({ property_id: 2 });
    expect(shell.navigated).toEqual(['/compare?a=5&b=2&w=5-0-5-5-5']);
  });
  it('takes one home out, also of the tray, and keeps the other (B20)', async () => {
    picks.change(() => [1, 2].map((id) => ({ id, title: `Home ${id}`, image: '', categoryId: 1 })));
    const { shell, user } = await open('/compare');
    await user.click(screen.getByRole('button', { name: 'Remove Home 1 from comparison' }));
    expect(shell.navigated).toEqual(['/compare?a=2']);
    expect(picks.get().map(({ id }) => id)).toEqual([2]);
  });
  it('keeps the focus on the page when the home that it was on goes', async () => {
    const { shell, user } = await open('/compare?a=1&b=2');
    const title = screen.getByRole('heading', { level: 1 });
    await user.click(screen.getByRole('button', { name: 'Remove Home 1 from comparison' }));
    expect(title).toHaveFocus();
    shell.answer(stub(getAllSimilarProperties, { error: false, data: [card(5)] }));
    await user.click(screen.getByRole('button', { name: 'Swap Home 1 for another home' }));
    await user.click(await screen.findByRole('button', { name: 'Choose: Home 5' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(title).toHaveFocus();
  });
  it('lets the user write to either owner (B20)', async () => {
    await open('/compare?a=1&b=2');
    // The way to write is the chat remote's: each home has a place for it.
    for (const home of screen.getAllByRole('heading', { level: 2, name: /Home [12]$/ }))
      expect(home.closest('li')!.querySelector('[data-slot="property.contact"]')).not.toBeNull();
    expect(document.querySelectorAll('[data-slot="property.contact"]')).toHaveLength(2);
  });
});

describe('instead of a comparison', () => {
  it('explains how to choose when nothing is chosen, and compares nothing', async () => {
    const { shell } = await open('/compare');
    expect(screen.getByText('Nothing chosen yet')).toBeInTheDocument();
    expect(shell.calls.filter(({ path }) => path === compareProperties.path)).toEqual([]);
  });
  it('takes what the tray holds when the address names nothing', async () => {
    picks.change(() => [1, 2].map((id) => ({ id, title: `Home ${id}`, image: '', categoryId: 1 })));
    await open('/compare');
    expect(screen.getByRole('heading', { name: 'Verdict' })).toBeInTheDocument();
  });
  it('offers partners for the one that is chosen', async () => {
    const { shell } = await open('/compare?a=1', {
      answers: [stub(getAllSimilarProperties, { error: false, data: [card(1), card(5)] })],
    });
    expect(shell.calls[0]?.path).toBe('get-all-similar-properties');
    expect(await screen.findByRole('link', { name: 'Compare with Home 5' })).toHaveAttribute(
      'href',
      '/compare?a=1&b=5',
    );
    expect(screen.queryByRole('link', { name: 'Compare with Home 1' })).toBeNull();
  });
  it('names the one that is chosen where the tray knows it', async () => {
    picks.change(() => [{ id: 1, title: 'Home 1', image: '', categoryId: 1 }]);
    await open('/compare?a=1', {
      answers: [stub(getAllSimilarProperties, { error: false, data: [card(5)] })],
    });
    expect(await screen.findByRole('heading', { level: 2, name: /Home 1/ })).toBeVisible();
  });
  it('leads on from a chosen home that is off the market, where trying again would not help', async () => {
    const gone = stub(getAllSimilarProperties, () => {
      throw rejected('notFound');
    });
    const chosen = { id: 1, title: 'Home 1', image: '', categoryId: 1 };
    picks.change(() => [chosen]);
    const { user } = await open('/compare?a=1', { answers: [gone] });
    expect(await screen.findByRole('alert')).toHaveTextContent('This home may have been sold or removed.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Search homes' }));
    // Nothing is to be compared with it any more.
    expect(picks.get()).toEqual([]);
  });
  it('goes on with the home that is left when the other is off the market, and drops that from the tray', async () => {
    const chosen = [1, 2].map((id) => ({ id, title: `Home ${id}`, image: '', categoryId: 1 }));
    picks.change(() => chosen);
    const fields = { target_property_id: 'There is no such listing.' };
    const { user } = await open('/compare', { answers: [failing(rejected('notFound', { fields }))] });
    expect(screen.getByRole('alert')).toHaveTextContent('One of these homes is off the market');
    const another = screen.getByRole('link', { name: 'Choose one more home' });
    expect(another).toHaveAttribute('href', '/compare?a=1');
    await user.click(another);
    expect(picks.get().map(({ id }) => id)).toEqual([1]);
  });
  it('states that both are off the market, and drops both from the tray', async () => {
    picks.change(() => [1, 2].map((id) => ({ id, title: `Home ${id}`, image: '', categoryId: 1 })));
    const fields = { source_property_id: 'Gone.', target_property_id: 'Gone.' };
    const { user } = await open('/compare', { answers: [failing(rejected('notFound', { fields }))] });
    expect(screen.getByRole('alert')).toHaveTextContent('Both homes are off the market');
    await user.click(screen.getByRole('link', { name: 'Search homes' }));
    expect(picks.get()).toEqual([]);
  });
  it('names the package that opens a premium home, and compares after sign-in', async () => {
    const { shell, remote } = await open('/compare?a=1&b=2', {
      answers: [failing(rejected('premiumRequired'))],
    });
    expect(screen.getByRole('link', { name: 'See packages' })).toHaveAttribute(
      'href',
      '/subscription-plan?for=premium_properties&return=%2Fcompare%3Fa%3D1%26b%3D2',
    );
    shell.answer(answer);
    await act(async () => remote.on['session.started@1']?.({ userId: 7 }));
    expect(await screen.findByRole('heading', { name: 'Verdict' })).toBeInTheDocument();
  });
  it('explains that two types cannot be compared', async () => {
    await open('/compare?a=1&b=2', { answers: [failing(rejected('notComparable'))] });
    expect(screen.getByRole('alert')).toHaveTextContent('These homes can’t be compared');
  });
  it('shows that there is no connection, and compares once there is', async () => {
    const { shell, user } = await open('/compare?a=1&b=2', { answers: [failing(offline)] });
    expect(screen.getByRole('alert')).toHaveTextContent('You’re offline');
    shell.answer(answer);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Verdict' })).toBeInTheDocument();
  });
});
