import { getCategories, getPropertyList, homepageData } from '@lintel/api-contract';
import { memoryShell, offline, renderRemote, stub, type Stub } from '@lintel/testing';
import { screen } from '@testing-library/react';
import { lastSearch, readLastSearch, rememberLastSearch } from '#common/search/last-search.ts';
import { emptyQuery } from '#common/search/filters/search-query.ts';
import { connect } from '#remote.ts';
import { categoryRow, homepage, listOf, row } from '#testing/test-data.ts';
import { newSince } from './last-search-banner.model.ts';

const AT = Date.parse('2026-11-20T12:00:00Z');
const posted = (id: number, day: string) => row(id, { posted_at: `2026-11-${day}T00:00:00.000Z` });
const villas = { ...emptyQuery, category: 'villa', city: 'Porto Azul', max: 600_000, beds: 3 };

async function open(...answers: Stub[]) {
  const shell = memoryShell({
    answers: [
      stub(homepageData, { error: false, message: '', data: homepage() }),
      stub(getCategories, listOf([categoryRow()])),
      stub(getPropertyList, listOf([posted(1, '21'), posted(2, '22'), posted(3, '19')])),
      ...answers,
    ],
  });
  await renderRemote('mfe-catalogue', connect, { shell, path: '/' });
  return shell;
}

beforeEach(() => localStorage.clear());

describe('the way back to the last search', () => {
  it('names the search and the number of homes posted since', async () => {
    rememberLastSearch(villas, AT);
    const shell = await open();
    const link = await screen.findByRole('link', {
      name: 'Resume: Villa, Porto Azul, 3+ bedrooms, Up to $600K',
    });
    expect(link).toHaveAttribute('href', '/properties?category=villa&city=Porto+Azul&max=600000&beds=3');
    expect(await screen.findByText('2 new')).toBeInTheDocument();
    expect(shell.calls.find(({ path }) => path === getPropertyList.path)?.parameters).toMatchObject({
      category_slug_id: 'villa',
      bedrooms_min: 3,
      sort: 'newest',
    });
  });
  it('leads there without a network, too', async () => {
    rememberLastSearch(villas, AT);
    await open(
      stub(getPropertyList, () => {
        throw offline;
      }),
    );
    expect(await screen.findByRole('link', { name: /^Resume/ })).toBeInTheDocument();
    expect(screen.queryByText(/new$/)).toBeNull();
  });
  it('is not there when nothing was searched for', async () => {
    rememberLastSearch(emptyQuery, AT);
    const shell = await open();
    expect(screen.queryByRole('link', { name: /^Resume/ })).toBeNull();
    expect(shell.calls.map(({ path }) => path)).not.toContain(getPropertyList.path);
  });
  it('ignores unreadable stored values, and counts only homes posted since', () => {
    localStorage.setItem('lintel.last-search', '{"query":5}');
    expect(readLastSearch()).toBeNull();
    expect(lastSearch.get()).toBeNull();
    expect(newSince([posted(1, '20'), posted(2, '21'), row(3)], AT)).toBe(1);
  });
});
