import { mapPoints } from '@lintel/api-contract';
import { $shell } from '@lintel/remote-kit';
import { memoryShell, rejected, stub } from '@lintel/testing';
import { allSettled, fork } from 'effector';
import { emptyQuery } from '#common/search/filters/search-query.ts';
import { noMap } from '#common/search/filters/map-query.ts';
import { SearchGate } from '#search/model/search.model.ts';
import { mapOpened, windowMoved } from '#search/model/results-map.model.ts';
import { storedBudget } from './stored-budget.ts';
import { $homes, countingEnded, countingStarted } from './homes-in-view.model.ts';

it('single homes are requested while the budget panel is open, also when it opens late, without any figure of the user', async () => {
  const answer = { total: 0, clusters: [], points: [] };
  const shell = memoryShell({ answers: [stub(mapPoints, { error: false, data: answer })] });
  const scope = fork({ values: [[$shell, shell]] });
  storedBudget.change((before) => ({ ...before, isOn: true, income: 91_371, down: 84_159 }));
  const zooms = () =>
    shell.calls
      .filter(({ path }) => path === mapPoints.path)
      .map(({ parameters }) => (parameters as { zoom: number }).zoom);

  const query = { ...emptyQuery, map: { ...noMap, box: [-24.1, 35.1, -23.9, 35.3] as const } };
  await allSettled(SearchGate.open, { scope, params: { query } });
  await allSettled(mapOpened, { scope });
  const window = { center: [-24, 35.2], zoom: 12, box: query.map.box, byPerson: false } as const;
  await allSettled(windowMoved, { scope, params: window });
  expect(zooms()).toEqual([12]);

  await allSettled(countingStarted, { scope });
  expect(zooms()).toEqual([12, 17]);
  expect(scope.getState($homes)).toEqual(answer);
  await allSettled(windowMoved, { scope, params: { ...window, box: [-24, 35.1, -23.9, 35.3] } });
  expect(zooms()).toEqual([12, 17, 12, 17]);

  await allSettled(countingEnded, { scope });
  await allSettled(windowMoved, { scope, params: { ...window, zoom: 13 } });
  expect(zooms()).toEqual([12, 17, 12, 17, 13]);
  expect(JSON.stringify(shell.calls)).not.toMatch(/91371|84159/);
  localStorage.clear();
});

it('homes of the window before are counted no more when those of the window on screen are not known', async () => {
  const answer = { total: 0, clusters: [], points: [] };
  const shell = memoryShell({ answers: [stub(mapPoints, { error: false, data: answer })] });
  const scope = fork({ values: [[$shell, shell]] });
  const box = [-24.1, 35.1, -23.9, 35.3] as const;
  const query = { ...emptyQuery, map: { ...noMap, box } };
  await allSettled(SearchGate.open, { scope, params: { query } });
  await allSettled(mapOpened, { scope });
  const window = { center: [-24, 35.2], zoom: 12, box, byPerson: true } as const;
  await allSettled(windowMoved, { scope, params: window });
  await allSettled(countingStarted, { scope });
  expect(scope.getState($homes)).toEqual(answer);
  shell.answer(
    stub(mapPoints, () => {
      throw rejected('validation');
    }),
  );
  await allSettled(windowMoved, { scope, params: { ...window, box: [-24, 35.1, -23.9, 35.3] } });
  expect(scope.getState($homes)).toBeNull();
});
