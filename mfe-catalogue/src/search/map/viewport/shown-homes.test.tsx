import { mapPoints } from '@lintel/api-contract';
import type { MapWindow } from '@lintel/map';
import { addTexts, createTexts } from '@lintel/i18n';
import { $shell } from '@lintel/remote-kit';
import { memoryShell, rejected, stub } from '@lintel/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import texts from '#locales/all.ts';
import { $pinned, mapOpened, windowMoved } from '#search/model/results-map.model.ts';
import { ShownHomes } from './shown-homes.tsx';

const here: MapWindow = { center: [-24, 35.2], zoom: 12, box: [-24.1, 35.1, -23.9, 35.3], byPerson: true };
const found = (total: number) => stub(mapPoints, { error: false, data: { total, clusters: [], points: [] } });
const FAILED = 'Couldn’t load the homes on the map';

async function open() {
  const shell = memoryShell({ answers: [found(2)] });
  const scope = fork({ values: [[$shell, shell]] });
  await createTexts({ language: 'en' });
  addTexts('mfe-catalogue', 'en', texts);
  await allSettled(mapOpened, { scope });
  render(
    <Provider value={scope}>
      <ShownHomes />
    </Provider>,
  );
  const move = (window: MapWindow) => act(() => allSettled(windowMoved, { scope, params: window }));
  await move(here);
  return { shell, scope, move };
}

it('the number of homes on the map, and their pins, never pass for an answer that failed', async () => {
  const { shell, scope, move } = await open();
  expect(screen.getAllByText('2 homes in this area')).not.toHaveLength(0);
  shell.answer(
    stub(mapPoints, () => {
      throw rejected('internal');
    }),
  );
  await move({ ...here, zoom: 13 });
  expect(screen.getByRole('alert')).toHaveTextContent(FAILED);
  expect(screen.queryByText('2 homes in this area')).toBeNull();
  expect(scope.getState($pinned)).toBeNull();
  shell.answer(found(3));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByText('3 homes in this area')).not.toHaveLength(0);
  expect(screen.queryByText(FAILED)).toBeNull();
});

it('homes that are long in coming are announced, and the number of the window before is not shown meanwhile', async () => {
  const { shell, scope } = await open();
  let answer = (): void => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  shell.answer(
    stub(mapPoints, async () => {
      await late;
      return { error: false as const, message: '', data: { total: 4, clusters: [], points: [] } };
    }),
  );
  act(() => void allSettled(windowMoved, { scope, params: { ...here, zoom: 13 } }));
  expect(await screen.findAllByText('Loading the homes on the map')).not.toHaveLength(0);
  expect(screen.queryByText('2 homes in this area')).toBeNull();
  await act(async () => answer());
  expect(await screen.findAllByText('4 homes in this area')).not.toHaveLength(0);
  expect(screen.queryByText('Loading the homes on the map')).toBeNull();
});
