import { getCategories, getCitiesData, getPropertyList, searchFacets } from '@lintel/api-contract';
import { memoryShell, rejected, renderRemote, stub } from '@lintel/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { listOf, row } from '#testing/test-data.ts';

it('Back before a new address is drawn brings back the filter whose removal was on its way', async () => {
  // Navigates nowhere, as an address that is not drawn yet.
  const shell = memoryShell({
    answers: [
      stub(getPropertyList, listOf([row(1)])),
      stub(getCategories, listOf([])),
      stub(getCitiesData, listOf([])),
      stub(searchFacets, () => {
        throw rejected('internal');
      }),
    ],
  });
  await renderRemote('mfe-catalogue', connect, { shell, path: '/properties?type=rent&city=Port+Aster' });
  const chips = () =>
    screen.getAllByRole('button', { name: /^Remove filter/ }).map((chip) => chip.textContent);
  expect(chips()).toEqual(['For rent', 'Port Aster']);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Remove filter: Port Aster' }));
  expect(chips()).toEqual(['For rent']);
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(chips()).toEqual(['For rent', 'Port Aster']);
});
