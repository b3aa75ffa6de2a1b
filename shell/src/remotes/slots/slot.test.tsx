import type { Session, ResolvedLock } from '@lintel/contract';
import { writable } from '@lintel/testing';
import { act, render, screen } from '@testing-library/react';
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

function setUp(Widget: () => React.ReactNode, session: Session | null = { user: {} } as Session) {
  const asked: string[] = [];
  const reports: unknown[] = [];
  const connection = {
    release: { version: '1.0.0', build: 'aaaaaaaa' },
    remote: { widgets: { 'header.actions': Widget, 'property.contact': Widget } },
  } as unknown as ConnectedRemote;
  const remotes = {
    connected: () => undefined,
    connect: async (name: string) => {
      asked.push(name);
      return connection;
    },
  } as unknown as Remotes;
  const who = writable(session);
  const Slot = createSlot(site, remotes, who, (error) => void reports.push(error));
  return { Slot, asked, reports, who };
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
});
