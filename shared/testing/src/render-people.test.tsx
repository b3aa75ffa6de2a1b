import { faqs } from '@lintel/api-contract';
import { type Connect, type Session, type Shell } from '@lintel/contract';
import { act } from '@testing-library/react';
import { useState, useSyncExternalStore } from 'react';
import { renderPeople } from './render-people.tsx';
import { stub } from './stub.ts';

/** A page that greets its user, counts calls of the back end, and shows the last notification. */
const connect: Connect = (shell: Shell) => {
  let title = 'nothing new';
  const followers = new Set<() => void>();
  function Page() {
    const shown = useSyncExternalStore(
      (follow) => {
        followers.add(follow);
        return () => followers.delete(follow);
      },
      () => title,
    );
    const [total, setTotal] = useState<number>();
    return (
      <>
        <p>{`${shell.session.get()?.user.name}: ${shown}, ${total ?? 'not asked'}`}</p>
        <button
          type="button"
          onClick={() => void shell.request(faqs, {}).then((answer) => setTotal(answer.total))}
        >
          {'Ask'}
        </button>
      </>
    );
  }
  return {
    routes: [{ path: '/user/chat', element: <Page /> }],
    widgets: {},
    on: {
      'push.received@1': (notice) => {
        title = notice.title;
        for (const follow of followers) follow();
      },
    },
    messages: async () => ({}),
  };
};
const sessionOf = (name: string) => ({ user: { name } }) as Session;

it('people have sessions and news of their own, and one back end', async () => {
  let asked = 0;
  const answers = [stub(faqs, () => ({ error: false as const, message: '', data: [], total: (asked += 1) }))];
  const [ada, ben] = await renderPeople('mfe-chat', connect, {
    path: '/user/chat',
    people: [
      { session: sessionOf('Ada'), answers },
      { session: sessionOf('Ben'), answers },
    ],
  });
  await ben!.send('push.received@1', {
    noticeId: '1',
    kind: 'chat',
    title: 'Hello',
    body: '',
    data: {},
  });
  await act(async () => ada!.view.getByRole('button').click());
  await act(async () => ben!.view.getByRole('button').click());
  expect(ada!.container).toHaveTextContent('Ada: nothing new, 1');
  expect(ben!.container).toHaveTextContent('Ben: Hello, 2');
});
