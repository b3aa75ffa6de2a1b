import { getHomeMarks, type ProjectDetail } from '@lintel/api-contract';
import { memoryShell, renderWidget } from '@lintel/testing';
import { screen, within } from '@testing-library/react';
import { connect } from '#remote.ts';
import { projectDetail } from '#testing/test-data.ts';

const draft = projectDetail(0, {
  title: 'Rope Walk',
  image: 'blob:http://localhost/1',
  units: [{ id: 1, title: 'Flats with a terrace', bedrooms: 2, area: 74, price: 285_000, available: 6 }],
  price_from: 285_000,
  units_available: 6,
});

async function open(as: 'card' | 'page', project: ProjectDetail = draft) {
  const shell = memoryShell({ session: { user: { id: 5 } } as never });
  await renderWidget('mfe-catalogue', connect, { shell, slot: 'project.preview', props: { project, as } });
  return { shell, preview: within(await screen.findByRole('figure', { name: /^Preview/ })) };
}

describe('the preview of a project', () => {
  it('shows the card that buyers will see', async () => {
    const { preview } = await open('card');
    const card = within(preview.getByRole('article'));
    expect(card.getByText('Rope Walk')).toBeInTheDocument();
    expect(card.getByText('$285,000')).toBeInTheDocument();
    expect(preview.getByRole('article').closest('[inert]')).not.toBeNull();
  });

  it('shows the page with its homes, and asks the back end nothing', async () => {
    const { shell, preview } = await open('page');
    expect(await preview.findByRole('heading', { name: 'Rope Walk', level: 3 })).toBeInTheDocument();
    expect(preview.getByText('Flats with a terrace')).toBeInTheDocument();
    expect(preview.getByText('Five buildings around a green court.')).toBeInTheDocument();
    // Hidden homes and the comparison come from the account on every page.
    expect(shell.calls.filter(({ path }) => path !== getHomeMarks.path)).toEqual([]);
  });

  it.each(['card', 'page'] as const)('shows a %s that is hardly begun', async (as) => {
    const { shell, preview } = await open(as, {
      id: 0,
      title: 'New',
      type: 'upcoming',
      description: '',
      customer: draft.customer,
    } as ProjectDetail);
    expect((await preview.findAllByText('New')).length).toBeGreaterThan(0);
    expect(shell.reports).toEqual([]);
  });
});
