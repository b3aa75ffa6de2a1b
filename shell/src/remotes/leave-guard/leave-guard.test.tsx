import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { BrowserRouter, Link, useLocation, useNavigate } from 'react-router-dom';
import { createLeaveGuard } from './leave-guard.ts';
import { createNavigation } from '#remotes/routing/navigation.ts';

const router: { navigate: ReturnType<typeof useNavigate> } = { navigate: () => undefined };

function Page() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    Object.assign(router, { navigate });
  }, [navigate]);
  return (
    <>
      <h1>{pathname + search}</h1>
      <Link to="/form">Form</Link>
      <Link to="/form?step=2">Step 2</Link>
      <Link to="/other?city=Aster">Other</Link>
    </>
  );
}

/** Pages `/start` and `/form` in the history, the second on screen and guarded. */
async function setUp() {
  history.replaceState(null, '', '/start');
  const { interceptPop } = createNavigation();
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByText('Form'));
  const questions: ((leaves: boolean) => void)[] = [];
  const guard = createLeaveGuard({
    ask: () => new Promise((resolve) => questions.push(resolve)),
    navigate: (to, options) => void router.navigate(to, options),
    interceptPop,
  });
  const release = guard.hold();
  releases.push(release);
  const answer = (leaves: boolean) => act(async () => questions.at(-1)!(leaves));
  return { user, questions, answer, release, guard };
}
const releases: (() => void)[] = [];
afterEach(() => releases.splice(0).forEach((release) => release()));

const page = () => screen.getByRole('heading').textContent;
const address = () => location.pathname + location.search;
const back = () => act(async () => history.back());

describe('a guarded page', () => {
  it('stays when the user presses a link and then chooses to stay', async () => {
    const { user, questions, answer } = await setUp();
    await user.click(screen.getByText('Other'));
    expect([page(), address(), questions.length]).toEqual(['/form', '/form', 1]);
    await answer(false);
    expect([page(), address()]).toEqual(['/form', '/form']);
    await user.click(screen.getByText('Other'));
    expect(questions).toHaveLength(2);
  });

  it('goes where the link led when the user chooses to leave, and asks no more', async () => {
    const { user, questions, answer } = await setUp();
    await user.click(screen.getByText('Other'));
    await answer(true);
    expect([page(), address()]).toEqual(['/other?city=Aster', '/other?city=Aster']);
    await user.click(screen.getByText('Form'));
    expect([page(), questions.length]).toEqual(['/form', 1]);
  });

  it('asks before the code of a page goes elsewhere, also in place of the entry', async () => {
    const { questions, answer } = await setUp();
    act(() => void router.navigate('/other', { replace: true }));
    expect([page(), questions.length]).toEqual(['/form', 1]);
    await answer(true);
    expect(page()).toBe('/other');
    await back();
    await waitFor(() => expect(page()).toBe('/start'));
  });

  it('passes its own steps, forward and back', async () => {
    const { user, questions } = await setUp();
    await user.click(screen.getByText('Step 2'));
    expect(page()).toBe('/form?step=2');
    await back();
    await waitFor(() => expect(page()).toBe('/form'));
    expect(questions).toEqual([]);
  });

  it('stays on Back, and goes back when the user chooses to leave', async () => {
    const { questions, answer } = await setUp();
    await back();
    await waitFor(() => expect(questions).toHaveLength(1));
    await waitFor(() => expect(address()).toBe('/form'));
    expect(page()).toBe('/form');
    await answer(false);
    expect([page(), address()]).toEqual(['/form', '/form']);
    await back();
    await waitFor(() => expect(questions).toHaveLength(2));
    await waitFor(() => expect(address()).toBe('/form'));
    await answer(true);
    await waitFor(() => expect(page()).toBe('/start'));
    expect(address()).toBe('/start');
  });

  it('has the browser ask before the tab is closed', async () => {
    const { release } = await setUp();
    const closed = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closed()).toBe(true);
    release();
    expect(closed()).toBe(false);
  });

  it('asks until the last of two parts that would lose something has ended', async () => {
    const { user, questions, release, guard } = await setUp();
    const other = guard.hold();
    release();
    await user.click(screen.getByText('Other'));
    expect(questions).toHaveLength(1);
    other();
    await user.click(screen.getByText('Other'));
    expect([page(), questions.length]).toEqual(['/other?city=Aster', 1]);
  });

  it('gives the browser its own functions back', async () => {
    const { release } = await setUp();
    expect(Object.hasOwn(history, 'pushState')).toBe(true);
    release();
    expect(Object.hasOwn(history, 'pushState') || Object.hasOwn(history, 'replaceState')).toBe(false);
  });
});
