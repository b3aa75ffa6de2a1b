import type { Session, ResolvedLock } from '@lintel/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import type { Remotes } from '#platform/loader/remotes.ts';
import { AppRoutes } from './app-routes.tsx';

const title = { en: 'Messages', ar: 'الرسائل', de: 'Nachrichten' };
const site: ResolvedLock = {
  environment: 'test',
  revision: 1,
  remotes: [
    {
      name: 'mfe-chat',
      state: 'on',
      lastGood: null,
      active: {
        manifest: { mounts: [{ path: '/user/chat', access: 'user', title }] },
      } as never,
    },
  ],
};
const page = (text: string) => <p>{text}</p>;
const remotes = {
  connected: () => ({
    remote: { routes: [{ path: '/user/chat', element: page('threads') }] },
    release: { container: 'c', version: '1' },
  }),
} as unknown as Remotes;

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open(address: string, session: Session | null = null) {
  const titles: string[] = [];
  render(
    <MemoryRouter initialEntries={[address]}>
      <Address />
      <Link to="/user/chat?peer=7">peer</Link>
      <Link to="/elsewhere">elsewhere</Link>
      <AppRoutes
        site={site}
        remotes={remotes}
        shellRoutes={[
          { path: '/login', element: page('sign in') },
          { path: '*', element: page('no such page') },
        ]}
        session={session}
        locale="de"
        whileLoading={page('loading')}
        unavailable={() => page('unavailable')}
        notFound={page('no such page')}
        describe={(described) => void titles.push(described.title)}
        report={() => {}}
      />
    </MemoryRouter>,
  );
  return titles;
}

describe('an address', () => {
  it('of a remote shows that remote, under its title in the language on screen', () => {
    expect(open('/user/chat', { user: {} } as Session)).toEqual(['Nachrichten']);
    expect(screen.getByText('threads')).toBeInTheDocument();
  });

  it('for signed-in people leads a visitor to sign-in and back', () => {
    open('/user/chat?peer=7');
    expect(screen.getByText('sign in')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('/login?return=%2Fuser%2Fchat%3Fpeer%3D7');
  });

  it('that no remote owns shows “not found”', () => {
    open('/nowhere');
    expect(screen.getByText('no such page')).toBeInTheDocument();
  });
});

describe('the page', () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  beforeEach(() => scrolled.mockClear());

  it('stays where it is when the first change of its address is one of its parameters', async () => {
    open('/user/chat', { user: {} } as Session);
    await userEvent.click(screen.getByRole('link', { name: 'peer' }));
    expect(screen.getByRole('status')).toHaveTextContent('/user/chat?peer=7');
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('begins at its top when it is another one', async () => {
    open('/user/chat', { user: {} } as Session);
    await userEvent.click(screen.getByRole('link', { name: 'elsewhere' }));
    expect(screen.getByText('no such page')).toBeInTheDocument();
    expect(scrolled).toHaveBeenCalledWith(0, 0);
  });
});
