import type { Session, ResolvedLock } from '@lintel/contract';
import { writable } from '@lintel/testing';
import { act, render as renderAlone, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import type { ConnectedRemote, Remotes } from '#platform/loader/remotes.ts';
import { createSlot } from './slot.tsx';

const site = {
  remotes: [
    {
      name: 'mfe-chat',
      state: 'on',
      active: { manifest: { fills: ['header.actions', 'property.contact'] } },
    },
    { name: 'mfe-payments', state: 'off', active: { manifest: { fills: ['header.actions'] } } },
  ],
} as unknown as ResolvedLock;

const render = (page: ReactElement) => renderAlone(page, { wrapper: MemoryRouter });

const connectionWith = (Widget: () => React.ReactNode, version = '1.0.0') =>
  ({
    release: { version, build: 'aaaaaaaa' },
    remote: { widgets: { 'header.actions': Widget, 'property.contact': Widget } },
  }) as unknown as ConnectedRemote;

function setUp(Widget: () => React.ReactNode, session: Session | null = { user: {} } as Session) {
  const asked: string[] = [];
  const reports: unknown[] = [];
  const network = { isDown: false };
  let hear: (name: string, connection: ConnectedRemote) => void = () => undefined;
  const remotes = {
    connected: () => undefined,
    connect: async (name: string) => {
      asked.push(name);
      if (network.isDown) throw new Error('no network');
      return connectionWith(Widget);
    },
    onConnected(listener: typeof hear) {
      hear = listener;
      return () => undefined;
    },
  } as unknown as Remotes;
  const who = writable(session);
  const Slot = createSlot(site, remotes, who, (error) => void reports.push(error));
  const replace = (connection: ConnectedRemote) => act(() => hear('mfe-chat', connection));
  return { Slot, asked, reports, who, network, replace };
}

beforeEach(() => {
  globalThis.requestIdleCallback = ((task: () => void) => setTimeout(task, 0)) as never;
  globalThis.cancelIdleCallback = clearTimeout as never;
});

describe('a slot', () => {
  it('shows the widgets of the remotes that fill it and are on', async () => {
    const { Slot, asked } = setUp(() => <p>2 unread</p>);
    render(<Slot name="header.actions" />);
    expect(await screen.findByText('2 unread')).toBeInTheDocument();
    expect(asked).toEqual(['mfe-chat']);
  });

  it('renders nothing when no remote fills it', () => {
    const { Slot } = setUp(() => <p>widget</p>);
    const { container } = render(<Slot name="dashboard.card" />);
    expect(container).toBeEmptyDOMElement();
  });

  it('for signed-in people fetches nothing for a visitor, and appears after sign-in', async () => {
    const { Slot, asked, who } = setUp(() => <p>2 unread</p>, null);
    render(<Slot name="header.actions" />);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(asked).toEqual([]);
    act(() => who.set({ user: {} } as Session));
    expect(await screen.findByText('2 unread')).toBeInTheDocument();
  });

  it('whose remote could not be had asks for it again on the next page', async () => {
    const { Slot, asked, network } = setUp(() => <p>2 unread</p>);
    network.isDown = true;
    render(
      <>
        <Link to="/faqs">next page</Link>
        <Slot name="header.actions" />
      </>,
    );
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(asked).toEqual(['mfe-chat']);
    network.isDown = false;
    await userEvent.click(screen.getByRole('link'));
    expect(await screen.findByText('2 unread')).toBeInTheDocument();
  });

  it('goes on with the release that has taken the place of a broken one', async () => {
    const { Slot, replace } = setUp(() => <p>2 unread</p>);
    render(<Slot name="header.actions" />);
    expect(await screen.findByText('2 unread')).toBeInTheDocument();
    replace(connectionWith(() => <p>3 unread</p>, '0.9.0'));
    expect(screen.getByText('3 unread')).toBeInTheDocument();
    expect(screen.queryByText('2 unread')).toBeNull();
  });

  it('stays empty when a widget breaks, and the page around it stays', async () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { Slot, reports } = setUp(() => {
      throw new Error('broken');
    });
    render(
      <main>
        page
        <Slot name="property.contact" propertyId={1} slug="villa" title="Villa" />
      </main>,
    );
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.getByText('page')).toBeInTheDocument();
    expect(reports).toHaveLength(1);
    silent.mockRestore();
  });

  it('tries a widget that broke again on the next page', async () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
    let isBroken = true;
    const { Slot, reports } = setUp(() => {
      if (isBroken) throw new Error('broken');
      return <p>2 unread</p>;
    });
    render(
      <>
        <Link to="/faqs">next page</Link>
        <Slot name="header.actions" />
      </>,
    );
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(reports).toHaveLength(1);
    isBroken = false;
    await userEvent.click(screen.getByRole('link'));
    expect(await screen.findByText('2 unread')).toBeInTheDocument();
    silent.mockRestore();
  });
});
