import { getAddedProjects, getAddedProperties, getFeaturedData } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { advert } from '#testing/adverts.ts';
import { project } from '#testing/projects.ts';
import { property } from '#testing/properties.ts';

const session = { user: { id: 7 } } as Session;
const numbers = Array.from({ length: 40 }, (_, index) => index + 1);
const rowsOf = <Row,>(
  row: (id: number) => Row,
  { offset, limit }: { offset?: unknown; limit?: unknown },
) => ({
  error: false as const,
  message: '',
  data: numbers.slice(Number(offset), Number(offset) + Number(limit)).map((id) => row(id)),
  total: numbers.length,
});
const answers = [
  stub(getAddedProperties, (request) => ({ ...rowsOf(property, request), total_views: 0 })),
  stub(getAddedProjects, (request) => rowsOf(project, request)),
  stub(getFeaturedData, (request) => rowsOf(advert, request)),
];

describe.each([
  ['properties', getAddedProperties, '/user/properties', '?sort=oldest'],
  ['projects', getAddedProjects, '/user/projects', '?sort=oldest'],
  ['adverts', getFeaturedData, '/user/advertisement', '?kind=project'],
])('the list of %s', (_, { path: call }, path, narrowed) => {
  async function open() {
    const shell = memoryShell({ session, answers });
    const { go } = await renderRemote('mfe-listings', connect, { shell, path });
    await userEvent.click(await screen.findByRole('button', { name: 'Load 12 more' }));
    await screen.findByText('24 of 40 shown');
    const asked = () =>
      shell.calls
        .filter((one) => one.path === call)
        .map(({ parameters }) => parameters as { limit?: number })
        .filter(({ limit }) => limit !== undefined);
    return { go, asked };
  }

  it('has as many rows as before when the user comes back to it', async () => {
    const { go, asked } = await open();
    await go('/user/interested/home-1');
    await go(path);
    await waitFor(() => expect(asked()).toHaveLength(3));
    expect(asked().at(-1)).toMatchObject({ offset: 0, limit: 24 });
    expect(await screen.findByText('24 of 40 shown')).toBeInTheDocument();
  });

  it('begins with its first rows when other ones are asked for', async () => {
    const { go, asked } = await open();
    await go(`${path}${narrowed}`);
    await waitFor(() => expect(asked()).toHaveLength(3));
    expect(asked().at(-1)).toMatchObject({ offset: 0, limit: 12 });
  });
});
