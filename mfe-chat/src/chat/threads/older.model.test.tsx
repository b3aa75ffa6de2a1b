import { getChats } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { connect } from '#remote.ts';
import { thread } from '#testing/thread.ts';

const session = { user: { id: 7 } } as Session;
const chats = stub(getChats, { error: false, message: 'ok', data: [thread], total_page: 1 });

describe('the list of conversations', () => {
  // Alone in its file: the page's own code must not be loaded yet when the header has its answer.
  it('has the conversations that the header asked for before the page was loaded', async () => {
    const shell = memoryShell({ session, answers: [chats] });
    const remote = connect(shell);
    const Header = remote.widgets['header.actions']!;
    const header = render(
      <MemoryRouter>
        <Header />
      </MemoryRouter>,
    );
    expect(await screen.findByText('2')).toBeInTheDocument();
    header.unmount();

    await renderRemote('mfe-chat', () => remote, { shell, path: '/user/chat' });

    expect(await screen.findByText('Villa with garden, Marina')).toBeInTheDocument();
  });
});
