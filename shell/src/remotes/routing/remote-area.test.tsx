import type { RemoteRelease } from '@lintel/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { ConnectedRemote, Remotes } from '#platform/loader/remotes.ts';
import { RemoteArea } from './remote-area.tsx';

const connection = (version: string, element: ReactNode): ConnectedRemote => ({
  remote: { routes: [{ path: '/user/chat', element }], widgets: {}, on: {}, messages: async () => ({}) },
  release: { name: 'mfe-chat', version, container: `c${version}` } as RemoteRelease,
  recovered: false,
});
function Breaks(): ReactNode {
  throw new Error('broken');
}

function show(remotes: Partial<Remotes>, address = '/user/chat') {
  const reports: unknown[] = [];
  const all = { connected: () => undefined, ...remotes } as Remotes;
  render(
    <MemoryRouter initialEntries={[address]}>
      <p>frame</p>
      <Link to="/user/chat/7">other page</Link>
      <RemoteArea
        name="mfe-chat"
        remotes={all}
        whileLoading={<p>loading</p>}
        unavailable={(retry) => <button onClick={retry}>retry</button>}
        notFound={<p>not found</p>}
        report={(error) => void reports.push(error)}
      />
    </MemoryRouter>,
  );
  return reports;
}

let silent: jest.SpyInstance;
beforeEach(() => {
  silent = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => silent.mockRestore());

describe('the area of a remote', () => {
  it('shows that it loads, then the page', async () => {
    show({ connect: async () => connection('2', <p>threads</p>) });
    expect(screen.getByText('loading')).toBeInTheDocument();
    expect(await screen.findByText('threads')).toBeInTheDocument();
  });

  it('paints at once what is connected already', () => {
    show({ connected: () => connection('2', <p>threads</p>) });
    expect(screen.getByText('threads')).toBeInTheDocument();
  });

  it('shows a page whose remote was connected after the area was drawn and before its effects ran', async () => {
    const ready = connection('2', <p>threads</p>);
    show({
      connected: jest
        .fn<ConnectedRemote | undefined, []>()
        .mockReturnValueOnce(undefined)
        .mockReturnValue(ready),
      connect: async () => ready,
    });
    expect(await screen.findByText('threads')).toBeInTheDocument();
  });

  it('offers to try again when no release can be had, and keeps the frame', async () => {
    show({
      connect: () => Promise.reject(new Error('gone')),
      retry: async () => connection('2', <p>threads</p>),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'retry' }));
    expect(await screen.findByText('threads')).toBeInTheDocument();
    expect(screen.getByText('frame')).toBeInTheDocument();
  });

  it('continues with the release before when this one fails to render, and reports it', async () => {
    const reports = show({
      connect: async () => connection('2', <Breaks />),
      fallBack: async () => connection('1', <p>older threads</p>),
    });
    expect(await screen.findByText('older threads')).toBeInTheDocument();
    expect(reports).toHaveLength(1);
    expect(screen.getByText('frame')).toBeInTheDocument();
  });

  it('ends with the offer to try again when both fail to render', async () => {
    const fallBack = jest
      .fn<Promise<ConnectedRemote>, []>()
      .mockResolvedValueOnce(connection('1', <Breaks />))
      .mockRejectedValue(new Error('none left'));
    show({ connect: async () => connection('2', <Breaks />), fallBack });
    expect(await screen.findByRole('button', { name: 'retry' })).toBeInTheDocument();
  });

  it('tries its remote again on the next page, when the page on screen could not be had', async () => {
    const works = connection('2', <Breaks />);
    works.remote.routes.push({ path: '/user/chat/7', element: <p>thread 7</p> });
    const retry = jest.fn(async () => works);
    show({
      connect: async () => works,
      fallBack: () => Promise.reject(new Error('none left')),
      retry,
    });
    expect(await screen.findByRole('button', { name: 'retry' })).toBeInTheDocument();
    expect(retry).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'other page' }));
    expect(await screen.findByText('thread 7')).toBeInTheDocument();
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('shows “not found” below a remote that has no such page', async () => {
    show({ connect: async () => connection('2', <p>threads</p>) }, '/user/chat/nowhere');
    expect(await screen.findByText('not found')).toBeInTheDocument();
  });
});
