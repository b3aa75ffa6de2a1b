import { render } from '@testing-library/react';
import { createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import { createPageGate } from './page-gate.ts';

it('the gate of a page passes its parameters on once per change, and its end', () => {
  const { Gate, paramsChanged, left } = createPageGate<{ city: string }>();
  const scope = fork();
  const seen: unknown[] = [];
  createWatch({ unit: paramsChanged, scope, fn: (params) => seen.push(params) });
  createWatch({ unit: left, scope, fn: () => seen.push('left') });
  const page = (city: string) => (
    <Provider value={scope}>
      <Gate city={city} />
    </Provider>
  );
  const { rerender, unmount } = render(page('Aster'));
  rerender(page('Aster'));
  rerender(page('Calder'));
  unmount();
  expect(seen).toEqual([{ city: 'Aster' }, { city: 'Calder' }, 'left']);
});
