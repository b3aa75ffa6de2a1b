import { getHomeMarks, type PropertyDetail } from '@lintel/api-contract';
import { memoryShell, renderWidget } from '@lintel/testing';
import { screen, within } from '@testing-library/react';
import { connect } from '#remote.ts';
import { detail, fact } from '#testing/test-data.ts';

const draft = detail(0, {
  title: 'House by the harbour',
  title_image: 'blob:http://localhost/1',
  property_type: 'rent',
  rentduration: 'Monthly',
  price: 1850,
  parameters: [fact(1, 'Bedrooms', '3')],
});

async function open(as: 'card' | 'page', property: PropertyDetail = draft) {
  const shell = memoryShell({ session: { user: { id: 5 } } as never });
  await renderWidget('mfe-catalogue', connect, {
    shell,
    slot: 'listing.preview',
    props: { property, as },
  });
  return { shell, preview: within(await screen.findByRole('figure', { name: /^Preview/ })) };
}

describe('the preview of a listing', () => {
  it('shows the card that buyers will see, with photos that are not uploaded yet', async () => {
    const { preview } = await open('card');
    const card = within(preview.getByRole('article'));
    expect(card.getByText('House by the harbour')).toBeInTheDocument();
    expect(card.getByText('$1,850')).toBeInTheDocument();
    expect(card.getByText('/month')).toBeInTheDocument();
    expect(preview.getByRole('presentation')).toHaveAttribute('src', 'blob:http://localhost/1');
  });
  it('shows the page with every part open, and asks the back end nothing', async () => {
    const { shell, preview } = await open('page');
    expect(
      await preview.findByRole('heading', { name: 'House by the harbour', level: 3 }),
    ).toBeInTheDocument();
    expect(preview.getByRole('heading', { name: 'Facts' })).toBeInTheDocument();
    expect(await preview.findByText('A bright house near the harbour.')).toBeInTheDocument();
    expect(preview.queryByRole('heading', { name: 'Price history' })).toBeNull();
    // Hidden homes and the comparison come from the account on every page.
    expect(shell.calls.filter(({ path }) => path !== getHomeMarks.path)).toEqual([]);
  });
  it('cannot be pressed', async () => {
    const { preview } = await open('card');
    expect(preview.getByRole('article').closest('[inert]')).not.toBeNull();
  });
  it.each(['card', 'page'] as const)('shows a %s that is hardly begun', async (as) => {
    const { shell, preview } = await open(as, {
      id: 0,
      title: 'New',
      price: 0,
      property_type: 'sell',
    } as PropertyDetail);
    expect((await preview.findAllByText('New')).length).toBeGreaterThan(0);
    expect(shell.reports).toEqual([]);
  });
});
