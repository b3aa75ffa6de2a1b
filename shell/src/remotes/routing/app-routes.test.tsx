import type { Session, ResolvedLock } from '@lintel/contract';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
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
