import { neighbourhoodStats, type Neighbourhood } from '@lintel/api-contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { screen } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { connect } from '#remote.ts';
import { formAnswers, poster } from '#testing/forms.ts';
import { ownPropertiesAnswer, property } from '#testing/properties.ts';

const found: Neighbourhood = {
  n: 14,
  scope: 'around',
  radius_km: 2,
  city: 'Port Aster',
  state: 'Aster',
  category_id: 1,
  property_type: '0',
  price: { lower_quartile: 400_000, median: 500_000, upper_quartile: 620_000, values: [] },
  price_per_area: null,
};

async function open(stats: Partial<Neighbourhood>) {
  const own = property(8, { price: 540_000, latitude: '23.125', longitude: '-24.25' });
  const shell = memoryShell({
    session: poster,
    answers: [
      ...formAnswers(),
      ownPropertiesAnswer([own]),
      stub(neighbourhoodStats, { error: false, message: '', data: { ...found, ...stats } }),
    ],
  });
  await renderRemote('mfe-listings', connect, { shell, path: '/user/edit-property/8?step=price' });
  await screen.findByRole('textbox', { name: 'Price' });
  return shell;
}

describe('the note about the price', () => {
  it('asks for homes around the pin, without the one that is changed, and states which they are', async () => {
    const shell = await open({});
    expect(await screen.findByText('8% above the median of 14 similar homes')).toBeVisible();
    expect(screen.getByText(/within 2 km of the pin/)).toBeVisible();
    expect(shell.calls.find(({ path }) => path === neighbourhoodStats.path)!.parameters).toMatchObject({
      latitude: 23.125,
      longitude: -24.25,
      except: 8,
    });
  });

  it.each([
    [{ scope: 'city', radius_km: null }, /^Compared with homes in Port Aster that/],
    [{ scope: 'state', radius_km: null }, /^Compared with homes in Aster that .* too few in Port Aster/],
  ] as const)('states a wider comparison: %j', async (stats, words) => {
    await open(stats);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it.each([{ scope: 'everywhere', radius_km: null }, { n: 7 }] as const)(
    'states no number for %j, and why',
    async (stats) => {
      await open(stats);
      expect(await screen.findByText(/too few similar homes nearby/)).toBeVisible();
      expect(screen.queryByText(/[Mm]edian/)).toBeNull();
    },
  );
});
