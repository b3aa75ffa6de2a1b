import { getCategories, getCitiesData, getFacilitiesForFilter, getPropertyList } from '@lintel/api-contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { listOf, row } from '#testing/test-data.ts';

async function open() {
  const shell = memoryShell({
    answers: [
      stub(getPropertyList, listOf([row(1), row(2)])),
      stub(getCategories, listOf([])),
      stub(getCitiesData, listOf([])),
      stub(getFacilitiesForFilter, { error: false, data: [] }),
    ],
  });
  await renderRemote('mfe-catalogue', connect, { shell, path: '/properties' });
  const [first] = await screen.findAllByRole('article');
  return { first: within(first!), user: userEvent.setup() };
}

/** A device that is used with fingers. */
function withoutHover() {
  const before = window.matchMedia;
  window.matchMedia = (query) => ({ ...before(query), matches: query === '(hover: none)' });
  return () => (window.matchMedia = before);
}

beforeEach(() => localStorage.clear());

describe('the tools of a card (B3)', () => {
  it('are signs inside the card, each with a word beside it', async () => {
    const { first } = await open();
    const tips = ['Compare Home 1', 'Why am I seeing Home 1?', 'Not for me: Home 1'].map((name) =>
      first.getByRole('button', { name }).getAttribute('data-tip'),
    );
    expect(tips.every(Boolean)).toBe(true);
    expect(first.queryByRole('button', { name: 'More about Home 1' })).toBeNull();
  });
  it('are a menu for fingers, which closes when one is chosen', async () => {
    const restore = withoutHover();
    const { first, user } = await open();
    expect(first.queryByRole('button', { name: 'Compare Home 1' })).toBeNull();
    await user.click(first.getByRole('button', { name: 'More about Home 1' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Home 1' }));
    await user.click(menu.getByRole('button', { name: 'Compare Home 1' }));
    expect(screen.queryByRole('dialog', { name: 'Home 1' })).toBeNull();
    expect(await screen.findByRole('region', { name: 'Homes to compare' })).toHaveTextContent('Home 1');
    restore();
  });
});
