import { getPropertyList } from '@lintel/api-contract';
import type { Box } from '@lintel/map';
import { $shell } from '@lintel/remote-kit';
import { memoryShell, stub } from '@lintel/testing';
import { waitFor } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { noMap } from '#common/search/filters/map-query.ts';
import { emptyQuery } from '#common/search/filters/search-query.ts';
import { SearchGate } from '#search/model/search.model.ts';
import { listOf } from '#testing/test-data.ts';
import { $relaxations, ZeroResultsGate } from './zero-results.model.ts';

const here: Box = [-24.1, 35.1, -23.9, 35.3];
const there: Box = [-23.9, 35.1, -23.7, 35.3];
const queryIn = (box: Box) => ({
  query: { ...emptyQuery, type: 'rent' as const, beds: 5, map: { ...noMap, box } },
});

it('numbers of homes are those of the window on screen, although those of another window come last', async () => {
  let answer = () => {};
  const slow = new Promise<void>((resolve) => (answer = resolve));
  let slowCalls = 0;
  const search = stub(getPropertyList, async ({ bbox, limit, bedrooms_min: beds }) => {
    if (Number(limit) > 1) return listOf([]);
    if (bbox !== here.join(',')) return listOf([], beds ? 0 : 2);
    slowCalls += 1;
    await slow;
    return listOf([], beds ? 0 : 40);
  });
  const scope = fork({ values: [[$shell, memoryShell({ answers: [search] })]] });
  const opened = allSettled(SearchGate.open, { scope, params: queryIn(here) });
  const shown = allSettled(ZeroResultsGate.open, { scope, params: {} });
  await waitFor(() => expect(slowCalls).toBeGreaterThan(0));
  const closed = allSettled(ZeroResultsGate.close, { scope, params: {} });
  const moved = allSettled(SearchGate.open, { scope, params: queryIn(there) });
  const shownAgain = allSettled(ZeroResultsGate.open, { scope, params: {} });
  await waitFor(() => expect(scope.getState($relaxations).map(({ total }) => total)).toContain(2));
  answer();
  await Promise.all([opened, shown, closed, moved, shownAgain]);
  expect(scope.getState($relaxations).map(({ total }) => total)).not.toContain(40);
});

it('ways out of a search without homes stay when it is shown in another view', async () => {
  const search = stub(getPropertyList, ({ bedrooms_min: beds }) => listOf([], beds ? 0 : 2));
  const scope = fork({ values: [[$shell, memoryShell({ answers: [search] })]] });
  await allSettled(SearchGate.open, { scope, params: queryIn(here) });
  await allSettled(ZeroResultsGate.open, { scope, params: {} });
  expect(scope.getState($relaxations)).toHaveLength(1);
  const { query } = queryIn(here);
  await allSettled(SearchGate.open, {
    scope,
    params: { query: { ...query, map: { ...query.map, view: 'list' as const } } },
  });
  expect(scope.getState($relaxations)).toHaveLength(1);
});

it('a way out without the town counts without the window of the town, as the page then searches', async () => {
  const search = stub(getPropertyList, ({ bbox, city }) => listOf([], city ? 0 : bbox ? 3 : 40));
  const scope = fork({ values: [[$shell, memoryShell({ answers: [search] })]] });
  const query = { ...emptyQuery, city: 'Porto Azul', map: { ...noMap, box: here } };
  await allSettled(SearchGate.open, { scope, params: { query } });
  await allSettled(ZeroResultsGate.open, { scope, params: {} });
  expect(scope.getState($relaxations).map(({ filter, total }) => [filter.kind, total])).toEqual([
    ['city', 40],
  ]);
});
